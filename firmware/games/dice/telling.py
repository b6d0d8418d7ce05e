"""The dice game's moves in words."""

from engine.dice import rules as dice
from engine.dice.moves import dice_rolled, is_roll, tile_taken
from engine.tiles import CLOVER
from firmware.table.telling import score_effect, tile_name
from firmware.words import count, say


def stones_shown(s: bytearray) -> int:
    """Return how many stone tiles the dice give, if there are so many."""
    stones = sum(dice.die(s, index) == 0 for index in range(3))
    return min(stones, dice.stones_left(s))


def action(s: bytearray, move: int) -> str:
    if move == dice.KEEP:
        return say("dice_keep")
    if is_roll(move):
        return count("dice_roll", dice_rolled(move))
    if move == dice.TAKE_STONES:
        return count("dice_stones", stones_shown(s))
    if move == dice.TAKE_NOTHING:
        return say("dice_nothing")
    return say("dice_take", tile_name(tile_taken(move)))


advice = action


def effect(s: bytearray, move: int, scratch: bytearray) -> str:
    if move == dice.KEEP:
        return say("dice_keep_effect")
    if is_roll(move):
        return say("dice_roll_effect")
    if move == dice.TAKE_NOTHING:
        return say("dice_nothing_effect")
    words = score_effect(dice, s, move, scratch)
    tile = tile_taken(move)
    if tile >= 0 and dice.SYMBOLS[tile] == CLOVER and dice.stones_left(s):
        words += ", " + say("dice_clover")
    if not dice.is_over(scratch):
        return words
    return words + ". " + say("dice_ends") if words else say("dice_ends")


def ended(s: bytearray) -> str:
    """Return why the game has ended."""
    return say("dice_colour_gone" if dice.stones_left(s) else "dice_stones_gone")


def told(before: bytearray, after: bytearray, move: int) -> str:
    if move == dice.KEEP:
        return say("dice_told_keep")
    if is_roll(move):
        return count("dice_told_roll", dice_rolled(move))
    if move == dice.TAKE_STONES:
        return count("dice_told_stones", stones_shown(before))
    if move == dice.TAKE_NOTHING:
        return say("dice_told_nothing")
    return say("dice_told_take", tile_name(tile_taken(move)))
