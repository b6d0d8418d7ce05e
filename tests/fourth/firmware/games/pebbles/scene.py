"""The table of pebbles: the heap, and how many to take of it."""

from engine.pebbles import rules
from firmware.games.pebbles import telling
from micropython import const

from display import pieces
from display.frame import Frame
from display.palette import NIGHT
from firmware.table.scene import Scene
from firmware.table.tabletop import button
from firmware.words import say
from input import A

_HEAP = const(20)
_BUTTONS = const(112)
_ACROSS = const(8)  # pebbles in a line of the heap


class PebblesScene(Scene):
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
        return (target - 1) * w + 6, _BUTTONS, w - 12, 30

    def draw_table(self, frame: Frame) -> None:
        frame.box(0, _HEAP, frame.width, 60, NIGHT)
        for number in range(rules.left(self.state)):
            x, y = 8 + number % _ACROSS * 22, _HEAP + number // _ACROSS * 20
            pieces.wish_stone(frame, x, y, 18, "")

    def draw_targets(self, frame: Frame) -> None:
        frame.box(0, _BUTTONS - 4, frame.width, 40, NIGHT)
        for target in self.targets:
            if target > 0:
                button(frame, self.box_of(frame, target), str(target))


SCENE = PebblesScene
