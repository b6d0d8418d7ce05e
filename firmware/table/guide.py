"""A game's table explained: its scene with an example, and a frame round what is spoken of.

A game that has such pages names them in PAGES of its module `help`, with "screen" as their picture,
and has a module `guide`: the SEED of the example, its MOVES as records write them, and in BOXES for
each page a function that returns the box to point at: x, y, width, height. Those that most tables
have are here.
"""

from micropython import const

import engine
from display.frame import Frame
from engine import rng
from firmware import games, look
from firmware.saves.session import Session
from firmware.table import layout, tabletop
from firmware.table.bubble import AIR, point_at
from firmware.table.scene import make_scene
from firmware.words import say

_SEATS = const(3)


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


def column(number: int):
    """Return a function that returns the box of one column of the own side."""
    return lambda scene, frame: columns(scene, frame, number, number)


def worth(scene, frame: Frame) -> tuple:
    """Return the box of what stands below the own rows."""
    x, y, w, _ = rows(scene, frame)
    return x, y + layout.WORTH, w, layout.ROWS - layout.WORTH - AIR


def then(scene, frame: Frame):
    """Return the box of what the own rows are worth with one card more; a low panel has none."""
    if look.is_low:
        return None
    x, y, w, h = worth(scene, frame)
    return x, y + h // 2 + AIR, w, h - h // 2 - AIR


def total(scene, frame: Frame) -> tuple:
    """Return the box of the own points; a low panel has them in the strip."""
    return head(scene, frame) if layout.HEAD else strip(scene, frame)


def side(scene, frame: Frame) -> tuple:
    """Return the box of the last two columns of the own side, whole."""
    x, y, w, _ = columns(scene, frame, scene.game.ROWS, scene.game.ROWS + 1)
    return x, y, w, layout.ROWS - AIR


def strip(scene, frame: Frame) -> tuple:
    """Return the box of the other seats."""
    return scene.strip_box(frame)


def others(scene, frame: Frame) -> tuple:
    """Return the box of the other seats alone; a low panel has the own one before them."""
    x, y, w, h = scene.strip_box(frame)
    if look.is_low:
        _, parts = tabletop.strip_parts(scene.session, scene.viewer)
        left = parts[1][2] + AIR
        x, w = left, x + w - left
    return x, y, w, h


def message(scene, frame: Frame) -> tuple:
    """Return the box of the message."""
    return 0, scene.message_at, layout.WIDTH, layout.MESSAGE


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
        box = self._boxes[key](self._scene, frame) if key in self._boxes else ()
        point_at(frame, box, look.bottom(frame), number, page)


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
