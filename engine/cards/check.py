"""Is this a card game at all? A saved one is looked at byte by byte before it goes on."""

from micropython import const

from engine import rows
from engine.cards import NUMBER, OPTIONS
from engine.cards.deck import CARDS, COLOUR, END, KIND, POINT, VALUE
from engine.cards.rules import SIZE, fits
from engine.state import OVER, check_header, guard, require

_SEATS = const(2)
_TURN = const(5)
_STAGE = const(6)
_STOCK_LEFT = const(16)
_DRAWS = const(17)
_CLOSED = const(18)
_ENDED_ROWS = const(19)
_ENDER = const(20)
_LAID = const(21)
_WISHES = const(22)
_HELD = const(31)
_HANDS = const(35)
_STOCK = const(67)
_PILES = const(68)
_ROWS = const(74)
_LENGTHS = const(98)
_SHAPES = const(122)
_BELOW = const(146)

_HAND_SIZE = const(8)
_CARD = const(0x7F)
_NONE = const(0xFF)
_REMOVED_FOR_TWO = const(30)
_ROWS_TO_END = const(5)
_LAST_LAYS = const(2)

_DRAW = const(2)
_LAST_ROUND = const(3)


def check(s: bytearray) -> None:
    """Raise GameError unless these bytes can have come from a game."""
    guard(s, SIZE, NUMBER)
    check_header(s, len(OPTIONS), 4)
    found = bytearray(CARDS)
    for seat in range(4):
        held = s[_HELD + seat]
        require(held <= (_HAND_SIZE if seat < s[_SEATS] else 0), "a hand")
        hand = _HANDS + seat * _HAND_SIZE
        for place in range(hand, hand + held):
            _find(found, s[place] & _CARD)
            if place > hand:
                kind = KIND[s[place] & _CARD]
                before = KIND[s[place - 1] & _CARD]
                in_order = before < kind or (before == kind and s[place - 1] > s[place])
                require(in_order, "the order of a hand")
    removed = _REMOVED_FOR_TWO if s[_SEATS] == 2 else 0
    require(len(_walk(s, _STOCK, found)) == s[_STOCK_LEFT] + removed, "the stock")
    for pile in range(6):
        for card in _walk(s, _PILES + pile, found):
            require(COLOUR[card] == pile, "a discard pile")
    ended = 0
    for row in range(24):
        cards = _walk(s, _ROWS + row, found)
        require(s[_LENGTHS + row] == len(cards) and (row // 6 < s[_SEATS] or not cards), "a row")
        if row % 6 == POINT:
            require(all(COLOUR[card] == POINT for card in cards), "a point row")
            require(s[_SHAPES + row] == rows.EMPTY, "a point row")
        else:
            require(s[_SHAPES + row] == _shape_of(s, cards, row % 6), "a row")
        if rows.end_cards(s[_SHAPES + row]):
            ended += 1
    require(all(found), "a missing card")
    require(ended == s[_ENDED_ROWS], "the rows with end cards")
    require(all(s[_WISHES + stone] <= s[_SEATS] for stone in range(9)), "a wish stone")
    _check_turn(s, s[_STOCK_LEFT] == 0 or ended >= _ROWS_TO_END)


def _check_turn(s: bytearray, ended: bool) -> None:
    """Check the stage, and what only counts in one of them."""
    stage = s[_STAGE]
    require(ended == (stage in (_LAST_ROUND, OVER)), "the stage")
    require(s[_DRAWS] <= 2 and (s[_DRAWS] > 0) == (stage == _DRAW), "the draws")
    require(s[_CLOSED] < (64 if stage == _DRAW else 1), "the closed piles")
    for pile in range(6):
        require(not s[_CLOSED] >> pile & 1 or s[_PILES + pile] != _NONE, "the closed piles")
    require(s[_LAID] < (_LAST_LAYS if stage == _LAST_ROUND else 1), "the last cards laid")
    require(s[_ENDER] < s[_SEATS], "the seat that ended the game")
    for seat in range(s[_SEATS]):
        missing = _HAND_SIZE - s[_HELD + seat]
        if ended:  # one card was perhaps not drawn, and up to two were laid since
            require(missing <= 1 + _LAST_LAYS, "a hand")
        else:
            require(missing == (s[_DRAWS] if seat == s[_TURN] else 0), "a hand")


def _find(found: bytearray, card: int) -> None:
    require(card < CARDS and not found[card], "a card in two places")
    found[card] = 1


def _walk(s: bytearray, stack: int, found: bytearray) -> list:
    """Return the cards of a stack from the top, each found for the first time."""
    cards = []
    card = s[stack]
    while card != _NONE:
        _find(found, card)
        cards.append(card)
        card = s[_BELOW + card]
    return cards


def _shape_of(s: bytearray, cards: list, colour: int) -> int:
    """Return the shape that these cards, last one first, give a row; they must obey the rules."""
    shape = rows.EMPTY
    for card in reversed(cards):
        value = VALUE[card]
        if COLOUR[card] == POINT:
            require(rows.ends_in(shape, value), "a point card in a row")
        else:
            require(COLOUR[card] == colour and fits(s, shape, value), "a card in a row")
            shape = rows.with_end_card(shape) if value == END else rows.with_number(shape, value)
    return shape
