"""The other seats on a wide panel: beside the table, each with its rows, the newest card first."""

from micropython import const

from display import pieces, symbols
from display.fonts import SMALL, SYMBOLS_SMALL
from display.frame import Frame
from display.palette import ALERT, CHALK, DIM, EDGE, NIGHT, PANEL, PAPER, STONE
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
    """Every other seat: its name, its points, how long its rows are, and what was laid last.

    A lone one has room for what else counts, too.
    """
    x, y, w, h = box
    frame.box(x, y, w, h, NIGHT)
    others = tabletop.seats_in_strip(len(standing), viewer)
    tall = h // len(others)
    room = w - 2 * _AIR
    inside = room - text_width("−18", SMALL) - 2
    names = told_apart([session.name(seat) for seat in range(len(standing))], SMALL, inside)
    for seat in others:
        frame.box(x, y, w, tall - 2, PANEL, 4)
        points, lengths = standing[seat]
        frame.label(x + _AIR, y, 0, _NAME, names[seat], DIM, SMALL, LEFT)
        frame.label(x + _AIR, y, room, _NAME, signed(points), CHALK, SMALL, RIGHT)
        if lengths:
            pitch = room // len(lengths)
            tabletop.draw_lengths(frame, x + _AIR, y + _NAME, pitch, lengths)
            top = y + _NAME + layout.STRIP + 1
            end = y + tall - 3
            if len(others) == 1:
                end = _draw_parts(frame, x + _AIR, end, room, session.game, state, seat)
            fit = (end - top) // _LINE
            _draw_laid(frame, x + _AIR, top, pitch, fit, games.laid(session.game), state, seat)
        y += tall


def other_things(game, state: bytearray, seat: int) -> list:
    """Return how much a seat has of each part of its score that is no row."""
    laid = games.laid(game)
    parts = range(game.ROWS, len(game.PARTS)) if laid else ()
    return [laid.count(state, seat, part) for part in parts]


def _draw_parts(frame: Frame, x: int, end: int, room: int, game, state, seat: int) -> int:
    """Draw how much a seat has of each part of its score that is no row, and the points for it.

    They end where `end` says; return where they begin.
    """
    counts = other_things(game, state, seat)
    top = y = end - len(counts) * _NAME
    frame.hline(x, top - 2, room, EDGE)
    for number, count in enumerate(counts):
        part = game.ROWS + number
        frame.text(x, y + 2, games.sign(game, part), STONE, SYMBOLS_SMALL)
        if game.PARTS[part] != "bonus":  # of which the points say it all
            frame.label(x + 15, y, 0, _NAME, digits(count), CHALK, SMALL, LEFT)
        points = game.score_part(state, seat, part)
        ink = ALERT if points < 0 else CHALK if points else DIM
        frame.label(x, y, room, _NAME, signed(points), ink, SMALL, RIGHT)
        y += _NAME
    return top - _AIR


def _draw_laid(frame: Frame, x: int, y: int, pitch: int, fit: int, laid, state, seat: int) -> None:
    """Draw what lies in the rows of a seat, as much as fits."""
    for colour in range(5):
        things = laid.things(state, seat, colour)
        ink = tabletop.paint(colour)
        if not things:  # so that the place is known for what it is
            frame.text(x + (pitch - 12) // 2, y + 1, pieces.symbol_of(ink), ink, SYMBOLS_SMALL)
        for line, (value, sign) in enumerate(things[::-1][:fit]):
            down = y + line * _LINE
            if value >= END_CARD:
                symbol = symbols.STONE if value == FACE_DOWN else symbols.END
                frame.text(x + (pitch - 12) // 2, down, symbol, ink, SYMBOLS_SMALL)
            else:
                shown = PAPER if sign == POINT_CARD else ink
                frame.label(x, down, pitch, _LINE, digits(value), shown, SMALL)
        x += pitch
