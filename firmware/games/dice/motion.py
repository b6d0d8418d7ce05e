"""What moves in the dice game: dice tumble; tiles and stones go to whoever takes them."""

from micropython import const

from display import pieces
from display.frame import Frame
from display.palette import NIGHT, PANEL
from engine.dice import rules as dice
from engine.dice.moves import dice_chosen, is_roll, tile_taken
from engine.tiles import VALUES
from firmware.games.dice.scene import takeable, told_die
from firmware.table.motion import Slide, Tumble, into_row
from firmware.table.tileline import draw_tile

_STONES_COLUMN = const(6)


def of_turn(scene, frame: Frame) -> list:
    """Roll all dice: a turn begins with that."""
    return _tumble(scene, frame, 7)


def of_move(scene, frame: Frame, before: bytearray, move: int) -> list:
    if is_roll(move):
        return _tumble(scene, frame, _rolled(before, scene.state, move))
    tile = tile_taken(move)
    if tile >= 0:
        start = scene.tile_box(tile, takeable(before, before))

        def paint(frame: Frame, x: int, y: int, w: int, h: int) -> None:
            draw_tile(frame, x, y, w, h, tile, dice.SYMBOLS)

        return into_row(scene, frame, before, start, tile // VALUES, paint)
    if move == dice.TAKE_STONES:
        return _stones(scene, frame, before)
    return []


def _rolled(before: bytearray, after: bytearray, move: int) -> int:
    """Return which dice were rolled, one bit each: all that are not those that were kept."""
    faces = [dice.die(before, number) for number in range(3)]
    chosen = dice_chosen(move, *faces)
    kept = [face for number, face in enumerate(faces) if not chosen >> number & 1]
    rolled = 0
    for number in range(3):
        face = dice.die(after, number)
        if face in kept:
            kept.remove(face)
        else:
            rolled |= 1 << number
    return rolled


def _tumble(scene, frame: Frame, which: int) -> list:
    """Let the dice tumble, and while that is told those of its picture, too."""
    actors: list = []
    x, y, h = scene.picture_at(frame)
    for number in range(3):
        if which >> number & 1:
            face = dice.die(scene.state, number)
            actors.append(Tumble(scene.die_box(frame, number), NIGHT, face, number))
            if scene.covered:
                actors.append(Tumble(told_die(x, y, h, number), PANEL, face, number))
    return actors


def _stones(scene, frame: Frame, before: bytearray) -> list:
    """Let a stone go from each die that shows one to whoever takes them."""
    seat = dice.turn(before)
    if seat == scene.viewer and not scene.covered:
        end = scene.row_box(frame, _STONES_COLUMN)
    elif seat == scene.viewer:
        return []
    else:
        end = scene.seat_box(frame, seat)
    actors = []
    left = dice.stones_left(before)
    for number in range(3):
        if dice.die(before, number) == 0 and left:
            left -= 1
            start = scene.die_box(frame, number)
            actors.append(Slide(start, end, start[2:], _stone))
    return actors


def _stone(frame: Frame, x: int, y: int, w: int, h: int) -> None:
    pieces.wish_stone(frame, x, y, w)
