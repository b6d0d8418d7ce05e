"""The table of the card game read out in Dutch."""

TEXTS = {
    "stock": "Voorraadstapel",
    "piles": "Aflegstapels",
    "wishes": "Wensstenen over",
    "hand": "Je hand",
    "end": "slotkaart",
}
