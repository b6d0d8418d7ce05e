"""The table of the card game read out in French."""

TEXTS = {
    "stock": "Pioche",
    "closed": "Rangées fermées",
    "piles": "Défausses",
    "wishes": "Pierres magiques restantes",
    "hand": "Ta main",
    "hand_of": "Main ({})",
    "end": "borne",
}
