"""The look that all screens share: a header, a body, and at the bottom what the buttons do.

    look.use(board)                      once, so that hints can name this board's own buttons
    look.header(frame, "Settings")       the title, and the battery where the board can tell
    look.hints(frame, ((A, "lay"), (B, "back")))
    look.TOP, look.bottom(frame)         the body lies between these rows

Lists to choose from are in `firmware/menu.py`, pages to read in `firmware/page.py`.
"""

from micropython import const

from display import pieces, symbols
from display.fonts import LARGE, MEDIUM, SMALL, SYMBOLS_SMALL
from display.frame import Frame
from display.palette import ACCENT, CHALK, DIM, EDGE, NIGHT, PANEL
from display.text import LEFT, shorten, text_width
from input import DOWN, NAMES, UP
from input import LEFT as LEFTWARDS
from input import RIGHT as RIGHTWARDS

MARGIN = const(8)
TOP = const(30)  # where the body begins, below the header
HINTS = const(20)  # how tall the line of hints is

_BATTERY_WIDTH = const(24)
_CAP = const(16)  # a button in a hint: its height, and its least width
_BITS = (1, 2, 4, 8, 16, 32, 64, 128)
_ARROWS = const(15)  # UP, DOWN, LEFT, RIGHT

_board = None


def use(board) -> None:
    """The board whose buttons the hints name and whose battery the header shows."""
    global _board
    _board = board


def bottom(frame: Frame) -> int:
    """The first row below the body."""
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
        pieces.battery(frame, x, 8, percent, battery.charging())
    frame.label(MARGIN, 0, room, TOP - 3, fitted(title, LARGE, room), ACCENT, LARGE, LEFT)
    frame.hline(MARGIN, TOP - 3, frame.width - 2 * MARGIN, EDGE)


def hints(frame: Frame, pairs) -> None:
    """What the buttons do now: pairs of a button, or several in one mask, and a word or two."""
    top = bottom(frame)
    frame.box(0, top, frame.width, HINTS, PANEL)
    room = frame.width - 2 * MARGIN
    taken = 0
    for buttons, words in pairs:
        taken += _cap_width(buttons) + 4 + text_width(words, SMALL)
    gap = min(16, (room - taken) // max(len(pairs) - 1, 1))
    x = MARGIN
    if gap < 5:
        spilled(" / ".join([words for _, words in pairs]), taken + 5 * (len(pairs) - 1) - room)
        gap = 5
    for buttons, words in pairs:
        x = _cap(frame, x, top + (HINTS - _CAP) // 2, buttons) + 4
        x = frame.label(x, top, 0, HINTS, words, DIM, SMALL, LEFT) + gap


def button(frame: Frame, x: int, y: int, buttons: int) -> int:
    """A picture of a button, or of several, in a text; 16 pixels tall. Returns its right end."""
    return _cap(frame, x, y, buttons)


def has(buttons: int) -> bool:
    """Whether this board has them all."""
    return _board is None or _board.buttons.available & buttons == buttons


def fitted(text: str, font: bytes, room: int) -> str:
    """The text, cut if it is wider than that. The tests see to it that ours never is."""
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


def spilled(text: str, excess: int) -> None:
    """A text is this many pixels too wide or too tall for its place: for the tests to see."""


def triangle(frame: Frame, x: int, y: int, direction: int, colour: int) -> None:
    """A small arrow head round (x, y), 5 by 9 pixels, to the left (-1) or to the right (1)."""
    for step in range(5):
        across = x + direction * (2 - step)
        frame.vline(across, y - step, 2 * step + 1, colour)


def scroll_bar(frame: Frame, y: int, h: int, first: int, shown: int, total: int) -> None:
    """At the right edge: which part of a longer list is to be seen."""
    x = frame.width - 5
    frame.box(x, y, 3, h, PANEL)
    frame.box(x, y + h * first // total, 3, max(h * shown // total, 4), EDGE)


# Buttons as the hints show them


def _label(bit: int) -> str:
    """What is printed beside the button, if that is short enough for a picture of it."""
    label = _board.buttons.labels.get(bit, "") if _board else ""
    return label if len(label) == 1 else ""


def _cap_width(buttons: int) -> int:
    return max(_signs_width(buttons) + 6, _CAP)


def _signs_width(buttons: int) -> int:
    width = 0
    for bit in _BITS:
        if buttons & bit:
            width += _sign_width(bit)
    return width


def _sign_width(bit: int) -> int:
    label = _label(bit)
    if label:
        return text_width(label, SMALL) + (4 if bit & (UP | LEFTWARDS) else 0)
    return 11 if bit & _ARROWS else text_width(_letter(bit), SMALL)


def _letter(bit: int) -> str:
    return NAMES[_BITS.index(bit)]


def _cap(frame: Frame, x: int, y: int, buttons: int) -> int:
    """Draw a button, or several that belong together, and return where it ends."""
    width = _cap_width(buttons)
    frame.box(x, y, width, _CAP, NIGHT, 4)
    frame.outline(x, y, width, _CAP, EDGE, 4)
    at = x + (width - _signs_width(buttons) + 1) // 2
    for bit in _BITS:
        if buttons & bit:
            _sign(frame, at, y, bit)
            at += _sign_width(bit)
    return x + width


def _sign(frame: Frame, x: int, y: int, bit: int) -> None:
    label = _label(bit)
    if label or not bit & _ARROWS:
        frame.label(x, y, 0, _CAP, label or _letter(bit), CHALK, SMALL, LEFT)
    elif bit == UP:
        frame.text(x, y + 3, symbols.UP, CHALK, SYMBOLS_SMALL)
    elif bit == DOWN:
        frame.text(x, y + 3, symbols.DOWN, CHALK, SYMBOLS_SMALL)
    else:
        triangle(frame, x + 5, y + _CAP // 2, 1 if bit == RIGHTWARDS else -1, CHALK)
