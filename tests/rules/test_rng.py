"""The random generator: the same numbers everywhere, fair, and small."""

from itertools import pairwise

import micropython
import pytest
from engine_tools import is_fair
from modules import again

from engine import rng
from engine.errors import GameError

MANY = 10_100  # shuffles: a hundred for each card


# ---- the same numbers


def sfc16(seed: int):
    """Draw from the definition: words modulo 2**16, the seed in two of them."""
    a, b, c, counter = seed % 65536, seed // 65536, 0, 1
    drawn = 0
    while True:
        output = (a + b + counter) % 65536
        counter += 1
        a = b ^ b // 32
        b = c * 9 % 65536
        c = (c * 64 % 65536 + c // 1024 + output) % 65536
        drawn += 1
        if drawn > 16:
            yield output


def test_the_numbers_are_those_of_sfc16():
    for seed in (0, 1, 7, 65_535, 65_536, 123_456_789, (1 << 30) - 1):
        state = rng.new(seed)
        for number, _ in zip(sfc16(seed), range(70_000 if seed == 7 else 500), strict=False):
            assert rng.word(state, 0) == number


def test_the_first_numbers_of_some_seeds_never_change():
    """Or kept games and records would be dealt other cards."""

    def first(seed: int) -> list[int]:
        state = rng.new(seed)
        return [rng.word(state, 0) for _ in range(4)]

    assert first(0) == [28102, 44480, 608, 15283]
    assert first(1) == [13958, 739, 57599, 23376]
    assert first((1 << 30) - 1) == [14816, 24065, 28056, 44859]


def test_the_generator_touches_its_eight_bytes_and_no_others():
    state = bytearray(range(100, 124))
    rng.seed(state, 8, 5)
    alone = rng.new(5)
    for _ in range(50):
        assert rng.word(state, 8) == rng.word(alone, 0)
    assert state[:8] == bytes(range(100, 108))
    assert state[16:] == bytes(range(116, 124))
    assert state[8:16] == alone


def test_a_copy_draws_the_same_luck():
    state = rng.new(3)
    rng.word(state, 0)
    copy = bytearray(state)
    assert [rng.below(copy, 0, 6) for _ in range(20)] == [rng.below(state, 0, 6) for _ in range(20)]


def test_seeds_below_the_limit_give_different_generators():
    """The seed's bits are all used, and warming up loses none of them."""
    seeds = {1 << bit for bit in range(30)} | set(range(3000)) | {(1 << 30) - 1}
    assert len({bytes(rng.new(seed)) for seed in seeds}) == len(seeds)


@pytest.mark.parametrize("seed", [-1, 1 << 30, 1 << 64])
def test_a_bad_seed_is_refused_and_named(seed):
    state = bytearray(8)
    with pytest.raises(GameError, match=f"{seed} is not between 0 and 1073741823"):
        rng.seed(state, 0, seed)
    assert state == bytes(8)


# ---- small: MicroPython on the Pico makes heap objects from 2**30 on


class Small(int):
    """A number that minds how large it grows, and whatever comes out of it too."""


def _minding(name: str):
    plain = getattr(int, name)

    def operate(self, *others):
        result = plain(self, *others)
        assert -(1 << 30) <= result < 1 << 30, f"{name} gives {result}"
        return Small(result)

    return operate


for _name in ("add", "sub", "mul", "and", "or", "xor", "lshift", "rshift", "mod", "floordiv"):
    setattr(Small, f"__{_name}__", _minding(f"__{_name}__"))
    setattr(Small, f"__r{_name}__", _minding(f"__r{_name}__"))


class SmallBytes(list):
    """Bytes that are read as small numbers and refuse what is no byte."""

    def __setitem__(self, at, value):
        assert 0 <= value <= 255
        super().__setitem__(at, Small(value))


def test_no_step_of_the_generator_reaches_2_to_the_30(monkeypatch):
    monkeypatch.setattr(micropython, "viper", lambda function: function)
    rng = again("engine/rng.py")  # as it is written, not compiled
    state = SmallBytes([Small(0)] * 8)
    luck = SmallBytes([Small(0)] * 8)
    for seed in [*range(200), *((1 << 30) - 1 - n for n in range(200))]:
        rng.seed(state, 0, Small(seed))
        for limit in (1, 2, 6, 101, 32_768, 65_535, 65_536):
            assert 0 <= rng.below(state, 0, Small(limit)) < limit
        rng.seed(luck, 0, Small(seed))
        rng.reseed(state, 0, luck)
    cards = SmallBytes(Small(card) for card in range(101))
    rng.shuffle(state, 0, cards, Small(101))
    assert sorted(cards) == list(range(101))


def test_the_minding_numbers_do_mind():
    with pytest.raises(AssertionError):
        Small(1 << 29) + Small(1 << 29)
    with pytest.raises(AssertionError):
        1 << Small(30)


# ---- fair


def test_the_measure_of_fairness_sees_a_small_bias():
    assert is_fair([100 + 10 * (-1) ** card for card in range(101)])
    assert not is_fair([100] * 101)
    assert not is_fair([100 + 15 * (-1) ** card for card in range(101)])


def decks_of_consecutive_seeds():
    for seed in range(MANY):
        deck = bytearray(range(101))
        rng.shuffle(rng.new(seed), 0, deck, 101)
        yield deck


def decks_of_one_long_stream():
    state = rng.new(2)
    for _ in range(MANY):
        deck = bytearray(range(101))
        rng.shuffle(state, 0, deck, 101)
        yield deck


@pytest.mark.parametrize("decks", [decks_of_consecutive_seeds, decks_of_one_long_stream])
def test_a_shuffle_of_101_cards_is_fair(decks):
    """Which card comes first and last, where the first and last go, and what follows what."""
    first, last = [0] * 101, [0] * 101
    where_0, where_100 = [0] * 101, [0] * 101
    follower = [0] * 101
    for deck in decks():
        first[deck[0]] += 1
        last[deck[100]] += 1
        where_0[deck.index(0)] += 1
        where_100[deck.index(100)] += 1
        follower[(deck[1] - deck[0]) % 101] += 1
    assert follower[0] == 0
    assert is_fair(first)
    assert is_fair(last)
    assert is_fair(where_0)
    assert is_fair(where_100)
    assert is_fair(follower[1:])


def test_a_shuffle_keeps_every_card_and_leaves_the_rest_alone():
    deck = bytearray(range(101))
    rng.shuffle(rng.new(1), 0, deck, 60)
    assert sorted(deck[:60]) == list(range(60))
    assert deck[60:] == bytes(range(60, 101))


@pytest.mark.parametrize("shift", [12, 6, 0], ids=["high bits", "middle bits", "low bits"])
def test_pairs_of_consecutive_numbers_are_fair(shift):
    state = rng.new(11)
    numbers = [rng.word(state, 0) >> shift & 15 for _ in range(51_201)]
    pairs = [0] * 256
    for one, next_one in pairwise(numbers):
        pairs[one << 4 | next_one] += 1
    assert is_fair(pairs)


def test_the_first_numbers_of_neighbouring_seeds_are_fair_pairs():
    firsts = [rng.word(rng.new(seed), 0) for seed in range(20_001)]
    for shift in (12, 0):
        pairs = [0] * 256
        for one, neighbour in pairwise(firsts):
            pairs[(one >> shift & 15) << 4 | neighbour >> shift & 15] += 1
        assert is_fair(pairs)


@pytest.mark.parametrize("limit", [2, 3, 6, 55, 101])
def test_numbers_below_a_limit_are_fair(limit):
    state = rng.new(limit)
    counts = [0] * limit
    for _ in range(20_000):
        counts[rng.below(state, 0, limit)] += 1
    assert is_fair(counts)


def test_numbers_below_a_limit_that_does_not_divide_are_not_biased():
    """Of 0 to 65535, taken modulo 40,000, the low ones would come twice as often."""
    state = rng.new(5)
    halves = [0, 0]
    for _ in range(20_000):
        halves[rng.below(state, 0, 40_000) >= 20_000] += 1
    assert abs(halves[0] - halves[1]) < 3.5 * 20_000**0.5
