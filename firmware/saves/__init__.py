"""What survives switching off: the game, settings, the last choice."""


def file_of(game: str) -> str:
    """Return the file that a game is saved in."""
    return "game_" + game
