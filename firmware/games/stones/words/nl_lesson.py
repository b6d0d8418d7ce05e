"""The way of stones's first lesson in Dutch: for each step its title and its text."""

TEXTS = {
    "rows": (
        "Je rijen",
        "Welkom! Hier bouw je in elke kleur een rij tegels. Lange rijen leveren punten op.",
    ),
    "worth": (
        "Punten",
        "Onder elke rij staan de punten. Een nieuwe kost punten; vanaf drie tegels levert hij op.",
    ),
    "then": ("Een tegel meer", "“→ −4” betekent: met een tegel meer zou de rij −4 waard zijn."),
    "turn": (
        "Verdekte tegels",
        "Eerst liggen alle 55 tegels verdekt. In je beurt mag je er een omdraaien: druk op A.",
    ),
    "first": (
        "Leggen?",
        "De blauwe 1 is een goed begin: veel getallen kunnen volgen. Leg hem met A.",
    ),
    "others": (
        "Je tegenstander",
        "“Beginner”, de computer, heeft gespeeld. Hier: hoe lang zijn rijen zijn, en zijn punten.",
    ),
    "left": (
        "Open tegels",
        "Hij draaide de blauwe 2 om en liet hem liggen. In plaats van omdraaien mag je zo’n tegel nemen: ga erheen en druk op A.",
    ),
    "rises": (
        "Hij stijgt",
        "Van 1 naar 2: nu kan de rij alleen nog stijgen, en geen getal komt twee keer voor. Andere "
        "mogen dalen.",
    ),
    "wish": (
        "Wensstenen",
        "De blauwe 2 heeft een spiraal: een wenssteen. Zonder verlies je 4 punten; vanaf twee win "
        "je er.",
    ),
    "again": ("Verder", "In het midden ligt niets voor je. Draai nog een tegel om."),
    "clover": (
        "Een klaverblad",
        "De blauwe 5 is je derde tegel: de rij levert 2 punten op. En door het klaverblad mag je "
        "nog eens!",
    ),
    "extra": ("Je extra beurt", "Draai nog een tegel om."),
    "bonus": (
        "Bonuspunten",
        "De roze 5 heeft een “+1”: een bonuspunt voor wie hem legt. Ze worden hier geteld.",
    ),
    "leave": (
        "Liever niet",
        "Maar een nieuwe rij kost 4, en na een 5 kunnen maar weinig getallen volgen. Laat hem "
        "liggen.",
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
        "Er liggen nog 4 tegels verdekt. Wie de laatste omdraait, maakt zijn beurt af; dan is het "
        "spel uit.",
    ),
    "fitting": ("Welke passen", "Lichte tegels passen in een van je rijen, donkere niet."),
    "seven": (
        "Een goede",
        "De roze 7 heeft een “+3” en maakt je roze rij lang genoeg om punten op te leveren. Neem "
        "hem!",
    ),
    "alone": ("Nu jij", "Speel verder zoals je wilt. In het menu (B) vind je tips en alle regels."),
    "over": (
        "Het einde",
        "Elke rij telt wat eronder staat. Een rij die nooit begonnen is, kost niets.",
    ),
    "beside": ("Naast de rijen", "Elk bonuspunt telt 1. De wensstenen tellen wat eronder staat."),
    "total": ("Je punten", "Alles bij elkaar. Eens kijken wie er gewonnen heeft!"),
}
