"""Three dice, rolled twice: the exact expectation over everything they can show.

Rolls, and what is kept of them, are numbered: the 56 rolls by their faces in rising order, the 21
pairs and 6 single dice likewise.
"""

from array import array

from engine import dice

_FACES = range(6)
_ROLLS = [(a, b, c) for a in _FACES for b in range(a, 6) for c in range(b, 6)]
_PAIRS = [(a, b) for a in _FACES for b in range(a, 6)]


def _weight(faces: tuple) -> int:
    """How many of the 216 results of three dice look like this."""
    kinds = len(set(faces))
    return 1 if kinds == 1 else 3 if kinds == 2 else 6


def _rolled(a: int, b: int, c: int) -> int:
    """The number of the roll with these faces."""
    low, middle, high = sorted((a, b, c))
    return _ROLLS.index((low, middle, high))


def _sums(a: int, b: int, c: int) -> int:
    return 1 << a | 1 << b | 1 << c | 1 << a + b | 1 << a + c | 1 << b + c | 1 << a + b + c


_PAIR = bytes([_PAIRS.index((min(a, b), max(a, b))) for a in _FACES for b in _FACES])
_SUMS = array("H", [_sums(*faces) & 0x7FF for faces in _ROLLS])
_STONES = bytes([faces.count(0) for faces in _ROLLS])
_WEIGHT = bytes([_weight(faces) for faces in _ROLLS])
# For each pair, the rolls it becomes with a third die; for each roll, the pairs and dice it holds.
_WITH_THIRD = bytes([_rolled(a, b, c) for a, b in _PAIRS for c in _FACES])
_PAIRS_IN = bytes([_PAIR[x * 6 + y] for a, b, c in _ROLLS for x, y in ((a, b), (a, c), (b, c))])
_DICE_IN = bytes([face for faces in _ROLLS for face in faces])
_ROLLS.clear()  # 3 KB of a Pico's heap
_PAIRS.clear()


class Rolls:
    """Fill in `by_sum` and `by_stones`, `reckon`, then ask."""

    def __init__(self):
        self.by_sum = array("h", bytes(22))  # what the best tile of each value gains
        self.by_stones = array("h", bytes(8))  # what 0 to 3 stones gain
        self._order = bytearray(11)
        self._kept = array("h", bytes(112))  # what each roll gains
        self._pair = array("h", bytes(42))  # what each pair gains with the third die rolled
        self._one = array("h", bytes(12))  # with two dice rolled
        self._none = 0  # with all three rolled

    def reckon(self) -> None:
        """What every roll gains, and what is to be expected of rolling any dice of it again."""
        by_sum = self.by_sum
        order = self._order
        for value in range(11):
            place = value
            while place and by_sum[order[place - 1]] < by_sum[value]:
                order[place] = order[place - 1]
                place -= 1
            order[place] = value
        kept = self._kept
        for roll in range(56):
            best = self.by_stones[_STONES[roll]]
            sums = _SUMS[roll]
            for place in range(11):
                value = order[place]
                if by_sum[value] <= best:
                    break
                if sums >> value & 1:
                    best = by_sum[value]
                    break
            kept[roll] = best
        pair = self._pair
        for index in range(21):
            total = 0
            for third in range(index * 6, index * 6 + 6):
                total += kept[_WITH_THIRD[third]]
            pair[index] = total // 6
        everything = 0
        for face in range(6):
            total = 0
            for other in range(face * 6, face * 6 + 6):
                total += pair[_PAIR[other]]
            self._one[face] = total // 6
            everything += total // 6
        self._none = everything // 6

    def turn(self) -> int:
        """What a whole turn gains on average, dice rolled again wherever that is better."""
        total = 0
        for roll in range(56):
            best = self._kept[roll]
            if self._none > best:
                best = self._none
            for index in range(roll * 3, roll * 3 + 3):
                gain = self._pair[_PAIRS_IN[index]]
                if gain > best:
                    best = gain
                gain = self._one[_DICE_IN[index]]
                if gain > best:
                    best = gain
            total += best * _WEIGHT[roll]
        return total // 216

    def kept(self, s: bytearray) -> int:
        """What the dice on the table gain as they are."""
        pair = _PAIR[dice.die(s, 0) * 6 + dice.die(s, 1)]
        return self._kept[_WITH_THIRD[pair * 6 + dice.die(s, 2)]]

    def rolled(self, s: bytearray, faces: int) -> int:
        """What they gain when `faces` (digits of base 8, each plus 1) are rolled again."""
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
            return self._none
        return self._one[first] if second < 0 else self._pair[_PAIR[first * 6 + second]]
