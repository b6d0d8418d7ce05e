"""The table of the card game read out in English."""

TEXTS = {
    "stock": "Stock",
    "closed": "Rows closed",
    "piles": "Piles",
    "wishes": "Wish stones left",
    "hand": "Your hand",
    "hand_of": "Hand of {}",
    "end": "end card",
}
