"""The rules of the way of stones in Dutch: for each page its title and its text."""

TEXTS = {
    "row": "tegels in een rij en hun punten",
    "wish_points": "wensstenen en hun punten",
    "goal": (
        "Het doel",
        "Verzamel tegels in rijen van vijf kleuren. Lange rijen leveren punten op, korte "
        "kosten punten. Wensstenen tellen ook.",
    ),
    "turn": (
        "Jouw beurt",
        "Draai een tegel om en leg hem bij je, of laat hem in het midden voor iedereen. Of "
        "pak een tegel die al open ligt.",
    ),
    "rows": (
        "Rijen",
        "Een rij stijgt alleen of daalt alleen; geen getal komt twee keer. De tweede tegel "
        "bepaalt dat. Wat niet past, kun je niet pakken.",
    ),
    "tiles": (
        "Tekens",
        "Klaver: als je hem legt, mag je meteen nog eens. Spiraal: een wenssteen. +1 en +3: "
        "punten aan het eind.",
    ),
    "end": (
        "Het einde",
        "Wie de laatste tegel omdraait, maakt de beurt af, klavers inbegrepen. Dan is het "
        "uit, wat er ook in het midden ligt.",
    ),
    "score": (
        "De score",
        "Plus de bonuspunten op je tegels.",
    ),
}
