"""The help that all games share, and the console's own, in Hungarian: titles and texts."""

TEXTS = {
    "begin": (
        "Kezdés és győzelem",
        "A szabály szerint a legidősebb kezd, vagy aki utoljára járt Írországban. Itt te "
        "választasz, vagy sorsolsz. Visszavágón a következő hely kezd. Egyenlő pontnál többen "
        "nyernek.",
    ),
    "buttons": (
        "A gombok",
        "Bal: választás. Közép: igen. Jobb: vissza; az asztalnál menüt nyit: visszavonás, tipp, "
        "visszanézés, szabály.",
    ),
    "saves": (
        "Kikapcsolás",
        "Bármikor: a konzol minden kör után ment, és a menüből folytatod. Ha magára hagyod, "
        "elalszik.",
    ),
    "about": (
        "Névjegy",
        "A Keltis Reiner Knizia játéka, kiadója a Kosmos. A Pocket Keltis egy rajongó műve, tőlük "
        "független szabad szoftver.",
    ),
}
