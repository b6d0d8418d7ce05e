"""The cards of a hand, and the moves that each of them stands for."""

from engine.cards import rules as cards
from engine.cards.deck import COLOUR, KIND, VALUE
from engine.cards.moves import card_played, is_discard, is_wish, second_card


def sorted_hand(s: bytearray, seat: int) -> list:
    """By colour, each colour by value."""
    hand = [cards.hand_card(s, seat, index) for index in range(cards.hand_size(s, seat))]
    return sorted(hand, key=lambda card: COLOUR[card] * 16 + VALUE[card])


def kinds_played(moves: list) -> list:
    """Return the kinds of cards that some of the moves play."""
    kinds: list = []
    for move in moves:
        kinds.append(card_played(move))
        if is_wish(move):
            kinds.append(second_card(move))
    return kinds


def moves_with(card: int, moves: list) -> list:
    """Those of the moves that play this card: lay it, for a wish stone, and last of all discard."""
    return sorted([move for move in moves if _plays(move, KIND[card])], key=_rank)


def card_drawn(before: bytearray, seat: int, hand: list) -> int:
    """Return the one card that the hand has more than before, or -1."""
    more = list(hand)
    for index in range(cards.hand_size(before, seat)):
        card = cards.hand_card(before, seat, index)
        if card in more:
            more.remove(card)
    return more[0] if len(more) == 1 else -1


def _plays(move: int, kind: int) -> bool:
    return card_played(move) == kind or (is_wish(move) and second_card(move) == kind)


def _rank(move: int) -> int:
    if is_wish(move):
        return 20000 + move
    return 40000 if is_discard(move) else move
