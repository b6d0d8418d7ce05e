"""The things in a row side by side, so that each of them can be read."""

from micropython import const

from display import symbols
from display.fonts import SMALL, SYMBOLS_SMALL
from display.frame import Frame
from display.palette import DEEP, EDGE, INK_ON, PAPER, STONE
from display.text import text_width
from engine.rows import END_CARD, FACE_DOWN, POINT_CARD
from engine.tiles import BONUS_1, BONUS_3, CLOVER, LEPRECHAUN, WISH
from firmware.table.telling import digits

_SIGN = const(11)  # how wide a symbol is
_GAP = const(1)  # between two chips
_AIR = const(6)  # beside what stands on a chip, where there is room

SYMBOL = {
    WISH: symbols.STONE,
    CLOVER: symbols.CLOVER,
    BONUS_1: symbols.PLUS1,
    BONUS_3: symbols.PLUS3,
    LEPRECHAUN: symbols.LEPRECHAUN,
}


def draw_chips(frame: Frame, x: int, y: int, w: int, h: int, things: list, paper: int) -> None:
    """Draw things that were laid, the first one leftmost, on ground of the row's colour."""
    widths = [_width(thing) for thing in things]
    air = min(_AIR, (w - sum(widths)) // max(len(things), 1) - _GAP)
    for number, thing in enumerate(things):
        width = widths[number] + air
        _draw_chip(frame, x, y, width, h, thing, paper)
        x += width + _GAP


def chips_width(things: list) -> int:
    """Return how much room things need at least."""
    return sum([_width(thing) + _GAP for thing in things])


def _width(thing: tuple) -> int:
    value, sign = thing
    if value >= END_CARD:
        return _SIGN
    return text_width(digits(value), SMALL) + (_SIGN if sign in SYMBOL else 0)


def _draw_chip(frame: Frame, x: int, y: int, w: int, h: int, thing: tuple, paper: int) -> None:
    value, sign = thing
    if value == FACE_DOWN:
        frame.box(x, y, w, h, DEEP, 2)
        frame.outline(x, y, w, h, EDGE, 2)
        frame.text(x + (w - _SIGN) // 2, y + (h - _SIGN) // 2, symbols.STONE, STONE, SYMBOLS_SMALL)
        return
    ground = PAPER if sign == POINT_CARD else paper
    ink = INK_ON[ground]
    frame.box(x, y, w, h, ground, 2)
    if value == END_CARD:
        frame.text(x + (w - _SIGN) // 2, y + (h - _SIGN) // 2, symbols.END, ink, SYMBOLS_SMALL)
        return
    symbol = SYMBOL.get(sign, "")
    room = w - _SIGN if symbol else w
    frame.label(x, y, room, h, digits(value), ink, SMALL)
    if symbol:
        frame.text(x + w - _SIGN - 1, y + (h - _SIGN) // 2, symbol, ink, SYMBOLS_SMALL)
