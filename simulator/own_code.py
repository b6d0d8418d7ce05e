"""Functions out of files that people write themselves; a mistake in one is told in one line."""

import traceback
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from textwrap import shorten

from engine.errors import GameError


class OwnCodeError(GameError):
    """A mistake in such a file; and where it showed itself, if that was in a game."""

    def __init__(self, words: str, seed: int = 0, shift: int = 0, ply: int = 0):
        super().__init__(words)
        self.seed = seed
        self.shift = shift  # by how many seats the players had moved on
        self.ply = ply  # 0: in none


def function(file: str, form: str) -> Callable:
    """Return the function of that form, such as `run(board)`, in the file."""
    try:
        text = Path(file).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise GameError(f"can't read {file}: {error}") from None
    names: dict = {"__name__": Path(file).stem}
    try:
        exec(compile(text, file, "exec"), names)
    except Exception as error:
        raise told(file, error) from None
    found = names.get(form.partition("(")[0])
    if not callable(found):
        raise GameError(f"{file} has no function {form}")

    @wraps(found)
    def called(*values):
        try:
            return found(*values)
        except Exception as error:
            raise told(file, error) from None

    return called


def told(file: str, error: BaseException) -> OwnCodeError:
    """Tell the line of the file in which it went wrong, and what Python says of it."""
    line = getattr(error, "lineno", None)  # of a SyntaxError
    for place in traceback.extract_tb(error.__traceback__):
        if place.filename == file:
            line = place.lineno
    message = error.msg if isinstance(error, SyntaxError) else str(error)
    where = f"{file} line {line}" if line else file
    words = shorten(f"{type(error).__name__}: {message}".rstrip(": "), 300, placeholder=" ...")
    return OwnCodeError(f"{where}: {words}")
