"""The boards as the page draws them: as they are built, and folded for a phone held upright."""

from dataclasses import replace
from importlib import import_module

import boards
from boards.wiring import Wiring
from display.palette import COLOURS
from firmware import words
from firmware.screens import labels
from simulator.web.canvas import SvgCanvas
from simulator.web.console.signs import SIGNS
from simulator.window.artist import Artist
from simulator.window.looks import Control, Look, look_of

_MARGIN = 2.5  # millimetres round the screen and the controls of a folded board
_GAP = 3.0  # between them
_LARGEST = 1.7  # how much larger controls become at the most
_MODULE = 2.5  # what the screen's own board is larger on a breadboard
_LABEL = 3.0  # room that a label beside its control needs


def all_boards() -> dict:
    """Return everything the page has to know of each board, by its name."""
    return {name: _board(boards.named(name)) for name in boards.NAMES}


def palette() -> list[list[int]]:
    """Return the sixteen colours as red, green and blue."""
    return [[17 * (c >> 8), 17 * (c >> 4 & 15), 17 * (c & 15)] for c in COLOURS]


def _board(wiring: Wiring) -> dict:
    look = look_of(wiring)
    return {
        "title": wiring["NAME"],
        "width": wiring["WIDTH"],
        "height": wiring["HEIGHT"],
        "sound": wiring["SOUND"] is not None,
        "switches": [
            {
                "name": name,
                "button": name.removeprefix("BUTTON_"),
                "letter": label if len(label) == 1 else "",
                "mark": SIGNS[bit] if label in labels.KEYS else "",
                "names": _names(name, label),
            }
            for name, bit, _, label in wiring.switches()
        ],
        "looks": [_drawn(wiring, look), _drawn(wiring, folded(look, wiring))],
    }


def _names(name: str, label: str) -> dict[str, str]:
    """Return what a switch is called, by languages: the letter that is printed beside it, a
    direction, or its button and where it is."""
    button, place = name.removeprefix("BUTTON_"), labels.KEYS.get(label)
    names = {}
    for language in words.LANGUAGES:
        own = import_module(f"simulator.web.words.{language}").TEXTS
        where = f"{button}, {words.texts(language)[place]}" if place else label
        names[language] = label if len(label) == 1 else own.get(button.lower(), where)
    return names


def _drawn(wiring: Wiring, look: Look) -> dict:
    artist = Artist(wiring, 1, SvgCanvas, look)
    return {
        "width": look.width,
        "height": look.height,
        "pitch": look.pitch,
        "screen": look.screen,
        "body": artist.body,
        "controls": {
            name: {
                "x": control.x,
                "y": control.y,
                "size": control.size,
                "rest": artist.control(name, False),
                "down": artist.control(name, True),
            }
            for name, control in look.controls.items()
        },
    }


def folded(look: Look, wiring: Wiring) -> Look:
    """Return the look with the controls below the screen, as large as its width allows."""
    rim = look.bezel + (_MODULE if look.breadboard else 0)
    across = wiring["WIDTH"] * look.pitch + 2 * rim
    down = wiring["HEIGHT"] * look.pitch + 2 * rim
    sides = [_cluster(look, left=True), _cluster(look, left=False)]
    wide = sum(right - left for left, _, right, _ in sides)
    larger = min(_LARGEST, (across - _GAP) / wide)
    tall = larger * max(bottom - top for _, top, _, bottom in sides)
    width = across + 2 * _MARGIN
    height = _MARGIN + down + _GAP + tall + _GAP
    middle = height / 2 - _GAP - tall / 2
    # Each cluster stands in the middle of its half, or as far out as the halves' sizes ask for.
    free = (across - larger * wide) / 4
    controls: dict[str, Control] = {}
    for number, (left, top, right, bottom) in enumerate(sides):
        half = larger * (right - left) / 2
        x = -across / 2 + free + half if number == 0 else across / 2 - free - half
        for name, control in look.controls.items():
            if (control.x < look.screen[0]) == (number == 0):
                controls[name] = replace(
                    control,
                    x=x + larger * (control.x - (left + right) / 2),
                    y=middle + larger * (control.y - (top + bottom) / 2),
                    size=larger * control.size,
                    label=_times(control.label, larger),
                )
    return replace(
        look,
        width=width,
        height=height,
        screen=(0, -height / 2 + _MARGIN + down / 2),
        controls={name: controls[name] for name in look.controls},
        holes=(),
        parts=(),
        corner=max(look.corner, 3),
    )


def _cluster(look: Look, left: bool) -> tuple[float, float, float, float]:
    """Return the box round the controls on one side of the screen, their labels included."""
    edges: list[tuple[float, float, float, float]] = []
    for control in look.controls.values():
        if (control.x < look.screen[0]) == left:
            half = control.size / 2 + 0.8
            x, y = control.x, control.y
            edges.append((x - half, y - half, x + half, y + half))
            if control.label and control.label != (0, 0):
                x, y = x + control.label[0], y + control.label[1]
                room = _LABEL / 2
                edges.append((x - room, y - room, x + room, y + room))
    lefts, tops, rights, bottoms = zip(*edges, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def _times(label: tuple[float, float] | None, larger: float) -> tuple[float, float] | None:
    return (label[0] * larger, label[1] * larger) if label else None
