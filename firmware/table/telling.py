"""Words for what moves do, as far as the games share them.

What is special to a game is in its module `telling`, with the same names in each:

    action(s, move)               what the player chooses: "Lay it"
    effect(s, move, scratch)      what that changes: "blue row: 4 long, -2 → +1"
    advice(s, move)               the same where no card is in focus: "blue 7: lay it"
    told(before, after, move)     what another seat did: "lays blue 7"
    ended(s)                      why the game has ended
"""

from engine.tiles import VALUES
from firmware.words import say

COLOURS = "bgnry"

# The numbers of every table, from flash: to make a string costs 50 microseconds.
_DIGITS = ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11")
_GAINS = ("0", "+1", "+2", "+3", "+4", "+5", "+6", "+7", "+8", "+9", "+10")
_LOSSES = ("0", "−1", "−2", "−3", "−4", "−5", "−6", "−7")


def digits(number: int) -> str:
    """A number without a sign."""
    return _DIGITS[number] if number < len(_DIGITS) else str(number)


def signed(points: int) -> str:
    """With its sign; a minus as wide as a plus."""
    if points < 0:
        return _LOSSES[-points] if -points < len(_LOSSES) else "−" + str(-points)
    return _GAINS[points] if points < len(_GAINS) else "+" + str(points)


def change(before: int, after: int) -> str:
    return signed(before) + "\u00a0→\u00a0" + signed(after)  # in one line


def row_name(colour: int) -> str:
    return say("row_" + COLOURS[colour])


def part_name(game, part: int) -> str:
    """A part of the score, as in the rules' PARTS."""
    return row_name(part) if part < game.ROWS else say("part_" + game.PARTS[part])


def tile_name(tile: int) -> str:
    return say("card_" + COLOURS[tile // VALUES], tile % VALUES)


def changes(game, seat: int, before: bytearray, after: bytearray) -> str:
    """What a move has changed in the rows and points of a seat."""
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
    """What a move would change for the seat that makes it; `scratch` is the game after it."""
    scratch[:] = s
    game.apply(scratch, move)
    return changes(game, game.turn(s), s, scratch)
