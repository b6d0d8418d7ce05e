"""The same drawings into a Frame, on whichever interpreter runs it."""

from binascii import crc32

from display import palette, pieces, symbols
from display.fonts import (
    BIG_NUMBERS,
    LARGE,
    MEDIUM,
    NARROW_NUMBERS,
    NUMBERS,
    SMALL,
    SYMBOLS_LARGE,
    SYMBOLS_MEDIUM,
    SYMBOLS_SMALL,
)
from display.text import CENTRE, LEFT, RIGHT, shorten, text_width

FONTS = (SMALL, MEDIUM, LARGE, NUMBERS, NARROW_NUMBERS, BIG_NUMBERS)
SYMBOL_FONTS = (SYMBOLS_SMALL, SYMBOLS_MEDIUM, SYMBOLS_LARGE)
NAMES = (symbols.DROP, symbols.END, symbols.CLOVER, symbols.STAR, symbols.STONE, symbols.BOLT)
WORDS = (
    "Jó szerencsét, Őrült Űrhajós!",
    "Große Übung – „Fuß“ ẞ",
    "« Où est l’œuf ? » 10+3",
    "één ĳsje; zou't? ←→↑↓✓ Ⓐ",
    "Lay 7 into the blue row: 3 cards, −2 → 4 cards, +1 point. Well-known words-and-hyphens.",
    "a\n\nb   c \n d",
    "日本",
    "",
)
SPRITE = bytes((5, 3)) + bytes((0x12, 0x34, 0x50, 0x6F, 0xF7, 0x80, 0x9A, 0xBC, 0xD0))
COLOURS = bytes((3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3))
ALIGN = (LEFT, CENTRE, RIGHT)


class Numbers:
    def __init__(self, seed):
        self.state = seed

    def below(self, n):
        self.state = (self.state * 141 + 28411) % 134456
        return self.state * n // 134456


def draw(frame, numbers, dx=0, dy=0):
    """One random drawing, moved by (dx, dy); returns its name."""
    below = numbers.below
    x, y = below(300) - 30 + dx, below(300) - 30 + dy
    w, h = below(90) + 1, below(90) + 1
    c = below(16)
    kind = below(16)
    if kind == 0:
        frame.box(x, y, w, h, c)
    elif kind == 1:
        radius = below(9)
        frame.box(x, y, w + 2 * radius, h + 2 * radius, c, radius)
    elif kind == 2:
        radius, thickness = below(9), below(3) + 1
        more = 2 * max(radius, thickness)
        frame.outline(x, y, w + more, h + more, c, radius, thickness)
    elif kind == 3:
        frame.line(x, y, x + w - 45, y + h - 45, c)
    elif kind == 4:
        frame.disc(x, y, below(20), c)
    elif kind == 5:
        pieces.plate(frame, x, y, w + 8, h + 8, c, below(5))
    elif kind == 6:
        frame.sprite(x, y, SPRITE, below(17) - 1, COLOURS)
    elif kind == 7:
        frame.text(x, y, WORDS[below(len(WORDS))], c, FONTS[below(3)], ALIGN[below(3)])
    elif kind == 8:
        frame.text(x, y, "10+3-9X×", c, FONTS[3 + below(3)])
    elif kind == 9:
        frame.text(x, y, NAMES[below(5)], c, SYMBOL_FONTS[below(3)])
    elif kind == 10:
        text, font, align = WORDS[below(len(WORDS))], FONTS[below(3)], ALIGN[below(3)]
        frame.text_box(x, y, w + 20, h, text, c, font, align)
    elif kind == 11:
        frame.label(x, y, w, h, WORDS[below(4)], c, FONTS[below(3)], ALIGN[below(3)])
    elif kind == 12:
        colour = palette.BLUE + below(5) if below(6) else palette.PAPER
        label = symbols.END if not below(4) else str(below(11))
        bonus = symbols.CLOVER if below(2) else ""
        pieces.card(frame, x, y, 15 + w, 36 + h, colour, label, bonus)
    elif kind == 13:
        pieces.card_back(frame, x, y, 15 + w, 20 + h)
        pieces.focus(frame, x, y, 15 + w, 20 + h)
    elif kind == 14:
        pieces.die(frame, x, y, 15 + below(40), below(6))
        pieces.place(frame, x + 40, y, 30, 30, palette.BLUE + below(5))
    else:
        pieces.wish_stone(frame, x, y, 17 + below(30), str(below(9) + 1) if below(2) else "")
        pieces.battery(frame, x + 9, y + 9, below(120) - 10, below(2))
        frame.hline(x, y, w, c)
        frame.vline(x, y, h, c)
        frame.pixel(x + 3, y + 3, c)
    return kind


def play(width, height, seed, count):
    """Print a checksum of the frame after each drawing, so that the first wrong one is found."""
    from display.frame import Frame

    frame, numbers = Frame(width, height), Numbers(seed)
    for i in range(count):
        kind = draw(frame, numbers)
        print(i, kind, crc32(frame.pixels))
    for text in WORDS:
        print([text_width(text, font) for font in FONTS], shorten(text, SMALL, 60).encode())


def heap_used():
    """Print how many bytes of the heap each kind of drawing takes, one line for each."""
    import gc
    from array import array

    from display.frame import Frame

    frame = Frame(240, 240)
    window = array("H", (0, 0, 0, 0))
    blue = palette.BLUE
    drawings = (
        ("fill", lambda: frame.fill(1)),
        ("pixel", lambda: frame.pixel(3, 3, 1)),
        ("hline", lambda: frame.hline(3, 3, 99, 1)),
        ("vline", lambda: frame.vline(3, 3, 99, 1)),
        ("line", lambda: frame.line(3, 3, 99, 50, 1)),
        ("box", lambda: frame.box(3, 3, 99, 50, 1)),
        ("rounded box", lambda: frame.box(3, 3, 99, 50, 1, 8)),
        ("outline", lambda: frame.outline(3, 3, 99, 50, 1, 8, 2)),
        ("disc", lambda: frame.disc(30, 30, 12, 1)),
        ("sprite", lambda: frame.sprite(3, 3, SPRITE, 5, COLOURS)),
        ("text", lambda: frame.text(3, 3, WORDS[0], 1, LARGE)),
        ("text on the right", lambda: frame.text(200, 3, WORDS[1], 1, SMALL, RIGHT)),
        ("symbol", lambda: frame.text(3, 3, symbols.CLOVER, 1, SYMBOLS_MEDIUM)),
        ("label", lambda: frame.label(3, 3, 90, 40, WORDS[2], 1)),
        ("text box", lambda: frame.text_box(3, 3, 90, 150, WORDS[4], 1, MEDIUM, CENTRE)),
        ("text width", lambda: text_width(WORDS[4], MEDIUM)),
        ("card", lambda: pieces.card(frame, 3, 3, 28, 42, blue, "10", symbols.CLOVER)),
        ("card back", lambda: pieces.card_back(frame, 3, 3, 28, 42)),
        ("place", lambda: pieces.place(frame, 3, 3, 28, 42, blue)),
        ("focus", lambda: pieces.focus(frame, 3, 3, 28, 42)),
        ("plate", lambda: pieces.plate(frame, 3, 3, 28, 42, blue, 4)),
        ("wish stone", lambda: pieces.wish_stone(frame, 3, 3, 25, "7")),
        ("die", lambda: pieces.die(frame, 3, 3, 30, 5)),
        ("battery", lambda: pieces.battery(frame, 3, 3, 50, True)),
        ("next window", lambda: frame.damage.next_window(window, 0)),
        ("clear", lambda: frame.damage.clear()),
    )
    gc.collect()
    gc.disable()
    for name, drawing in drawings:
        drawing()
        before = gc.mem_alloc()
        drawing()
        after = gc.mem_alloc()
        print(name, after - before)
