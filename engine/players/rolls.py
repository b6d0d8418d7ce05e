"""Three dice, rolled twice: the exact expectation over everything they can show.

Rolls, and what is kept of them, are numbered: the 56 rolls by their faces in rising order, the 21
pairs and 6 single dice likewise.
"""

# mypy: disable-error-code="name-defined"
from array import array

import micropython
from micropython import const

from engine.dice import rules as dice

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
def _best_of_each(gains: ptr16, by_sum: ptr16, by_stones: ptr16) -> int:
    """Find the best tile of each value, and copy what stones gain."""
    value = 0
    while value < 11:
        best = 0
        tile = value
        while tile < 55:
            best = gains[tile] if gains[tile] > best else best
            tile += 11
        by_sum[value] = best
        value += 1
    stones = 0
    while stones < 4:
        by_stones[stones] = gains[55 + stones]
        stones += 1
    return 0


@micropython.viper
def _keep(by_sum: ptr16, by_stones: ptr16, kept: ptr16) -> int:
    """Find what each roll gains as it is."""
    roll = 0
    while roll < _ROLLS:
        best = by_stones[ptr8(_STONES)[roll]]
        sums = int(ptr16(_SUMS)[roll])
        value = 0
        while sums:
            if sums & 1 and by_sum[value] > best:
                best = by_sum[value]
            sums >>= 1
            value += 1
        kept[roll] = best
        roll += 1
    return 0


@micropython.viper
def _average(of: ptr16, members: ptr8, groups: int, averages: ptr16) -> int:
    """Find the mean of each group of six members.

    Multiplying and shifting divides by six exactly as long as no member is above 5000; viper's own
    division is slow.
    """
    group = 0
    at = 0
    while group < groups:
        total = 0
        end = at + 6
        while at < end:
            total += of[members[at]]
            at += 1
        averages[group] = total * 10923 >> 16
        group += 1
    return 0


@micropython.viper
def _turn(kept: ptr16, pair: ptr16, one: ptr16, none: int) -> int:
    """Return the sum over all 216 rolls of the best that can be made of each."""
    pairs_in = ptr8(_PAIRS_IN)
    dice_in = ptr8(_DICE_IN)
    total = 0
    roll = 0
    while roll < _ROLLS:
        best = kept[roll] if kept[roll] > none else none
        at = roll * 3
        while at < roll * 3 + 3:
            gain = pair[pairs_in[at]]
            best = gain if gain > best else best
            gain = one[dice_in[at]]
            best = gain if gain > best else best
            at += 1
        total += best * int(ptr8(_WEIGHT)[roll])
        roll += 1
    return total


class Rolls:
    """Fill in `by_sum` and `by_stones` with numbers up to 5000, `work_out`, then ask."""

    def __init__(self):
        self.by_sum = array("H", bytes(22))  # what the best tile of each value gains
        self.by_stones = array("H", bytes(8))  # what 0 to 3 stones gain
        self._kept = array("H", bytes(112))  # what each roll gains
        self._pair = array("H", bytes(42))  # what each pair gains with the third die rolled
        self._one = array("H", bytes(12))  # with two dice rolled
        self._none = array("H", bytes(2))  # with all three rolled

    def tell(self, gains: array) -> None:
        """Fill them in from what each of the 55 tiles gains, and behind them 0 to 3 stones."""
        _best_of_each(gains, self.by_sum, self.by_stones)

    def work_out(self) -> None:
        """Find what every roll gains, and what any dice of it gain on average when rolled again."""
        _keep(self.by_sum, self.by_stones, self._kept)
        _average(self._kept, _WITH_THIRD, 21, self._pair)
        _average(self._pair, _PAIR, 6, self._one)
        _average(self._one, _EACH, 1, self._none)

    def turn(self) -> int:
        """Return what a whole turn gains on average, dice rolled again where that is better."""
        return _turn(self._kept, self._pair, self._one, self._none[0]) // 216

    def kept(self, s: bytearray) -> int:
        """Return what the dice on the table gain as they are."""
        pair = _PAIR[dice.die(s, 0) * 6 + dice.die(s, 1)]
        return self._kept[_WITH_THIRD[pair * 6 + dice.die(s, 2)]]

    def rolled(self, s: bytearray, faces: int) -> int:
        """Return what they gain when `faces` (digits of base 8, each plus 1) are rolled again."""
        first = second = -1
        for die in range(2, -1, -1):
            face = dice.die(s, die)
            if faces & 7 == face + 1:
                faces >>= 3
            elif first < 0:
                first = face
            else:
                second = face
        if first < 0:
            return self._none[0]
        return self._one[first] if second < 0 else self._pair[_PAIR[first * 6 + second]]
