"""The table in words, for whoever can't see it: what the games share.

No screen of the console needs it; a terminal and a screen reader do. What is special to a game is
in its module `reading`, with the same names in each:

    middle(s)                         lines on what lies open to all, apart from the rows
    rest(s)                           the same where it is long: only for whoever asks
    hand(s, seat)                     lines on what only this seat may see
    choice(s, move)                   what the player chooses, told apart from every other move
    seen(before, after, move, own)    what a move shows besides what is told of it; `own` is True
                                      for the eyes of whoever made it
"""

import engine
from engine.rows import END_CARD, FACE_DOWN, POINT_CARD
from engine.tiles import BONUS_1, BONUS_3, CLOVER, LEPRECHAUN, VALUES, WISH
from firmware import words
from firmware.table.telling import digits, part_name, row_name, signed, tile_name
from firmware.words import capital, say

_SIGNS = {WISH: "spiral", CLOVER: "clover", LEPRECHAUN: "leprechaun"}
_BONUSES = {BONUS_1: "+1", BONUS_3: "+3"}


def text(game: str, key: str) -> str:
    """Return a text out of the words that only a reading needs; a game's own, or "": of all."""
    return words.texts(words.language + "_reading", game)[key]


def line(title: str, things: str) -> str:
    """Return a line such as "Blue row: 3, 5"."""
    return text("", "line").format(capital(title), things or text("", "none"))


def seat_lines(game, s: bytearray, seat: int) -> list:
    """Return the rows of a seat, and what else counts for it."""
    laid = engine.module(game.NAME, "laid")
    lines = []
    for part in range(len(game.PARTS)):
        points, number = game.score_part(s, seat, part), laid.count(s, seat, part)
        if part < game.ROWS:
            worth = say("table_row", capital(row_name(part)), number, signed(points))
        else:
            worth = signed(points)
            if game.PARTS[part] != "bonus":  # of which the points say it all
                worth = digits(number) + ", " + worth
            worth = line(part_name(game, part), worth)
        listed = things(game, s, seat, part) if part < laid.LISTED else ""
        if listed:
            worth = text("", "things").format(worth, listed)
        if number or points:
            lines.append(worth)
    return lines


def things(game, s: bytearray, seat: int, part: int) -> str:
    """Return what lies in a row, or gives another part of the score, from the first to the last."""
    laid = engine.module(game.NAME, "laid").things(s, seat, part)
    return ", ".join([_thing(game.NAME, value, sign) for value, sign in laid])


def _thing(game: str, value: int, sign: int) -> str:
    """Return what a thing is called in a row, whose colour need not be said again."""
    if value == END_CARD:
        return text(game, "end")
    if value == FACE_DOWN:
        return text(game, "buried")
    return say("card_point", value) if sign == POINT_CARD else with_sign(digits(value), sign)


# ---- tiles


def sign(symbol: int) -> str:
    """Return what the sign on a tile is called; "" if there is none."""
    return text("", _SIGNS[symbol]) if symbol in _SIGNS else _BONUSES.get(symbol, "")


def with_sign(name: str, symbol: int) -> str:
    """Return the name of a tile with its sign: "blue 5 (clover)"."""
    return name + " (" + sign(symbol) + ")" if sign(symbol) else name


def tile_list(tiles: list, layout: bytes) -> str:
    """Return the names of tiles with their signs."""
    return ", ".join([with_sign(tile_name(tile), layout[tile]) for tile in tiles])


def value_list(tiles: list, layout: bytes) -> str:
    """Return the numbers of tiles of one colour with their signs."""
    return ", ".join([with_sign(digits(tile % VALUES), layout[tile]) for tile in tiles])
