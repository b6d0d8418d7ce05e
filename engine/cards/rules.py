"""Keltis, the card game: the rules, as functions over one bytearray.

Every card lies in exactly one place: in a hand, or in a stack (the stock, six discard piles, the
rows). A stack is the number of its top card, and `_BELOW` says for each card which one it lies on.
"""

from array import array

from micropython import const

from engine import rng, rows, state
from engine.cards.deck import (
    CARDS,
    COLOUR,
    END,
    KIND,
    LETTERS,
    POINT,
    POINT_CARDS,
    VALUE,
    card_text,
    text_card,
)
from engine.errors import GameError, illegal
from engine.state import OVER, RNG, check_header, guard, require, seat_after, start

NAME = "cards"
GAME = const(0)
OPTIONS = ("end_card_opens",)
DEFAULT_OPTIONS = const(1)
PARTS = ("B", "G", "N", "R", "Y", "points", "wishes")
WISH_POINTS = (-4, -1, 0, 4, 6, 10)

# The same for every game.
turn = state.turn
is_over = state.is_over
seat_count = state.seat_count
first_seat = state.first_seat
option_bits = state.option_bits

# The state, byte by byte; the first sixteen are described in state.py.
_SEATS = const(2)
_OPTIONS = const(3)
_TURN = const(5)
_STAGE = const(6)
_STOCK_LEFT = const(16)
_DRAWS = const(17)  # draws still to be made this turn
_CLOSED = const(18)  # bit mask of the piles discarded to this turn
_ENDED_ROWS = const(19)  # rows with an end card, of all seats
_ENDER = const(20)  # the seat that ended the game
_LAID = const(21)  # cards this seat has laid after the end
_WISHES = const(22)  # for each wish stone 1 to 9: 0, or the number of its seat + 1
_HELD = const(31)  # cards in each hand
_HANDS = const(35)  # eight each, sorted; _KNOWN is added to what all have seen being taken
_STOCK = const(67)  # here and below: the top card of a stack
_PILES = const(68)
_ROWS = const(74)  # six for each seat; the sixth is the point row
_LENGTHS = const(98)
_SHAPES = const(122)
_BELOW = const(146)
SIZE = const(247)

_HAND_SIZE = const(8)
_KNOWN = const(0x80)
_CARD = const(0x7F)
_NONE = const(0xFF)
_REMOVED_FOR_TWO = const(30)
_ROWS_TO_END = const(5)
_LAST_LAYS = const(2)

_PLAY = const(1)
_DRAW = const(2)
_LAST = const(3)  # the game has ended; each seat may lay two more cards

# Moves. A card is named by its kind: of twins, the first.
LAY = const(0)  # + card: into its own row
DISCARD = const(128)  # + card
ONTO = const(256)  # + colour * 16 + value: a point card into a colour row
TAKE = const(384)  # + pile
TAKE_STOCK = const(390)
STOP = const(391)
WISH = const(512)  # + card * 128 + another card, the lower first
MOST_MOVES = const(38)
_WISH_LIMIT = const(512 + 101 * 128)


def new_game(seats: int, seed: int, first: int = 0, options: int = DEFAULT_OPTIONS) -> bytearray:
    s = start(SIZE, GAME, seats, seed, first, options, OPTIONS)
    deck = bytearray(range(CARDS))
    rng.shuffle(s, RNG, deck, CARDS)
    s[_STOCK:_LENGTHS] = bytes([_NONE]) * (_LENGTHS - _STOCK)
    s[_BELOW:SIZE] = bytes([_NONE]) * CARDS
    s[_SHAPES:_BELOW] = bytes([rows.EMPTY]) * (_BELOW - _SHAPES)
    dealt = 0
    for seat in range(seats):
        for _ in range(_HAND_SIZE):
            _into_hand(s, seat, deck[dealt])
            dealt += 1
    # With two seats 30 cards leave the game: they lie under the stock and are never drawn.
    for card in range(CARDS - 1, dealt - 1, -1):
        _push(s, _STOCK, deck[card])
    s[_STOCK_LEFT] = CARDS - dealt - (_REMOVED_FOR_TWO if seats == 2 else 0)
    s[_STAGE] = _PLAY
    return s


# ---- what is legal


def legal_moves(s: bytearray, moves: array) -> int:
    """Put every legal move into `moves` (at least MOST_MOVES long); how many there are."""
    guard(s, SIZE, GAME)
    stage = s[_STAGE]
    if stage == _PLAY:
        return _list_plays(s, moves)
    if stage == _DRAW:
        return _list_draws(s, moves)
    if stage == _LAST:
        count = _list_lays(s, moves, 0)
        moves[count] = STOP
        return count + 1
    return 0


def _list_plays(s: bytearray, moves: array) -> int:
    """Discard any card, take a wish stone for a pair, or lay a card."""
    hand = _HANDS + s[_TURN] * _HAND_SIZE
    end = hand + s[_HELD + s[_TURN]]
    count = 0
    before = _NONE
    for place in range(hand, end):
        kind = KIND[s[place] & _CARD]
        if kind != before:  # its twin has said it all
            moves[count] = DISCARD + kind
            count += 1
            value = VALUE[kind]
            second = _NONE
            for other in range(place + 1, end):
                other_kind = KIND[s[other] & _CARD]
                if VALUE[other_kind] != value:
                    break
                if other_kind != second and has_wish_stone(s, value):
                    moves[count] = WISH + kind * 128 + other_kind
                    count += 1
                    second = other_kind
        before = kind
    return _list_lays(s, moves, count)


def _list_lays(s: bytearray, moves: array, count: int) -> int:
    seat = s[_TURN]
    hand = _HANDS + seat * _HAND_SIZE
    shapes = _SHAPES + seat * 6
    before = _NONE
    for place in range(hand, hand + s[_HELD + seat]):
        kind = KIND[s[place] & _CARD]
        if kind == before:
            continue
        before = kind
        colour = COLOUR[kind]
        if colour == POINT:
            moves[count] = LAY + kind
            count += 1
            value = VALUE[kind]
            for colour in range(POINT):
                if rows.ends_in(s[shapes + colour], value):
                    moves[count] = ONTO + colour * 16 + value
                    count += 1
        elif _fits(s, s[shapes + colour], VALUE[kind]):
            moves[count] = LAY + kind
            count += 1
    return count


def _list_draws(s: bytearray, moves: array) -> int:
    """The stock, or a pile, but none that was discarded to this turn."""
    moves[0] = TAKE_STOCK
    count = 1
    for pile in range(6):
        if s[_PILES + pile] != _NONE and not s[_CLOSED] >> pile & 1:
            moves[count] = TAKE + pile
            count += 1
    return count


def _fits(s: bytearray, shape: int, value: int) -> bool:
    """May a number or end card join a row of this shape?"""
    if value != END:
        return rows.fits(shape, value)
    # An end card goes into any row; whether into an empty one is an option.
    return shape != rows.EMPTY or s[_OPTIONS] & 1 == 1


def has_wish_stone(s: bytearray, value: int) -> bool:
    """Does the wish stone of this value still lie there? 0, 10 and end cards have none."""
    return 1 <= value <= 9 and s[_WISHES + value - 1] == 0


# ---- what a move does


def apply(s: bytearray, move: int) -> None:
    """Make a legal move; an illegal one raises GameError and changes nothing."""
    guard(s, SIZE, GAME)
    stage = s[_STAGE]
    if stage == _DRAW:
        _draw(s, move)
    elif stage == _PLAY:
        if move < DISCARD or ONTO <= move < TAKE:
            _lay(s, move)
            if s[_ENDED_ROWS] >= _ROWS_TO_END:
                _end(s)
            else:
                _to_draw(s, 1)
        elif move < ONTO:
            _discard(s, move - DISCARD)
        else:
            _take_wish_stone(s, move)
    elif stage == _LAST:
        if move == STOP:
            _next_last_seat(s)
        else:
            _lay(s, move)
            s[_LAID] += 1
            if s[_LAID] == _LAST_LAYS:
                _next_last_seat(s)
    else:
        raise GameError("the game is over: no more moves")


def _lay(s: bytearray, move: int) -> None:
    """A card into the own row of its colour, or a point card into one of the own rows."""
    seat = s[_TURN]
    if ONTO <= move < TAKE:
        colour = (move - ONTO) >> 4
        value = move & 15
        if colour >= POINT or value >= END:
            raise illegal(move_text, move, "there is no such card or row")
        place = _place_in_hand(s, move, POINT_CARDS[value])
        row = seat * 6 + colour
        if not rows.ends_in(s[_SHAPES + row], value):
            raise illegal(
                move_text, move, "the last number of that row is another, or the row is closed"
            )
    else:
        place = _place_in_hand(s, move, move - LAY)
        kind = move - LAY
        colour = COLOUR[kind]
        row = seat * 6 + colour
        if colour != POINT:
            value = VALUE[kind]
            shape = s[_SHAPES + row]
            if not _fits(s, shape, value):
                raise illegal(move_text, move, "it does not fit the row")
            if value != END:
                s[_SHAPES + row] = rows.with_number(shape, value)
            else:
                s[_SHAPES + row] = rows.with_end_card(shape)
                if rows.end_cards(shape) == 0:
                    s[_ENDED_ROWS] += 1
    s[_LENGTHS + row] += 1
    _push(s, _ROWS + row, _out_of_hand(s, seat, place))


def _discard(s: bytearray, kind: int) -> None:
    _onto_pile(s, _place_in_hand(s, DISCARD + kind, kind))
    _to_draw(s, 1)


def _take_wish_stone(s: bytearray, move: int) -> None:
    """Discard two cards of the same value and take the wish stone of that value."""
    if not WISH <= move < _WISH_LIMIT:
        raise illegal(move_text, move, "now a card must be played")
    first = (move - WISH) >> 7
    second = (move - WISH) & 127
    place = _place_in_hand(s, move, first)
    other = _place_in_hand(s, move, second)
    if first == second:
        other += 1  # twins lie side by side
        if other == _hand_end(s) or KIND[s[other] & _CARD] != first:
            raise illegal(move_text, move, "there is only one such card in the hand")
    value = VALUE[first]
    if first > second or value != VALUE[second]:
        raise illegal(move_text, move, "a wish stone takes two cards of one value")
    if not has_wish_stone(s, value):
        raise illegal(move_text, move, "that wish stone is not there")
    _onto_pile(s, other)  # the later place first: taking it out moves no earlier one
    _onto_pile(s, place)
    s[_WISHES + value - 1] = s[_TURN] + 1
    _to_draw(s, 2)


def _draw(s: bytearray, move: int) -> None:
    if move == TAKE_STOCK:
        s[_STOCK_LEFT] -= 1
        _into_hand(s, s[_TURN], _pop(s, _STOCK))
        if s[_STOCK_LEFT] == 0:
            return _end(s)  # at once, even if a second draw was due
    else:
        pile = move - TAKE
        if not 0 <= pile < 6:
            raise illegal(move_text, move, "now a card must be drawn")
        if s[_PILES + pile] == _NONE:
            raise illegal(move_text, move, "that pile is empty")
        if s[_CLOSED] >> pile & 1:
            raise illegal(move_text, move, "that pile was discarded to this turn")
        _into_hand(s, s[_TURN], _pop(s, _PILES + pile) | _KNOWN)
    s[_DRAWS] -= 1
    if s[_DRAWS] == 0:
        s[_CLOSED] = 0
        s[_TURN] = seat_after(s, s[_TURN])
        s[_STAGE] = _PLAY


def _to_draw(s: bytearray, draws: int) -> None:
    s[_DRAWS] = draws
    s[_STAGE] = _DRAW


def _end(s: bytearray) -> None:
    """The game has ended; from the next seat on, each may lay two more cards."""
    s[_ENDER] = s[_TURN]
    s[_DRAWS] = s[_CLOSED] = 0
    s[_STAGE] = _LAST
    s[_TURN] = seat_after(s, s[_TURN])


def _next_last_seat(s: bytearray) -> None:
    s[_LAID] = 0
    if s[_TURN] == s[_ENDER]:
        s[_STAGE] = OVER
    else:
        s[_TURN] = seat_after(s, s[_TURN])


# ---- where the cards lie


def _push(s: bytearray, stack: int, card: int) -> None:
    s[_BELOW + card] = s[stack]
    s[stack] = card


def _pop(s: bytearray, stack: int) -> int:
    card = s[stack]
    s[stack] = s[_BELOW + card]
    s[_BELOW + card] = _NONE  # or a hand would remember what lies on the stock
    return card


def _into_hand(s: bytearray, seat: int, card: int) -> None:
    """Add a card (or card + _KNOWN) to a hand; it stays sorted, of twins the known one first."""
    hand = _HANDS + seat * _HAND_SIZE
    place = hand + s[_HELD + seat]
    kind = KIND[card & _CARD]
    while place > hand:
        left = s[place - 1]
        left_kind = KIND[left & _CARD]
        if left_kind < kind or (left_kind == kind and left >= card):
            break
        s[place] = left
        place -= 1
    s[place] = card
    s[_HELD + seat] += 1


def _out_of_hand(s: bytearray, seat: int, place: int) -> int:
    card = s[place] & _CARD
    s[_HELD + seat] -= 1
    end = _HANDS + seat * _HAND_SIZE + s[_HELD + seat]
    while place < end:
        s[place] = s[place + 1]
        place += 1
    s[end] = 0
    return card


def _hand_end(s: bytearray) -> int:
    """Just behind the moving seat's last card."""
    return _HANDS + s[_TURN] * _HAND_SIZE + s[_HELD + s[_TURN]]


def _place_in_hand(s: bytearray, move: int, kind: int) -> int:
    """Where the moving seat holds this kind of card. Of twins, the one that all know goes first."""
    for place in range(_HANDS + s[_TURN] * _HAND_SIZE, _hand_end(s)):
        if KIND[s[place] & _CARD] == kind:
            return place
    raise illegal(move_text, move, "that card is not in the hand")


def _onto_pile(s: bytearray, place: int) -> None:
    card = _out_of_hand(s, s[_TURN], place)
    pile = COLOUR[card]
    _push(s, _PILES + pile, card)
    s[_CLOSED] |= 1 << pile


# ---- what anybody may look at


def hand_size(s: bytearray, seat: int) -> int:
    return s[_HELD + seat]


def hand_card(s: bytearray, seat: int, index: int) -> int:
    return s[_HANDS + seat * _HAND_SIZE + index] & _CARD


def is_known(s: bytearray, seat: int, index: int) -> bool:
    """Have all seen this card being taken from a pile?"""
    return s[_HANDS + seat * _HAND_SIZE + index] >= _KNOWN


def stock_left(s: bytearray) -> int:
    return s[_STOCK_LEFT]


def pile_top(s: bytearray, pile: int) -> int:
    """The top card of a discard pile, or -1."""
    card = s[_PILES + pile]
    return -1 if card == _NONE else card


def card_below(s: bytearray, card: int) -> int:
    """The card that one on a pile lies on, or -1."""
    below = s[_BELOW + card]
    return -1 if below == _NONE else below


def is_closed(s: bytearray, pile: int) -> bool:
    """Was this pile discarded to this turn, so that nothing may be taken from it?"""
    return s[_CLOSED] >> pile & 1 == 1


def row_length(s: bytearray, seat: int, colour: int) -> int:
    """How many cards lie in a row; colour POINT is the point row."""
    return s[_LENGTHS + seat * 6 + colour]


def row_shape(s: bytearray, seat: int, colour: int) -> int:
    return s[_SHAPES + seat * 6 + colour]


def row_card(s: bytearray, seat: int, colour: int, depth: int) -> int:
    """The card `depth` below the last one of a row."""
    card = s[_ROWS + seat * 6 + colour]
    for _ in range(depth):
        card = s[_BELOW + card]
    return card


def is_last_round(s: bytearray) -> bool:
    """Has the game ended, so that each seat only lays its last two cards?"""
    return s[_STAGE] == _LAST


def ended_by(s: bytearray) -> int:
    """In the last round: the seat that ended the game."""
    return s[_ENDER]


def draws_left(s: bytearray) -> int:
    """How many cards the seat must still draw this turn; 0 if it has yet to play."""
    return s[_DRAWS]


def closed_rows(s: bytearray) -> int:
    """How many rows have an end card; the fifth ends the game."""
    return s[_ENDED_ROWS]


def see(s: bytearray, seat: int, seen: bytearray) -> None:
    """Set seen[card] to 1 for every card a seat knows the place of, 0 for all others."""
    for card in range(CARDS):
        seen[card] = 0
    for stack in range(_PILES, _LENGTHS):  # the piles, and behind them the rows
        card = s[stack]
        while card != _NONE:
            seen[card] = 1
            card = s[_BELOW + card]
    for other in range(s[_SEATS]):
        for place in range(
            _HANDS + other * _HAND_SIZE, _HANDS + other * _HAND_SIZE + s[_HELD + other]
        ):
            if other == seat or s[place] >= _KNOWN:
                seen[s[place] & _CARD] = 1


def wish_stone_owner(s: bytearray, value: int) -> int:
    """The seat that has the wish stone 1 to 9, or -1."""
    return s[_WISHES + value - 1] - 1


def wish_stones(s: bytearray, seat: int) -> int:
    count = 0
    for stone in range(_WISHES, _WISHES + 9):
        if s[stone] == seat + 1:
            count += 1
    return count


# ---- scores


def score_part(s: bytearray, seat: int, part: int) -> int:
    """One of the PARTS of a seat's score, as things stand."""
    if part < POINT:
        return rows.points(rows.LONG_ROW_POINTS, s[_LENGTHS + seat * 6 + part])
    if part == POINT:
        return s[_LENGTHS + seat * 6 + POINT]
    return rows.points(WISH_POINTS, wish_stones(s, seat))


def score(s: bytearray, seat: int) -> int:
    guard(s, SIZE, GAME)
    total = 0
    for part in range(7):
        total += score_part(s, seat, part)
    return total


# ---- a seat's view


_unseen = bytearray(CARDS)


def view(s: bytearray, seat: int, out: bytearray, luck: bytearray) -> None:
    """Copy `s` into `out`, with all that the seat cannot know dealt anew by the generator `luck`.

    That is the others' hands (except what they took from a pile, which all have seen), the stock,
    and the cards that left the game.
    """
    guard(s, SIZE, GAME)
    out[:] = s
    rng.reseed(out, RNG, luck)
    for card in range(CARDS):
        _unseen[card] = 0
    while out[_STOCK] != _NONE:
        _unseen[_pop(out, _STOCK)] = 1
    for other in range(s[_SEATS]):
        if other != seat:
            hand = _HANDS + other * _HAND_SIZE
            for place in range(hand + s[_HELD + other] - 1, hand - 1, -1):
                if out[place] < _KNOWN:
                    _unseen[_out_of_hand(out, other, place)] = 1
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
            _into_hand(out, other, _unseen[count])
    while count:
        count -= 1
        _push(out, _STOCK, _unseen[count])


# ---- moves and deals as text


def move_text(move: int) -> str:
    if 0 <= move < CARDS:
        return "+" + card_text(move)
    if DISCARD <= move < DISCARD + CARDS:
        return "-" + card_text(move - DISCARD)
    if ONTO <= move < ONTO + POINT * 16 and move & 15 <= 10:
        return "+P" + str(move & 15) + ">" + LETTERS[(move - ONTO) >> 4]
    if TAKE <= move < TAKE_STOCK:
        return "*" + LETTERS[move - TAKE]
    if move == TAKE_STOCK:
        return "*"
    if move == STOP:
        return "."
    if WISH <= move < _WISH_LIMIT and (move - WISH) & 127 < CARDS:
        cards = sorted((card_text((move - WISH) >> 7), card_text((move - WISH) & 127)))
        return "-" + cards[0] + "-" + cards[1]
    raise GameError("there is no move " + str(move))


def text_move(text: str) -> int:
    """The move that `move_text` writes so."""
    move = _read(text)
    if move_text(move) != text:
        raise GameError("there is no move " + repr(text))
    return move


def _read(text: str) -> int:
    if text == "*":
        return TAKE_STOCK
    if text == ".":
        return STOP
    cards = text[1:]
    if text[:1] == "*" and len(text) == 2 and cards in LETTERS:
        return TAKE + LETTERS.index(cards)
    if text[:1] == "+":
        card, onto, row = cards.partition(">")
        if onto and len(row) == 1 and row in rows.COLOURS:
            return ONTO + rows.COLOURS.index(row) * 16 + VALUE[text_card(card)]
        return LAY + text_card(cards)
    if text[:1] == "-":
        first, pair, second = cards.partition("-")
        if not pair:
            return DISCARD + text_card(first)
        low = text_card(first)
        high = text_card(second)
        return WISH + min(low, high) * 128 + max(low, high)
    raise GameError("there is no move " + repr(text))


def chance_text(s: bytearray) -> str:
    """What chance has just decided for all to see; in this game nothing."""
    return ""


def setup(s: bytearray) -> dict:
    """The deal of a fresh game, for its record."""
    hands = []
    for seat in range(s[_SEATS]):
        hands.append([card_text(hand_card(s, seat, i)) for i in range(s[_HELD + seat])])
    stock = []
    card = s[_STOCK]
    while card != _NONE:
        stock.append(card_text(card))
        card = s[_BELOW + card]
    left = s[_STOCK_LEFT]
    return {"hands": hands, "stock": stock[:left], "removed": stock[left:]}


# ---- is this a game at all?


def check(s: bytearray) -> None:
    """Raise GameError unless these bytes can have come from a game."""
    guard(s, SIZE, GAME)
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
    """The stage, and what only counts in one of them."""
    stage = s[_STAGE]
    require(ended == (stage in (_LAST, OVER)), "the stage")
    require(s[_DRAWS] <= 2 and (s[_DRAWS] > 0) == (stage == _DRAW), "the draws")
    require(s[_CLOSED] < (64 if stage == _DRAW else 1), "the closed piles")
    for pile in range(6):
        require(not s[_CLOSED] >> pile & 1 or s[_PILES + pile] != _NONE, "the closed piles")
    require(s[_LAID] < (_LAST_LAYS if stage == _LAST else 1), "the last cards laid")
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
    """The cards of a stack from the top, each found for the first time."""
    cards = []
    card = s[stack]
    while card != _NONE:
        _find(found, card)
        cards.append(card)
        card = s[_BELOW + card]
    return cards


def _shape_of(s: bytearray, cards: list, colour: int) -> int:
    """The shape that these cards, last one first, give a row; they must obey the rules."""
    shape = rows.EMPTY
    for card in reversed(cards):
        value = VALUE[card]
        if COLOUR[card] == POINT:
            require(rows.ends_in(shape, value), "a point card in a row")
        else:
            require(COLOUR[card] == colour and _fits(s, shape, value), "a card in a row")
            shape = rows.with_end_card(shape) if value == END else rows.with_number(shape, value)
    return shape
