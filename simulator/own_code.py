"""Functions out of files that people write themselves; a mistake in one is told in one line."""

import traceback
from collections.abc import Callable
from functools import wraps
from pathlib import Path

from engine.errors import GameError


def function(file: str, form: str) -> Callable:
    """The function of that form, such as `run(board)`, in the file."""
    try:
        text = Path(file).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise GameError(f"can't read {file}: {error}") from None
    names: dict = {"__name__": Path(file).stem}
    try:
        exec(compile(text, file, "exec"), names)
    except Exception as error:
        raise _told(file, error) from None
    found = names.get(form.partition("(")[0])
    if not callable(found):
        raise GameError(f"{file} has no function {form}")

    @wraps(found)
    def called(*values):
        try:
            return found(*values)
        except Exception as error:
            raise _told(file, error) from None

    return called


def _told(file: str, error: Exception) -> GameError:
    """The line of the file in which it went wrong, and what Python says of it."""
    line = getattr(error, "lineno", None)  # of a SyntaxError
    for place in traceback.extract_tb(error.__traceback__):
        if place.filename == file:
            line = place.lineno
    message = error.msg if isinstance(error, SyntaxError) else str(error)
    where = f"{file} line {line}" if line else file
    return GameError(f"{where}: {type(error).__name__}: {message}")
