"""The 55 tiles of the games that have tiles: 0 to 10 in five colours, some with a symbol."""

from micropython import const

from engine import rows
from engine.errors import GameError
from engine.rows import COLOURS

TILES = const(55)  # a tile is colour * 11 + value
VALUES = const(11)

PLAIN = const(0)
WISH = const(1)
CLOVER = const(2)
BONUS_1 = const(3)
BONUS_3 = const(4)
LEPRECHAUN = const(5)

# Which tiles carry which symbol in the published game.
PUBLISHED = (
    (WISH, "B2 B3 G6 G9 N4 N7 R1 R4 Y6 Y8"),
    (CLOVER, "B5 B6 G3 G4 N5 N8 R2 R9 Y1 Y7"),
    (BONUS_1, "B9 G1 N6 R5 Y4"),
    (BONUS_3, "B8 G5 N2 R7 Y3"),
)


def tile_text(tile: int) -> str:
    return COLOURS[tile // VALUES] + str(tile % VALUES)


def text_tile(text: str) -> int:
    colour = COLOURS.find(text[:1]) if text else -1
    for value in range(VALUES):
        if colour >= 0 and text[1:] == str(value):
            return colour * VALUES + value
    raise GameError("there is no tile " + repr(text))


def symbols(*layout: tuple) -> bytes:
    """Return the symbol of each tile, from pairs of a symbol and its tiles."""
    of_tiles = bytearray(TILES)
    for symbol, tiles in layout:
        for text in tiles.split():
            of_tiles[text_tile(text)] = symbol
    return bytes(of_tiles)


def carriers(of_tiles: bytes, *symbols: int) -> bytes:
    """Return the tiles that carry one of these symbols: fewer to go through than all of them."""
    return bytes([tile for tile in range(TILES) if of_tiles[tile] in symbols])


def bonus_points(symbol: int) -> int:
    if symbol == BONUS_1:
        return 1
    return 3 if symbol == BONUS_3 else 0


def row_tiles(game, s: bytearray, seat: int, colour: int) -> list:
    """Return the tiles of a row from the first to the last, as pairs of a value and a symbol.

    They rise or fall, so the way the row runs gives their order.
    """
    first = colour * VALUES
    tiles = [tile for tile in range(first, first + VALUES) if game.tile_owner(s, tile) == seat]
    if rows.direction(game.row_shape(s, seat, colour)) < 0:
        tiles.reverse()
    return [(tile % VALUES, game.SYMBOLS[tile]) for tile in tiles]


def may_follow(game, s: bytearray, seat: int, colour: int) -> bool:
    """Tell whether a tile that nobody has yet could join a row."""
    shape = game.row_shape(s, seat, colour)
    last, way = rows.last_number(shape), rows.direction(shape)
    first = colour * VALUES
    if way >= 0:
        for tile in range(first + last + 1, first + VALUES):
            if game.tile_owner(s, tile) < 0:
                return True
    if way <= 0:
        for tile in range(first, first + max(last, 0)):
            if game.tile_owner(s, tile) < 0:
                return True
    return False
