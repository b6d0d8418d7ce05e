"""Thumbs that press by chance, as people do: mostly with a purpose, often in a hurry."""

from collections import deque
from random import Random

from firmware.screens.page import Page
from firmware.stage import Screen
from firmware.words import extra
from input import DOWN, LEFT, NAMES, RIGHT, UP, A, B, X, Y

BUTTONS = (UP, DOWN, LEFT, RIGHT, A, B, X, Y)
# How often each of them is pressed, by the name of the screen. At a table most presses are A, or no
# game would ever end; where there is much to choose from, the arrows are.
USUAL = (3, 5, 2, 3, 8, 4, 1, 1)
RESET = "a question that is never answered by yes: what was counted is compared at the end"
WEIGHTS = {
    "Table": (2, 3, 3, 5, 30, 1, 1, 1),
    "Lesson": (2, 3, 3, 5, 30, 2, 1, 1),
    "AllRows": (2, 3, 1, 1, 1, 8, 1, 1),
    "AllTiles": (2, 3, 1, 1, 1, 8, 1, 1),
    "Cover": (1, 1, 1, 1, 16, 1, 1, 1),
    "Scoring": (1, 1, 1, 1, 8, 4, 1, 1),
    "MainMenu": (2, 4, 1, 1, 8, 1, 1, 1),
    "NewGame": (2, 4, 3, 3, 5, 1, 1, 1),
    "PauseMenu": (2, 4, 1, 1, 6, 3, 1, 1),
    "LetterPicker": (4, 4, 4, 4, 8, 2, 1, 2),
    "SelfTest": (1, 1, 1, 1, 2, 6, 1, 1),
    RESET: (0, 0, 0, 0, 0, 1, 0, 0),
}
# Its second page sends as many frames as it can: minutes there would take many seconds here.
RESTLESS = ("SelfTest",)

Step = tuple[int, int]


class Thumbs:
    """So many presses, and some between them that come in a hurry."""

    def __init__(self, luck: Random, presses: int, pressed: deque[str]) -> None:
        self._luck = luck
        self._pressed = pressed  # the last ones, for whoever wants to know
        self._left = presses
        self.presses = 0
        self._pace = luck.choice((40, 120, 120, 300, 1500))  # between two presses, mostly

    def next(self, screen: Screen, available: int) -> list[Step]:
        if self.presses >= self._left:
            return []
        name = type(screen).__name__
        if isinstance(screen, Page) and screen._title == extra("results", "reset"):
            name = RESET
        luck = self._luck
        if luck.random() < 0.04:
            return self._hurry(name, available)
        button = self._button(name, available)
        self.presses += 1
        return [(self._pause(name), button), (self._length(name), 0)]

    def _button(self, name: str, available: int) -> int:
        weights = WEIGHTS.get(name, USUAL)
        chances = [w if b & available else 0 for b, w in zip(BUTTONS, weights, strict=True)]
        button = self._luck.choices(BUTTONS, chances)[0]
        self._pressed.append(f"{name} {NAMES[BUTTONS.index(button)]}")
        return button

    def _length(self, name: str) -> int:
        """How long it stays down: a tap, or long enough to repeat or to be held."""
        chance = self._luck.random()
        if chance < (0.3 if name in RESTLESS else 0.03):
            return self._luck.randrange(600, 1200)
        return self._luck.randrange(1, 15) if chance < 0.15 else self._luck.randrange(20, 110)

    def _pause(self, name: str) -> int:
        """Mostly quick, sometimes thoughtful, now and then away until it dims or sleeps."""
        chance = self._luck.random()
        if name in RESTLESS:
            return self._luck.randrange(200)
        if chance < 0.002:
            return self._luck.choice((35_000, 160_000, 320_000, 700_000))
        if chance < 0.06:
            return self._luck.randrange(500, 4000)
        return self._luck.randrange(1 + self._pace)

    def _hurry(self, name: str, available: int) -> list[Step]:
        """Several buttons within a few milliseconds, one after the other or at once."""
        steps = []
        mask = 0
        for _ in range(self._luck.randrange(2, 6)):
            mask ^= self._button(name, available)
            steps.append((self._luck.randrange(8), mask))
            self.presses += 1
        return [*steps, (self._luck.randrange(1, 30), 0)]
