"""Words for what moves do, as far as the three games share them.

What is special to a game is in `telling_<game>.py`, with the same names in each:

    reveals(move, own)            does it show somebody something that was hidden?
    action(s, move)               what the player chooses: "Lay it"
    effect(s, move, scratch)      what that changes: "blue row: 4 long, -2 → +1"
    told(before, after, move)     what another seat did: "lays blue 7"
"""

from engine.tiles import VALUES
from firmware.words import say

COLOURS = "bgnry"


def signed(points: int) -> str:
    """With its sign; a minus as wide as a plus."""
    if points < 0:
        return "−" + str(-points)
    return "+" + str(points) if points else "0"


def change(before: int, after: int) -> str:
    return signed(before) + " → " + signed(after)


def row_name(colour: int) -> str:
    return say("row_" + COLOURS[colour])


def part_name(game, part: int) -> str:
    """A part of the score, as in the rules' PARTS."""
    return row_name(part) if part < 5 else say("part_" + game.PARTS[part])


def tile_name(tile: int) -> str:
    return say("card_" + COLOURS[tile // VALUES], tile % VALUES)


def score_effect(game, s: bytearray, move: int, scratch: bytearray) -> str:
    """What a move changes in the rows and points of the seat that makes it.

    Afterwards `scratch` is the game with that move made.
    """
    seat = game.turn(s)
    scratch[:] = s
    game.apply(scratch, move)
    words = []
    for part in range(len(game.PARTS)):
        before, after = game.score_part(s, seat, part), game.score_part(scratch, seat, part)
        if part < 5:
            length = game.row_length(scratch, seat, part)
            if length != game.row_length(s, seat, part):
                words.append(say("table_row", row_name(part), length, change(before, after)))
        elif before != after:
            words.append(part_name(game, part) + " " + change(before, after))
    return ", ".join(words)
