"""The table of the dice game read out in English."""

TEXTS = {
    "dice": "Dice",
    "rolled": "Rolled",
    "die": "Die {}",
    "sums": "Sums",
    "stones": "Stone tiles left",
    "tiles": "Tiles left",
    "colours": "blue green brown pink yellow",
    "buried": "stone tile",
}
