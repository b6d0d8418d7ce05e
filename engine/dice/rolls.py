"""Three dice, rolled twice: the exact expectation over everything they can show.

Rolls, and what is kept of them, are numbered: the 56 rolls by their faces in rising order, the 21
pairs and 6 single dice likewise.
"""

# mypy: disable-error-code="name-defined"
from array import array

import micropython
from micropython import const

from engine.dice import rules as dice
from engine.dice.moves import dice_chosen

_ROLLS = const(56)
_FACES = range(6)
_FACES_OF = [(a, b, c) for a in _FACES for b in range(a, 6) for c in range(b, 6)]
_PAIRS = [(a, b) for a in _FACES for b in range(a, 6)]


def _weight(faces: tuple) -> int:
    """Return how many of the 216 results of three dice look like this."""
    kinds = len(set(faces))
    return 1 if kinds == 1 else 3 if kinds == 2 else 6


def _rolled(a: int, b: int, c: int) -> int:
    """Return the number of the roll with these faces."""
    low, middle, high = sorted((a, b, c))
    return _FACES_OF.index((low, middle, high))


def _sums(a: int, b: int, c: int) -> int:
    return 1 << a | 1 << b | 1 << c | 1 << a + b | 1 << a + c | 1 << b + c | 1 << a + b + c


_PAIR = bytes([_PAIRS.index((min(a, b), max(a, b))) for a in _FACES for b in _FACES])
_SUMS = array("H", [_sums(*faces) & 0x7FF for faces in _FACES_OF])
_STONES = bytes([faces.count(0) for faces in _FACES_OF])
_WEIGHT = bytes([_weight(faces) for faces in _FACES_OF])
# For each pair, the rolls it becomes with a third die; for each roll, the pairs and dice it holds.
_WITH_THIRD = bytes([_rolled(a, b, c) for a, b in _PAIRS for c in _FACES])
_PAIRS_IN = bytes([_PAIR[x * 6 + y] for a, b, c in _FACES_OF for x, y in ((a, b), (a, c), (b, c))])
_EACH = bytes(_FACES)
_DICE_IN = bytes([face for faces in _FACES_OF for face in faces])
_FACES_OF.clear()  # 3 KB of a Pico's heap
_PAIRS.clear()


@micropython.viper
def _keep(gains: ptr16, best: ptr16, kept: ptr16):
    """Find what each roll gains as it is, by the best tile of each value or by stones."""
    for value in range(11):
        most = 0
        tile = value
        while tile < 55:
            most = gains[tile] if gains[tile] > most else most
            tile += 11
        best[value] = most
    for roll in range(_ROLLS):
        most = gains[55 + int(ptr8(_STONES)[roll])]
        sums = int(ptr16(_SUMS)[roll])
        value = 0
        while sums:
            if sums & 1 and best[value] > most:
                most = best[value]
            sums >>= 1
            value += 1
        kept[roll] = most


@micropython.viper
def _average(of: ptr16, members: ptr8, groups: int, averages: ptr16):
    """Find the mean of each group of six members.

    Multiplying and shifting divides by six exactly as long as no member is above 5000; viper's own
    division is slow.
    """
    at = 0
    for group in range(groups):
        total = 0
        end = at + 6
        while at < end:
            total += of[members[at]]
            at += 1
        averages[group] = total * 10923 >> 16


@micropython.viper
def _turn(kept: ptr16, pair: ptr16, one: ptr16, none: int) -> int:
    """Return the sum over all 216 rolls of the best that can be made of each."""
    pairs_in = ptr8(_PAIRS_IN)
    dice_in = ptr8(_DICE_IN)
    total = 0
    for roll in range(_ROLLS):
        best = kept[roll] if kept[roll] > none else none
        at = roll * 3
        while at < roll * 3 + 3:
            gain = pair[pairs_in[at]]
            best = gain if gain > best else best
            gain = one[dice_in[at]]
            best = gain if gain > best else best
            at += 1
        total += best * int(ptr8(_WEIGHT)[roll])
    return total


class Rolls:
    """Tell it what moves gain, then ask what dice gain."""

    def __init__(self):
        self._best = array("H", bytes(22))  # what the best tile of each value gains
        self._kept = array("H", bytes(112))  # what each roll gains
        self._pair = array("H", bytes(42))  # what each pair gains with the third die rolled
        self._one = array("H", bytes(12))  # with two dice rolled
        self._none = array("H", bytes(2))  # with all three rolled

    def tell(self, gains: array) -> None:
        """Work all out from what each of the 55 tiles gains, and behind them 0 to 3 stones.

        No number may be above 5000.
        """
        _keep(gains, self._best, self._kept)
        _average(self._kept, _WITH_THIRD, 21, self._pair)
        _average(self._pair, _PAIR, 6, self._one)
        _average(self._one, _EACH, 1, self._none)

    def turn(self) -> int:
        """Return what a whole turn gains on average, dice rolled again where that is better."""
        return _turn(self._kept, self._pair, self._one, self._none[0]) // 216

    def gain(self, s: bytearray, move: int) -> int:
        """Return what the dice on the table gain when some are rolled again, or none (KEEP)."""
        a = dice.die(s, 0)
        b = dice.die(s, 1)
        c = dice.die(s, 2)
        again = dice_chosen(move, a, b, c)
        if again == 0b111:
            return self._none[0]
        if again in (0b110, 0b101, 0b011):
            return self._one[a if again == 0b110 else b if again == 0b101 else c]
        pair = _PAIR[(b if again == 0b001 else a) * 6 + (b if again == 0b100 else c)]
        return self._pair[pair] if again else self._kept[_WITH_THIRD[pair * 6 + b]]
