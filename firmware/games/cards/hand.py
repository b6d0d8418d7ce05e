"""The cards of a hand, and the moves that each of them stands for."""

from engine.cards import rules as cards
from engine.cards.deck import COLOUR, KIND, POINT, VALUE
from firmware.games.cards.telling import card_played, is_onto, wish_pair


def sorted_hand(s: bytearray, seat: int) -> list:
    """By colour, each colour by value."""
    hand = [cards.hand_card(s, seat, index) for index in range(cards.hand_size(s, seat))]
    return sorted(hand, key=lambda card: COLOUR[card] * 16 + VALUE[card])


def kinds_played(moves: list) -> list:
    """The kinds of cards that some of the moves play."""
    kinds: list = []
    for move in moves:
        if move >= cards.WISH:
            kinds.extend(wish_pair(move))
        elif move != cards.STOP:
            kinds.append(KIND[card_played(move)])
    return kinds


def moves_with(card: int, moves: list) -> list:
    """Those of the moves that play this card: lay it, for a wish stone, and last of all discard."""
    return sorted([move for move in moves if _plays(move, KIND[card])], key=_rank)


def card_drawn(before: bytearray, seat: int, hand: list) -> int:
    """The one card that the hand has more than before, or -1."""
    more = list(hand)
    for index in range(cards.hand_size(before, seat)):
        card = cards.hand_card(before, seat, index)
        if card in more:
            more.remove(card)
    return more[0] if len(more) == 1 else -1


def _plays(move: int, kind: int) -> bool:
    if move >= cards.WISH:
        return kind in wish_pair(move)
    if is_onto(move):
        return COLOUR[kind] == POINT and VALUE[kind] == move & 15
    return move == cards.LAY + kind or move == cards.DISCARD + kind


def _rank(move: int) -> int:
    if move >= cards.WISH:
        return 20000 + move
    return 40000 if cards.DISCARD <= move < cards.ONTO else move
