"""The look that all screens share: a header, a body, and at the bottom what the buttons do.

    look.use(board)                      once, so that hints can name this board's own buttons
    look.header(frame, "Settings")       the title, and the battery where the board can tell
    look.hints(frame, ((A, "lay"), (B, "back")))
    look.TOP, look.bottom(frame)         the body lies between these rows
    look.is_low                          is the panel so low that words have to be put closer?
    look.is_wide                         or so wide that there is room beside what is usually shown?

Lists to choose from are in `firmware/screens/menu.py`, pages to read in `firmware/screens/page.py`.
"""

from micropython import const

from display import pieces, symbols
from display.fonts import LARGE, MEDIUM, SMALL, SYMBOLS_SMALL
from display.frame import Frame
from display.palette import ACCENT, CHALK, DIM, EDGE, NIGHT, PANEL
from display.text import LEFT, shorten, text_width, wrap
from input import DOWN, NAMES, UP

MARGIN = const(8)
_LOW = const(240)  # a panel of fewer rows has less of everything but the size of letters
_WIDE = const(320)

is_low = False
is_wide = False
TOP = 30  # where the body begins, below the header
HINTS = 20  # how tall the line of hints is
LINE = 30  # of a list

_BATTERY_WIDTH = const(24)
_CAP = const(16)  # a button in a hint: its height, and its least width
_LOW_CAP = const(13)  # its height in a line with other words
_BITS = (1, 2, 4, 8, 16, 32, 64, 128)

shown_hints: list = []  # what the panel says of the buttons now
large_text = False  # has the player asked for it?
_board = None
_caps: dict = {}  # pictures of buttons that have been made up


def use(board) -> None:
    """Fit the board's panel; remember its buttons for the hints, its battery for the header."""
    global _board
    _board = board
    _caps.clear()
    fit(board.panel.width, board.panel.height)


def fit(width: int, height: int) -> None:
    """Lay out for a panel of this size."""
    global is_low, is_wide, TOP, HINTS, LINE
    is_low = height < _LOW
    is_wide = width >= _WIDE and not is_low
    TOP, HINTS, LINE = (20, 17, 22) if is_low else (30, 20, 30)


def bottom(frame: Frame) -> int:
    """Return the first row below the body."""
    return frame.height - HINTS


def clear(frame: Frame) -> None:
    """Empty the body."""
    frame.box(0, TOP, frame.width, bottom(frame) - TOP, NIGHT)


def header(frame: Frame, title: str) -> None:
    frame.box(0, 0, frame.width, TOP, NIGHT)
    room = frame.width - 2 * MARGIN
    battery = _board.battery if _board else None
    percent = battery.percent() if battery else None
    if battery and percent is not None:
        room -= _BATTERY_WIDTH + MARGIN
        x = frame.width - MARGIN - _BATTERY_WIDTH
        pieces.battery(frame, x, 3 if is_low else 8, percent, battery.charging())
    font = MEDIUM if is_low else LARGE
    frame.label(MARGIN, 0, room, TOP - 3, fitted(title, font, room), ACCENT, font, LEFT)
    frame.hline(MARGIN, TOP - 3, frame.width - 2 * MARGIN, EDGE)


def hints(frame: Frame, pairs) -> None:
    """Draw what the buttons do now: pairs of a button, or several in one mask, and a word or two.

    Buttons that the board lacks are left out.
    """
    global shown_hints
    pairs = shown_hints = [pair for pair in pairs if has(pair[0])]
    top = bottom(frame)
    frame.box(0, top, frame.width, HINTS, PANEL)
    room = frame.width - 2 * MARGIN
    taken = 0
    for buttons, words in pairs:
        taken += _cap(buttons)[0] + 4 + text_width(words, SMALL)
    gap = min(16, (room - taken) // max(len(pairs) - 1, 1))
    x = MARGIN
    if gap < 5:
        spilled(" / ".join([words for _, words in pairs]), taken + 5 * (len(pairs) - 1) - room)
        gap = 5
    for buttons, words in pairs:
        x = button(frame, x, top + (HINTS - _CAP) // 2, buttons) + 4
        x = frame.label(x, top, 0, HINTS, words, DIM, SMALL, LEFT) + gap


def few_hints(frame: Frame, x: int, y: int, pairs, ink: int = DIM, below: int = -1) -> None:
    """Draw hints behind words that end at x: as many as fit, the first and the last one sooner.

    What has no room there comes behind the next line of words, if that ends at `below`.
    """
    global shown_hints
    shown_hints = [pair for pair in pairs if has(pair[0])]
    wanted = shown_hints[:1] + shown_hints[:0:-1]
    rest = _some_hints(frame, x, y, wanted, ink)
    if below >= 0:
        _some_hints(frame, below, y + _LOW_CAP + 1, rest, ink)


def _some_hints(frame: Frame, x: int, y: int, wanted: list, ink: int) -> list:
    """Draw the hints that fit between x and the edge, wanted ones first; return the others."""
    rest, left = [], frame.width - x
    for pair in wanted:
        width = _cap(pair[0])[0] + 3 + text_width(pair[1], SMALL) + 8
        if width <= left:
            left -= width
        else:
            rest.append(pair)
    x += left + 4
    for pair in shown_hints:
        if pair in wanted and pair not in rest:
            x = button(frame, x, y, pair[0], _LOW_CAP) + 3
            x = frame.label(x, y, 0, _LOW_CAP, pair[1], ink, SMALL, LEFT) + 8
    return rest


def button(frame: Frame, x: int, y: int, buttons: int, tall: int = _CAP) -> int:
    """Draw a picture of a button, or of several that belong together.

    Returns its right end.
    """
    width, signs = _cap(buttons)
    pieces.plate(frame, x, y, width, tall, NIGHT, 4)
    for at, sign, font in signs:
        frame.label(x + at, y, 0, tall, sign, CHALK, font, LEFT)
    return x + width


def has(buttons: int) -> bool:
    """Whether this board has them all."""
    return _board is None or _board.buttons.available & buttons == buttons


def fitted(text: str, font: bytes, room: int) -> str:
    """Draw the text, cut if it is wider than that. The tests see to it that ours never is."""
    excess = text_width(text, font) - room
    if excess > 0:
        spilled(text, excess)
        return shorten(text, font, room)
    return text


def paragraph(
    frame: Frame, x: int, y: int, w: int, h: int, text: str, colour: int = CHALK, font=MEDIUM
) -> None:
    """Sentences, wrapped into a box."""
    excess = frame.text_box(x, y, w, h, text, colour, font) - h
    if excess > 0:
        spilled(text, excess)


def page_font(text: str = "", width: int = 0, tall: int = 0) -> bytes:
    """Return the font of pages to read.

    On a low panel it is the small one for a text that fits its box so, and only so.
    """
    if is_low and text and not large_text and len(wrap(text, MEDIUM, width)) * MEDIUM[0] > tall:
        return SMALL if len(wrap(text, SMALL, width)) * SMALL[0] <= tall else MEDIUM
    return LARGE if large_text else MEDIUM


def note_font(text: str, room: int, lines: int) -> bytes:
    """Return the font of a note: the larger one, if that is wanted and it fits so many lines."""
    return MEDIUM if large_text and len(wrap(text, MEDIUM, room)) <= lines else SMALL


def spilled(text: str, excess: int) -> None:
    """Note that a text is this many pixels too wide or too tall for its place: for the tests to
    see."""


def triangle(frame: Frame, x: int, y: int, direction: int, colour: int) -> None:
    """Draw a small arrow head round (x, y), 5 by 9 pixels, to the left (-1) or to the right (1)."""
    for step in range(5):
        across = x + direction * (2 - step)
        frame.vline(across, y - step, 2 * step + 1, colour)


def scroll_bar(frame: Frame, y: int, h: int, first: int, shown: int, total: int) -> None:
    """At the right edge: which part of a longer list is to be seen."""
    x = frame.width - 5
    frame.box(x, y, 3, h, PANEL)
    frame.box(x, y + h * first // total, 3, max(h * shown // total, 4), EDGE)


# Buttons as the hints show them


def _cap(buttons: int) -> tuple:
    """Return the width of its picture, and what is on it: (x, text, font) each. Made up only
    once."""
    if buttons not in _caps:
        signs, taken = [], 0
        for number, bit in enumerate(_BITS):
            if buttons & bit:
                sign, font = sign_of(number)
                signs.append((taken, sign, font))
                # Two letters need more air between them than two arrows.
                taken += text_width(sign, font) + (4 if font is SMALL else 0)
        if signs[-1][2] is SMALL:
            taken -= 4
        width = max(taken + 6, _CAP)
        left = (width - taken + 1) // 2
        _caps[buttons] = width, [(left + x, sign, font) for x, sign, font in signs]
    return _caps[buttons]


def sign_of(number: int) -> tuple:
    """Return what is printed beside the button, if that is one letter; else an arrow or its
    name."""
    label = _board.buttons.labels.get(_BITS[number], "") if _board else ""
    if len(label) == 1:
        return label, SMALL
    if _BITS[number] & (UP | DOWN):
        return (symbols.UP if _BITS[number] == UP else symbols.DOWN), SYMBOLS_SMALL
    return NAMES[number], SMALL
