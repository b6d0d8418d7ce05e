"""Thumbs that go through the console's first screens and back, knowing what they look for."""

from firmware.screens.mainmenu import MainMenu
from firmware.screens.menu import Menu
from firmware.screens.page import Page
from firmware.stage import Screen
from firmware.words import say
from input import DOWN, UP, A, B

TAP = (30, 40)  # milliseconds before a press, and how long it lasts
MOST = 150  # presses: more are needed only if the console goes round in circles
# What is pressed on a screen before it is left by B.
TRIED = {
    "NewGame": (DOWN, DOWN, UP, UP),
    "LearnMenu": (A,),
    "_TakeUp": (A,),
    "Lesson": (A, A, DOWN, A),
    "StatisticsPage": (DOWN, DOWN, DOWN),
    "SettingsMenu": (DOWN, DOWN, UP),
    "Table": (A, A, DOWN, A, A, A, A),
}
PLACES = ("menu_continue", "menu_learn", "menu_new", "menu_statistics", "menu_settings")


class Visitor:
    """Opens these lines of the main menu, one after the other; then it has seen enough."""

    def __init__(self, places: tuple[str, ...]) -> None:
        self._places = list(places)
        self._tried: dict[Screen, int] = {}  # how much was pressed on it
        self.presses = 0
        self.told = 0  # how often it was said that something is damaged
        self.seen: set[str] = set()

    def next(self, screen: Screen, available: int) -> list[tuple[int, int]]:
        self.presses += 1
        button = self._button(screen)
        if not button or self.presses > MOST:
            return []
        return [(TAP[0], button), (TAP[1], 0)]

    def _button(self, screen: Screen) -> int:
        name = type(screen).__name__
        self.seen.add(name)
        if isinstance(screen, MainMenu):
            return self._to_a_place(screen)
        if name == "PauseMenu" and isinstance(screen, Menu):  # its last line saves and leaves
            return A if screen.chosen == len(screen.items) - 1 else UP
        if name in ("Title", "Cover"):
            return A
        if isinstance(screen, Page):
            self.read(screen)
            return A
        tried = TRIED.get(name, ())
        at = self._tried[screen] = self._tried.get(screen, -1) + 1
        return tried[at] if at < len(tried) else B

    def read(self, screen: Screen | None) -> None:
        if isinstance(screen, Page) and screen._title == say("damaged_title"):
            self.told += 1

    def _to_a_place(self, menu: MainMenu) -> int:
        lines = [item._name for item in menu.items]
        while self._places and self._places[0] not in lines:
            self._places.pop(0)
        if not self._places:
            return 0
        if lines[menu.chosen] != self._places[0]:
            return DOWN
        self._places.pop(0)
        return A
