"""The 55 tiles of the way of stones and of the dice game: 0 to 10 in five colours, with symbols."""

from micropython import const

from engine.errors import GameError
from engine.rows import COLOURS

TILES = const(55)  # a tile is colour * 11 + value
VALUES = const(11)

PLAIN = const(0)
WISH = const(1)  # the dice game reads it as: take a stone tile
CLOVER = const(2)
BONUS_1 = const(3)
BONUS_3 = const(4)
LEPRECHAUN = const(5)  # in the dice game only


def tile_text(tile: int) -> str:
    return COLOURS[tile // VALUES] + str(tile % VALUES)


def text_tile(text: str) -> int:
    colour = COLOURS.find(text[:1]) if text else -1
    for value in range(VALUES):
        if colour >= 0 and text[1:] == str(value):
            return colour * VALUES + value
    raise GameError("there is no tile " + repr(text))


def _symbols(*layout: tuple) -> bytes:
    symbols = bytearray(TILES)
    for symbol, tiles in layout:
        for text in tiles.split():
            symbols[COLOURS.find(text[0]) * VALUES + int(text[1:])] = symbol
    return bytes(symbols)


_PUBLISHED = (
    (WISH, "B2 B3 G6 G9 N4 N7 R1 R4 Y6 Y8"),
    (CLOVER, "B5 B6 G3 G4 N5 N8 R2 R9 Y1 Y7"),
    (BONUS_1, "B9 G1 N6 R5 Y4"),
    (BONUS_3, "B8 G5 N2 R7 Y3"),
)
STONES_SYMBOLS = _symbols(*_PUBLISHED)
# The dice game's layout is our own: no source says which of its tiles carry which symbol.
DICE_SYMBOLS = _symbols(*_PUBLISHED, (LEPRECHAUN, "B4 B10 G0 G7 N3 N10 R0 R6 Y2 Y9"))


def carriers(layout: bytes, *symbols: int) -> bytes:
    """The tiles that carry one of these symbols: fewer to go through than all of them."""
    return bytes([tile for tile in range(TILES) if layout[tile] in symbols])


def bonus_points(symbol: int) -> int:
    if symbol == BONUS_1:
        return 1
    return 3 if symbol == BONUS_3 else 0
