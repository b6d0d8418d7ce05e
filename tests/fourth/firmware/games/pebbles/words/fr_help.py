"""The rules of pebbles in French: for each page its title and its text."""

TEXTS = {
    "last": "cailloux et leurs points",
    "goal": (
        "Le but",
        "Prends un, deux ou trois cailloux. Chacun vaut un point, le dernier trois de plus.",
    ),
    "score": ("Le score", "Le dernier caillou compte quatre."),
}
