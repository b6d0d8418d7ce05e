"""What a seat can know of the way of stones."""

from micropython import const

from engine import rng
from engine.state import RNG, guard
from engine.stones import NUMBER
from engine.stones.rules import SIZE
from engine.tiles import TILES

# As in engine/stones/rules.py.
_TURNED = const(16)
_PLACES = const(58)
_ORDER = const(113)
_HIDDEN = const(0)

_unseen = bytearray(TILES)


def view(s: bytearray, seat: int, out: bytearray, luck: bytearray) -> None:
    """Copy `s` into `out`, with the face-down tiles mixed anew by the generator `luck`."""
    guard(s, SIZE, NUMBER)
    out[:] = s
    rng.reseed(out, RNG, luck)
    count = 0
    for tile in range(TILES):  # in a fixed order, so that nothing of the true one is left to see
        if s[_PLACES + tile] == _HIDDEN:
            _unseen[count] = tile
            count += 1
    rng.shuffle(luck, 0, _unseen, count)
    for index in range(count):
        out[_ORDER + s[_TURNED] + index] = _unseen[index]
