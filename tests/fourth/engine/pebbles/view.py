"""What a seat can know of a game of pebbles: all but the random numbers to come."""

from engine import rng
from engine.state import RNG


def view(s: bytearray, seat: int, out: bytearray, luck: bytearray) -> None:
    """Copy `s` into `out`, with random numbers of its own."""
    out[:] = s
    rng.reseed(out, RNG, luck)
