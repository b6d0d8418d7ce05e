"""The rules of the dice game in Dutch: for each page its title and its text."""

TEXTS = {
    "row": "tegels in een rij en hun punten",
    "wish_points": "steentegels en hun punten",
    "see_side": (
        "Wat ook telt",
        "Bonuspunten, dan kabouters en hun punten. Rechts je steentegels, met hun punten nu en "
        "met één meer.",
    ),
    "see_side_low": (
        "Wat ook telt",
        "Bonuspunten, dan kabouters en hun punten. Rechts je steentegels en hun punten.",
    ),
    "see_dice": (
        "De dobbelstenen",
        "Kies de dobbelstenen die je nog één keer wilt gooien, of houd ze allemaal. Een spiraal "
        "telt 0.",
    ),
    "see_sums": (
        "Sommen, en wat over is",
        "Links: de sommen van je dobbelstenen. Rechts: hoeveel tegels van elke kleur over zijn "
        "en, met spiraal, hoeveel steentegels. Bij 0 is het uit.",
    ),
    "see_tiles": (
        "Tegels om te nemen",
        "De tegels die je met de dobbelstenen kunt nemen en die in je rijen passen. Klein: hun "
        "tekens.",
    ),
    "goal": (
        "Het doel",
        "Gooi dobbelstenen voor tegels in vijf rijen. Lange rijen leveren punten op, korte kosten "
        "punten. Steentegels en kabouters tellen ook. Wie de meeste punten heeft, wint.",
    ),
    "turn": (
        "Jouw beurt",
        "Elke dobbelsteen heeft 1 t/m 5 en een spiraal, die 0 telt. Gooi, daarna één keer opnieuw "
        "welke je wilt. Neem een tegel met de som van één, twee of alle drie dobbelstenen.",
    ),
    "stones": (
        "Of steentegels",
        "In plaats daarvan mag je zoveel steentegels nemen als je dobbelstenen spiralen tonen; of "
        "niets. Er zijn er 30, met twee spelers 24, met drie 27.",
    ),
    "rows": (
        "Rijen",
        "Een rij stijgt alleen of daalt alleen; geen getal komt twee keer voor. De tweede tegel "
        "bepaalt dat.",
    ),
    "tiles": (
        "Tekens",
        "Spiraal: neem ook een steentegel. +1 en +3: bonuspunten aan het eind. Klaverblad en "
        "kabouter: zie de volgende pagina’s.",
    ),
    "clover": (
        "Klaverblad",
        "Een steentegel komt verdekt in de rij en maakt hem één langer. Bij je steentegels telt "
        "hij niet mee: zo lezen wij de regels.",
    ),
    "leprechauns": (
        "Kabouters",
        "Aan het eind krijgt ieder die er het meest heeft 3 punten; wie er het minst heeft, "
        "verliest er 3. Heeft iedereen er evenveel, dan gebeurt er niets.",
    ),
    "layout": (
        "Onze verdeling",
        "Welke tegel welk teken draagt, vertellen de regels niet. De verdeling in deze console is "
        "van onszelf.",
    ),
    "end": (
        "Het einde",
        "De beurt waarin de laatste tegel van een kleur of de laatste steentegel weggaat, is de "
        "laatste. In het lange spel tellen alleen de steentegels.",
    ),
    "score": ("De score", "Plus bonuspunten en kabouters."),
}
