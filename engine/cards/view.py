"""What a seat can know of a card game."""

# mypy: disable-error-code="name-defined"
import micropython
from micropython import const

from engine import rng
from engine.cards import NUMBER
from engine.cards.deck import CARDS
from engine.cards.playing import into_hand
from engine.cards.rules import SIZE
from engine.state import RNG, guard

# As in engine/cards/rules.py and deck.py.
_SEATS = const(2)
_HELD = const(31)
_HANDS = const(35)
_STOCK = const(67)
_PILES = const(68)
_LENGTHS = const(98)
_BELOW = const(146)
_SIZE = const(247)
_HAND_SIZE = const(8)
_KNOWN = const(0x80)
_CARD = const(0x7F)
_NONE = const(0xFF)
_CARDS = const(101)

_unseen = bytearray(CARDS)


def view(s: bytearray, seat: int, out: bytearray, luck: bytearray) -> None:
    """Copy `s` into `out`, with all that the seat cannot know dealt anew by the generator `luck`.

    That is the others' hands (except what they took from a pile, which all have seen), the stock,
    and the cards that left the game.
    """
    guard(s, SIZE, NUMBER)
    out[:] = s
    rng.reseed(out, RNG, luck)
    count = see(s, seat, _unseen)
    rng.shuffle(luck, 0, _unseen, count)
    deal(out, seat, _unseen, count)


@micropython.viper
def see(s: ptr8, seat: int, unseen: ptr8) -> int:
    """Put the cards a seat has not seen into `unseen`, and return how many.

    They are in rising order, so that nothing of the true one is left to see.
    """
    card = 0
    while card < _CARDS:
        unseen[card] = 0
        card += 1
    stack = _PILES  # and behind the piles the rows
    while stack < _LENGTHS:
        card = s[stack]
        while card != _NONE:
            unseen[card] = 1
            card = s[_BELOW + card]
        stack += 1
    other = 0
    while other < s[_SEATS]:
        place = _HANDS + other * _HAND_SIZE
        end = place + s[_HELD + other]
        while place < end:
            if other == seat or s[place] >= _KNOWN:
                unseen[s[place] & _CARD] = 1
            place += 1
        other += 1
    count = 0
    card = 0
    while card < _CARDS:
        if unseen[card] == 0:
            unseen[count] = card
            count += 1
        card += 1
    return count


@micropython.viper
def deal(state, seat: int, unseen: ptr8, count: int):
    """Deal anew what a seat has not seen: others' hands and the stock get these cards."""
    s = ptr8(state)
    other = 0
    while other < s[_SEATS]:
        if other != seat:
            # Keep what all have seen, and draw the others.
            held = s[_HELD + other]
            hand = _HANDS + other * _HAND_SIZE
            place = hand
            kept = 0
            while place < hand + held:
                if s[place] >= _KNOWN:
                    s[hand + kept] = s[place]
                    kept += 1
                place += 1
            s[_HELD + other] = kept
            while kept < held:
                count -= 1
                into_hand(state, other, unseen[count])
                kept += 1
        other += 1
    below = _NONE
    while count:
        count -= 1
        card = unseen[count]
        s[_BELOW + card] = below
        below = card
    s[_STOCK] = below


@micropython.viper
def copy(source: ptr8, target: ptr8):
    """Do target[:] = source, without making a slice: an expert would make hundreds."""
    for at in range(_SIZE):
        target[at] = source[at]
