"""Random numbers that are the same on every interpreter.

The generator is sfc16 (three mixed 16-bit words and a counter; it is known to pass long statistical
test batteries). Its eight bytes lie inside a caller's bytearray at `at`, so a copy of a game draws
the same luck. No step reaches 2**30, where MicroPython on the Pico begins to make heap objects.
"""

# mypy: disable-error-code="name-defined"
import micropython
from micropython import const

from engine.errors import GameError

BYTES = const(8)
SEED_LIMIT = const(1 << 30)
_WORD = const(0xFFFF)
_WARM_UP = const(16)  # rounds after which every seed bit has reached every state bit


def seed(state: bytearray, at: int, number: int) -> None:
    """Start the generator from a number below SEED_LIMIT."""
    if not 0 <= number < SEED_LIMIT:
        raise GameError("seed " + str(number) + " is not between 0 and " + str(SEED_LIMIT - 1))
    state[at] = number & 255
    state[at + 1] = (number >> 8) & 255
    state[at + 2] = (number >> 16) & 255
    state[at + 3] = number >> 24
    state[at + 4] = state[at + 5] = state[at + 7] = 0
    state[at + 6] = 1
    for _ in range(_WARM_UP):
        word(state, at)


@micropython.viper
def word(state: ptr8, at: int) -> int:
    """Return the next number, 0 to 65535."""
    a = state[at] | state[at + 1] << 8
    b = state[at + 2] | state[at + 3] << 8
    c = state[at + 4] | state[at + 5] << 8
    counter = state[at + 6] | state[at + 7] << 8
    result = (a + b + counter) & _WORD
    counter = (counter + 1) & _WORD
    a = b ^ (b >> 5)
    b = (c + (c << 3)) & _WORD
    c = (((c << 6) & _WORD | c >> 10) + result) & _WORD
    state[at] = a & 255
    state[at + 1] = a >> 8
    state[at + 2] = b & 255
    state[at + 3] = b >> 8
    state[at + 4] = c & 255
    state[at + 5] = c >> 8
    state[at + 6] = counter & 255
    state[at + 7] = counter >> 8
    return result


@micropython.viper
def below(state, at: int, limit: int) -> int:
    """Return the next number from 0 to limit - 1, each equally likely (limit at most 65536)."""
    # The last, incomplete run of `limit` numbers is thrown away: keeping it would favour low ones.
    fair = 65536 - 65536 % limit
    number = int(word(state, at))
    while number >= fair:
        number = int(word(state, at))
    return number % limit


@micropython.viper
def shuffle(state, at: int, cards: ptr8, count: int):
    """Put the first `count` bytes of `cards` into a random order."""
    while count > 1:
        # As in `below`, written out: a deck is dealt in half the time.
        fair = 65536 - 65536 % count
        number = int(word(state, at))
        while number >= fair:
            number = int(word(state, at))
        other = number % count
        count -= 1
        card = cards[count]
        cards[count] = cards[other]
        cards[other] = card


def reseed(state: bytearray, at: int, luck: bytearray) -> None:
    """Start the generator from numbers that another one draws."""
    seed(state, at, below(luck, 0, 1 << 15) << 15 | below(luck, 0, 1 << 15))


def new(number: int) -> bytearray:
    """Return a generator of its own, outside any game: a player's luck."""
    state = bytearray(BYTES)
    seed(state, 0, number)
    return state
