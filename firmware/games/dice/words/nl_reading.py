"""The table of the dice game read out in Dutch."""

TEXTS = {
    "dice": "Dobbelstenen",
    "rolled": "Gegooid",
    "die": "Dobbelsteen {}",
    "sums": "Sommen",
    "stones": "Steentegels over",
    "tiles": "Tegels over",
    "colours": "blauw groen bruin roze geel",
    "buried": "steentegel",
}
