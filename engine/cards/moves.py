"""What a move of the card game is made of.

A card is named by its kind: of twins, the first.
"""

from micropython import const

from engine.cards.deck import POINT_CARDS

LAY = const(0)  # + card: into its own row
DISCARD = const(128)  # + card
ONTO = const(256)  # + colour * 16 + value: a point card into a colour row
TAKE = const(384)  # + pile
TAKE_STOCK = const(390)
STOP = const(391)
WISH = const(512)  # + card * 128 + another card, the lower first
_WISH_LIMIT = const(512 + 101 * 128)


def is_discard(move: int) -> bool:
    """Tell whether a card is discarded for nothing."""
    return DISCARD <= move < ONTO


def is_onto(move: int) -> bool:
    """Tell whether a point card goes into a colour row."""
    return ONTO <= move < TAKE


def is_draw(move: int) -> bool:
    return TAKE <= move <= TAKE_STOCK


def is_wish(move: int) -> bool:
    """Tell whether two cards are discarded for a wish stone."""
    return WISH <= move < _WISH_LIMIT


def card_played(move: int) -> int:
    """Return the card that is laid or discarded, or -1; of two for a wish stone, the first."""
    if move >= WISH:
        return (move - WISH) >> 7
    if move >= TAKE:
        return -1
    if move >= ONTO:
        return POINT_CARDS[move & 15]
    return move - DISCARD if move >= DISCARD else move - LAY


def second_card(move: int) -> int:
    """Return the other card for a wish stone."""
    return (move - WISH) & 127


def onto_row(move: int) -> int:
    """Return the colour of the row that a point card goes into."""
    return (move - ONTO) >> 4


def onto_value(move: int) -> int:
    """Return the value of the point card that goes into a colour row."""
    return move & 15


def pile_taken(move: int) -> int:
    """Return the pile that a card is taken from."""
    return move - TAKE


def onto(colour: int, value: int) -> int:
    return ONTO + colour * 16 + value


def wish(first: int, second: int) -> int:
    """Return the move that gives two cards for a wish stone, the lower one first."""
    return WISH + first * 128 + second
