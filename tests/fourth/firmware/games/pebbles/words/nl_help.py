"""The rules of pebbles in Dutch: for each page its title and its text."""

TEXTS = {
    "last": "kiezels en hun punten",
    "goal": ("Het doel", "Pak een, twee of drie kiezels. Elke is een punt, de laatste drie meer."),
    "score": ("De score", "De laatste kiezel telt vier."),
}
