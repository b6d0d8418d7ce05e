"""Is this a game of the way of stones at all? A saved one is looked at before it goes on."""

from micropython import const

from engine import rows
from engine.state import check_header, guard, require
from engine.stones import NUMBER, OPTIONS
from engine.stones.rules import SIZE
from engine.tiles import TILES, VALUES

_SEATS = const(2)
_STAGE = const(6)
_TURNED = const(16)
_SHOWN = const(17)
_LENGTHS = const(18)
_SHAPES = const(38)
_PLACES = const(58)
_ORDER = const(113)

_HIDDEN = const(0)
_MIDDLE = const(1)
_ROW = const(2)

_CHOOSE = const(1)
_LOOK = const(2)


def check(s: bytearray) -> None:
    """Raise GameError unless these bytes can have come from a game."""
    guard(s, SIZE, NUMBER)
    check_header(s, len(OPTIONS), 4)
    turned = s[_TURNED]
    require(turned <= TILES, "the number of tiles turned up")
    found = bytearray(TILES)
    for index in range(TILES):
        tile = s[_ORDER + index]
        require(tile < TILES and not found[tile], "a tile in two places")
        found[tile] = 1
        place = s[_PLACES + tile]
        require((place != _HIDDEN) == (index < turned), "a face-down tile")
        require(place < _ROW + s[_SEATS], "the owner of a tile")
    for row in range(20):
        values = [
            tile % VALUES
            for tile in range(row % 5 * VALUES, row % 5 * VALUES + VALUES)
            if s[_PLACES + tile] == _ROW + row // 5
        ]
        require(rows.could_be(s[_SHAPES + row], values), "a row")
        require(s[_LENGTHS + row] == len(values), "the length of a row")
    stage = s[_STAGE]
    if stage == _LOOK:
        require(turned > 0 and s[_SHOWN] == s[_ORDER + turned - 1], "the tile just turned up")
        require(s[_PLACES + s[_SHOWN]] == _MIDDLE, "the tile just turned up")
    else:
        require((stage == _CHOOSE) == (turned < TILES), "the stage")
