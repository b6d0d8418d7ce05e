"""The one exception the engine raises."""


class GameError(ValueError):
    """An illegal move, a damaged state or a wrong option. The message is for a person to read."""


def illegal(game: str, move: int, why: str) -> GameError:
    """Return the error for a move of the game so called, in the words of its records."""
    from engine import module

    try:
        text = module(game, "text").move_text(move)
    except GameError:
        text = str(move)
    return GameError("illegal move " + text + ": " + why)
