"""The things that lie on a table: cards, tiles, dice, stones; and the battery in the corner.

Each is drawn into the box it is given, with the largest number and symbols that the box holds.
A colour is always shown by its symbol too.
"""

from display import symbols
from display.fonts import (
    BIG_NUMBERS,
    MEDIUM,
    NARROW_NUMBERS,
    NUMBERS,
    SYMBOLS_LARGE,
    SYMBOLS_MEDIUM,
    SYMBOLS_SMALL,
)
from display.frame import Frame
from display.palette import (
    ACCENT,
    ALERT,
    BLUE,
    CHALK,
    DEEP,
    DIM,
    EDGE,
    GREEN,
    INK_ON,
    NIGHT,
    PANEL,
    PAPER,
    STONE,
    YELLOW,
)

_COLOUR_SYMBOLS = (symbols.DROP, symbols.LEAF, symbols.KNOT, symbols.HEART, symbols.SUN)

# Where a die has its pips, as a grid of three by three read row by row.
_PIPS = (0b000010000, 0b001000100, 0b001010100, 0b101000101, 0b101010101)

# A number's font and a symbol's, for cards of four sizes.
_NARROW = (NARROW_NUMBERS, SYMBOLS_SMALL)
_USUAL = (NUMBERS, SYMBOLS_SMALL)
_WIDE = (BIG_NUMBERS, SYMBOLS_MEDIUM)
_HUGE = (BIG_NUMBERS, SYMBOLS_LARGE)


def symbol_of(colour: int) -> str:
    """Return the symbol of a game colour; cards without a colour have a star."""
    return _COLOUR_SYMBOLS[colour - BLUE] if BLUE <= colour <= YELLOW else symbols.STAR


def card(
    frame: Frame,
    x: int,
    y: int,
    w: int,
    h: int,
    colour: int,
    label: str,
    bonus: str = "",
    ghost: int = -1,
) -> None:
    """Draw a card or tile, face up: its number (or symbols.END) above its colour's symbol.

    A tile's bonus symbol, if any, stands beside the colour's symbol, or below it in a narrow box.
    A ghost is one that can't be had: what is on it is written in its colour.
    """
    ink = INK_ON[colour] if ghost < 0 else ghost
    frame.box(x, y, w, h, colour, _corner(w))
    number, symbol = _fonts(w, h)
    own = symbol_of(colour if ghost < 0 else ghost)
    if label >= symbols.DROP:
        number = SYMBOLS_LARGE if number is BIG_NUMBERS else SYMBOLS_MEDIUM
    if h < number[0] + symbol[0] - 2:
        _flat_card(frame, x, y, w, h, label, own + bonus, ink)
        return
    spare = h - number[0] - symbol[0]
    gap = spare // 3 if spare > 0 else 0
    # Labels as if in a box of just the capitals: so their tops are where they are wanted.
    high, tall = symbol[1] - symbol[2], symbol[2]
    if bonus and w < 2 * symbol[0] + 4:
        gap = max(h - number[0] - 2 * symbol[0], 0) // 2  # above and below, none between
        top = y + h - gap - symbol[0]
        frame.label(x, top + high, w, tall, bonus, ink, symbol)
        frame.label(x, top - symbol[0] + high, w, tall, own, ink, symbol)
    elif bonus:
        side = (w - 2 * symbol[0]) // 3
        top = y + h - gap - symbol[0]
        frame.text(x + side, top, own, ink, symbol)
        frame.text(x + w - side - symbol[0], top, bonus, ink, symbol)
    else:
        frame.label(x, y + h - gap - symbol[0] + high, w, tall, own, ink, symbol)
    frame.label(x, y + gap + number[1] - number[2], w, number[2], label, ink, number)


def _flat_card(
    frame: Frame, x: int, y: int, w: int, h: int, label: str, symbol: str, ink: int
) -> None:
    """Draw what is on a card too low for two lines: number and symbol side by side."""
    font = SYMBOLS_SMALL if label >= symbols.DROP else NARROW_NUMBERS
    left = x + w - 11 * len(symbol)
    frame.label(x, y, left - x, h, label, ink, font)
    if len(label) < 2:
        left -= 1  # two digits need all the room there is
    for number, sign in enumerate(symbol):
        frame.text(left + 11 * number, y + (h - 11) // 2, sign, ink, SYMBOLS_SMALL)


def card_back(frame: Frame, x: int, y: int, w: int, h: int) -> None:
    """Draw a card or tile, face down."""
    corner = _corner(w)
    frame.box(x, y, w, h, DEEP, corner)
    frame.outline(x + 2, y + 2, w - 4, h - 4, EDGE, max(corner - 2, 0))
    symbol = SYMBOLS_LARGE if w >= 40 else SYMBOLS_MEDIUM if w >= 24 else SYMBOLS_SMALL
    frame.text(x + ((w - symbol[0]) >> 1), y + ((h - symbol[0]) >> 1), symbols.KNOT, STONE, symbol)


def place(frame: Frame, x: int, y: int, w: int, h: int, colour: int) -> None:
    """Where nothing lies yet: an empty row or pile of a colour."""
    plate(frame, x, y, w, h, PANEL, _corner(w))
    symbol = SYMBOLS_MEDIUM if w >= 24 and h >= 24 else SYMBOLS_SMALL
    frame.text(
        x + ((w - symbol[0]) >> 1), y + ((h - symbol[0]) >> 1), symbol_of(colour), colour, symbol
    )


def plate(frame: Frame, x: int, y: int, w: int, h: int, colour: int, corner: int) -> None:
    """Draw a box with a thin edge. Two boxes are drawn sooner than a box and its outline."""
    frame.box(x, y, w, h, EDGE, corner)
    frame.box(x + 1, y + 1, w - 2, h - 2, colour, corner - 1)


def focus(frame: Frame, x: int, y: int, w: int, h: int, colour: int = CHALK) -> None:
    """Draw the frame round what is chosen: two pixels, with one of night between it and the box."""
    corner = _corner(w)
    frame.outline(x - 1, y - 1, w + 2, h + 2, NIGHT, corner + 1)
    frame.outline(x - 3, y - 3, w + 6, h + 6, colour, corner + 2, 2)


def corners(frame: Frame, x: int, y: int, w: int, h: int) -> None:
    """Mark a box by its corners, in the place of a focus."""
    focus(frame, x, y, w, h, ACCENT)
    frame.box(x + w // 3, y - 3, w - w // 3 * 2, 2, NIGHT)
    frame.box(x + w // 3, y + h + 1, w - w // 3 * 2, 2, NIGHT)
    frame.box(x - 3, y + h // 3, 2, h - h // 3 * 2, NIGHT)
    frame.box(x + w + 1, y + h // 3, 2, h - h // 3 * 2, NIGHT)


def wish_stone(frame: Frame, x: int, y: int, size: int, label: str = "") -> None:
    """Draw a wish stone with its number, or with the stone's own spiral."""
    if label:
        frame.disc(x + (size >> 1), y + (size >> 1), size >> 1, STONE)
        font = NARROW_NUMBERS if size >= 23 else MEDIUM
        font = BIG_NUMBERS if size >= 40 else NUMBERS if size >= 29 else font
        frame.label(x, y, size, size, label, NIGHT, font)
    else:
        font = SYMBOLS_LARGE if size >= 25 else SYMBOLS_MEDIUM if size >= 17 else SYMBOLS_SMALL
        inset = (size - font[0]) >> 1
        frame.text(x + inset, y + inset, symbols.STONE, STONE, font)


def die(frame: Frame, x: int, y: int, size: int, face: int, colour: int = PAPER) -> None:
    """Draw a die showing 1 to 5 pips, or the stone for 0."""
    ink = INK_ON[colour]
    frame.box(x, y, size, size, colour, size >> 3)
    if face == 0:
        font = SYMBOLS_LARGE if size >= 32 else SYMBOLS_MEDIUM if size >= 21 else SYMBOLS_SMALL
        inset = (size - font[0]) >> 1
        frame.text(x + inset, y + inset, symbols.STONE, ink, font)
        return
    step = size * 9 // 32
    radius = max(size // 12, 1)
    pips = _PIPS[face - 1]
    for spot in range(9):
        if pips >> spot & 1:
            across, down = (spot % 3 - 1) * step, (spot // 3 - 1) * step
            frame.disc(x + (size >> 1) + across, y + (size >> 1) + down, radius, ink)


def battery(frame: Frame, x: int, y: int, percent: int, charging: bool = False) -> None:
    """24 by 11 pixels: the level, red when low, with a bolt while charging."""
    frame.box(x, y, 24, 11, NIGHT)
    frame.outline(x, y, 22, 11, DIM, 2)
    frame.box(x + 22, y + 3, 2, 5, DIM)
    level = min(max(percent, 0), 100) * 18 // 100
    frame.box(x + 2, y + 2, level, 7, ALERT if percent < 15 else GREEN if charging else ACCENT)
    if charging:
        frame.text(x + 5, y, symbols.BOLT, CHALK, SYMBOLS_SMALL)


def _corner(w: int) -> int:
    return 5 if w >= 40 else 4 if w >= 24 else 3


def _fonts(w: int, h: int) -> tuple:
    """Return the fonts for the number and the symbol of a card this size."""
    if w < 26:
        return _NARROW
    if w < 40 or h < 50:
        return _USUAL
    return _WIDE if w < 60 or h < 64 else _HUGE
