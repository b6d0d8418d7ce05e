"""The table of pebbles: the heap, and how many to take of it."""

from engine.pebbles import rules
from firmware.games.pebbles import telling
from micropython import const

from display import pieces
from display.frame import Frame
from display.palette import NIGHT
from firmware.table import layout
from firmware.table.scene import Scene
from firmware.table.tabletop import button
from firmware.words import say
from input import A

_PEBBLE = const(18)  # how large one is, on the heap


class PebblesScene(Scene):
    # From the top down: the heap lies over the ground of the rows, because there are none.
    PARTS = (
        ("rows", 0, 2),
        ("strip", 3, 0),
        ("buttons", 13, 10, 30, 20),
        ("progress", 46, 15),
        ("message", 0, 1),
    )

    def list_targets(self) -> list:
        return self.legal()

    def moves_of(self, target: int) -> list:
        return [target]

    def words_of(self, target: int) -> tuple:
        words = telling.effect(self.state, target, self.scratch)
        return telling.action(self.state, target), words

    def hints(self) -> list:
        return [(A, say("hint_take"))]

    def box_of(self, frame: Frame, target: int) -> tuple:
        w = frame.width // 3
        y, h = self.places["buttons"]
        return (target - 1) * w + 6, y, w - 12, h

    def draw_table(self, frame: Frame) -> None:
        if self.covered:
            return
        frame.box(0, self.top("rows"), frame.width, layout.ROWS, NIGHT)
        across = frame.width // (_PEBBLE + 1)
        for number in range(rules.left(self.state)):
            x, y = number % across * (_PEBBLE + 1), number // across * (_PEBBLE + 2)
            pieces.wish_stone(frame, x + 3, self.rows_at + y, _PEBBLE, "")

    def draw_targets(self, frame: Frame) -> None:
        y, h = self.places["buttons"]
        frame.box(0, y - 4, frame.width, h + 8, NIGHT)
        for target in self.targets:
            if target > 0:
                button(frame, self.box_of(frame, target), str(target))


SCENE = PebblesScene
