"""Is this a game of pebbles at all? A saved one is looked at before it goes on."""

from engine.pebbles import NUMBER, OPTIONS
from engine.pebbles.rules import SIZE
from micropython import const

from engine.state import check_header, guard, require

_SEATS = const(2)
_STAGE = const(6)
_LEFT = const(16)
_TAKEN = const(17)
_LAST = const(21)


def check(s: bytearray) -> None:
    """Raise GameError if these bytes cannot have come from playing."""
    guard(s, SIZE, NUMBER)
    check_header(s, len(OPTIONS), 2)
    require(12 <= s[_LEFT] + sum(s[_TAKEN:_LAST]) <= 23, "the heap")
    require((s[_STAGE] == 0) == (s[_LEFT] == 0) == (s[_LAST] > 0), "the end")
    require(s[_LAST] <= s[_SEATS], "who took the last pebble")
