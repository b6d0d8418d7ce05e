"""The table of the card game read out in Hungarian."""

TEXTS = {
    "stock": "Húzó pakli",
    "closed": "Lezárt sorok",
    "piles": "Eldobó paklik",
    "wishes": "Kívánságkövek középen",
    "hand": "A kezedben",
    "hand_of": "{} kezében",
    "end": "lezáró kártya",
}
