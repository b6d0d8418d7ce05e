"""Words for what moves do, as far as the games share them.

What is special to a game is in its module `telling`, with the same names in each:

    action(s, move)               what the player chooses: "Lay it"
    effect(s, move, scratch)      what that changes: "blue row: 4 long, -2 → +1"
    advice(s, move)               the same where no card is in focus: "blue 7: lay it"
    told(before, after, move)     what another seat did: "lays blue 7"
    ended(s)                      why the game has ended
"""

from micropython import const

from firmware.table.numerals import DIGITS, GAINS, LEADS_TO_GAINS, LEADS_TO_LOSSES, LOSSES
from firmware.words import say

COLOURS = "bgnry"

# As in engine/tiles.py.
_VALUES = const(11)


def digits(number: int) -> str:
    """Return a number without a sign."""
    return DIGITS[number] if number < len(DIGITS) else str(number)


def signed(points: int) -> str:
    """With its sign; a minus as wide as a plus."""
    if points < 0:
        return LOSSES[-points] if -points < len(LOSSES) else "−" + str(-points)
    if points < len(GAINS):
        return GAINS[points]
    return "+" + str(points) if points else "0"


def leads_to(points: int) -> str:
    """Return points that one card more brings."""
    if 0 <= points < len(LEADS_TO_GAINS):
        return LEADS_TO_GAINS[points]
    if -len(LEADS_TO_LOSSES) < points < 0:
        return LEADS_TO_LOSSES[-points]
    return "→" + signed(points)


def change(before: int, after: int) -> str:
    return signed(before) + "\u00a0→\u00a0" + signed(after)  # in one line


def row_name(colour: int) -> str:
    return say("row_" + COLOURS[colour])


def part_name(game, part: int) -> str:
    """Return what a part of the score is called; its number is that in the rules' PARTS."""
    return row_name(part) if part < game.ROWS else say("part_" + game.PARTS[part])


def tile_name(tile: int) -> str:
    return say("card_" + COLOURS[tile // _VALUES], tile % _VALUES)


def changes(game, seat: int, before: bytearray, after: bytearray) -> str:
    """Return what a move has changed in the rows and points of a seat."""
    words = []
    for part in range(len(game.PARTS)):
        is_row = part < game.ROWS
        if is_row and game.row_length(before, seat, part) == game.row_length(after, seat, part):
            continue
        was, now = game.score_part(before, seat, part), game.score_part(after, seat, part)
        if is_row:
            length = game.row_length(after, seat, part)
            words.append(say("table_row", row_name(part), length, change(was, now)))
        elif was != now:
            words.append(part_name(game, part) + " " + change(was, now))
    return ", ".join(words)


def score_effect(game, s: bytearray, move: int, scratch: bytearray) -> str:
    """Return what a move would change for the seat; `scratch` is the game after it."""
    scratch[:] = s
    game.apply(scratch, move)
    return changes(game, game.turn(s), s, scratch)
