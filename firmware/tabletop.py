"""What the tables of all three games are drawn with: their places, rows, and the other seats.

A table is seven columns wide (one for each colour and two more) and, from the top, consists of

    the header     whose table it is, and the points so far
    the middle     what lies open to all
    the own rows   each with what it is worth now and with one card more
    the others     every other seat in one strip
    the message    two lines: what the choice in focus will do
    the hand       or whatever there is to choose from
"""

from micropython import const

from display import pieces, symbols
from display.fonts import MEDIUM, NARROW_NUMBERS, NUMBERS, SMALL, SYMBOLS_SMALL
from display.frame import Frame
from display.palette import (
    ACCENT,
    ALERT,
    BLUE,
    CHALK,
    DIM,
    EDGE,
    INK_ON,
    NIGHT,
    PANEL,
    PAPER,
)
from display.text import LEFT, RIGHT, shorten, text_width, wrap
from engine import rows
from firmware import look
from firmware.telling import signed
from firmware.words import count

HEAD = const(17)  # the header's height
MIDDLE = const(20)  # where the middle begins, and how tall its cards are
MIDDLE_HEIGHT = const(34)
ROWS = const(59)
ROW_HEIGHT = const(34)
WORTH = const(94)  # below the rows: their worth now, and below that with one more
STRIP = const(125)
STRIP_HEIGHT = const(17)
MESSAGE = const(145)
MESSAGE_HEIGHT = const(30)
HAND = const(179)
HAND_HEIGHT = const(35)
POINT = const(5)  # the sixth column of the card game


def column(frame: Frame, number: int) -> int:
    """Where a column's card begins; it is `column_width` wide."""
    pitch = frame.width // 7
    return (frame.width - 7 * pitch) // 2 + number * pitch + 2


def column_width(frame: Frame) -> int:
    return frame.width // 7 - 4


def paint(colour: int) -> int:
    """The palette's number of a game colour; what has none is paper."""
    return BLUE + colour if colour < POINT else PAPER


def header(frame: Frame, name: str, points: int, board) -> None:
    frame.box(0, 0, frame.width, HEAD, NIGHT)
    room = frame.width - 6
    percent = board.battery.percent()
    if percent is not None:
        room -= 30
        pieces.battery(frame, frame.width - 27, 3, percent, board.battery.charging())
    words = count("table_points", points).replace("-", "−")
    room -= text_width(words, MEDIUM) + 8
    end = frame.label(3, 0, 0, HEAD, shorten(name, MEDIUM, room), ACCENT, MEDIUM, LEFT)
    frame.label(end + 8, 0, 0, HEAD, words, CHALK, MEDIUM, LEFT)


def own_side(frame: Frame) -> None:
    """The ground that the own rows lie on, so that they are not taken for piles."""
    frame.box(0, ROWS - 2, frame.width, STRIP - ROWS, PANEL, 5)


def row(frame: Frame, x: int, y: int, w: int, colour: int, shape: int, length: int) -> None:
    """A row as its last number, the way it runs, its symbol and its length."""
    paper = paint(colour)
    if not length:
        pieces.place(frame, x, y, w, ROW_HEIGHT, paper)
        return
    ink = INK_ON[paper]
    frame.box(x, y, w, ROW_HEIGHT, paper, 4)
    frame.text(x + 3, y + 21, pieces.symbol_of(paper), ink, SYMBOLS_SMALL)
    frame.label(x, y + 20, w - 3, 13, str(length), ink, SMALL, RIGHT)
    _last_number(frame, x, y + 2, w, shape, ink)


def _last_number(frame: Frame, x: int, y: int, w: int, shape: int, ink: int) -> None:
    last, way = rows.last_number(shape), rows.direction(shape)
    sign = symbols.END if rows.end_cards(shape) else symbols.UP if way > 0 else symbols.DOWN
    beside = way or rows.end_cards(shape)
    if last < 0:
        if beside:
            frame.text(x + (w - 11) // 2, y + 4, sign, ink, SYMBOLS_SMALL)
        return
    number = str(last)
    # Two narrow digits and a sign are as wide as a column of the small panel.
    font = NARROW_NUMBERS if last > 9 and w < 36 else NUMBERS
    room = w - 12 if beside else w
    frame.label(x, y, room, 18, number, ink, font)
    if beside:
        frame.text(x + w - 12, y + 4, sign, ink, SYMBOLS_SMALL)


def worth(frame: Frame, x: int, w: int, now: int, then: int) -> None:
    """Below a row: its points now, and with one more."""
    frame.label(x, WORTH, w, 16, signed(now), ALERT if now < 0 else CHALK, MEDIUM)
    frame.label(x - 2, WORTH + 15, w + 4, 14, "→" + signed(then), DIM, SMALL)


def strip(frame: Frame, session, state: bytearray, viewer: int) -> None:
    """Every other seat: its name, the lengths of its rows, its points."""
    frame.box(0, STRIP, frame.width, STRIP_HEIGHT, NIGHT)
    game = session.game
    others = [seat for seat in range(len(session.seats)) if seat != viewer]
    room = frame.width // len(others)
    for number, seat in enumerate(others):
        x = number * room
        if number:
            frame.vline(x, STRIP, STRIP_HEIGHT, EDGE)
        points = signed(game.score(state, seat))
        frame.label(x, STRIP, room - 3, STRIP_HEIGHT, points, CHALK, SMALL, RIGHT)
        pitch = 10 if room > 90 else 9
        at = x + room - 5 - text_width("−88", SMALL) - 5 * pitch
        for colour in range(5):
            length = game.row_length(state, seat, colour)
            place = at + pitch * colour
            if length:
                paper = paint(colour)
                frame.box(place, STRIP + 1, pitch - 1, STRIP_HEIGHT - 2, paper)
                label = str(min(length, 9))
                frame.label(place, STRIP, pitch - 1, STRIP_HEIGHT, label, INK_ON[paper], SMALL)
            else:
                frame.box(place, STRIP + STRIP_HEIGHT - 4, pitch - 1, 2, paint(colour))
        name = _short(session.name(seat), at - x - 3)
        frame.label(x + 2, STRIP, 0, STRIP_HEIGHT, name, DIM, SMALL, LEFT)


def _short(name: str, room: int) -> str:
    """As many letters as there is room for; an ellipsis would cost two of them."""
    while name and text_width(name, SMALL) > room:
        name = name[:-1]
    return name


def message(frame: Frame, first: str, second: str) -> None:
    """Two lines: what it is, and what it does. A long second one takes both."""
    first, second = sentence(first), sentence(second)
    frame.box(0, MESSAGE, frame.width, MESSAGE_HEIGHT, NIGHT)
    room = frame.width - 6
    lines = wrap(second, SMALL, room) if second else []
    if len(lines) > 1 or not first:
        for number, line in enumerate(lines[:2]):
            frame.text(3, MESSAGE + 15 * number, line, CHALK, SMALL)
        return
    frame.text(3, MESSAGE, look.fitted(first, SMALL, room), ACCENT, SMALL)
    if lines:
        frame.text(3, MESSAGE + 15, lines[0], CHALK, SMALL)


def sentence(words: str) -> str:
    return words[:1].upper() + words[1:]


def panel(frame: Frame) -> tuple:
    """An empty panel over the own rows, for what has to be looked at first: x, y, w, h inside."""
    x, y, w, h = 4, ROWS - 3, frame.width - 8, STRIP - ROWS + 2
    frame.box(x, y, w, h, PANEL, 5)
    frame.outline(x, y, w, h, ACCENT, 5)
    return x + 6, y + 5, w - 12, h - 10
