"""Bad news of the board itself: told where the player is, once, and the console goes on."""

from pathlib import Path

import pytest
from tours import SQUARE, walk

import boards
from firmware import errors, main
from firmware.power import Asleep
from firmware.screens.page import Page
from firmware.screens.selftest import SelfTest
from firmware.screens.title import Title
from firmware.stage import Screen, Stage
from input import PRESS, A
from simulator import headless, script
from simulator.board import Board, wiring_of
from simulator.script import Moment

MINUTE = 60_000


def loosen(board: Board, name: str) -> None:
    """This button has a loose wire, for long enough to be noticed."""
    switch, now = board.buttons.names.index(name), board.clock.ms()
    for edge in range(4000):
        if board.buttons.switches.edge(switch, edge & 1, now + edge // 10):
            return


class Visit:
    """The console from its title on, with things that happen at the script's shots."""

    def __init__(self, folder: Path, text: str, told=None, **happens) -> None:
        self.tops: dict[str, Screen | None] = {}
        self.words: dict[str, str] = {}

        def run(made: Board) -> None:
            self.stage: Stage = main.set_up(made)
            self.stage.open(Title())
            if told:
                self.stage.later(lambda: main._tell_of_hang(self.stage, told))
            self.stage.run()

        def camera(made: Board, name: str) -> None:
            top = self.stage.top()
            self.tops[name] = top
            self.words[name] = top._text if isinstance(top, Page) else ""
            if name in happens:
                happens[name](made)

        self.board = headless.play(
            wiring_of(SQUARE), script.parse(text), folder, run=run, camera=camera, language="en"
        )


@pytest.mark.parametrize("button", ["A", "B"])
def test_a_loose_wire_is_told_where_the_player_is_and_either_button_goes_on(tmp_path, button):
    thumbs = walk("A U A break") + f"\nwait 1100\nshot told\npress {button}\nwait 60\nshot after"
    thumbs += "\nhold X 300\nwait 100\nshot still"
    visit = Visit(tmp_path, thumbs, **{"break": lambda board: loosen(board, "BUTTON_X")})
    assert "“X”" in visit.words["told"]
    assert isinstance(visit.tops["after"], SelfTest)
    assert visit.tops["still"] is visit.tops["after"], "it is told once"
    assert visit.board.buttons.read() == 0


def test_all_that_are_loose_are_named(tmp_path):
    def both(board: Board) -> None:
        loosen(board, "BUTTON_X")
        loosen(board, "BUTTON_LEFT")

    visit = Visit(tmp_path, walk("A break") + "\nwait 1100\nshot told", **{"break": both})
    assert "“left, X”" in visit.words["told"]


def test_while_nobody_looks_a_loose_wire_can_wait(tmp_path):
    def loosen_asleep(board: Board) -> None:
        # Muted between two looks at the buttons: nobody has seen it go down.
        board.buttons.switches.muted |= 1 << board.buttons.names.index("BUTTON_X")

    thumbs = f"wait {6 * MINUTE}\nshot break\nwait 2000\nshot dark\npress A\nwait 60\nshot told"
    visit = Visit(tmp_path, thumbs, **{"break": loosen_asleep})
    assert isinstance(visit.tops["dark"], Asleep)
    assert "“X”" in visit.words["told"]
    assert not visit.board.panel.asleep


def test_a_hang_is_told_over_the_title(tmp_path):
    thumbs = "wait 60\nshot told\npress A\nwait 60\nshot after"
    visit = Visit(tmp_path, thumbs, lambda: None)
    assert "restarted itself" in visit.words["told"]
    assert isinstance(visit.tops["after"], Title)


def test_a_hang_is_not_forgotten_before_somebody_has_read_of_it(tmp_path):
    forgotten: list[bool] = []
    Visit(tmp_path / "unread", "wait 5000", lambda: forgotten.append(True))
    assert forgotten == []
    visit = Visit(tmp_path / "read", "wait 60\npress B\nwait 60", lambda: forgotten.append(True))
    assert forgotten == [True]
    log = visit.board.store.read(errors._FILE)
    assert log.count(b"The console hung, and its watchdog restarted it.") == 1


def test_a_press_during_the_longest_bounce_is_noticed_when_that_is_over(tmp_path):
    """Let go and pressed again at once, then held: no further edge tells of it."""
    heard: list[tuple[int, int]] = []

    class Ear(Screen):
        def handle(self, event: int) -> None:
            heard.append((self.stage.board.clock.ms(), event))

    def run(board: Board) -> None:
        stage = Stage(board)
        stage.open(Ear())
        stage.run()

    wiring = boards.described(f'BOARD = "{SQUARE}"\nBOUNCE_MS = 40\n', "board.py")
    moments = [Moment(100, A), Moment(300), Moment(310, A), Moment(5000), Moment(6000)]
    headless.play(wiring, moments, tmp_path, run=run, work_ms=0)
    presses = [at for at, event in heard if event == PRESS | A]
    assert presses[0] == 100
    assert 340 <= presses[1] <= 360
