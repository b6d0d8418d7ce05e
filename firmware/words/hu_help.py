"""The console itself in Hungarian: for each page of its help its title and its text."""

TEXTS = {
    "buttons": (
        "A gombok",
        "Bal: választás. Közép: igen. Jobb: vissza; az asztalnál menüt nyit: visszavonás, "
        "tipp, visszanézés, szabály.",
    ),
    "saves": (
        "Kikapcsolás",
        "Bármikor: minden kör után ment, és a menüből folytatod. Ha magára hagyod, a konzol "
        "elalszik.",
    ),
    "about": (
        "Névjegy",
        "A Keltis Reiner Knizia játéka, kiadója a Kosmos. A Pocket Keltis egy rajongó műve, "
        "tőlük független szabad szoftver.",
    ),
}
