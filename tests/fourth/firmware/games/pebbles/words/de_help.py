"""The rules of pebbles in German: for each page its title and its text."""

TEXTS = {
    "last": "Kiesel und ihre Punkte",
    "goal": (
        "Das Ziel",
        "Nimm einen, zwei oder drei Kiesel. Jeder ist ein Punkt, der letzte drei mehr.",
    ),
    "score": ("Die Wertung", "Der letzte Kiesel zählt vier."),
}
