"""The table of the card game read out in French."""

TEXTS = {
    "stock": "Pioche",
    "closed": "Suites fermées",
    "piles": "Piles",
    "wishes": "Pierres à vœux restantes",
    "hand": "Ta main",
    "end": "carte de fin",
}
