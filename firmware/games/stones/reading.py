"""The table of the way of stones in words; see firmware/table/reading.py."""

from engine.stones import rules as stones
from engine.stones.moves import tile_laid
from engine.tiles import TILES
from firmware.games.stones import telling
from firmware.table.reading import line, sign, text, tile_list, with_sign


def middle(s: bytearray) -> list:
    shown = stones.shown_tile(s)
    up = [tile for tile in range(TILES) if stones.is_face_up(s, tile) and tile != shown]
    lines = [
        line(_text("down"), str(stones.face_down_left(s))),
        line(_text("up"), tile_list(up, stones.SYMBOLS)),
    ]
    return lines + moment(s)


def rest(s: bytearray) -> list:
    return []


def hand(s: bytearray, seat: int, name: str = "") -> list:
    return []


def moment(s: bytearray) -> list:
    shown = stones.shown_tile(s)
    return [line(_text("turned"), tile_list([shown], stones.SYMBOLS))] if shown >= 0 else []


def choice(s: bytearray, move: int) -> str:
    words = telling.action(s, move)
    return with_sign(words, stones.SYMBOLS[move - stones.LAY]) if move < stones.TURN_UP else words


def seen(before: bytearray, after: bytearray, move: int, own: bool) -> str:
    tile = stones.shown_tile(after) if move == stones.TURN_UP else tile_laid(move)
    return sign(stones.SYMBOLS[tile]) if tile >= 0 else ""


def _text(key: str) -> str:
    return text(stones.NAME, key)
