"""The table of the dice game read out in Hungarian."""

TEXTS = {
    "dice": "Kockák",
    "rolled": "Dobás",
    "die": "{}. kocka",
    "sums": "Összegek",
    "stones": "Maradt kőlapka",
    "tiles": "Maradt lapka",
    "colours": "kék zöld barna rózsaszín sárga",
    "buried": "kőlapka",
}
