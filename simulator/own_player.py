"""A player out of a file of one's own, for any seat: `--seats mine.py,club`.

The file has a function `judge(view, seat, move)`: how good the move is, as a whole number, when
`view` is what the player at `seat` sees. The legal move with the highest number is played; of equal
ones, the first.
"""

import traceback
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

from engine.errors import GameError
from engine.players.thumb import Thumb

Judge = Callable[[bytearray, int, int], int]

ENDING = ".py"


def own_player(file: str, game: ModuleType) -> Thumb:
    """The player in the file; whatever is wrong with it is told in one line."""
    return Thumb(game, _checked(_judge_in(file), file, game), 1)


def _judge_in(file: str) -> Judge:
    try:
        text = Path(file).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise GameError(f"can't read the player {file}: {error}") from None
    names: dict = {"__name__": Path(file).stem}
    try:
        exec(compile(text, file, "exec"), names)
    except Exception as error:
        raise _told(file, error) from None
    if not callable(names.get("judge")):
        raise GameError(f"{file} has no function judge(view, seat, move)")
    return names["judge"]


def _checked(judge: Judge, file: str, game: ModuleType) -> Judge:
    def judged(view: bytearray, seat: int, move: int) -> int:
        try:
            worth = judge(view, seat, move)
        except Exception as error:
            raise _told(file, error) from None
        if not isinstance(worth, int):
            raise GameError(
                f"{file}: judge has to return a whole number; "
                f"for the move {game.move_text(move)} it returned {worth!r}"
            )
        return worth

    return judged


def _told(file: str, error: Exception) -> GameError:
    """The line of the file in which it went wrong, and what Python says of it."""
    line = getattr(error, "lineno", None)  # of a SyntaxError
    for place in traceback.extract_tb(error.__traceback__):
        if place.filename == file:
            line = place.lineno
    message = error.msg if isinstance(error, SyntaxError) else str(error)
    where = f"{file} line {line}" if line else file
    return GameError(f"{where}: {type(error).__name__}: {message}")
