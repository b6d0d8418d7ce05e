"""The rules of the dice game in Dutch: for each page its title and its text."""

TEXTS = {
    "row": "tegels in een rij en hun punten",
    "wish_points": "steentegels en hun punten",
    "goal": (
        "Het doel",
        "Gooi dobbelstenen voor tegels in vijf rijen. Lange rijen leveren punten op, korte "
        "kosten punten. Stenen en kabouters tellen ook.",
    ),
    "turn": (
        "Jouw beurt",
        "Gooi drie dobbelstenen, daarna één keer opnieuw welke je wilt. Pak een tegel met de "
        "som van één, twee of drie. De spiraal telt 0.",
    ),
    "stones": (
        "Of stenen",
        "In plaats van een tegel mag je zoveel steentegels pakken als je dobbelstenen "
        "spiralen tonen. Of helemaal niets.",
    ),
    "rows": (
        "Rijen",
        "Een rij stijgt alleen of daalt alleen; geen getal komt twee keer. De tweede tegel "
        "bepaalt dat.",
    ),
    "tiles": (
        "Tekens",
        "Spiraal: pak ook een steentegel. Klaver: een steentegel maakt de rij langer. +1, +3:"
        " punten. Kabouters: meeste +3, minste −3.",
    ),
    "layout": (
        "Onze verdeling",
        "Welke tegel welk teken draagt, vertellen de regels niet. De verdeling in deze "
        "console is van onszelf.",
    ),
    "end": (
        "Het einde",
        "De beurt waarin de laatste tegel van een kleur of de laatste steentegel weggaat, is "
        "de laatste. In het lange spel telt alleen de steen.",
    ),
    "score": (
        "De score",
        "Plus bonuspunten en kabouters.",
    ),
}
