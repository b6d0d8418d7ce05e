"""The 101 cards of the card game: one byte each.

Cards are numbered by value, so that in a sorted hand equal values lie side by side. Twins (two
cards of one colour and value) follow each other; `KIND` gives both the number of the first.
"""

from micropython import const

from engine.errors import GameError
from engine.rows import COLOURS

CARDS = const(101)
POINT = const(5)  # the colour of point cards, and the number of their row and pile
END = const(11)  # the value of end cards
LETTERS = COLOURS + "P"


def _every_card() -> list:
    cards = []
    for value in range(11):
        for colour in range(5):
            cards.append((colour, value))
            if 3 <= value <= 7:
                cards.append((colour, value))
        cards.append((POINT, value))
    for colour in range(5):
        cards.append((colour, END))
        cards.append((colour, END))
    return cards


_ALL = _every_card()
COLOUR = bytes([colour for colour, _ in _ALL])
VALUE = bytes([value for _, value in _ALL])
# The first card that looks the same: itself, or its twin right before it.
KIND = bytes([n - (n > 0 and _ALL[n] == _ALL[n - 1]) for n in range(CARDS)])
POINT_CARDS = bytes([n for n in range(CARDS) if COLOUR[n] == POINT])
del _ALL


def card_text(card: int) -> str:
    value = VALUE[card]
    return LETTERS[COLOUR[card]] + ("X" if value == END else str(value))


def text_card(text: str) -> int:
    """The kind of card a text like B7, BX or P7 names."""
    for card in range(CARDS):
        if KIND[card] == card and card_text(card) == text:
            return card
    raise GameError("there is no card " + repr(text))
