"""What moves in the way of stones: a tile is turned over, taken, or left in the middle."""

from display.frame import Frame
from display.palette import NIGHT
from engine.stones import rules as stones
from engine.stones.moves import tile_laid
from engine.tiles import VALUES
from firmware.table import tabletop
from firmware.table.motion import Slide, Turn, empty, into_row
from firmware.table.tileline import draw_tile


def of_turn(scene, frame: Frame) -> list:
    return []


def of_move(scene, frame: Frame, before: bytearray, move: int) -> list:
    shown = stones.shown_tile(before)
    if move == stones.TURN_UP:
        tile = stones.shown_tile(scene.state)
        paper = tabletop.paint(tile // VALUES)
        return [Turn(scene.shown_box(), NIGHT, paper, _tile(tile))]
    if move == stones.PASS:
        if shown < 0:
            return []
        x, y, w, h = scene.tile_box(shown)
        end, ground = (x, y, w, h), empty(x, y, w, h, NIGHT)
        return [Slide(scene.shown_box(), end, (w, h), _tile(shown), ground)]
    tile = tile_laid(move)
    start = scene.shown_box() if shown >= 0 else scene.tile_box(tile)
    return into_row(scene, frame, before, start, tile // VALUES, _tile(tile))


def _tile(tile: int):
    """Return what draws a tile."""
    return lambda frame, x, y, w, h: draw_tile(frame, x, y, w, h, tile, stones.SYMBOLS)
