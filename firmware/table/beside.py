"""The other seats on a wide panel: beside the table, each with its rows, the newest card first."""

from micropython import const

from display import symbols
from display.fonts import SMALL, SYMBOLS_SMALL
from display.frame import Frame
from display.palette import CHALK, DIM, NIGHT, PANEL, PAPER
from display.text import LEFT, RIGHT, text_width
from engine.rows import END_CARD, FACE_DOWN, POINT_CARD
from firmware import games
from firmware.table import layout, tabletop
from firmware.table.names import told_apart
from firmware.table.telling import digits, signed

_NAME = const(15)  # the height of a seat's name and points
_LINE = const(12)  # of a card in a row
_AIR = const(3)


def draw_beside(
    frame: Frame, box: tuple, session, state: bytearray, standing: list, viewer: int
) -> None:
    """Every other seat: its name, its points, how long its rows are, and what was laid last."""
    x, y, w, h = box
    frame.box(x, y, w, h, NIGHT)
    others = [seat for seat in range(len(standing)) if seat != viewer]
    names = [session.name(seat) for seat in range(len(standing))]
    tall = h // len(others)
    room = w - 2 * _AIR
    for seat in others:
        frame.box(x, y, w, tall - 2, PANEL, 4)
        points, lengths = standing[seat]
        inside = room - text_width("−18", SMALL) - 2
        name = told_apart(names, SMALL, inside)[seat]
        frame.label(x + _AIR, y, 0, _NAME, name, DIM, SMALL, LEFT)
        frame.label(x + _AIR, y, room, _NAME, signed(points), CHALK, SMALL, RIGHT)
        if lengths:
            pitch = room // len(lengths)
            tabletop.draw_lengths(frame, x + _AIR, y + _NAME, pitch, lengths)
            top = y + _NAME + layout.STRIP + 1
            fit = (y + tall - 3 - top) // _LINE
            _draw_laid(frame, x + _AIR, top, pitch, fit, games.laid(session.game), state, seat)
        y += tall


def _draw_laid(frame: Frame, x: int, y: int, pitch: int, fit: int, laid, state, seat: int) -> None:
    """Draw what lies in the rows of a seat, as much as fits."""
    for colour in range(5):
        things = laid.things(state, seat, colour)
        ink = tabletop.paint(colour)
        for line, (value, sign) in enumerate(things[::-1][:fit]):
            down = y + line * _LINE
            if value >= END_CARD:
                symbol = symbols.STONE if value == FACE_DOWN else symbols.END
                frame.text(x + (pitch - 12) // 2, down, symbol, ink, SYMBOLS_SMALL)
            else:
                shown = PAPER if sign == POINT_CARD else ink
                frame.label(x, down, pitch, _LINE, digits(value), shown, SMALL)
        x += pitch
