"""The console itself in Dutch: for each page of its help its title and its text."""

TEXTS = {
    "buttons": (
        "De knoppen",
        "Links: kiezen. Midden: ja. Rechts: terug; aan tafel opent die een menu met ongedaan "
        "maken, tip, terugkijken en regels.",
    ),
    "saves": (
        "Uitzetten",
        "Wanneer je wilt: na elke beurt wordt bewaard, en in het menu ga je verder. Laat je "
        "de console liggen, dan slaapt ze.",
    ),
    "about": (
        "Over",
        "Keltis is van Reiner Knizia en verschenen bij Kosmos. Pocket Keltis is het werk van "
        "een fan, los van beiden, en vrije software.",
    ),
}
