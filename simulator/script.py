"""Scripts of button presses, for the headless simulator and for the emulated Pico.

# a comment
press A          tap a button
press X Y        or several together
hold B 800       keep it down for 800 ms
wait 200         do nothing for 200 ms
shot title       save the picture under that name

A button is named by what it does; on a board that has none of that name, by its print.
"""

import re
from dataclasses import dataclass, replace
from pathlib import Path

import input as buttons
from boards.wiring import Wiring

TAP_MS = 60  # how long a thumb stays on a button, about
PAUSE_MS = 60  # and how soon it can be on the next one
LONGEST_MS = 3_600_000

BITS = {name: 1 << number for number, name in enumerate(buttons.NAMES)}
FORMS = {
    "press": "press BUTTON ...",
    "hold": "hold BUTTON MILLISECONDS",
    "wait": "wait MILLISECONDS",
    "shot": "shot NAME",
}


class ScriptError(ValueError):
    """A line that can't be understood; the message names it."""


@dataclass(frozen=True)
class Moment:
    """What happens at one instant: the buttons that are down from then on, or a picture taken."""

    at: int  # milliseconds after the script's start
    down: int = 0
    shot: str = ""


def read(path: Path) -> list[Moment]:
    """Read the script in a file."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ScriptError(f"can't read {path}: {error}") from error
    return parse(text, path.name)


def parse(text: str, file: str = "script") -> list[Moment]:
    """Return a script as moments in order. The last one is its end: everything is up again."""
    moments = []
    now = 0
    shots: dict[str, int] = {}
    for number, line in enumerate(text.splitlines(), 1):
        words = line.partition("#")[0].split()
        if not words:
            continue
        try:
            mask, ms, shot = _step(words)
            if shot in shots:
                raise ScriptError(f"there is a shot {shot} already, on line {shots[shot]}")
        except ScriptError as error:
            raise ScriptError(f"{file} line {number}: {error}") from None
        if shot:
            shots[shot] = number
            moments.append(Moment(now, shot=shot))
        elif mask:
            moments.append(Moment(now, down=mask))
            moments.append(Moment(now + ms, down=0))
            ms += PAUSE_MS
        now += ms
    return [*moments, Moment(now)]


def as_wired(moments: list[Moment], wiring: Wiring) -> list[Moment]:
    """Return the moments with the buttons that a board has for those that the script names."""
    labels = {bit: label.upper() for _, bit, _, label in wiring.switches()}
    here = {label: bit for bit, label in labels.items() if label in BITS}
    here |= {name: bit for name, bit in BITS.items() if bit in labels}
    meant = {
        bit: here.get(name, 0)
        for name, bit in BITS.items()
        if any(moment.down & bit for moment in moments)
    }
    if 0 in meant.values():
        missing = " or ".join(name for name, bit in BITS.items() if meant.get(bit) == 0)
        raise ScriptError(f"{wiring['NAME']} has no button {missing}; it has {', '.join(here)}")
    return [replace(moment, down=_meant(moment.down, meant)) for moment in moments]


def _meant(down: int, meant: dict[int, int]) -> int:
    found = 0
    for bit, here in meant.items():
        found |= here if down & bit else 0
    return found


def _step(words: list[str]) -> tuple[int, int, str]:
    """Return the buttons, the milliseconds and the shot's name of one line."""
    verb, *rest = words
    if verb == "press" and rest:
        return _buttons(rest), TAP_MS, ""
    if verb == "hold" and len(rest) >= 2:
        return _buttons(rest[:-1]), _milliseconds(rest[-1]), ""
    if verb == "wait" and len(rest) == 1:
        return 0, _milliseconds(rest[0]), ""
    if verb == "shot" and len(rest) == 1:
        if not re.fullmatch(r"[\w-]+(\.[\w-]+)*", rest[0]):
            raise ScriptError(f"{rest[0]} can't be a file's name; use letters, digits, - and _")
        return 0, 0, rest[0]
    if verb in FORMS:
        raise ScriptError(f"expected {FORMS[verb]}, found: {' '.join(words)}")
    raise ScriptError(f"{verb} is not known; a line is one of: {', '.join(FORMS.values())}")


def _buttons(names: list[str]) -> int:
    mask = 0
    for name in names:
        if name.upper() not in BITS:
            raise ScriptError(f"there is no button {name}; there are {', '.join(BITS)}")
        mask |= BITS[name.upper()]
    return mask


def _milliseconds(word: str) -> int:
    if not word.isdecimal() or not 0 < int(word) <= LONGEST_MS:
        raise ScriptError(f"{word} is no number of milliseconds from 1 to {LONGEST_MS}")
    return int(word)
