"""A game's table explained: its scene with an example, and a frame round what is spoken of.

A game that has such pages names them in PAGES of its module `help`, with "screen" as their picture,
and has a module `guide`: the SEED of the example, its MOVES as records write them, and in BOXES for
each page a function that returns the box to point at: x, y, width, height. Those that most tables
have are here.
"""

from micropython import const

import engine
from display.fonts import MEDIUM, SMALL
from display.frame import Frame
from display.palette import ACCENT, CHALK, DIM, NIGHT, PANEL
from display.text import LEFT, RIGHT, text_width, wrap
from engine import rng
from firmware import games, look
from firmware.saves.session import Session
from firmware.table import layout, tabletop
from firmware.table.scene import make_scene
from firmware.words import say

_SEATS = const(3)
_AIR = const(4)  # round a box, and inside the panel with the words
_ARROW = const(5)  # as tall as the space between the two


def head(scene, frame: Frame) -> tuple:
    """Return the box of whose turn it is, and the points."""
    return 0, 0, frame.width, layout.HEAD


def rows(scene, frame: Frame) -> tuple:
    """Return the box of the own rows of a colour."""
    return columns(scene, frame, 0, scene.game.ROWS - 1)


def columns(scene, frame: Frame, first: int, last: int) -> tuple:
    """Return the box of some columns of the own side, without what stands below them."""
    x = tabletop.column(frame, first)
    across = tabletop.column(frame, last) + tabletop.column_width(frame) - x
    return x, scene.rows_at, across, layout.ROW


def worth(scene, frame: Frame) -> tuple:
    """Return the box of what stands below the own rows."""
    x, y, w, _ = rows(scene, frame)
    return x, y + layout.WORTH, w, layout.ROWS - layout.WORTH - _AIR


def side(scene, frame: Frame) -> tuple:
    """Return the box of the last two columns of the own side, whole."""
    x, y, w, _ = columns(scene, frame, scene.game.ROWS, scene.game.ROWS + 1)
    return x, y, w, layout.ROWS - _AIR


def strip(scene, frame: Frame) -> tuple:
    """Return the box of the other seats."""
    return scene.strip_box(frame)


def message(scene, frame: Frame) -> tuple:
    """Return the box of the message."""
    return 0, scene.message_at, frame.width, layout.MESSAGE


def around(boxes: list) -> tuple:
    """Return the box that holds all these."""
    left, top = min([box[0] for box in boxes]), min([box[1] for box in boxes])
    right = max([box[0] + box[2] for box in boxes])
    return left, top, right - left, max([box[1] + box[3] for box in boxes]) - top


class Guide:
    """The example's table, to be drawn with one part after another explained."""

    def __init__(self, game: str, stage) -> None:
        self._boxes = games.part(game, "guide").BOXES
        self._scene = make_scene(_example(game), stage)
        self._scene.begin()

    def draw(self, frame: Frame, key: str, number: str, page: tuple) -> None:
        """Draw the table with a frame round a part of it, and the title and text of the page."""
        self._scene.draw(frame, True)
        x, y, w, h = self._boxes[key](self._scene, frame)
        left, top = max(0, x - _AIR), max(0, y - _AIR)
        right, end = min(frame.width, x + w + _AIR), min(frame.height, y + h + _AIR)
        frame.outline(left, top, right - left, end - top, ACCENT, 4, 2)
        bottom = look.bottom(frame)
        if end > bottom or not _has_room(frame, page[1], max(top, bottom - end)):
            frame.lift(top, end - top)  # the words take the place of the rest
            top, end = 0, end - top
            frame.box(0, end, frame.width, frame.height - end, NIGHT)
        lines, font, tall = _fitted(frame, page[1], max(top, bottom - end) - _ARROW)
        is_below = end + _ARROW + tall <= bottom
        at = end + _ARROW if is_below else max(0, top - _ARROW - tall)
        _draw_arrow(frame, (left + right) // 2, end if is_below else top, 1 if is_below else -1)
        _draw_words(frame, at, tall, number, page[0], lines, font)


def _example(game: str) -> Session:
    """Return a game some turns old, at the first seat's turn."""
    part, rules = games.part(game, "guide"), engine.game(game)
    state = rules.new_game(_SEATS, part.SEED, 0, rules.DEFAULT_OPTIONS)
    read = engine.module(game, "text").text_move
    for move in part.MOVES.split():
        rules.apply(state, read(move))
    seats = [
        ("", say("new_player", 1)),
        ("club", say("level_club")),
        ("novice", say("level_novice")),
    ]
    return Session(state, seats, rng.new(part.SEED))


def _has_room(frame: Frame, text: str, room: int) -> bool:
    """Tell whether the words fit between the framed part and an edge, in small letters at least."""
    lines = wrap(text, SMALL, frame.width - 5 * _AIR)
    return _height(lines, SMALL) + _ARROW <= room


def _height(lines: list, font: bytes) -> int:
    """Return how tall the panel with the title and these lines is."""
    return _pitch(MEDIUM) + len(lines) * _pitch(font) + _AIR


def _pitch(font: bytes) -> int:
    """Return how far it is from one line to the next."""
    return font[0] - look.is_low


def _fitted(frame: Frame, text: str, room: int) -> tuple:
    """Return the text in lines, their font, and how tall the panel with them is."""
    for font in (look.page_font(), MEDIUM, SMALL):
        lines = wrap(text, font, frame.width - 5 * _AIR)
        tall = _height(lines, font)
        if tall <= room:
            return lines, font, tall
    look.spilled(text, tall - room)
    return lines, font, tall


def _draw_arrow(frame: Frame, x: int, y: int, step: int) -> None:
    """Draw an arrow head at the frame, from the words below it (1) or above it (-1)."""
    for width in range(_ARROW):
        frame.hline(x - width, y + step * width - (step < 0), 2 * width + 1, ACCENT)


def _draw_words(
    frame: Frame, y: int, tall: int, number: str, title: str, lines: list, font: bytes
) -> None:
    x, w = _AIR, frame.width - 2 * _AIR
    frame.box(x, y, w, tall, PANEL, 5)
    frame.outline(x, y, w, tall, ACCENT, 5)
    x, w, y = x + 6, w - 12, y + 2
    frame.label(x + w, y, 0, MEDIUM[0], number, DIM, SMALL, RIGHT)
    title = look.fitted(title, MEDIUM, w - text_width(number, SMALL) - 8)
    frame.label(x, y, 0, MEDIUM[0], title, ACCENT, MEDIUM, LEFT)
    y += _pitch(MEDIUM)
    for line in lines:
        frame.text(x, y, line, CHALK, font)
        y += _pitch(font)
