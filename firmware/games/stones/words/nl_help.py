"""The rules of the way of stones in Dutch: for each page its title and its text."""

TEXTS = {
    "row": "tegels in een rij en hun punten",
    "wish_points": "wensstenen en hun punten",
    "see_side": (
        "Bonus, wensstenen",
        "De bonuspunten op je tegels; en de spiraal: je wensstenen, met hun punten nu en met één "
        "meer.",
    ),
    "see_side_low": (
        "Bonus, wensstenen",
        "De bonuspunten op je tegels; en de spiraal: je wensstenen en hun punten.",
    ),
    "see_middle": (
        "Het midden",
        "Links de verdekte tegels en hoeveel het er zijn. De andere liggen open: gekleurde passen "
        "in je rijen, donkere niet.",
    ),
    "see_middle_low": (
        "Het midden",
        "Links de verdekte tegels. De andere liggen open: gekleurde passen in je rijen, donkere "
        "niet.",
    ),
    "goal": (
        "Het doel",
        "Verzamel tegels in vijf rijen, één per kleur. Lange rijen leveren punten op, korte "
        "kosten punten. Wensstenen tellen ook. Wie de meeste punten heeft, wint.",
    ),
    "turn": (
        "Jouw beurt",
        "Draai een tegel om en leg hem voor je neer, of laat hem in het midden voor iedereen. Of "
        "neem een tegel die al open ligt.",
    ),
    "rows": (
        "Rijen",
        "Een rij stijgt alleen of daalt alleen; geen getal komt twee keer voor. De tweede tegel "
        "bepaalt dat. Wat niet past, kun je niet nemen.",
    ),
    "tiles": (
        "Tekens",
        "Klaverblad: als je het legt, mag je meteen nog eens. Spiraal: een wenssteen. +1 en +3: "
        "bonuspunten aan het eind.",
    ),
    "layout": (
        "De verdeling",
        "Geen spelregel die wij kennen zegt welke tegel welk teken draagt. De verdeling hier is "
        "afgelezen van foto’s van één uitgave.",
    ),
    "end": (
        "Het einde",
        "Wie de laatste tegel omdraait, maakt de beurt af, klaverbladen inbegrepen. Dan is het "
        "uit, wat er ook in het midden ligt.",
    ),
    "score": ("De score", "Plus de bonuspunten op je tegels."),
}
