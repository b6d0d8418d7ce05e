"""Bad news of the board itself: told where the player is, once, and the console goes on."""

import pytest
from sizes import SQUARE

import boards
from firmware import errors, main
from firmware.power import Asleep
from firmware.screens.selftest import SelfTest
from firmware.screens.title import Title
from firmware.stage import Screen, Stage
from input import PRESS, A
from simulator import headless
from simulator.board import Board
from simulator.script import Moment
from simulator.visit import MINUTE, First, Visit, at_the_title


def loosen(board: Board, name: str) -> None:
    """Give this button a loose wire, for long enough to be noticed."""
    switch, now = board.buttons.names.index(name), board.clock.ms()
    for edge in range(4000):
        if board.buttons.switches.edge(switch, edge & 1, now + edge // 10):
            return


def after_a_hang(told) -> First:
    """Begin as after a restart by the watchdog."""

    def first(stage: Stage) -> None:
        at_the_title(stage)
        stage.later(lambda: main._tell_of_hang(stage, told))

    return first


@pytest.mark.parametrize("button", ["A", "B"])
def test_a_loose_wire_is_told_where_the_player_is_and_either_button_goes_on(tmp_path, button):
    visit = Visit(tmp_path, SQUARE)
    visit.start()
    visit.choose("menu_settings")
    visit.choose("set_test")
    loosen(visit.board, "BUTTON_X")
    visit.wait(1100)
    assert "“X”" in visit.told
    visit.press(button)
    assert isinstance(visit.top, SelfTest)
    test = visit.top
    visit.hold("X", 300)
    assert visit.top is test, "it is told once"
    assert visit.board.buttons.read() == 0


def test_all_that_are_loose_are_named(tmp_path):
    visit = Visit(tmp_path, SQUARE)
    visit.start()
    loosen(visit.board, "BUTTON_X")
    loosen(visit.board, "BUTTON_LEFT")
    visit.wait(1100)
    assert "“left, X”" in visit.told


def test_while_nobody_looks_a_loose_wire_can_wait(tmp_path):
    visit = Visit(tmp_path, SQUARE)
    visit.wait(6 * MINUTE)
    # Muted between two looks at the buttons: nobody has seen it go down.
    buttons = visit.board.buttons
    buttons.switches.muted |= 1 << buttons.names.index("BUTTON_X")
    visit.wait(2000)
    assert isinstance(visit.top, Asleep)
    visit.press("A")
    assert "“X”" in visit.told
    assert not visit.board.panel.asleep


def test_a_hang_is_told_over_the_title(tmp_path):
    visit = Visit(tmp_path, SQUARE, first=after_a_hang(lambda: None))
    visit.wait(60)
    assert "restarted itself" in visit.told
    visit.choose("hint_ok")
    assert isinstance(visit.top, Title)


def test_a_hang_is_not_forgotten_before_somebody_has_read_of_it(tmp_path):
    forgotten: list[bool] = []
    visit = Visit(tmp_path, SQUARE, first=after_a_hang(lambda: forgotten.append(True)))
    visit.wait(5000)
    assert forgotten == []
    visit.press("B")
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
