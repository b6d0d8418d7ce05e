"""The help that all games share, and the console's own, in Dutch: titles and texts."""

TEXTS = {
    "begin": (
        "Begin en winst",
        "Volgens de regels begint de oudste, of wie het laatst in Ierland was. Hier kies je, of "
        "je loot. In een revanche begint de volgende plaats. Bij gelijke stand winnen er meer.",
    ),
    "buttons": (
        "De knoppen",
        "Links: kiezen. Midden: ja. Rechts: terug; aan tafel opent die een menu met terugnemen, "
        "tip, terugkijken en regels.",
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
