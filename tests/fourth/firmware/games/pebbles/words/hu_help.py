"""The rules of pebbles in Hungarian: for each page its title and its text."""

TEXTS = {
    "last": "kavicsok és pontjaik",
    "goal": (
        "A cél",
        "Végy el egy, két vagy három kavicsot. Mindegyik egy pont, az utolsó hárommal több.",
    ),
    "score": ("A pontok", "Az utolsó kavics négyet ér."),
}
