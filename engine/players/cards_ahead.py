"""The card game, some turns ahead: what everybody will do, and what a seat may expect after that.

The tables and what they mean are those of cards_outlook.py, and moves are judged as in
cards_judge.py, but for what a discard gives the others: in thought, they take it or not. All of it
is viper, since a decision goes through a thousand turns; it is too large for the heap of a Pico
whose flash does not hold our code, which plays without it.

A board (see cards_worlds.py) is led by notes, so that a function has few things to fetch.
"""

# mypy: disable-error-code="name-defined"
import micropython
from micropython import const

from engine import rows
from engine.cards import rules as cards
from engine.cards.deck import COLOUR, KIND, VALUE
from engine.players.cards_outlook import GRADES, PHASES
from engine.players.reach import BIT_COUNTS

_UNIT = const(12)
_ZERO = const(100)

# The tables of cards_outlook.py.
_THEIR_ROWS = const(3600)
_CLOSED = const(4200)
_OWN_WISHES = const(4400)
_THEIR_WISHES = const(5300)
_SINGLES = const(5600)
_POINTS = const(5690)
_HAVING_TURN = const(5740)

# The notes about a seat, in front of the board: what is below 256 is reached fastest.
_UNSEEN = const(0)  # by colour: unseen values as bit masks, twins apart, and end cards
_UNSEEN_TWICE = const(5)
_UNSEEN_ENDS = const(10)
_UNSEEN_OF_VALUE = const(15)
_UNSEEN_POINTS = const(27)
_UNSEEN_CARDS = const(28)
_ONCE = const(29)  # the same of the hand
_TWICE = const(34)
_ENDS = const(39)
_OF_VALUE = const(44)
_POINTS_HELD = const(56)
_SINGLES_HELD = const(57)  # values whose stones are left
_PAIRS_HELD = const(58)  # those held twice
_SIDE = const(59)  # by colour: the values that may follow
_FOLLOWERS = const(64)  # in hand
_PLACE = const(69)  # in the table, for no followers
_LESS = const(74)  # the row's worth with a follower less in hand, as it is, and with one more
_NOW = const(79)
_MORE = const(84)
_HAND = const(89)  # the worth of the hand besides longer rows; and where the tables have it
_WISHES_PLACE = const(90)
_SINGLES_PLACE = const(91)
_POINTS_PLACE = const(92)
_MEAN = const(93)  # what a card from the stock gains on average, or 0
_BEST = const(94)  # of the moves surveyed so far, and what it gains
_MOST = const(95)

# The board: see cards_worlds.py.
_SEATS = const(96)
_END_CARD_OPENS = const(97)
_TURN = const(98)
_DRAWS = const(99)
_STOCK = const(101)
_CLOSED_ROWS = const(102)
_CLOSED_PILES = const(103)
_STONES = const(104)
_STONES_LEFT = const(105)
_PILES = const(107)
_HELD = const(113)
_WISHES = const(117)
_SECRET = const(121)
_LENGTHS = const(150)
_SHAPES = const(174)
_HANDS = const(198)

# Moves are those of engine/cards/rules.py.
_DISCARD = const(128)
_ONTO = const(256)
_TAKE = const(384)
_TAKE_STOCK = const(390)
_WISH = const(512)

_FAR = const(4000)  # added to what moves gain: more than any loses
_WIN = const(48)  # the worth of ending a game ahead

_FIRST_END_CARD = const(91)
_POINT = const(5)
_END = const(11)
_KNOWN = const(128)
_NONE = const(255)
_EMPTY = const(0x0F)
_UP = const(0x10)
_DOWN = const(0x20)
_END_CARD = const(0x40)
_ALL = const(0x7FF)
_HAND_SIZE = const(8)
_ROWS_TO_END = const(5)

# One behind the other: the bits of half a mask; grades of followers unseen; phases by the turns to
# come; points for rows and wishes, never below 0.
_GRADES = const(64)
_PHASES = const(83)
_ROW_POINTS = const(104)
_WISH_POINTS = const(114)
_FACTS = (
    BIT_COUNTS
    + GRADES
    + PHASES
    + bytes([4 + points for points in rows.LONG_ROW_POINTS + cards.WISH_POINTS])
)


# ---- what a seat may expect


@micropython.viper
def phase(board, stock: int, closed_rows: int) -> int:
    """How long the game will last: 1 for one turn each, 9 for twenty; 0 is the last round."""
    seats = int(ptr16(board)[_SEATS])
    turns = (stock + seats - 1) // seats
    soon = 4 * (_ROWS_TO_END - closed_rows)  # few rows to be closed may cut it short
    turns = turns if turns < soon else soon
    return int(ptr8(_FACTS)[_PHASES + (turns if turns < 20 else 20)])


@micropython.viper
def relative(board, entries, seat: int, now: int) -> int:
    """A seat's worth less the others', in a phase; how it is made up is noted."""
    own = int(size_up(board, entries, seat, now))
    return own - int(weigh_theirs(board, entries, seat, now))


@micropython.viper
def size_up(board, entries, seat: int, now: int) -> int:
    """What all that is a seat's own is worth."""
    b = ptr16(board)
    table = ptr8(entries)
    count_cards(board, seat)
    stones = b[_WISHES + seat]
    stones = stones if stones < 5 else 5
    place = _OWN_WISHES + (now * 6 + stones) * 15 + (b[_STONES_LEFT] >> 1)
    b[_WISHES_PLACE] = place
    held = b[_PAIRS_HELD]
    hand = table[place + 5 * (held if held < 2 else 2)]
    place = _SINGLES + now * 9
    b[_SINGLES_PLACE] = place
    held = b[_SINGLES_HELD]
    hand += table[place + (held if held < 8 else 8)]
    place = _POINTS + now * 5
    b[_POINTS_PLACE] = place
    held = b[_POINTS_HELD]
    hand += table[place + (held if held < 4 else 4)]
    b[_HAND] = hand
    worth = hand + _UNIT * b[_LENGTHS + seat * 6 + _POINT]
    return worth + int(weigh_rows(board, entries, seat, now))


@micropython.viper
def count_cards(board, seat: int) -> int:
    """Note what a seat holds, and what it has not seen."""
    b = ptr16(board)
    values = ptr8(VALUE)
    colours = ptr8(COLOUR)
    at = _UNSEEN
    while at < _ONCE:
        b[at] = b[at - _UNSEEN + _SECRET]
        at += 1
    while at < _SIDE:
        b[at] = 0
        at += 1
    stones = b[_STONES]
    place = _HANDS + seat * _HAND_SIZE
    end = place + b[_HELD + seat]
    while place < end:
        card = b[place] & 127
        fresh = 1 if b[place] < _KNOWN else 0
        place += 1
        colour = colours[card]
        value = values[card]
        held = b[_OF_VALUE + value]
        if stones >> value & 1:
            if held == 0:
                b[_SINGLES_HELD] += 1
            elif held == 1:
                b[_PAIRS_HELD] += 1
        b[_OF_VALUE + value] = held + 1
        b[_UNSEEN_OF_VALUE + value] -= fresh
        b[_UNSEEN_CARDS] -= fresh
        if colour == _POINT:
            b[_POINTS_HELD] += 1
            b[_UNSEEN_POINTS] -= fresh
        elif value == _END:
            b[_ENDS + colour] += 1
            b[_UNSEEN_ENDS + colour] -= fresh
        else:
            # Of twins, the second comes last and goes first.
            at = _ONCE + colour
            if b[at] >> value & 1:
                at = _TWICE + colour
            b[at] |= 1 << value
            at = _UNSEEN + colour
            if b[_UNSEEN_TWICE + colour] >> value & 1:
                at = _UNSEEN_TWICE + colour
            b[at] ^= fresh << value
    return 0


@micropython.viper
def weigh_rows(board, entries, seat: int, now: int) -> int:
    """Note what a seat's rows are worth; all of them together."""
    b = ptr16(board)
    table = ptr8(entries)
    facts = ptr8(_FACTS)
    total = 0
    row = seat * 6
    colour = 0
    while colour < 5:
        length = b[_LENGTHS + row]
        length = now * 10 + (length if length < 9 else 9)
        shape = b[_SHAPES + row]
        ends = b[_ENDS + colour]
        if shape >= _END_CARD:
            place = _CLOSED + length * 2
            b[_PLACE + colour] = place
            b[_SIDE + colour] = 0
            b[_FOLLOWERS + colour] = ends
            b[_LESS + colour] = table[place + (1 if ends > 1 else 0)]
            b[_NOW + colour] = table[place + (1 if ends else 0)]
            b[_MORE + colour] = table[place + 1]
        else:
            # One side of the last number, or the better of both.
            side = _ALL
            other_side = -1
            if shape != _EMPTY:
                last = shape & 15
                side = _ALL & ~((1 << last) - 1)
                other_side = (2 << last) - 1
                if shape & _UP:
                    other_side = -1
                elif shape & _DOWN:
                    side = other_side
                    other_side = -1
            most = -1
            while side >= 0:
                mask = b[_ONCE + colour] & side
                followers = ends + facts[mask & 63] + facts[mask >> 6]
                mask = b[_TWICE + colour] & side
                if mask:
                    followers += facts[mask & 63] + facts[mask >> 6]
                mask = b[_UNSEEN + colour] & side
                unseen = b[_UNSEEN_ENDS + colour]
                unseen += facts[mask & 63] + facts[mask >> 6]
                mask = b[_UNSEEN_TWICE + colour] & side
                unseen += facts[mask & 63] + facts[mask >> 6]
                place = length * 36 + facts[_GRADES + unseen]
                worth = table[place + 6 * (followers if followers < 5 else 5)]
                if worth > most:
                    most = worth
                    b[_PLACE + colour] = place
                    b[_SIDE + colour] = side
                    b[_FOLLOWERS + colour] = followers
                side = other_side
                other_side = -1
            followers = b[_FOLLOWERS + colour]
            place = b[_PLACE + colour] + 6 * followers
            b[_NOW + colour] = most
            b[_MORE + colour] = table[place + 6] if followers < 5 else most
            b[_LESS + colour] = table[place - 6] if followers > 0 and followers < 6 else most
        total += b[_NOW + colour]
        row += 1
        colour += 1
    return total


@micropython.viper
def weigh_theirs(board, entries, seat: int, now: int) -> int:
    """What all that is the others' is worth to a seat whose cards were counted, on average."""
    b = ptr16(board)
    table = ptr8(entries)
    seats = b[_SEATS]
    total = 0
    other = 0
    while other < seats:
        if other != seat:
            row = other * 6
            stones = b[_WISHES + other]
            stones = now * 6 + (stones if stones < 5 else 5)
            total += table[_THEIR_WISHES + stones * 5 + (b[_STONES_LEFT] >> 1)]
            total += _UNIT * b[_LENGTHS + row + _POINT]
            colour = 0
            while colour < 5:
                length = b[_LENGTHS + row]
                shape = b[_SHAPES + row]
                total += int(their_row(board, entries, colour, length, shape, now))
                row += 1
                colour += 1
        other += 1
    return total // (seats - 1)


@micropython.viper
def their_row(board, entries, colour: int, length: int, shape: int, now: int) -> int:
    """What another's row is worth to a seat whose cards were counted."""
    b = ptr16(board)
    table = ptr8(entries)
    facts = ptr8(_FACTS)
    length = now * 10 + (length if length < 9 else 9)
    if shape >= _END_CARD:
        return table[_CLOSED + length * 2]
    side = _ALL
    other_side = -1
    if shape != _EMPTY:
        last = shape & 15
        side = _ALL & ~((1 << last) - 1)
        other_side = (2 << last) - 1
        if shape & _UP:
            other_side = -1
        elif shape & _DOWN:
            side = other_side
            other_side = -1
    most = 0
    while side >= 0:
        mask = b[_UNSEEN + colour] & side
        unseen = b[_UNSEEN_ENDS + colour]
        unseen += facts[mask & 63] + facts[mask >> 6]
        mask = b[_UNSEEN_TWICE + colour] & side
        unseen += facts[mask & 63] + facts[mask >> 6]
        worth = table[_THEIR_ROWS + length * 6 + facts[_GRADES + unseen]]
        if worth > most:
            most = worth
        side = other_side
        other_side = -1
    return most


@micropython.viper
def prospect(board, entries, seat: int) -> int:
    """What a seat may expect when a turn begins."""
    b = ptr16(board)
    now = int(phase(board, b[_STOCK], b[_CLOSED_ROWS]))
    worth = int(relative(board, entries, seat, now)) - 2 * _ZERO
    turn = int(ptr8(entries)[_HAVING_TURN + now]) - _ZERO
    return worth + turn if b[_TURN] == seat else worth - turn // (b[_SEATS] - 1)


# ---- the end


@micropython.viper
def ending(board, entries, seat: int) -> int:
    """A seat's worth less the others', if it ends the game now: no turn for the next seat, but a
    last round."""
    b = ptr16(board)
    now = int(phase(board, b[_STOCK], b[_CLOSED_ROWS]))
    worth = int(relative(board, entries, seat, 0))
    bonus = 2 * (worth - 2 * _ZERO)
    bonus = bonus if bonus < _WIN else _WIN
    bonus = bonus if bonus > 0 - _WIN else 0 - _WIN
    turn = int(ptr8(entries)[_HAVING_TURN + now]) - _ZERO
    return worth + bonus + turn // (b[_SEATS] - 1)


@micropython.viper
def outcome(board, entries, seat: int) -> int:
    """How far a seat will be ahead, when everybody has still to lay the last two cards."""
    b = ptr16(board)
    most = -99
    other = 0
    while other < b[_SEATS]:
        if other != seat:
            points = int(last_points(board, entries, other))
            most = points if points > most else most
        other += 1
    lead = int(last_points(board, entries, seat)) - most
    if lead > 0:
        return _UNIT * lead + _WIN
    return _UNIT * lead - _WIN if lead else 0


@micropython.viper
def last_points(board, entries, seat: int) -> int:
    """A seat's points with its last two cards, and a few more that all have."""
    b = ptr16(board)
    facts = ptr8(_FACTS)
    count_cards(board, seat)
    weigh_rows(board, entries, seat, 0)
    stones = b[_WISHES + seat]
    total = b[_LENGTHS + seat * 6 + _POINT] + facts[_WISH_POINTS + (stones if stones < 5 else 5)]
    # What one more card gains at most, a second one elsewhere, and two in one row.
    one = 1 if b[_POINTS_HELD] else 0
    another = 1 if b[_POINTS_HELD] > 1 else 0
    both = 0
    colour = 0
    while colour < 5:
        length = b[_LENGTHS + seat * 6 + colour]
        place = _ROW_POINTS + (length if length < 9 else 9)
        total += facts[place]
        followers = b[_FOLLOWERS + colour]
        if followers and length < 9:
            gain = facts[place + 1] - facts[place]
            if gain > one:
                another = one
                one = gain
            elif gain > another:
                another = gain
            if followers > 1 and length < 8:
                gain = facts[place + 2] - facts[place]
                both = gain if gain > both else both
        colour += 1
    one += another
    return total + (one if one > both else both)


# ---- what every move gains the mover


@micropython.viper
def survey(board, entries) -> int:
    """The move that gains the mover most."""
    b = ptr16(board)
    now = int(phase(board, b[_STOCK], b[_CLOSED_ROWS]))
    size_up(board, entries, b[_TURN], now)
    b[_MEAN] = 0
    b[_MOST] = 0
    if b[_DRAWS]:
        survey_draws(board, entries, now)
    else:
        survey_plays(board, entries, now)
    return b[_BEST]


@micropython.viper
def note(board, move: int, gain: int) -> int:
    """A move, if it is the best so far."""
    b = ptr16(board)
    if _FAR + gain > b[_MOST]:
        b[_MOST] = _FAR + gain
        b[_BEST] = move
    return 0


@micropython.viper
def holds_fresh_cards(board) -> int:
    """Does the mover hold any card that was not taken from a pile?"""
    b = ptr16(board)
    place = _HANDS + b[_TURN] * _HAND_SIZE
    end = place + b[_HELD + b[_TURN]]
    while place < end:
        if b[place] < _KNOWN:
            return 1
        place += 1
    return 0


@micropython.viper
def survey_plays(board, entries, now: int) -> int:
    b = ptr16(board)
    kinds = ptr8(KIND)
    seat = b[_TURN]
    fresh = int(holds_fresh_cards(board))
    ending_rows = 0  # whose closing would bring the end nearer
    before = -1
    place = _HANDS + seat * _HAND_SIZE
    end = place + b[_HELD + seat]
    while place < end:
        kind = kinds[b[place] & 127]
        if kind != before:
            ending_rows |= int(survey_card(board, entries, place, fresh, now))
        before = kind
        place += 1
    if ending_rows:
        worth = int(relative(board, entries, seat, now))
        colour = 0
        while colour < 5:
            if ending_rows >> colour & 1:
                gain = int(closing(board, entries, seat, colour)) - worth
                note(board, _FIRST_END_CARD + colour * 2, gain)
            colour += 1
    return 0


@micropython.viper
def survey_card(board, entries, place: int, fresh: int, now: int) -> int:
    """All that can be played with a card in hand; but if it closes a row, and so brings the end
    nearer, only a bit for that row."""
    b = ptr16(board)
    table = ptr8(entries)
    kinds = ptr8(KIND)
    values = ptr8(VALUE)
    colours = ptr8(COLOUR)
    kind = kinds[b[place] & 127]
    value = values[kind]
    colour = colours[kind]
    singles = b[_SINGLES_HELD]
    pairs = b[_PAIRS_HELD]
    points = b[_POINTS_HELD]
    held = 0
    if b[_STONES] >> value & 1:
        held = b[_OF_VALUE + value]
        if held == 1:
            singles -= 1
        elif held == 2:
            pairs -= 1
    if colour == _POINT:
        points -= 1
    change = table[b[_WISHES_PLACE] + 5 * (pairs if pairs < 2 else 2)] - b[_HAND]
    change += table[b[_SINGLES_PLACE] + (singles if singles < 8 else 8)]
    change += table[b[_POINTS_PLACE] + (points if points < 4 else 4)]
    if b[place] < _KNOWN or fresh == 0:  # what was taken from a pile is not discarded
        gain = _FAR + change
        if colour < _POINT and (value == _END or b[_SIDE + colour] >> value & 1):
            gain += b[_LESS + colour] - b[_NOW + colour]
        if gain > b[_MOST]:
            b[_MOST] = gain
            b[_BEST] = _DISCARD + kind
    if held > 1:
        survey_wishes(board, entries, place, now)
    if colour == _POINT:
        note(board, kind, change + _UNIT)
        survey_onto(board, entries, value, change)
        return 0
    shape = b[_SHAPES + b[_TURN] * 6 + colour]
    if value < _END:
        last = shape & 15
        if shape >= _END_CARD or (shape & _UP and value < last) or (shape & _DOWN and value > last):
            return 0
    return int(survey_lay(board, entries, kind, change, now))


@micropython.viper
def survey_lay(board, entries, kind: int, change: int, now: int) -> int:
    """A card into its own row, if that is not closed and a number fits."""
    b = ptr16(board)
    table = ptr8(entries)
    facts = ptr8(_FACTS)
    values = ptr8(VALUE)
    colours = ptr8(COLOUR)
    value = values[kind]
    colour = colours[kind]
    row = b[_TURN] * 6 + colour
    shape = b[_SHAPES + row]
    length = b[_LENGTHS + row] + 1
    length = now * 10 + (length if length < 9 else 9)
    most = 0
    if value == _END:
        if shape == _EMPTY and b[_END_CARD_OPENS] == 0:
            return 0
        if shape < _END_CARD:
            closed = b[_CLOSED_ROWS] + 1
            if closed == _ROWS_TO_END or int(phase(board, b[_STOCK], closed)) != now:
                return 1 << colour
        most = table[_CLOSED + length * 2 + (1 if b[_ENDS + colour] > 1 else 0)]
    else:
        last = shape & 15
        side = _ALL & ~((1 << value) - 1)
        other_side = (2 << value) - 1
        if shape & _UP:
            other_side = -1
        elif shape & _DOWN:
            side = other_side
            other_side = -1
        elif last != _EMPTY and last != value:
            if value < last:
                side = other_side
            other_side = -1
        while side >= 0:
            mask = b[_ONCE + colour] & side
            followers = b[_ENDS + colour] - 1  # itself no more
            followers += facts[mask & 63] + facts[mask >> 6]
            mask = b[_TWICE + colour] & side
            if mask:
                followers += facts[mask & 63] + facts[mask >> 6]
            mask = b[_UNSEEN + colour] & side
            unseen = b[_UNSEEN_ENDS + colour]
            unseen += facts[mask & 63] + facts[mask >> 6]
            mask = b[_UNSEEN_TWICE + colour] & side
            unseen += facts[mask & 63] + facts[mask >> 6]
            place = length * 36 + 6 * (followers if followers < 5 else 5)
            worth = table[place + facts[_GRADES + unseen]]
            if worth > most:
                most = worth
            side = other_side
            other_side = -1
    gain = _FAR + change + most - b[_NOW + colour]
    if gain > b[_MOST]:
        b[_MOST] = gain
        b[_BEST] = kind
    return 0


@micropython.viper
def survey_onto(board, entries, value: int, change: int) -> int:
    """A point card into all rows it can go into."""
    b = ptr16(board)
    table = ptr8(entries)
    row = b[_TURN] * 6
    colour = 0
    while colour < 5:
        if b[_SHAPES + row] & ~(_UP | _DOWN) == value:
            followers = b[_FOLLOWERS + colour]
            place = b[_PLACE + colour] + 6 * (followers if followers < 5 else 5)
            if b[_LENGTHS + row] < 9:
                place += 36
            gain = change + table[place] - b[_NOW + colour]
            note(board, _ONTO + (colour << 4) + value, gain)
        row += 1
        colour += 1
    return 0


@micropython.viper
def survey_wishes(board, entries, place: int, now: int) -> int:
    """All pairs that a card in hand makes with those behind it."""
    b = ptr16(board)
    kinds = ptr8(KIND)
    values = ptr8(VALUE)
    first = kinds[b[place] & 127]
    end = _HANDS + b[_TURN] * _HAND_SIZE + b[_HELD + b[_TURN]]
    before = -1
    place += 1
    while place < end:
        second = kinds[b[place] & 127]
        if values[second] == values[first] and second != before:
            gain = int(wish(board, entries, first, second, now))
            if first < second:
                note(board, _WISH + (first << 7) + second, gain)
            else:
                note(board, _WISH + (second << 7) + first, gain)
        before = second
        place += 1
    return 0


@micropython.viper
def wish(board, entries, first: int, second: int, now: int) -> int:
    """What a wish stone gains, with two cards gone and one more drawn."""
    b = ptr16(board)
    table = ptr8(entries)
    values = ptr8(VALUE)
    colours = ptr8(COLOUR)
    value = values[first]
    colour = colours[first]
    colour_too = colours[second]
    stones = b[_WISHES + b[_TURN]] + 1
    left = b[_STONES_LEFT] - 1
    pairs = b[_PAIRS_HELD] - 1
    singles = b[_SINGLES_HELD] - 1  # with the stone gone, a third card pairs no more
    points = b[_POINTS_HELD]
    if colour == _POINT or colour_too == _POINT:
        points -= 1
    place = _OWN_WISHES + (now * 6 + (stones if stones < 5 else 5)) * 15 + (left >> 1)
    gain = table[place + 5 * (pairs if pairs < 2 else 2)] - b[_HAND]
    gain += table[b[_SINGLES_PLACE] + (singles if singles < 8 else 8)]
    gain += table[b[_POINTS_PLACE] + (points if points < 4 else 4)]
    if colour < _POINT and b[_SIDE + colour] >> value & 1:
        gain -= b[_NOW + colour]
        if colour == colour_too:
            followers = b[_FOLLOWERS + colour] - 2
            gain += table[b[_PLACE + colour] + 6 * (followers if followers < 5 else 5)]
        else:
            gain += b[_LESS + colour]
    if colour_too < _POINT and colour_too != colour and b[_SIDE + colour_too] >> value & 1:
        gain += b[_LESS + colour_too] - b[_NOW + colour_too]
    change = 0
    other = 0
    while other < b[_SEATS]:
        if other != b[_TURN]:
            stones = b[_WISHES + other]
            place = _THEIR_WISHES + (now * 6 + (stones if stones < 5 else 5)) * 5
            change += table[place + (left >> 1)] - table[place + (left + 1 >> 1)]
        other += 1
    if b[_MEAN] == 0:
        b[_MEAN] = _FAR + int(mean_draw(board, entries))
    return gain - change // (b[_SEATS] - 1) + b[_MEAN] - _FAR


@micropython.viper
def closing(board, entries, seat: int, colour: int) -> int:
    """A seat's worth less the others' after it has closed a row, and so brought the end nearer."""
    b = ptr16(board)
    kinds = ptr8(KIND)
    row = seat * 6 + colour
    place = _HANDS + seat * _HAND_SIZE
    last = place + b[_HELD + seat] - 1
    while kinds[b[place] & 127] != _FIRST_END_CARD + colour * 2:
        place += 1
    card = b[place]
    secret = 1 if card < _KNOWN else 0
    b[place] = b[last]
    b[_HELD + seat] -= 1
    b[_SECRET + (_UNSEEN_ENDS - _UNSEEN) + colour] -= secret
    b[_LENGTHS + row] += 1
    b[_SHAPES + row] += _END_CARD
    closed = b[_CLOSED_ROWS] + 1
    worth = 0
    if closed == _ROWS_TO_END:
        worth = int(ending(board, entries, seat))
    else:
        worth = int(relative(board, entries, seat, int(phase(board, b[_STOCK], closed))))
    b[_SHAPES + row] -= _END_CARD
    b[_LENGTHS + row] -= 1
    b[_SECRET + (_UNSEEN_ENDS - _UNSEEN) + colour] += secret
    b[_HELD + seat] += 1
    b[place] = card
    return worth


@micropython.viper
def survey_draws(board, entries, now: int) -> int:
    b = ptr16(board)
    table = ptr8(entries)
    values = ptr8(VALUE)
    pile = 0
    if int(holds_fresh_cards(board)) == 0:
        pile = 6  # somebody must draw from the stock
    while pile < 6:
        top = b[_PILES + pile]
        if top != _NONE and b[_CLOSED_PILES] >> pile & 1 == 0:
            value = values[top]
            singles = b[_SINGLES_HELD]
            pairs = b[_PAIRS_HELD]
            points = b[_POINTS_HELD]
            if b[_STONES] >> value & 1:
                held = b[_OF_VALUE + value]
                if held == 0:
                    singles += 1
                elif held == 1:
                    pairs += 1
            gain = 0 - b[_HAND]
            if pile == _POINT:
                points += 1
            elif value == _END or b[_SIDE + pile] >> value & 1:
                gain += b[_MORE + pile] - b[_NOW + pile]
            gain += table[b[_WISHES_PLACE] + 5 * (pairs if pairs < 2 else 2)]
            gain += table[b[_SINGLES_PLACE] + (singles if singles < 8 else 8)]
            gain += table[b[_POINTS_PLACE] + (points if points < 4 else 4)]
            note(board, _TAKE + pile, gain)
        pile += 1
    gain = int(mean_draw(board, entries))
    seat = b[_TURN]
    then = int(phase(board, b[_STOCK] - 1, b[_CLOSED_ROWS]))
    if then < now and now < 5:  # towards the end every turn counts
        gain -= int(relative(board, entries, seat, now))
        if b[_STOCK] == 1:
            gain += int(ending(board, entries, seat))
        else:
            gain += int(relative(board, entries, seat, then))
    note(board, _TAKE_STOCK, gain + 1)  # rather than a pile that gains the same
    return 0


@micropython.viper
def mean_draw(board, entries) -> int:
    """What an unseen card gains the mover on average."""
    b = ptr16(board)
    table = ptr8(entries)
    facts = ptr8(_FACTS)
    if b[_UNSEEN_CARDS] == 0:
        return 0
    total = 0
    colour = 0
    while colour < 5:
        gain = b[_MORE + colour] - b[_NOW + colour]
        if gain:
            followers = b[_UNSEEN_ENDS + colour]
            shape = b[_SHAPES + b[_TURN] * 6 + colour]
            if shape < _END_CARD:
                side = b[_SIDE + colour] if shape & (_UP | _DOWN) else _ALL
                mask = b[_UNSEEN + colour] & side
                followers += facts[mask & 63] + facts[mask >> 6]
                mask = b[_UNSEEN_TWICE + colour] & side
                followers += facts[mask & 63] + facts[mask >> 6]
            total += gain * followers
        colour += 1
    # A value not in hand may be paired later; one in hand makes a pair.
    pairs = b[_PAIRS_HELD]
    singles = b[_SINGLES_HELD]
    points = b[_POINTS_HELD]
    pair = single = point = 0
    if pairs < 2:
        place = b[_WISHES_PLACE] + 5 * pairs
        pair = table[place + 5] - table[place]
    if singles < 8:
        place = b[_SINGLES_PLACE] + singles
        single = table[place + 1] - table[place]
    if points < 4:
        place = b[_POINTS_PLACE] + points
        point = table[place + 1] - table[place]
    total += point * b[_UNSEEN_POINTS]
    value = 1
    while value < 10:
        if b[_STONES] >> value & 1:
            held = b[_OF_VALUE + value]
            if held < 2:
                total += (pair if held else single) * b[_UNSEEN_OF_VALUE + value]
        value += 1
    return total // b[_UNSEEN_CARDS]
