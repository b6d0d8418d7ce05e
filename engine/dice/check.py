"""Is this a dice game at all? A saved one is looked at byte by byte before it goes on."""

from micropython import const

from engine import rows
from engine.dice import NUMBER, OPTIONS
from engine.dice.rules import SIZE, SYMBOLS, stone_tiles
from engine.state import OVER, check_header, guard, require
from engine.tiles import CLOVER, TILES, VALUES

_SEATS = const(2)
_OPTIONS = const(3)
_STAGE = const(6)
_DICE = const(16)
_STONES_LEFT = const(19)
_STONES = const(20)
_TILES_LEFT = const(24)
_LENGTHS = const(29)
_SHAPES = const(49)
_BURIED = const(69)
_OWNERS = const(89)

_FACES = const(6)
_STONES_ONLY = const(1)


def check(s: bytearray) -> None:
    """Raise GameError unless these bytes can have come from a game."""
    guard(s, SIZE, NUMBER)
    check_header(s, len(OPTIONS), 4)
    require(s[_DICE] <= s[_DICE + 1] <= s[_DICE + 2] < _FACES, "the dice")
    stones = s[_STONES_LEFT]
    for seat in range(4):
        require(seat < s[_SEATS] or s[_STONES + seat] == 0, "a seat's stones")
        stones += s[_STONES + seat]
    left = bytearray(5)
    for tile in range(TILES):
        require(s[_OWNERS + tile] <= s[_SEATS], "the owner of a tile")
        if s[_OWNERS + tile] == 0:
            left[tile // VALUES] += 1
    require(left == s[_TILES_LEFT : _TILES_LEFT + 5], "the tiles left")
    for row in range(20):
        values = []
        clovers = 0
        for value in range(VALUES):
            tile = row % 5 * VALUES + value
            if s[_OWNERS + tile] == row // 5 + 1:
                values.append(value)
                clovers += SYMBOLS[tile] == CLOVER
        require(rows.could_be(s[_SHAPES + row], values), "a row")
        require(s[_BURIED + row] <= clovers, "a face-down stone tile")
        require(s[_LENGTHS + row] == len(values) + s[_BURIED + row], "the length of a row")
        stones += s[_BURIED + row]
    require(stones == stone_tiles(s[_SEATS]), "the stone tiles")
    no_tile_left = any(count == 0 for count in left)  # MicroPython can't say `0 in left`
    ended = s[_STONES_LEFT] == 0 or (no_tile_left and not s[_OPTIONS] & _STONES_ONLY)
    require(ended == (s[_STAGE] == OVER), "the stage")
