"""Lines that are said and questions that are asked, on whatever terminal there is."""

import os
import sys
import unicodedata
from collections.abc import Callable, Iterable
from importlib import import_module

from firmware import words

Say = Callable[[str], None]
Ask = Callable[[str], str]

# What stands for signs that a terminal may lack; of letters, the one without its accent does.
_PLAIN = {"−": "-", "→": "->", "…": "...", "’": "'", "œ": "oe", "ß": "ss"}
_PLAIN |= dict.fromkeys("„“”«»", '"')
# The variables that name a person's language, the strongest first.
_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


class LeaveError(Exception):
    """The person has had enough, or there is nobody to answer any more."""


def show(line: str) -> None:
    print(printable(line, sys.stdout.encoding))


def question(line: str) -> str:
    return input(printable(line, sys.stdout.encoding))


class Voice:
    def __init__(self, ask: Ask = question, say: Say = show) -> None:
        self._ask = ask
        self.say = say

    def say_all(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.say(line)

    def ask(self, line: str) -> str:
        try:
            return self._ask(line).strip()
        except (EOFError, KeyboardInterrupt):
            self.say("")  # the cursor is still behind the question
            raise LeaveError from None


def text(key: str, *values: object) -> str:
    """Return a text of the terminal's own, in the language in use."""
    texts = import_module(f"simulator.terminal.words.{words.language}").TEXTS
    return texts[key].format(*values)


def usual_language() -> str:
    """Return the language that this machine's environment asks for; English, if it is not ours."""
    wanted = next((os.environ[name] for name in _VARIABLES if os.environ.get(name)), "")
    return wanted[:2].lower() if wanted[:2].lower() in words.LANGUAGES else words.LANGUAGES[0]


def printable(line: str, encoding: str | None) -> str:
    """Return the line in letters that a terminal with this encoding can show."""
    return "".join(_near(letter, encoding or "ascii") for letter in line)


def _near(letter: str, encoding: str) -> str:
    try:
        letter.encode(encoding)
        return letter
    except UnicodeEncodeError:
        near = _PLAIN.get(letter) or unicodedata.normalize("NFKD", letter)[0]
        return near if near.isascii() else "?"
