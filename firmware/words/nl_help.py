"""The help that all games share, and the console's own, in Dutch: titles and texts."""

TEXTS = {
    "see_example": (
        "Een voorbeeld",
        "Niet jouw spel, dat wacht op je, maar een voorbeeld met drie spelers. Wat een kader "
        "heeft, wordt uitgelegd.",
    ),
    "see_head": ("De bovenste regel", "Wie aan de beurt is, en je punten tot nu toe."),
    "see_rows": (
        "Je rijen",
        "Voor elke kleur een rij. Groot: het laatste getal; een pijl zegt welke kant hij op gaat. "
        "Klein: het teken van de kleur en hoe lang hij is.",
    ),
    "see_worth": (
        "Wat ze waard zijn",
        "De punten van elke rij nu; achter de pijl zijn punten als hij één langer is. “→ −4” "
        "betekent: deze rij beginnen kost 4.",
    ),
    "see_worth_low": (
        "Wat ze waard zijn",
        "De punten van elke rij nu. Wat een keuze zou veranderen, staat verder naar onderen.",
    ),
    "see_strip": (
        "De anderen",
        "Hun rijen: een getal zegt hoe lang elke rij is, een streep dat er geen is. Aan het eind "
        "hun punten. Kies ze om alles erin te zien.",
    ),
    "see_strip_wide": (
        "De anderen",
        "Hun namen en punten; hoe lang elke rij is, een streep waar er geen is; daaronder wat "
        "er ligt, het nieuwste eerst. Kies ze om alles te zien.",
    ),
    "see_strip_low": (
        "Iedereen",
        "Jij, dan de anderen: hoe lang elke rij is, en de punten. Kies het om alles in de rijen "
        "te zien.",
    ),
    "see_message": (
        "Wat het zou doen",
        "Wat je hebt gekozen, en wat het zou veranderen. De onderste regel zegt wat de knoppen "
        "doen.",
    ),
    "see_message_low": (
        "Wat het zou doen",
        "Wat je hebt gekozen, wat het zou veranderen, en wat de knoppen doen.",
    ),
    "begin": (
        "Begin en winst",
        "Volgens de regels begint de oudste, of wie het laatst in Ierland was. Hier kies je, of "
        "je loot. In een revanche begint de volgende plaats. Bij gelijke stand deel je de winst.",
    ),
    "buttons": (
        "De knoppen",
        "Aan tafel opent B een menu: terugnemen, tip, terugkijken, regels. De onderste regel "
        "zegt altijd wat de knoppen doen.",
    ),
    "saves": (
        "Uitzetten",
        "Wanneer je wilt: na elke beurt wordt het spel bewaard, en in het menu ga je verder. Laat "
        "je de console liggen, dan slaapt hij.",
    ),
    "about": (
        "Over",
        "Keltis is van Reiner Knizia en verschenen bij Kosmos. Pocket Keltis is het werk van een "
        "fan, los van beiden, en vrije software.",
    ),
}
