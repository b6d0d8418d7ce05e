"""The judgement of the dice game: how strong each seat is, and so how likely it is to win.

The weights say how strong a seat is: for each of its rows by the length, the tiles that could
follow and how long the game will last; for its wish stones, leprechauns, bonus points and lead; for
being next to move. Strengths are added up. A seat that is UNIT stronger than another is twice as
likely to win. Every weight has ZERO added.
"""

# mypy: disable-error-code="name-defined"
from array import array

import micropython
from micropython import const

from engine import rows
from engine.dice import rules as dice
from engine.dice.quick import play
from engine.dice.rules import SYMBOLS as DICE_SYMBOLS
from engine.players.reach import BIT_COUNTS, SIDES
from engine.tiles import LEPRECHAUN, VALUES

UNIT = const(32)
ZERO = const(128)
SURE = const(4096)  # a chance of one

# The weights one behind the other: name and dimensions. Each part has two halves, the second for
# three and four seats: phases from 10, classes from 5 and leprechauns from 11 on. Low tiles are 0
# to 5, high ones 6 to 10: masks of all eleven would make too many weights.
PARTS = (
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
_WISHES_HAD = const(7440)
_LEPRECHAUNS = const(7640)
_LEADS = const(8718)
_BONUSES = const(9698)
_WAITING = const(10098)
_RACE = const(10738)

# As in engine/dice/quick.py.
_SEAT_COUNT = const(0)
_NEXT = const(2)
_OVER = const(3)
_LEFT = const(4)
_STONES_OF = const(5)
_POINTS_OF = const(9)
_LUCK_OF = const(13)
_ROW_LENGTHS = const(17)
_ROW_SHAPES = const(37)
_LOW_TILES = const(57)
_HIGH_TILES = const(62)
NOTHING = const(55)
MOVES = const(59)

# As in engine/tiles.py and engine/players/reach.py.
_VALUES = const(11)
_OTHER_SIDE = const(48)
NO_SIDE = const(0x8000)

_IDLE = const(8)  # what taking nothing costs
NOTED = const(26)  # of a seat's weights: six, and four for each row
UNUSED = const(0xFFFF)  # a place

_TURNS = bytes((0, 1, 2, 3, 4, 5, 5, 6, 6, 7, 7, 7, 8, 8, 8, 8, 9))  # phases by the turns to come
# By the seats, and the stones left: a turn uses up two thirds of a stone tile.
_PHASES = bytes(
    [
        _TURNS[min(16, stones * 3 // (2 * seats))] + (0 if seats == 2 else 10)
        for seats in (2, 3, 4)
        for stones in range(32)
    ]
)
_CLASSES = bytes((0, 1, 2, 2, 3, 3, 3, 4, 4, 4))  # of lengths
_ROW_POINTS = bytes([4 + points for points in rows.LONG_ROW_POINTS])  # no less than 0
_WISH_POINTS = bytes([7 + points for points in dice.WISH_POINTS])
# Twice as strong, and all the steps between: 256 times 2 to the power of n / 32.
_OCTAVE = array(
    "H",
    (256, 262, 267, 273, 279, 285, 292, 298, 304, 311, 318, 325, 332, 339, 347, 354)
    + (362, 370, 378, 386, 395, 403, 412, 421, 431, 440, 450, 459, 470, 480, 490, 501),
)
# The leprechauns of each colour, as masks of all values.
_LUCKY = array(
    "H",
    [
        sum([1 << v for v in range(VALUES) if DICE_SYMBOLS[first + v] == LEPRECHAUN])
        for first in range(0, 5 * VALUES, VALUES)
    ],
)
_scores = bytearray(4)  # of the board that is being looked at
_reaches = bytearray(4)


@micropython.viper
def size_up(board: ptr8):
    """Note every seat's points, 14 added, and how many leprechauns are in its reach."""
    bits = ptr8(BIT_COUNTS)
    row_points = ptr8(_ROW_POINTS)
    wish_points = ptr8(_WISH_POINTS)
    all_lucky = ptr16(_LUCKY)
    sides = ptr16(SIDES)
    scores = ptr8(_scores)
    reaches = ptr8(_reaches)
    seats = board[_SEAT_COUNT]
    most = 0
    fewest = 99
    seat = 0
    while seat < seats:
        luck = board[_LUCK_OF + seat]
        most = luck if luck > most else most
        fewest = luck if luck < fewest else fewest
        seat += 1
    row = seat = 0
    while seat < seats:
        stones = board[_STONES_OF + seat]
        score = 3 + board[_POINTS_OF + seat]
        score += wish_points[stones if stones < 9 else 9]
        if most > fewest:
            luck = board[_LUCK_OF + seat]
            score += 3 if luck == most else -3 if luck == fewest else 0
        reach = colour = 0
        while colour < 5:
            length = board[_ROW_LENGTHS + row]
            score += row_points[length if length < 9 else 9]
            shape = board[_ROW_SHAPES + row]
            lucky = board[_LOW_TILES + colour] | board[_HIGH_TILES + colour] << 6
            lucky &= all_lucky[colour] & (sides[shape] | sides[_OTHER_SIDE + shape])
            reach += bits[lucky & 255] + bits[lucky >> 8]
            row += 1
            colour += 1
        scores[seat] = score
        reaches[seat] = reach if reach < 5 else 5
        seat += 1


@micropython.viper
def strength(board: ptr8, weights: ptr8, seat: int, places: ptr16) -> int:
    """Return how strong a seat is on a board that was sized up; note the places in the weights."""
    bits = ptr8(BIT_COUNTS)
    sides = ptr16(SIDES)
    scores = ptr8(_scores)
    reaches = ptr8(_reaches)
    seats = board[_SEAT_COUNT]
    classes = ptr8(_CLASSES)
    more_seats = 0 if seats == 2 else 1
    phase = int(ptr8(_PHASES)[(seats - 2 << 5) + board[_LEFT]])
    shortest = 7
    colour = 0
    while colour < 5:
        left = bits[board[_LOW_TILES + colour]] + bits[board[_HIGH_TILES + colour]]
        shortest = left if left < shortest else shortest
        colour += 1
    luck = board[_LUCK_OF + seat]
    luck_left = 10 + 11 * more_seats - luck
    best = most = reach = 0
    fewest = 99
    other = 0
    while other < seats:
        if other != seat:
            best = scores[other] if scores[other] > best else best
            reach = reaches[other] if reaches[other] > reach else reach
            theirs = board[_LUCK_OF + other]
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
    wait = seat - board[_NEXT]
    wait = wait if wait >= 0 else wait + seats
    stones = board[_STONES_OF + seat]
    points = board[_POINTS_OF + seat]
    at = seat * NOTED
    places[at] = _LEADS + phase * 49 + lead
    places[at + 1] = _LEPRECHAUNS + (luck_left * 7 + most) * 7 + fewest
    places[at + 2] = _WISHES_HAD + phase * 10 + (stones if stones < 9 else 9)
    places[at + 3] = _BONUSES + phase * 20 + (points if points < 19 else 19)
    places[at + 4] = _WAITING + (phase * 8 + shortest) * 4 + wait
    places[at + 5] = _RACE + ((more_seats * 7 + most) * 6 + reaches[seat]) * 6 + reach
    total = 0
    end = at + 6
    while at < end:
        total += weights[places[at]]
        at += 1
    colour = 0
    while colour < 5:
        row = seat * 5 + colour
        length = board[_ROW_LENGTHS + row]
        length = length if length < 9 else 9
        shape = board[_ROW_SHAPES + row]
        kind = (classes[length] + 5 * more_seats) * 5 + colour
        # The tiles on one side of the last number, or on the better of both sides.
        side = sides[shape]
        other_side = sides[_OTHER_SIDE + shape]
        better = -1
        count = other_count = 0
        places[at] = UNUSED
        while side != NO_SIDE:
            low = board[_LOW_TILES + colour] & side
            high = board[_HIGH_TILES + colour] & side >> 6
            count = bits[low] + bits[high]
            in_rows = (phase * 10 + length) * 12 + count
            in_low = _LOW + (kind << 6) + low
            in_high = _HIGH + (kind << 5) + high
            worth = weights[in_rows] + weights[in_low] + weights[in_high]
            if better >= 0:
                places[at] = _OTHER_WAY + phase * 12 + (other_count if worth > better else count)
            if worth > better:
                better = worth
                places[at + 1] = in_rows
                places[at + 2] = in_low
                places[at + 3] = in_high
            other_count = count
            side = other_side
            other_side = NO_SIDE
        total += better
        if places[at] != UNUSED:
            total += weights[places[at]] - ZERO
        at += 4
        colour += 1
    return total


@micropython.viper
def chance(board, weights, seat: int, places) -> int:
    """Return how likely a seat is to win, of SURE."""
    b = ptr8(board)
    scores = ptr8(_scores)
    seats = b[_SEAT_COUNT]
    size_up(board)
    if b[_OVER]:
        sharing = 0
        other = 0
        while other < seats:
            if scores[other] > scores[seat]:
                return 0
            if scores[other] == scores[seat]:
                sharing += 1
            other += 1
        return int(SURE // sharing)
    own = int(strength(board, weights, seat, places))
    odds = 0
    other = 0
    while other < seats:
        if other != seat:
            # 2 to the power of so many UNITs, with 17 binary places; nobody is hopeless.
            more = int(strength(board, weights, other, places)) - own + 9 * UNIT
            more = 0 if more < 0 else 18 * UNIT - 1 if more >= 18 * UNIT else more
            odds += int(ptr16(_OCTAVE)[more & UNIT - 1]) << (more >> 5)
        other += 1
    return int((1 << 29) // ((1 << 17) + odds))


@micropython.viper
def survey(board, spare, weights, chances: ptr16, settled: ptr8, colour: int, places):
    """Note the mover's chance, plus 1, after every move with a tile of one colour that some roll
    allows; 0 where a tile cannot be had. These, and moves that end the game, are settled. Stones,
    and nothing, come with the last colour."""
    b = ptr8(board)
    seat = b[_NEXT]
    shape = b[_ROW_SHAPES + seat * 5 + colour]
    free = b[_LOW_TILES + colour] | b[_HIGH_TILES + colour] << 6
    free &= int(ptr16(SIDES)[shape]) | int(ptr16(SIDES)[_OTHER_SIDE + shape])
    move = colour * _VALUES
    end = move + _VALUES
    while move < MOVES:
        if move >= end:
            if colour < 4:
                break
            free = 1
        chances[move] = 0
        settled[move] = 1
        if free & 1:
            settled[move] = int(play(board, move, spare))
            chances[move] = int(chance(spare, weights, seat, places)) + 1
        free >>= 1
        move += 1
    if colour == 4:
        chances[NOTHING] = int(waiting(board, chances[NOTHING]))


@micropython.viper
def waiting(board, chance_now: int) -> int:
    """Return what a chance is worth that is had by taking nothing: a little less. Towards the end a
    good deal less for who is not behind and has no reason to wait, or a game might never end."""
    b = ptr8(board)
    scores = ptr8(_scores)
    size_up(board)
    cost = _IDLE
    if b[_LEFT] < 8:
        cost = chance_now >> 6
        seat = 0
        while seat < b[_SEAT_COUNT]:
            if scores[seat] > scores[b[_NEXT]]:
                cost = _IDLE
            seat += 1
    return chance_now - cost if chance_now > cost + 2 else 2  # better than to lose for sure
