"""The rules of the card game in Dutch: for each page its title and its text."""

TEXTS = {
    "row": "kaarten in een rij en hun punten",
    "wish_points": "wensstenen en hun punten",
    "goal": (
        "Het doel",
        "Bouw in vijf kleuren elk een rij kaarten. Lange rijen leveren punten op, korte "
        "kosten punten. De meeste punten winnen.",
    ),
    "turn": (
        "Jouw beurt",
        "Leg een kaart aan, leg er een af of pak een wenssteen. Vul dan aan tot acht: van de "
        "stapel of een aflegstapel, maar niets wat je net aflegde.",
    ),
    "rows": (
        "Rijen",
        "Een rij stijgt of daalt; gelijke getallen mogen op elkaar volgen. Het eerste andere "
        "getal bepaalt de richting.",
    ),
    "finish": (
        "Eindkaarten",
        "Een eindkaart past altijd in haar rij en telt als kaart mee. Daarna kan alleen nog "
        "de tweede eindkaart van die kleur volgen.",
    ),
    "points": (
        "Puntenkaarten",
        "In je puntenrij is elke kaart 1 punt waard. Of leg haar in een kleurrij die op "
        "hetzelfde getal eindigt: daar maakt ze de rij langer.",
    ),
    "wish": (
        "Wensstenen",
        "Leg twee kaarten van één waarde af, 1 tot 9, en pak de wenssteen met dat getal "
        "zolang die er ligt. Daarna trek je twee kaarten.",
    ),
    "end": (
        "Het einde",
        "Het eindigt als vijf rijen op tafel een eindkaart hebben, of met de laatste kaart "
        "van de stapel. Dan mag ieder nog twee kaarten leggen.",
    ),
    "score": (
        "De score",
        "Puntenrij: 1 per kaart.",
    ),
}
