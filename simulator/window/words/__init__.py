"""What the window itself says, in the console's languages."""

from importlib import import_module

from firmware import words


def text(key: str, *values: object) -> str:
    """Return a text of the window's own, in the language in use."""
    texts = import_module(f"simulator.window.words.{words.language}").TEXTS
    return texts[key].format(*values)
