"""What a seat can know of a card game."""

from micropython import const

from engine import rng
from engine.cards import NUMBER
from engine.cards.deck import CARDS
from engine.cards.rules import SIZE, into_hand, out_of_hand, pop, push
from engine.state import RNG, guard

_SEATS = const(2)
_HELD = const(31)
_HANDS = const(35)
_STOCK = const(67)

_HAND_SIZE = const(8)
_KNOWN = const(0x80)
_NONE = const(0xFF)

_unseen = bytearray(CARDS)


def view(s: bytearray, seat: int, out: bytearray, luck: bytearray) -> None:
    """Copy `s` into `out`, with all that the seat cannot know dealt anew by the generator `luck`.

    That is the others' hands (except what they took from a pile, which all have seen), the stock,
    and the cards that left the game.
    """
    guard(s, SIZE, NUMBER)
    out[:] = s
    rng.reseed(out, RNG, luck)
    for card in range(CARDS):
        _unseen[card] = 0
    while out[_STOCK] != _NONE:
        _unseen[pop(out, _STOCK)] = 1
    for other in range(s[_SEATS]):
        if other != seat:
            hand = _HANDS + other * _HAND_SIZE
            for place in range(hand + s[_HELD + other] - 1, hand - 1, -1):
                if out[place] < _KNOWN:
                    _unseen[out_of_hand(out, other, place)] = 1
    # From flags to a list in a fixed order, so that nothing of the true order is left to see.
    count = 0
    for card in range(CARDS):
        if _unseen[card]:
            _unseen[count] = card
            count += 1
    rng.shuffle(luck, 0, _unseen, count)
    for other in range(s[_SEATS]):
        while out[_HELD + other] < s[_HELD + other]:
            count -= 1
            into_hand(out, other, _unseen[count])
    while count:
        count -= 1
        push(out, _STOCK, _unseen[count])
