"""The rules in Dutch: for each page its title and its text."""

TEXTS = {
    "cards_row": "kaarten in een rij en hun punten",
    "cards_wish_points": "wensstenen en hun punten",
    "stones_row": "tegels in een rij en hun punten",
    "stones_wish_points": "wensstenen en hun punten",
    "dice_row": "tegels in een rij en hun punten",
    "dice_wish_points": "steentegels en hun punten",
    "cards_goal": (
        "Het doel",
        "Bouw in vijf kleuren elk een rij kaarten. Lange rijen leveren punten op, korte "
        "kosten punten. De meeste punten winnen.",
    ),
    "cards_turn": (
        "Jouw beurt",
        "Leg een kaart aan, leg er een af of pak een wenssteen. Vul dan aan tot acht: van de "
        "stapel of een aflegstapel, maar niets wat je net aflegde.",
    ),
    "cards_rows": (
        "Rijen",
        "Een rij stijgt of daalt; gelijke getallen mogen op elkaar volgen. Het eerste andere "
        "getal bepaalt de richting.",
    ),
    "cards_finish": (
        "Eindkaarten",
        "Een eindkaart past altijd in haar rij en telt als kaart mee. Daarna kan alleen nog "
        "de tweede eindkaart van die kleur volgen.",
    ),
    "cards_points": (
        "Puntenkaarten",
        "In je puntenrij is elke kaart 1 punt waard. Of leg haar in een kleurrij die op "
        "hetzelfde getal eindigt: daar maakt ze de rij langer.",
    ),
    "cards_wish": (
        "Wensstenen",
        "Leg twee kaarten van één waarde af, 1 tot 9, en pak de wenssteen met dat getal "
        "zolang die er ligt. Daarna trek je twee kaarten.",
    ),
    "cards_end": (
        "Het einde",
        "Het eindigt als vijf rijen op tafel een eindkaart hebben, of met de laatste kaart "
        "van de stapel. Dan mag ieder nog twee kaarten leggen.",
    ),
    "cards_score": (
        "De score",
        "Puntenrij: 1 per kaart.",
    ),
    "stones_goal": (
        "Het doel",
        "Verzamel tegels in rijen van vijf kleuren. Lange rijen leveren punten op, korte "
        "kosten punten. Wensstenen tellen ook.",
    ),
    "stones_turn": (
        "Jouw beurt",
        "Draai een tegel om en leg hem bij je, of laat hem in het midden voor iedereen. Of "
        "pak een tegel die al open ligt.",
    ),
    "stones_rows": (
        "Rijen",
        "Een rij stijgt alleen of daalt alleen; geen getal komt twee keer. De tweede tegel "
        "bepaalt dat. Wat niet past, kun je niet pakken.",
    ),
    "stones_tiles": (
        "Tekens",
        "Klaver: als je hem legt, mag je meteen nog eens. Spiraal: een wenssteen. +1 en +3: "
        "punten aan het eind.",
    ),
    "stones_end": (
        "Het einde",
        "Wie de laatste tegel omdraait, maakt de beurt af, klavers inbegrepen. Dan is het "
        "uit, wat er ook in het midden ligt.",
    ),
    "stones_score": (
        "De score",
        "Plus de bonuspunten op je tegels.",
    ),
    "dice_goal": (
        "Het doel",
        "Gooi dobbelstenen voor tegels in vijf rijen. Lange rijen leveren punten op, korte "
        "kosten punten. Stenen en kabouters tellen ook.",
    ),
    "dice_turn": (
        "Jouw beurt",
        "Gooi drie dobbelstenen, daarna één keer opnieuw welke je wilt. Pak een tegel met de "
        "som van één, twee of drie. De spiraal telt 0.",
    ),
    "dice_stones": (
        "Of stenen",
        "In plaats van een tegel mag je zoveel steentegels pakken als je dobbelstenen "
        "spiralen tonen. Of helemaal niets.",
    ),
    "dice_rows": (
        "Rijen",
        "Een rij stijgt alleen of daalt alleen; geen getal komt twee keer. De tweede tegel "
        "bepaalt dat.",
    ),
    "dice_tiles": (
        "Tekens",
        "Spiraal: pak ook een steentegel. Klaver: een steentegel maakt de rij langer. +1, +3:"
        " punten. Kabouters: meeste +3, minste −3.",
    ),
    "dice_layout": (
        "Onze verdeling",
        "Welke tegel welk teken draagt, vertellen de regels niet. De verdeling in deze "
        "console is van onszelf.",
    ),
    "dice_end": (
        "Het einde",
        "De beurt waarin de laatste tegel van een kleur of de laatste steentegel weggaat, is "
        "de laatste. In het lange spel telt alleen de steen.",
    ),
    "dice_score": (
        "De score",
        "Plus bonuspunten en kabouters.",
    ),
    "console_buttons": (
        "De knoppen",
        "Links: kiezen. Midden: ja. Rechts: terug; aan tafel opent die een menu met ongedaan "
        "maken, tip, terugkijken en regels.",
    ),
    "console_saves": (
        "Uitzetten",
        "Wanneer je wilt: na elke beurt wordt bewaard, en in het menu ga je verder. Laat je "
        "de console liggen, dan slaapt ze.",
    ),
    "console_about": (
        "Over",
        "Keltis is van Reiner Knizia en verschenen bij Kosmos. Pocket Keltis is het werk van "
        "een fan, los van beiden, en vrije software.",
    ),
}
