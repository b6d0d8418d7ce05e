"""The rules of the card game in Dutch: for each page its title and its text."""

TEXTS = {
    "row": "kaarten in een rij en hun punten",
    "wish_points": "wensstenen en hun punten",
    "see_side": (
        "Punten, wensstenen",
        "Wit: je puntenrij. Ernaast de wensstenen 1 t/m 9: lichte zijn van jou, grijze liggen er "
        "nog, donkere zijn weg.",
    ),
    "see_side_low": (
        "Punten, wensstenen",
        "Wit: je puntenrij. Getallen: de wensstenen; lichte zijn van jou, donkere zijn weg.",
    ),
    "see_piles": (
        "De stapels",
        "De bovenste kaarten van de zes aflegstapels. Rechts de voorraadstapel: hoeveel kaarten "
        "er over zijn, en hoeveel van vijf rijen gesloten.",
    ),
    "see_piles_low": (
        "De stapels",
        "De bovenste kaarten van de zes aflegstapels, en de voorraad: hoeveel kaarten er over "
        "zijn, en een lichte stip per gesloten rij, van vijf.",
    ),
    "see_hand": (
        "Je hand",
        "Je acht kaarten, gesorteerd op kleur. Het witte kader toont welke je aan het kiezen bent.",
    ),
    "goal": (
        "Het doel",
        "Bouw in elk van de vijf kleuren een rij kaarten. Lange rijen leveren punten op, korte "
        "kosten punten. Wie de meeste punten heeft, wint.",
    ),
    "deck": (
        "De kaarten",
        "Elke kleur heeft 0 1 2 8 9 10 één keer, 3 t/m 7 twee keer en twee slotkaarten. "
        "Puntenkaarten gaan van 0 t/m 10. Met twee spelers gaan 30 kaarten ongezien uit het spel.",
    ),
    "turn": (
        "Jouw beurt",
        "Leg een kaart aan, leg er een open af, of leg er twee af voor een wenssteen. Trek daarna "
        "tot je weer acht kaarten hebt.",
    ),
    "draw": (
        "Trekken",
        "Trek van de voorraadstapel of de bovenste kaart van een aflegstapel, maar niets wat je "
        "net aflegde. Van twee kaarten kies je de tweede als je de eerste kent.",
    ),
    "rows": (
        "Rijen",
        "Een rij stijgt of daalt; gelijke getallen mogen op elkaar volgen. Het eerste andere "
        "getal bepaalt de richting.",
    ),
    "finish": (
        "Slotkaarten",
        "Een slotkaart past altijd in zijn rij, als optie ook in een lege, en telt als kaart mee. "
        "Daarna kan alleen nog de tweede slotkaart van die kleur volgen.",
    ),
    "points": (
        "Puntenkaarten",
        "In je puntenrij is elke kaart 1 punt waard, welk getal er ook op staat. Of leg hem in "
        "een kleurenrij die op hetzelfde getal eindigt: daar maakt hij de rij langer.",
    ),
    "wish": (
        "Wensstenen",
        "Leg twee kaarten van dezelfde waarde af, 1 t/m 9, van elke kleur, ook puntenkaarten. "
        "Neem de wenssteen met dat getal zolang hij er ligt. Trek dan twee kaarten.",
    ),
    "end": (
        "Het einde",
        "Het eindigt meteen als vijf rijen op tafel een slotkaart hebben; wie de vijfde sluit, "
        "trekt niet meer. Het eindigt ook met de laatste kaart van de voorraadstapel.",
    ),
    "last": (
        "De laatste kaarten",
        "Dan mag ieder nog hoogstens twee kaarten leggen, zonder wensstenen. Was de eerste van "
        "twee kaarten de laatste van de stapel, dan vervalt de tweede: zo beslissen wij.",
    ),
    "score": ("De score", "Puntenrij: 1 per kaart."),
}
