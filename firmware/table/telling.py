"""Words for what moves do, as far as the games share them.

What is special to a game is in its module `telling`, with the same names in each:

    action(s, move)               what the player chooses: "Lay it"
    effect(s, move, scratch)      what that changes: "blue row: 4 long, -2 → +1"
    advice(s, move)               the same where no card is in focus: "blue 7: lay it"
    told(before, after, move)     what another seat did: "lays blue 7"
    ended(s)                      why the game has ended
"""

from micropython import const

from firmware.words import say

COLOURS = "bgnry"

# As in engine/tiles.py.
_VALUES = const(11)

# The numbers of every table, from flash: to make a string costs 50 microseconds.
_DIGITS = (
    "0",
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
    "8",
    "9",
    "10",
    "11",
    "12",
    "13",
    "14",
    "15",
    "16",
    "17",
    "18",
    "19",
    "20",
    "21",
    "22",
    "23",
    "24",
    "25",
    "26",
    "27",
    "28",
    "29",
    "30",
    "31",
    "32",
    "33",
    "34",
    "35",
)
_GAINS = (
    "0",
    "+1",
    "+2",
    "+3",
    "+4",
    "+5",
    "+6",
    "+7",
    "+8",
    "+9",
    "+10",
    "+11",
    "+12",
    "+13",
    "+14",
    "+15",
    "+16",
    "+17",
    "+18",
    "+19",
    "+20",
    "+21",
    "+22",
    "+23",
    "+24",
    "+25",
    "+26",
    "+27",
    "+28",
    "+29",
    "+30",
    "+31",
    "+32",
    "+33",
    "+34",
    "+35",
)
_LOSSES = (
    "0",
    "−1",
    "−2",
    "−3",
    "−4",
    "−5",
    "−6",
    "−7",
    "−8",
    "−9",
    "−10",
    "−11",
    "−12",
    "−13",
    "−14",
    "−15",
    "−16",
)
_LEADS_TO_GAINS = (
    "→0",
    "→+1",
    "→+2",
    "→+3",
    "→+4",
    "→+5",
    "→+6",
    "→+7",
    "→+8",
    "→+9",
    "→+10",
    "→+11",
)
_LEADS_TO_LOSSES = ("→0", "→−1", "→−2", "→−3", "→−4", "→−5")


def digits(number: int) -> str:
    """Return a number without a sign."""
    return _DIGITS[number] if number < len(_DIGITS) else str(number)


def signed(points: int) -> str:
    """With its sign; a minus as wide as a plus."""
    if points < 0:
        return _LOSSES[-points] if -points < len(_LOSSES) else "−" + str(-points)
    return _GAINS[points] if points < len(_GAINS) else "+" + str(points)


def leads_to(points: int) -> str:
    """Return points that one card more brings."""
    if 0 <= points < len(_LEADS_TO_GAINS):
        return _LEADS_TO_GAINS[points]
    if -len(_LEADS_TO_LOSSES) < points < 0:
        return _LEADS_TO_LOSSES[-points]
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
