"""The first lesson of pebbles in German: for each step its title and its text."""

TEXTS = {
    "heap": ("Der Haufen", "Nimm einen, zwei oder drei dieser Kiesel. Jeder ist ein Punkt."),
    "take": ("Dein Zug", "Nimm drei davon."),
    "left": ("Weniger", "Der Computer hat einen genommen. Nimm jetzt zwei."),
    "alone": ("Jetzt du", "Wer den letzten nimmt, bekommt drei Punkte mehr."),
    "last": ("Das Ende", "Der letzte Kiesel zählte vier."),
}
