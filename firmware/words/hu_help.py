"""The help that all games share, and the console's own, in Hungarian: titles and texts."""

TEXTS = {
    "see_example": (
        "Egy példa",
        "Ez nem a te játszmád, az megvár: hárman játszanak, példaként. Amit keret vesz körül, "
        "arról szól a magyarázat.",
    ),
    "see_head": ("A felső sor", "Hogy ki következik, és az eddigi pontjaid."),
    "see_rows": (
        "A soraid",
        "Színenként egy sor. Nagyban: az utolsó szám; a nyíl mutatja, merre tart. Kicsiben: a "
        "szín jele, és hogy milyen hosszú.",
    ),
    "see_worth": (
        "Mennyit érnek?",
        "Az egyes sorok pontjai most; a nyíl után: eggyel hosszabban. „→ −4” azt jelenti: ezt a "
        "sort elkezdeni 4 pontba kerül.",
    ),
    "see_worth_low": (
        "Mennyit érnek?",
        "Az egyes sorok pontjai most. Hogy egy választás mit változtatna, lejjebb olvasható.",
    ),
    "see_strip": (
        "A többiek",
        "A soraik: a szám a sor hossza, a vonal azt jelenti, hogy nincs sor. A végén a pontjaik. "
        "Válaszd ki, és mindent látsz bennük.",
    ),
    "see_strip_wide": (
        "A többiek",
        "A nevük és a pontjaik; milyen hosszú egy-egy sor, vonal, ahol nincs; alatta, ami benne "
        "van, a legújabb felül. Válaszd ki, és mindent látsz.",
    ),
    "see_strip_low": (
        "Mindenki",
        "Te, aztán a többiek: milyen hosszú egy-egy sor, és a pontok. Válaszd ki, és mindent "
        "látsz a sorokban.",
    ),
    "see_message": (
        "Mi történne?",
        "Amit kiválasztottál, és amit változtatna. Az alsó sor azt írja, mit tesznek a gombok.",
    ),
    "see_message_low": (
        "Mi történne?",
        "Amit kiválasztottál, amit változtatna, és amit a gombok tesznek.",
    ),
    "begin": (
        "Kezdés és győzelem",
        "A szabály szerint a legidősebb kezd, vagy aki utoljára járt Írországban. Itt te "
        "választasz, vagy sorsolsz. Visszavágón a következő hely kezd. Egyenlő pontnál többen "
        "nyernek.",
    ),
    "buttons": (
        "A gombok",
        "Az asztalnál a B menüt nyit: visszavonás, tipp, visszanézés, szabály. Az alsó sor "
        "mindig megmondja, mit tesznek a gombok.",
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
