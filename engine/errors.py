"""The one exception the engine raises."""


class GameError(ValueError):
    """An illegal move, a damaged state or a wrong option. The message is for a person to read."""


def illegal(say, move: int, why: str) -> GameError:
    """The error for a move, in the words of the game's own `move_text`."""
    try:
        text = say(move)
    except GameError:
        text = str(move)
    return GameError("illegal move " + text + ": " + why)
