"""The dice game's moves in words."""

from engine.dice import rules as dice
from engine.tiles import CLOVER, DICE_SYMBOLS
from firmware.table.telling import score_effect, tile_name
from firmware.words import count, say


def reveals(move: int, own: bool) -> bool:
    """Rolling does, and so does the end of a turn, because the next one begins with a roll."""
    return move != dice.KEEP


def faces(move: int) -> str:
    """The faces that a move rolls again: "∘ 3 5", with 0 for a stone."""
    return " ".join(dice.move_text(move)[1:])


def dice_rolled(move: int) -> int:
    """How many dice a move rolls again."""
    return len(dice.move_text(move)) - 1 if move >= dice.ROLL else 0


def stones_shown(s: bytearray) -> int:
    """As many stone tiles as the dice give, if there are so many."""
    stones = sum(dice.die(s, index) == 0 for index in range(3))
    return min(stones, dice.stones_left(s))


def action(s: bytearray, move: int) -> str:
    if move == dice.KEEP:
        return say("dice_keep")
    if move >= dice.ROLL:
        return count("dice_roll", dice_rolled(move))
    if move == dice.TAKE_STONES:
        return count("dice_stones", stones_shown(s))
    if move == dice.TAKE_NOTHING:
        return say("dice_nothing")
    return say("dice_take", tile_name(move))


advice = action


def effect(s: bytearray, move: int, scratch: bytearray) -> str:
    if move == dice.KEEP:
        return say("dice_keep_effect")
    if move >= dice.ROLL:
        return say("dice_roll_effect")
    if move == dice.TAKE_NOTHING:
        return say("dice_nothing_effect")
    words = score_effect(dice, s, move, scratch)
    if move < dice.TAKE_STONES and DICE_SYMBOLS[move] == CLOVER and dice.stones_left(s):
        words += ", " + say("dice_clover")
    return words + ". " + say("dice_ends") if dice.is_over(scratch) else words


def told(before: bytearray, after: bytearray, move: int) -> str:
    if move == dice.KEEP:
        return say("dice_told_keep")
    if move >= dice.ROLL:
        return count("dice_told_roll", dice_rolled(move))
    if move == dice.TAKE_STONES:
        return count("dice_told_stones", stones_shown(before))
    if move == dice.TAKE_NOTHING:
        return say("dice_told_nothing")
    return say("dice_told_take", tile_name(move))
