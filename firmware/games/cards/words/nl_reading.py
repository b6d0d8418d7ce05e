"""The table of the card game read out in Dutch."""

TEXTS = {
    "stock": "Voorraadstapel",
    "closed": "Gesloten rijen",
    "piles": "Aflegstapels",
    "wishes": "Wensstenen over",
    "hand": "Je hand",
    "hand_of": "Hand van {}",
    "end": "slotkaart",
}
