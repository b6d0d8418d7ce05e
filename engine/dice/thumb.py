"""The dice game by rule of thumb."""

from engine import rows
from engine.dice import rules as dice
from engine.dice.rules import SYMBOLS as DICE_SYMBOLS
from engine.players.thumb import tile_worth
from engine.tiles import PLAIN, VALUES

# What a symbol is worth at a glance: nothing, stone, clover, +1, +3, leprechaun.
_SYMBOLS = (0, 15, 15, 10, 30, 15)
_GOOD_ENOUGH = 30  # keep a roll that offers this


def novice(s: bytearray, seat: int, move: int) -> int:
    """Roll again by chance, like symbols, and do not mind gaps."""
    if dice.may_roll_again(s):
        return 15 if move == dice.KEEP else 0
    if move == dice.TAKE_NOTHING:
        return -30
    if move == dice.TAKE_STONES:
        return 10
    return 15 + (10 if DICE_SYMBOLS[move - dice.TAKE] != PLAIN else 0)


def club(s: bytearray, seat: int, move: int) -> int:
    """Keep a roll that offers something good; if not, hold the stones and roll the other dice."""
    if dice.may_roll_again(s):
        return _roll(s, seat, move)
    if move == dice.TAKE_NOTHING:
        return 0
    if move == dice.TAKE_STONES:
        return _stones(s, seat)
    return _tile(s, seat, move - dice.TAKE)


def _roll(s: bytearray, seat: int, move: int) -> int:
    if move == dice.KEEP:
        best = _stones(s, seat)
        sums = dice.sums(s)
        for tile in range(len(DICE_SYMBOLS)):
            value = tile % VALUES
            if (
                sums >> value & 1
                and dice.tile_owner(s, tile) < 0
                and rows.fits(dice.row_shape(s, seat, tile // VALUES), value)
            ):
                worth = _tile(s, seat, tile)
                if worth > best:
                    best = worth
        return best
    faces = move - dice.ROLL
    while faces:
        if faces & 7 == 1:
            return -100  # never roll a stone again
        faces >>= 3
    return _GOOD_ENOUGH + (move - dice.ROLL >> 6)  # rather three dice than one


def _stones(s: bytearray, seat: int) -> int:
    own = dice.wish_stones(s, seat)
    stones = 0
    for index in range(3):
        if dice.die(s, index) == 0:
            stones += 1
    gain = rows.points(dice.WISH_POINTS, own + stones) - rows.points(dice.WISH_POINTS, own)
    return 10 * gain + 1  # rather than nothing: or a game might never end


def _tile(s: bytearray, seat: int, tile: int) -> int:
    worth = tile_worth(dice, s, seat, tile, 8, 4) + _SYMBOLS[DICE_SYMBOLS[tile]]
    if dice.row_length(s, seat, tile // VALUES):
        return worth
    in_time = dice.stones_left(s) >= 4 * dice.seat_count(s)
    return worth - 10 if in_time else worth - 50
