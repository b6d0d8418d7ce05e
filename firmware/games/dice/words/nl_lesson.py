"""The dice game's first lesson in Dutch: for each step its title and its text."""

TEXTS = {
    "rows": (
        "Je rijen",
        "Welkom! Hier bouw je in elke kleur een rij tegels. Lange rijen leveren punten op.",
    ),
    "worth": (
        "Punten",
        "Onder elke rij staan de punten. Een nieuwe kost punten; vanaf vier tegels levert hij op.",
    ),
    "then": ("Een tegel meer", "“→ −4” betekent: met een tegel meer zou de rij −4 waard zijn."),
    "dice": (
        "Je dobbelstenen",
        "Drie dobbelstenen zijn voor je gegooid. Eén keer per beurt mag je er opnieuw gooien.",
    ),
    "sums": (
        "Sommen",
        "Tel één, twee of alle drie op; een spiraal telt 0. Mogelijk zijn dus 0, 1, 4 en 5.",
    ),
    "tiles": ("Tegels", "Deze tegels hebben zo’n getal. Eén ervan mag je nemen."),
    "keep": ("Houden", "De dobbelstenen zijn goed genoeg. Ga naar “houden” en druk op A."),
    "first": (
        "Begin een rij",
        "De blauwe 1 is een goed begin: veel getallen kunnen volgen. Ga erheen, en neem hem met A.",
    ),
    "others": (
        "Je tegenstander",
        "“Beginner”, de computer, heeft gespeeld. Hier: hoe lang zijn rijen zijn, en zijn punten.",
    ),
    "poor": (
        "Slecht gegooid",
        "Je blauwe rij heeft meer dan 1 nodig. Twee spiralen en een 1 helpen niet.",
    ),
    "mark": (
        "Opnieuw gooien",
        "Markeer beide spiralen: A op elke. Ga dan naar “gooi 2” en druk op A.",
    ),
    "second": (
        "1 + 2 = 3",
        "Neem de blauwe 3. Dan kan de rij alleen nog stijgen, geen getal komt twee keer voor. "
        "Andere mogen dalen.",
    ),
    "stones": (
        "Steentegels",
        "De spiraal op de blauwe 3 gaf je een steentegel. Zonder verlies je 7 punten; vanaf vier "
        "win je er.",
    ),
    "good": ("1 + 4 = 5", "De blauwe 5 past en heeft een klaverblad. Houd de dobbelstenen."),
    "clover": (
        "Een klaverblad",
        "Het legt een steentegel verdekt in de rij: die wordt twee langer. Neem de blauwe 5.",
    ),
    "paid": (
        "Nu loont het",
        "Drie getallen en de steentegel: vier tegels, +1. Negen leveren 10 punten op.",
    ),
    "spirals": (
        "Twee spiralen",
        "In plaats van een tegel mag je steentegels nemen, één per spiraal. Houd de dobbelstenen.",
    ),
    "take": ("Steentegels", "Ga omhoog naar “+2”, en neem ze allebei met A."),
    "leprechauns": (
        "Kabouters",
        "De groene 0 van de computer heeft een kabouter. Wie de meeste heeft, wint 3 punten; wie "
        "de minste heeft, verliest er 3.",
    ),
    "later": (
        "Enkele beurten later",
        "Dat was het meeste! Om tijd te sparen worden de volgende beurten voor je gespeeld.",
    ),
    "grown": (
        "Je rijen nu",
        "Een pijl toont of een rij stijgt of daalt. Het kleine getal telt de tegels.",
    ),
    "end": (
        "Hoe het eindigt",
        "Als een kleur of de steentegels op zijn, eindigt het spel na die beurt. Nog over: 2 "
        "blauwe, 4 steentegels.",
    ),
    "six": ("1 + 2 + 3 = 6", "Alle drie dobbelstenen samen. Houd ze."),
    "equal": (
        "Een kabouter",
        "De roze 6 heeft er een. Dan heb je er evenveel als de computer en verlies je niets. Neem "
        "hem!",
    ),
    "alone": ("Nu jij", "Speel verder zoals je wilt. In het menu (B) vind je tips en alle regels."),
    "over": (
        "Het einde",
        "Elke rij telt wat eronder staat. Een rij die nooit begonnen is, kost niets.",
    ),
    "beside": (
        "Naast de rijen",
        "Bonuspunten van “+1” en “+3”, kabouters en steentegels tellen ook mee.",
    ),
    "total": ("Je punten", "Alles bij elkaar. Eens kijken wie er gewonnen heeft!"),
}
