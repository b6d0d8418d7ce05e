"""What the tables of all three games are drawn with: their places, rows, and the other seats.

A table is seven columns wide: one for each colour and two more. It consists of the header (whose
table it is, and the points so far), the own rows with what each is worth now and with one card
more, a strip for the other seats, the message (what the choice in focus will do), and what lies in
the middle or in the hand. Where each of these is, the scenes say: see `layout.py`.
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
from firmware.table import layout
from firmware.table.names import told_apart
from firmware.table.telling import digits, leads_to, signed
from firmware.words import capital, count, say

POINT = const(5)  # the sixth column of the card game
_BAR = const(4)  # from one bar to the next, where there is no room for numbers


def column(frame: Frame, number: int) -> int:
    """Where a column's card begins; it is `column_width` wide."""
    pitch = layout.WIDTH // 7
    return (layout.WIDTH - 7 * pitch) // 2 + number * pitch + 2


def column_width(frame: Frame) -> int:
    return layout.WIDTH // 7 - 4


def paint(colour: int) -> int:
    """Return the palette's number of a game colour; what has none is paper."""
    return BLUE + colour if colour < POINT else PAPER


def header(frame: Frame, name: str, points: int, board, choosing: bool) -> None:
    """Draw whose table it is and the points; whoever chooses reads that it is their turn."""
    frame.box(0, 0, frame.width, layout.HEAD, NIGHT)
    room = frame.width - 6
    percent = board.battery.percent()
    if percent is not None:
        room -= 30
        pieces.battery(frame, frame.width - 27, 3, percent, board.battery.charging())
    words = count("table_points", points)
    room -= text_width(words, MEDIUM) + 8
    x = 3
    if choosing:
        name, room = say("table_your_turn"), room - 6
        x += 4
        frame.box(0, 0, text_width(name, MEDIUM) + 2 * x, layout.HEAD, ACCENT, 4)
    name = shorten(name, MEDIUM, room)
    end = frame.label(x, 0, 0, layout.HEAD, name, NIGHT if choosing else ACCENT, MEDIUM, LEFT)
    frame.label(end + (x if choosing else 0) + 8, 0, 0, layout.HEAD, words, CHALK, MEDIUM, LEFT)


def own_side(frame: Frame, y: int) -> None:
    """Draw the ground that the own rows lie on, so that they are not taken for piles."""
    frame.box(0, y - 2, layout.WIDTH, layout.ROWS, NIGHT)  # what lay over it had other corners
    frame.box(0, y - 2, layout.WIDTH, layout.ROWS, PANEL, 5)


def row(frame: Frame, x: int, y: int, w: int, colour: int, shape: int, length: int) -> None:
    """Draw a row as its last number, the way it runs, its symbol and its length."""
    paper = paint(colour)
    if not length:
        pieces.place(frame, x, y, w, layout.ROW, paper)
        return
    ink = INK_ON[paper]
    frame.box(x, y, w, layout.ROW, paper, 4)
    below = y + layout.ROW - (11 if look.is_low else 13)
    frame.text(x + 3, below, pieces.symbol_of(paper), ink, SYMBOLS_SMALL)
    frame.label(x, below - 1, w - (3 if length < 10 else 1), 13, digits(length), ink, SMALL, RIGHT)
    _last_number(frame, x, y + (0 if look.is_low else 2), w, shape, ink)


def _last_number(frame: Frame, x: int, y: int, w: int, shape: int, ink: int) -> None:
    last, way = rows.last_number(shape), rows.direction(shape)
    sign = symbols.END if rows.end_cards(shape) else symbols.UP if way > 0 else symbols.DOWN
    beside = way or rows.end_cards(shape)
    if last < 0:
        if beside:
            frame.text(x + (w - 11) // 2, y + 4, sign, ink, SYMBOLS_SMALL)
        return
    # Two narrow digits and a sign are as wide as a column of the small panel.
    font = NARROW_NUMBERS if (last > 9 and w < 36) or look.is_low else NUMBERS
    tall = 16 if look.is_low else 18
    room = w - 12 if beside else w
    frame.label(x, y, room, tall, digits(last), ink, font)
    if beside:
        frame.text(x + w - 12, y + (tall - 11 + 1) // 2, sign, ink, SYMBOLS_SMALL)


def worth(frame: Frame, x: int, y: int, w: int, now: int, then: int, grows: bool = True) -> None:
    """Below a row whose top is y: its points now, and with one more, if there can be one."""
    worth_now(frame, x, y, w, now)
    if grows and not look.is_low:
        frame.label(x - 2, y + layout.WORTH + 15, w + 4, 14, leads_to(then), DIM, SMALL)


def worth_now(frame: Frame, x: int, y: int, w: int, now: int) -> None:
    frame.label(x, y + layout.WORTH, w, 16, signed(now), ALERT if now < 0 else CHALK, MEDIUM)


def tally(frame: Frame, x: int, y: int, w: int, symbol: str, number: int, ink: int = CHALK) -> None:
    """Draw a symbol and how many there are of it, 16 pixels tall."""
    frame.text(x + 2, y + 3, symbol, ink, SYMBOLS_SMALL)
    frame.label(x + 13, y, w - 14, 16, digits(number), ink, MEDIUM)


def standings(game, state: bytearray) -> list:
    """For each seat its points, and the lengths of its rows."""
    colours = range(game.ROWS)
    return [
        (game.score(state, seat), [game.row_length(state, seat, colour) for colour in colours])
        for seat in range(game.seat_count(state))
    ]


def seats_in_strip(seats: int, viewer: int) -> list:
    """Return the other seats; on a low panel, which has no header, the own one before them."""
    others = [seat for seat in range(seats) if seat != viewer]
    return [viewer] + others if look.is_low else others


def strip_parts(session, viewer: int) -> tuple:
    """Return how wide the length of a row is in the strip, and for each seat there its number, its
    name, where it begins and how wide it is.

    Whoever has a longer name gets more room. The same is kept for all points, so that nothing
    moves when they change.
    """
    seats = seats_in_strip(len(session.seats), viewer)
    room, rows_shown = layout.WIDTH // len(seats), session.game.ROWS
    points = _points_room()
    names = [session.name(seat) for seat in range(len(session.seats))]
    if room >= 100:
        whole = told_apart(names, SMALL, layout.WIDTH)
        widths = [text_width(whole[seat], SMALL) for seat in seats]
        for pitch in (10, 8):
            taken = points + 2 * _apart(pitch) + rows_shown * pitch
            more = (layout.WIDTH - sum(widths)) // len(seats) - taken
            if more >= 0:
                return pitch, _side_by_side(seats, whole, [taken + more + w for w in widths])
    pitch = 8 if room >= 100 else _BAR
    names = told_apart(names, SMALL, room - points - 2 * _apart(pitch) - rows_shown * pitch)
    return pitch, _side_by_side(seats, names, [room] * len(seats))


def _points_room() -> int:
    return text_width("−18", SMALL) + 7


def _apart(pitch: int) -> int:
    """Return how far the lengths of rows are from what stands beside them.

    Bars may come near it; numbers would be taken for a part of it.
    """
    return 1 if pitch == _BAR else 2


def _side_by_side(seats: list, names: list, rooms: list) -> list:
    parts, x = [], 0
    for number, seat in enumerate(seats):
        parts.append((seat, names[seat], x, rooms[number]))
        x += rooms[number]
    return parts


def strip(frame: Frame, y: int, session, standing: list, viewer: int) -> None:
    """Every other seat: its name, the lengths of its rows, its points."""
    frame.box(2, y, layout.WIDTH - 4, layout.STRIP, NIGHT)
    pitch, parts = strip_parts(session, viewer)
    for seat, name, x, room in parts:
        if x:
            frame.vline(x, y + 1, layout.STRIP - 2, EDGE)
        x += 4
        points, lengths = standing[seat]
        frame.label(x, y, room - 8, layout.STRIP, signed(points), CHALK, SMALL, RIGHT)
        at = x + room - _points_room() - _apart(pitch) - len(lengths) * pitch
        (_bars if pitch == _BAR else draw_lengths)(frame, at, y, pitch, lengths)
        frame.label(x, y, 0, layout.STRIP, name, ACCENT if seat == viewer else DIM, SMALL, LEFT)


def draw_lengths(frame: Frame, x: int, y: int, pitch: int, lengths: list) -> None:
    """Draw a number for each row; a line where there is no row yet."""
    for colour, length in enumerate(lengths):
        paper = paint(colour)
        if length:
            frame.box(x, y, pitch - 1, layout.STRIP, paper)
            label = digits(min(length, 9))
            frame.label(x, y, pitch - 1, layout.STRIP, label, INK_ON[paper], SMALL)
        else:
            frame.box(x, y + layout.STRIP - 4, pitch - 1, 2, paper)
        x += pitch


def _bars(frame: Frame, x: int, y: int, pitch: int, lengths: list) -> None:
    """Where there is no room for numbers: a bar for each row, as tall as that is long."""
    for colour, length in enumerate(lengths):
        tall = 2 + 2 * min(length, 7) if length else 1
        frame.box(x, y + layout.STRIP - tall, pitch - 1, tall, paint(colour))
        x += pitch


def message(frame: Frame, y: int, first: str, second: str) -> tuple:
    """Draw two lines: what it is, and what it does; return where they end.

    If the second is long, it begins behind the first one, or takes its place.
    """
    first, second = capital(first), capital(second)
    room, font = layout.WIDTH - 6, SMALL
    is_large, more = look.is_wide, 0
    if look.large_text and not is_large and not look.is_low:
        is_large, more = True, 2  # its accents and tails need a little more
    if is_large and max(text_width(first, MEDIUM), text_width(second, MEDIUM)) <= room:
        font = MEDIUM
    y -= more
    frame.box(0, y, layout.WIDTH, layout.MESSAGE + more, NIGHT)
    lines = wrap(second, font, room) if second else []
    x = end = 3
    if len(lines) < 2 and first:
        lines.insert(0, "")
        first = look.fitted(first, font, room)
    elif first:
        both = wrap(first + ". " + second, font, room)
        if len(both) > 2:
            first = ""
        else:
            first += ". "
            lines = [both[0][len(first) :], both[1]]
    if first:
        x = frame.text(x, y, first, ACCENT, font)
    pitch = min(layout.MESSAGE // 2, layout.MESSAGE - SMALL[0])
    for number, line in enumerate(lines[:2]):
        end = frame.text(3 if number else x, y + pitch * number, line, CHALK, font)
        x = x if number else end  # of the first one
    if len(lines) > 2:
        look.spilled(second, text_width(lines[2], SMALL))
    return x, end if len(lines) > 1 else 3


def banner(frame: Frame, text: str, *shorter, room: int = 0) -> int:
    """Say something in the place of the header, or of the strip; return where it ends.

    shorter: what is said instead where there is no room for it. room: if something is to follow.
    """
    font = SMALL if room or text_width(text, MEDIUM) > layout.WIDTH - 18 else MEDIUM
    tall, room = layout.HEAD or layout.STRIP, room or layout.WIDTH - 18
    for other in shorter:
        if text_width(text, font) > room:
            text = other
    edge = 0 if layout.HEAD else 2  # what belongs there is as wide
    frame.box(edge, 0, layout.WIDTH - 2 * edge, tall, ACCENT, 4)
    look.triangle(frame, 7, tall // 2, 1, NIGHT)
    return frame.label(14, 0, 0, tall, look.fitted(text, font, room), NIGHT, font, LEFT)


def panel(frame: Frame, y: int) -> tuple:
    """Draw an empty panel over the own rows, whose top is y; return x, y, w, h inside it."""
    frame.box(0, y - 2, layout.WIDTH, layout.ROWS, PANEL, 5)
    frame.outline(0, y - 2, layout.WIDTH, layout.ROWS, ACCENT, 5)
    return inside_panel(frame, y)


def inside_panel(frame: Frame, y: int) -> tuple:
    return 8, y + 2, layout.WIDTH - 16, layout.ROWS - 8


def button(frame: Frame, box: tuple, words: str, symbol: str = "") -> None:
    """Draw something to be chosen that is no piece of the game: words, and a symbol behind them."""
    x, y, w, h = box
    pieces.plate(frame, x, y, w, h, PANEL, 5)
    if symbol:
        w -= 14
    frame.label(x, y, w, h, look.fitted(words, SMALL, w - 4), CHALK, SMALL)
    if symbol:
        end = x + (w + text_width(words, SMALL)) // 2
        frame.text(end + 3, y + (h - 11) // 2, symbol, CHALK, SYMBOLS_SMALL)
