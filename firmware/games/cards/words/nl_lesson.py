"""The card game's first lesson in Dutch: for each step its title and its text."""

TEXTS = {
    "rows": (
        "Je rijen",
        "Welkom! Hier bouw je in elke kleur een rij kaarten. Lange rijen leveren punten op.",
    ),
    "worth": (
        "Punten",
        "Onder elke rij staan de punten. Een nieuwe kost punten; vanaf vier kaarten levert hij op. De −4 rechts komt later.",
    ),
    "then": ("Een kaart meer", "“→ −4” betekent: met een kaart meer zou de rij −4 waard zijn."),
    "hand": (
        "Je hand",
        "Dit zijn je kaarten. De getallen gaan van 0 tot 10. Beweeg het witte kader van de ene naar de andere.",
    ),
    "first": ("Begin een rij", "Ga naar de groene 1. A kiest hem, en nog eens A legt hem."),
    "draw": (
        "Trek een kaart",
        "Na elke zet vul je aan tot acht kaarten. Hier is de voorraadstapel: druk op A.",
    ),
    "others": (
        "Je tegenstander",
        "“Beginner”, de computer, heeft gespeeld. Hier: hoe lang zijn rijen zijn, en zijn punten.",
    ),
    "pile": (
        "Een aflegstapel",
        "Hij heeft de groene 3 afgelegd. Ook van aflegstapels mag je trekken: alleen de bovenste "
        "kaart.",
    ),
    "second": (
        "De tweede kaart",
        "Leg de groene 2. Van 1 naar 2: nu kan de rij alleen nog stijgen. Andere mogen dalen.",
    ),
    "take": ("Van een aflegstapel", "De groene 3 kun je gebruiken. Ga erheen, en neem hem met A."),
    "stones": (
        "Wensstenen",
        "De getallen 1 t/m 9 zijn wensstenen, van elk één. Zonder verlies je 4 punten; vanaf drie win je er.",
    ),
    "pair": (
        "Een paar",
        "Leg twee gelijke getallen af, blauwe 1 en gele 1: ze leveren wenssteen 1 op. Kies de "
        "blauwe 1, dan de steen.",
    ),
    "two": ("Twee kaarten", "Twee kaarten zijn weg, dus je trekt er twee, de ene na de andere."),
    "discard": (
        "Afleggen",
        "Je mag ook een kaart afleggen die je niet nodig hebt: de roze 8. De computer kan hem "
        "nemen.",
    ),
    "locked": (
        "Een slot",
        "Wat je net hebt afgelegd, kun je niet trekken. Neem een kaart van de voorraadstapel.",
    ),
    "third": ("Omhoog", "Na een 2 komt een 3 of meer, of nog een 2. Leg de groene 3."),
    "fourth": (
        "Nu loont het",
        "Met de groene 4 heeft de rij vier kaarten: +1. Negen kaarten leveren 10 punten op.",
    ),
    "points": (
        "Puntenkaarten",
        "Witte kaarten zijn puntenkaarten. Hier gelegd is elke kaart 1 punt waard.",
    ),
    "onto": (
        "Of in een rij",
        "Een puntenkaart past ook in een rij die op precies dat getal eindigt: hier de 4 op de groene 4. Kies hem, dan “In de groene rij”.",
    ),
    "later": (
        "Enkele beurten later",
        "Dat was het meeste! Om tijd te sparen worden de volgende beurten voor je gespeeld.",
    ),
    "grown": (
        "Je rijen nu",
        "Een pijl toont of een rij stijgt of daalt. Het kleine getal telt de kaarten.",
    ),
    "left": (
        "Hoe het eindigt",
        "Als de voorraadstapel op is: er zijn nog 7 kaarten. Of meteen, als vijf rijen op tafel een slotkaart hebben: nu 2. Daarna mag ieder nog twee kaarten leggen.",
    ),
    "end_card": (
        "Een slotkaart",
        "Hij past altijd in zijn rij en telt als kaart. Daarna past alleen nog de tweede slotkaart van die kleur. Leg de roze slotkaart.",
    ),
    "alone": ("Nu jij", "Speel verder zoals je wilt. In het menu (B) vind je tips en alle regels."),
    "over": (
        "Het einde",
        "Elke rij telt wat eronder staat. Een rij die nooit begonnen is, kost niets.",
    ),
    "wishes": (
        "Naast de rijen",
        "Elke puntenkaart telt 1. De wensstenen tellen wat eronder staat.",
    ),
    "total": ("Je punten", "Alles bij elkaar. Eens kijken wie er gewonnen heeft!"),
}
