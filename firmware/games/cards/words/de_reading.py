"""The table of the card game read out in German."""

TEXTS = {
    "stock": "Stapel",
    "closed": "Geschlossene Reihen",
    "piles": "Ablagen",
    "wishes": "Wunschsteine übrig",
    "hand": "Deine Hand",
    "hand_of": "Hand von {}",
    "end": "Schlusskarte",
}
