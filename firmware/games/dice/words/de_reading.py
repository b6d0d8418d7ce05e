"""The table of the dice game read out in German."""

TEXTS = {
    "dice": "Würfel",
    "rolled": "Gewürfelt",
    "die": "Würfel {}",
    "sums": "Summen",
    "stones": "Steinplättchen übrig",
    "tiles": "Plättchen übrig",
    "colours": "blau grün braun rosa gelb",
    "buried": "Steinplättchen",
}
