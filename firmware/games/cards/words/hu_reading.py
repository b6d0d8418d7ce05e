"""The table of the card game read out in Hungarian."""

TEXTS = {
    "stock": "Pakli",
    "closed": "Lezárt sorok",
    "piles": "Dobott lapok",
    "wishes": "Kívánságkövek középen",
    "hand": "A kezedben",
    "end": "zárólap",
}
