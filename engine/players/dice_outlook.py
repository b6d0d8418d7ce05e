"""The dice game as the expert thinks about it: a small board, and every seat's chance to win on it.

Tables say how strong a seat is: for each of its rows from the length, the tiles that could follow
and how long the game will last; for its wish stones, leprechauns, bonus points and lead; for being
next to move. Strengths are added up. A seat that is UNIT stronger than another is twice as likely
to win.

The inner loops are viper: a chance is asked for thousands of times in a decision.
"""

# mypy: disable-error-code="name-defined"
from array import array

import micropython
from micropython import const

from engine import rows
from engine.dice import rules as dice
from engine.dice.rules import SYMBOLS as DICE_SYMBOLS
from engine.players import reach
from engine.players.reach import BIT_COUNTS

UNIT = const(32)
ZERO = const(128)
SURE = const(4096)  # a chance of one

# The tables one behind the other: name and dimensions. Each has two halves, the second for three
# and four seats: phases from 10, classes from 5 and leprechauns from 11 on. Low tiles are 0 to 5,
# high ones 6 to 10: masks of all eleven would make too large a table.
TABLES = (
    ("rows", (20, 10, 12)),  # phase, length, how many tiles could follow
    ("low tiles", (10, 5, 64)),  # class of length, colour, mask of the low ones that could follow
    ("high tiles", (10, 5, 32)),
    ("other way", (20, 12)),  # phase, tiles that could follow the other way
    ("wishes", (20, 10)),  # phase, stones
    ("leprechauns", (22, 7, 7)),  # left, lead over the most, and over the fewest, of the others
    ("lead", (20, 49)),  # phase, points ahead
    ("bonus", (20, 20)),  # phase, points
    ("turn", (20, 8, 4)),  # phase, tiles left in the shortest colour, turns to wait
    # seats, lead over the most leprechauns of the others, leprechauns in reach of itself and others
    ("race", (2, 7, 6, 6)),
)
_LOW = const(2400)
_HIGH = const(5600)
_OTHER_WAY = const(7200)
_WISHES = const(7440)
_LEPRECHAUNS = const(7640)
_LEADS = const(8718)
_BONUS = const(9698)
_TURN = const(10098)
_RACE = const(10738)

# A board, byte by byte.
_SEATS = const(0)
_STONES_ONLY = const(1)
_NEXT = const(2)  # the seat to move
_OVER = const(3)
_STONES_LEFT = const(4)
_STONES = const(5)  # of each seat; so are the next two
_POINTS = const(9)
_LUCK = const(13)
_LENGTHS = const(17)  # five rows for each seat
_SHAPES = const(37)
_LOW_TILES = const(57)  # for each colour a mask of what nobody has taken
_HIGH_TILES = const(62)
BOARD = const(67)

STONES = const(55)  # moves: a tile, STONES + how many to take, NOTHING
NOTHING = const(55)
MOVES = const(59)
_IDLE = const(8)

_TILES = const(55)
_VALUES = const(11)
_WISH = const(1)  # symbols
_CLOVER = const(2)
_LEPRECHAUN = const(5)
_UP = const(0x10)
_DOWN = const(0x20)
_ALL = const(0x7FF)

_PHASES = bytes((0, 1, 2, 3, 4, 5, 5, 6, 6, 7, 7, 7, 8, 8, 8, 8, 9))  # by the turns to come
# By the seats, and the stones left: a turn uses up two thirds of a stone tile.
_PHASE = bytes(
    [
        _PHASES[min(16, stones * 3 // (2 * seats))] + (0 if seats == 2 else 10)
        for seats in (2, 3, 4)
        for stones in range(32)
    ]
)
_CLASSES = bytes((0, 1, 2, 2, 3, 3, 3, 4, 4, 4))  # of lengths
_ROW_POINTS = bytes([4 + points for points in rows.LONG_ROW_POINTS])  # no less than 0
_WISH_POINTS = bytes([7 + points for points in dice.WISH_POINTS])
_BONUS_POINTS = bytes((0, 0, 0, 1, 3, 0))  # by symbol
# Twice as strong, and all the steps between: 256 times 2 to the power of n / 32.
_OCTAVE = array(
    "H",
    (256, 262, 267, 273, 279, 285, 292, 298, 304, 311, 318, 325, 332, 339, 347, 354)
    + (362, 370, 378, 386, 395, 403, 412, 421, 431, 440, 450, 459, 470, 480, 490, 501),
)
# The leprechauns of each colour, as masks of low and high tiles.
_LUCKY = [
    sum([1 << value for value in range(11) if DICE_SYMBOLS[colour * 11 + value] == _LEPRECHAUN])
    for colour in range(5)
]
_LUCK_LOW = bytes([mask & 63 for mask in _LUCKY])
_LUCK_HIGH = bytes([mask >> 6 for mask in _LUCKY])
_scores = bytearray(4)  # of the board that is being looked at
_reaches = bytearray(4)
_strengths = array("H", bytes(8))


def load(s: bytearray, board: bytearray) -> None:
    """A game as a board."""
    seats = dice.seat_count(s)
    board[_SEATS] = seats
    board[_STONES_ONLY] = dice.option_bits(s) & 1
    board[_NEXT] = dice.turn(s)
    board[_OVER] = 1 if dice.is_over(s) else 0
    board[_STONES_LEFT] = dice.stones_left(s)
    for seat in range(seats):
        board[_STONES + seat] = dice.wish_stones(s, seat)
        board[_POINTS + seat] = board[_LUCK + seat] = 0
        for colour in range(5):
            row = seat * 5 + colour
            board[_LENGTHS + row] = dice.row_length(s, seat, colour)
            board[_SHAPES + row] = dice.row_shape(s, seat, colour)
    for colour in range(5):
        untaken = 0
        for tile in range(colour * _VALUES, colour * _VALUES + _VALUES):
            owner = dice.tile_owner(s, tile)
            if owner < 0:
                untaken |= 1 << tile % _VALUES
            else:
                board[_POINTS + owner] += _BONUS_POINTS[DICE_SYMBOLS[tile]]
                board[_LUCK + owner] += 1 if DICE_SYMBOLS[tile] == _LEPRECHAUN else 0
        board[_LOW_TILES + colour] = untaken & 63
        board[_HIGH_TILES + colour] = untaken >> 6


@micropython.viper
def play(before, move: int, after) -> int:
    """Make a legal move on a copy of a board, and pass the turn."""
    old = ptr8(before)
    b = ptr8(after)
    at = 0
    while at < BOARD:
        b[at] = old[at]
        at += 1
    seat = b[_NEXT]
    stones = 0
    if move < _TILES:
        colour = int(move // _VALUES)
        value = move - colour * _VALUES
        if value < 6:
            b[_LOW_TILES + colour] ^= 1 << value
        else:
            b[_HIGH_TILES + colour] ^= 1 << value - 6
        row = seat * 5 + colour
        last = b[_SHAPES + row] & 15
        way = b[_SHAPES + row] & (_UP | _DOWN)
        if way == 0 and last < 15:
            way = _UP if value > last else _DOWN
        b[_SHAPES + row] = way | value
        b[_LENGTHS + row] += 1
        symbol = int(ptr8(DICE_SYMBOLS)[move])
        b[_POINTS + seat] += ptr8(_BONUS_POINTS)[symbol]
        if symbol == _LEPRECHAUN:
            b[_LUCK + seat] += 1
        elif symbol == _WISH:
            stones = 1
        elif symbol == _CLOVER and b[_STONES_LEFT]:
            b[_STONES_LEFT] -= 1
            b[_LENGTHS + row] += 1
        if b[_LOW_TILES + colour] | b[_HIGH_TILES + colour] | b[_STONES_ONLY] == 0:
            b[_OVER] = 1
    else:
        stones = move - STONES
    if stones > b[_STONES_LEFT]:
        stones = b[_STONES_LEFT]
    b[_STONES_LEFT] -= stones
    b[_STONES + seat] += stones
    if b[_STONES_LEFT] == 0:
        b[_OVER] = 1
    seat += 1
    b[_NEXT] = seat if seat < b[_SEATS] else 0
    return b[_OVER]


@micropython.viper
def chance(board, entries, seat: int) -> int:
    """How likely a seat is to win, of SURE."""
    b = ptr8(board)
    scores = ptr8(_scores)
    strengths = ptr16(_strengths)
    seats = b[_SEATS]
    score_all(board)
    own = scores[seat]
    if b[_OVER]:
        sharing = 0
        other = 0
        while other < seats:
            if scores[other] > own:
                return 0
            if scores[other] == own:
                sharing += 1
            other += 1
        return int(SURE // sharing)
    weigh_rows(board, entries, weigh_seats(board, entries))
    weigh_race(board, entries)
    odds = 0
    other = 0
    while other < seats:
        if other != seat:
            # 2 to the power of so many UNITs, with 17 binary places; nobody is hopeless.
            more = strengths[other] - strengths[seat] + 9 * UNIT
            more = 0 if more < 0 else 18 * UNIT - 1 if more >= 18 * UNIT else more
            odds += int(ptr16(_OCTAVE)[more & UNIT - 1]) << (more >> 5)
        other += 1
    return int((1 << 29) // ((1 << 17) + odds))


@micropython.viper
def score_all(board) -> int:
    """Note every seat's points, and a few more that all have."""
    b = ptr8(board)
    scores = ptr8(_scores)
    row_points = ptr8(_ROW_POINTS)
    seats = b[_SEATS]
    most = 0
    fewest = 99
    seat = 0
    while seat < seats:
        luck = b[_LUCK + seat]
        most = luck if luck > most else most
        fewest = luck if luck < fewest else fewest
        seat += 1
    seat = 0
    while seat < seats:
        stones = b[_STONES + seat]
        score = 3 + b[_POINTS + seat] + int(ptr8(_WISH_POINTS)[stones if stones < 9 else 9])
        row = seat * 5
        while row < seat * 5 + 5:
            length = b[_LENGTHS + row]
            score += row_points[length if length < 9 else 9]
            row += 1
        if most > fewest:
            luck = b[_LUCK + seat]
            score += 3 if luck == most else -3 if luck == fewest else 0
        scores[seat] = score
        seat += 1
    return 0


@micropython.viper
def weigh_seats(board, entries) -> int:
    """Note every seat's strength but for its rows, once the scores are noted."""
    b = ptr8(board)
    table = ptr8(entries)
    scores = ptr8(_scores)
    strengths = ptr16(_strengths)
    count = ptr8(BIT_COUNTS)
    seats = b[_SEATS]
    phase = int(ptr8(_PHASE)[(seats - 2 << 5) + b[_STONES_LEFT]])
    shortest = 7
    colour = 0
    while colour < 5:
        left = count[b[_LOW_TILES + colour]] + count[b[_HIGH_TILES + colour]]
        shortest = left if left < shortest else shortest
        colour += 1
    seat = 0
    while seat < seats:
        luck = b[_LUCK + seat]
        luck_left = (10 if seats == 2 else 21) - luck
        best = most = 0
        fewest = 99
        other = 0
        while other < seats:
            if other != seat:
                best = scores[other] if scores[other] > best else best
                theirs = b[_LUCK + other]
                luck_left -= theirs
                most = theirs if theirs > most else most
                fewest = theirs if theirs < fewest else fewest
            other += 1
        lead = scores[seat] - best + 24
        lead = 0 if lead < 0 else 48 if lead > 48 else lead
        most = luck - most + 3
        most = 0 if most < 0 else 6 if most > 6 else most
        fewest = luck - fewest + 3
        fewest = 0 if fewest < 0 else 6 if fewest > 6 else fewest
        wait = seat - b[_NEXT]
        wait = wait if wait >= 0 else wait + seats
        stones = b[_STONES + seat]
        points = b[_POINTS + seat]
        strength = table[_LEADS + phase * 49 + lead]
        strength += table[_LEPRECHAUNS + (luck_left * 7 + most) * 7 + fewest]
        strength += table[_WISHES + phase * 10 + (stones if stones < 9 else 9)]
        strength += table[_BONUS + phase * 20 + (points if points < 19 else 19)]
        strength += table[_TURN + (phase * 8 + shortest) * 4 + wait]
        strengths[seat] = strength + ZERO * 5  # never below 0, whatever rows cost
        seat += 1
    return phase


@micropython.viper
def weigh_rows(board, entries, phase: int) -> int:
    """Add the strength of every row to its seat's."""
    b = ptr8(board)
    table = ptr8(entries)
    strengths = ptr16(_strengths)
    count = ptr8(BIT_COUNTS)
    classes = ptr8(_CLASSES)
    rows = b[_SEATS] * 5
    more_seats = 0 if rows == 10 else 5
    row = colour = seat = 0
    while row < rows:
        length = b[_LENGTHS + row]
        length = length if length < 9 else 9
        shape = b[_SHAPES + row]
        low = b[_LOW_TILES + colour]
        high = b[_HIGH_TILES + colour]
        in_rows = (phase * 10 + length) * 12
        kind = (classes[length] + more_seats) * 5 + colour
        in_low = _LOW + (kind << 6)
        in_high = _HIGH + (kind << 5)
        below = (1 << (shape & 15)) - 1
        above = 0 if length == 0 else _ALL - below - below - 1
        rising = falling = ups = downs = 0
        if shape & _DOWN == 0:
            ups = count[low & above] + count[high & above >> 6]
            rising = table[in_rows + ups]
            rising += table[in_low + (low & above)] + table[in_high + (high & above >> 6)]
        if shape & _UP == 0:
            downs = count[low & below] + count[high & below >> 6]
            falling = table[in_rows + downs]
            falling += table[in_low + (low & below)] + table[in_high + (high & below >> 6)]
        if length == 0:  # below is everything
            rising = falling
        elif shape & (_UP | _DOWN) == 0:
            ways = downs if rising >= falling else ups
            rising += table[_OTHER_WAY + phase * 12 + ways] - ZERO
            falling += table[_OTHER_WAY + phase * 12 + ways] - ZERO
        strengths[seat] += rising if rising >= falling else falling
        row += 1
        colour += 1
        if colour == 5:
            colour = 0
            seat += 1
    return 0


@micropython.viper
def weigh_race(board, entries) -> int:
    """Add what each seat has of the race for the leprechauns."""
    b = ptr8(board)
    table = ptr8(entries)
    strengths = ptr16(_strengths)
    reaches = ptr8(_reaches)
    count = ptr8(BIT_COUNTS)
    luck_low = ptr8(_LUCK_LOW)
    luck_high = ptr8(_LUCK_HIGH)
    seats = b[_SEATS]
    row = seat = 0
    while seat < seats:
        reach = colour = 0
        while colour < 5:
            shape = b[_SHAPES + row]
            luck = b[_LOW_TILES + colour] & luck_low[colour]
            luck |= (b[_HIGH_TILES + colour] & luck_high[colour]) << 6
            if shape & _UP:
                luck >>= shape & 15
            elif shape & _DOWN:
                luck &= (1 << (shape & 15)) - 1
            reach += count[luck & 63] + count[luck >> 6]
            row += 1
            colour += 1
        reaches[seat] = reach if reach < 5 else 5
        seat += 1
    seat = 0
    while seat < seats:
        most = reach = other = 0
        while other < seats:
            if other != seat:
                most = b[_LUCK + other] if b[_LUCK + other] > most else most
                reach = reaches[other] if reaches[other] > reach else reach
            other += 1
        lead = b[_LUCK + seat] - most + 3
        lead = 0 if lead < 0 else 6 if lead > 6 else lead
        lead = lead if seats == 2 else lead + 7
        strengths[seat] += table[_RACE + (lead * 6 + reaches[seat]) * 6 + reach]
        seat += 1
    return 0


@micropython.viper
def survey(board, spare, entries, chances, settled, colour: int, end_colour: int) -> int:
    """The mover's chance after every move that some roll allows, plus 1; 0 where a tile cannot be
    had. These, and moves that end the game, are settled. A few colours at a time; stones, and
    nothing, come with the last one."""
    b = ptr8(board)
    chance_of = ptr16(chances)
    is_settled = ptr8(settled)
    seat = b[_NEXT]
    move = 0
    while colour < end_colour:
        shape = b[_SHAPES + seat * 5 + colour]
        last = shape & 15
        free = b[_LOW_TILES + colour] | b[_HIGH_TILES + colour] << 6
        if shape & _UP:
            free = free >> last << last
        elif shape & _DOWN:
            free &= (1 << last) - 1
        move = colour * _VALUES
        end = move + _VALUES
        while move < end:
            chance_of[move] = 0
            is_settled[move] = 1
            if free & 1:
                is_settled[move] = int(play(board, move, spare))
                chance_of[move] = int(chance(spare, entries, seat)) + 1
            free >>= 1
            move += 1
        colour += 1
    if colour < 5:
        return 0
    while move < MOVES:
        is_settled[move] = int(play(board, move, spare))
        chance_of[move] = int(chance(spare, entries, seat)) + 1
        move += 1
    chance_of[NOTHING] = int(waiting(board, chance_of[NOTHING]))
    return 0


@micropython.viper
def waiting(board, chance_now: int) -> int:
    """What a chance is worth that is had by taking nothing: a little less. Towards the end a good
    deal less for who is not behind and has no reason to wait, or a game might never end."""
    b = ptr8(board)
    scores = ptr8(_scores)
    score_all(board)
    cost = _IDLE
    if b[_STONES_LEFT] < 8:
        cost = chance_now >> 6
        seat = 0
        while seat < b[_SEATS]:
            if scores[seat] > scores[b[_NEXT]]:
                cost = _IDLE
            seat += 1
    return chance_now - cost if chance_now > cost + 2 else 2  # better than to lose for sure


@micropython.viper
def most_promising(chances, settled) -> int:
    """The best move that is not settled yet, or -1."""
    chance_of = ptr16(chances)
    is_settled = ptr8(settled)
    best = -1
    most = 0
    move = 0
    while move < MOVES:
        if is_settled[move] == 0 and chance_of[move] > most:
            most = chance_of[move]
            best = move
        move += 1
    return best


@micropython.viper
def shift(chances, settled, amount: int) -> int:
    """Add something to the chance of every move that is not settled."""
    chance_of = ptr16(chances)
    is_settled = ptr8(settled)
    move = 0
    while move < MOVES:
        if is_settled[move] == 0:
            chance_now = chance_of[move] + amount
            chance_of[move] = chance_now if chance_now > 1 else 1
        move += 1
    return 0


# ---- for tuning


def entries(board: bytearray, seat: int, entry_table: bytes, found: array) -> int:
    """Put the entries that make up a seat's strength into `found`; how many they are. What the
    inner loops above do, for reading and learning."""
    seats = board[_SEATS]
    phase = _PHASE[(seats - 2 << 5) + board[_STONES_LEFT]]
    score_all(board)
    others = [other for other in range(seats) if other != seat]
    lead = _scores[seat] - max([_scores[other] for other in others])
    lucks = [board[_LUCK + other] for other in others]
    luck = board[_LUCK + seat]
    left = [reach.count(_untaken(board, colour)) for colour in range(5)]
    wait = (seat - board[_NEXT]) % seats
    more_seats = 0 if seats == 2 else 5
    place = (10 - luck - sum(lucks) + (11 if more_seats else 0)) * 49
    place += 7 * _within(luck - max(lucks) + 3, 6) + _within(luck - min(lucks) + 3, 6)
    found[0] = _LEADS + phase * 49 + _within(lead + 24, 48)
    found[1] = _LEPRECHAUNS + place
    found[2] = _WISHES + phase * 10 + _within(board[_STONES + seat], 9)
    found[3] = _BONUS + phase * 20 + _within(board[_POINTS + seat], 19)
    found[4] = _TURN + (phase * 8 + min(7, min(left))) * 4 + wait
    weigh_race(board, entry_table)  # notes what is in reach
    place = _within(luck - max(lucks) + 3, 6) + (7 if more_seats else 0)
    place = place * 36 + _reaches[seat] * 6 + max([_reaches[other] for other in others])
    found[5] = _RACE + place
    at = 6
    for colour in range(5):
        length = _within(board[_LENGTHS + seat * 5 + colour], 9)
        shape = board[_SHAPES + seat * 5 + colour]
        untaken = _untaken(board, colour)
        kind = (_CLASSES[length] + more_seats) * 5 + colour
        ways = []
        for tiles in _ways(length, shape, untaken):
            low = _LOW + kind * 64 + (tiles & 63)
            high = _HIGH + kind * 32 + (tiles >> 6)
            count = reach.count(tiles)
            ways.append(((phase * 10 + length) * 12 + count, low, high, count))
        best = ways[0]
        if len(ways) == 2:
            if sum([entry_table[e] for e in best[:3]]) < sum([entry_table[e] for e in ways[1][:3]]):
                best = ways[1]
            found[at] = _OTHER_WAY + phase * 12 + ways[1 if best is ways[0] else 0][3]
            at += 1
        for entry in best[:3]:
            found[at] = entry
            at += 1
    return at


def _untaken(board: bytearray, colour: int) -> int:
    return board[_LOW_TILES + colour] | board[_HIGH_TILES + colour] << 6


def _within(number: int, most: int) -> int:
    return 0 if number < 0 else most if number > most else number


def _ways(length: int, shape: int, untaken: int) -> list:
    """The tiles that could follow; a row of one number may rise or fall."""
    if length == 0:
        return [untaken]
    rising, falling = untaken & reach.above(shape & 15), untaken & reach.below(shape & 15)
    if shape & _UP:
        return [rising]
    return [falling] if shape & _DOWN else [rising, falling]
