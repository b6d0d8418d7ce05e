"""The first lesson of pebbles in French: for each step its title and its text."""

TEXTS = {
    "heap": ("Le tas", "Prends un, deux ou trois de ces cailloux. Chacun vaut un point."),
    "take": ("Ton tour", "Prends-en trois."),
    "left": ("Moins", "L’ordinateur en a pris un. Prends-en deux."),
    "alone": ("À toi", "Qui prend le dernier gagne trois points de plus."),
    "last": ("La fin", "Le dernier caillou comptait quatre."),
}
