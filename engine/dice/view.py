"""What a seat can know of the dice game."""

from engine import rng
from engine.dice import NUMBER
from engine.dice.rules import SIZE
from engine.state import RNG, guard


def view(s: bytearray, seat: int, out: bytearray, luck: bytearray) -> None:
    """Copy `s` into `out`; nothing is hidden here but the dice to come, which are drawn anew."""
    guard(s, SIZE, NUMBER)
    out[:] = s
    rng.reseed(out, RNG, luck)
