"""The self-test shows what is wrong with a board, on every size and with four buttons or nine."""

from itertools import pairwise

import pytest
from PIL import Image
from sizes import UNPRINTED

import boards
from display import palette
from firmware import look, words
from firmware.screens import selftest
from firmware.screens.selftest import SelfTest
from firmware.stage import Screen, Stage
from firmware.version import VERSION
from input import NAMES, A, B
from simulator import headless
from simulator.script import parse
from simulator.visit import Visit

SIZES = ["waveshare_pico_lcd_1_3", "pimoroni_pico_display_2", "breadboard_st7789"]


def play(script: str, folder, board: str = SIZES[0], run=selftest.run):
    """Return the board after the script, and the palette indices of each shot by name."""
    shots = {}

    def camera(board, name: str) -> None:
        shots[name] = board.panel.picture()

    return headless.play(boards.named(board), parse(script), folder, camera=camera, run=run), shots


def difference(one, two) -> list[tuple[int, int]]:
    width = one.width
    pairs = zip(one.tobytes(), two.tobytes(), strict=True)
    return [(n % width, n // width) for n, (a, b) in enumerate(pairs) if a != b]


@pytest.mark.parametrize("board", boards.NAMES)
def test_each_button_lights_at_a_place_of_its_own_and_is_remembered(tmp_path, board):
    wiring = boards.named(board)
    bits = {bit for _, bit, _, _ in wiring.switches()}
    places: set[tuple[int, int]] = set()
    for bit in bits:
        name = NAMES[bit.bit_length() - 1]
        script = f"wait 50\nshot before\nhold {name} 100\nwait 50\nshot after"
        _, shots = play(script, tmp_path, board)
        lit = set(difference(shots["before"], shots["after"]))
        assert 200 < len(lit) < 38 * 25, name
        assert not lit & places, f"{name} is not drawn over another button"
        places |= lit
        left, right = min(x for x, _ in lit), max(x for x, _ in lit)
        assert left >= 0
        assert right < wiring["WIDTH"]


def test_a_button_is_bright_only_while_it_is_down(tmp_path):
    def run(board):
        stage = Stage(board)
        stage.open(SelfTest())
        for down in (True, False):
            board.buttons.set(board.buttons.names.index("BUTTON_UP"), down)
            stage.step()
            shown.append(board.panel.picture().tobytes().count(palette.ACCENT))
            board.clock.wait(50)

    shown: list[int] = []
    play("wait 9000", tmp_path, run=run)
    assert shown[0] > shown[1] + 500


@pytest.mark.parametrize("board", SIZES)
def test_the_outermost_pixels_of_all_corners_are_marked(tmp_path, board):
    _, shots = play("shot it", tmp_path, board)
    picture = shots["it"]
    right, bottom = picture.width - 1, picture.height - 1
    places = ((0, 0), (right, 0), (0, bottom), (right, bottom))
    assert [picture.getpixel(place) for place in places] == [
        palette.ALERT,
        palette.CHALK,
        palette.CHALK,
        palette.CHALK,
    ]


def test_no_turn_and_no_mirror_leaves_the_picture_the_same(tmp_path):
    _, shots = play("shot it", tmp_path)
    turned = {shots["it"].transpose(turn).tobytes() for turn in Image.Transpose}
    assert shots["it"].tobytes() not in turned
    assert len(turned) == len(Image.Transpose)


@pytest.mark.parametrize("board", SIZES)
def test_every_colour_bar_is_there_in_its_colour(tmp_path, board):
    _, shots = play("shot it", tmp_path, board)
    pixels = shots["it"].tobytes()
    for name, colour in selftest._BARS:
        assert pixels.count(colour) > 1000, name


@pytest.mark.parametrize("board", SIZES)
def test_holding_a_turns_to_the_figures_the_bounces_and_back(tmp_path, board):
    script = "wait 50\nshot one\nhold A 700\nwait 2500\nshot two\nhold A 700\nwait 50\nshot three\n"
    _, shots = play(script + "hold A 700\nwait 50\nshot four", tmp_path, board)
    assert len(difference(shots["one"], shots["two"])) > 5_000
    assert len(difference(shots["one"], shots["three"])) > 5_000
    assert len(difference(shots["two"], shots["three"])) > 1_000
    below = difference(shots["one"], shots["four"])
    assert 0 < len(below) < 38 * 25, "only that A has been tried is new"


def test_the_figures_page_dims_the_light_and_never_to_nothing(tmp_path):
    board, _ = play("hold A 700\npress DOWN\npress DOWN\nwait 10", tmp_path)
    assert board.backlight.percent == 80
    board, _ = play("hold A 700\nhold DOWN 3000\nwait 10", tmp_path)
    assert board.backlight.percent == 10
    board, _ = play("hold A 700\nhold DOWN 3000\nhold UP 5000\nwait 10", tmp_path)
    assert board.backlight.percent == 100


def test_every_button_plays_a_note_of_its_own(tmp_path):
    script = "\n".join(f"press {name}" for name in NAMES)
    board, _ = play(script, tmp_path, "pimoroni_picosystem")
    notes = [hz for hz, _ in board.tone.played]
    assert len(set(notes)) == 8
    silent, _ = play(script, tmp_path)
    assert silent.tone.played == []


class Below(Screen):
    """Stands for the console's menu."""

    def draw(self, frame, whole: bool) -> None:
        frame.fill(palette.NIGHT)


def test_holding_b_goes_back_where_it_came_from(tmp_path):
    def run(board):
        stage = Stage(board)
        stage.open(Below())
        stage.open(SelfTest())
        stage.run()

    _, shots = play("wait 20\nshot test\nhold B 800\nwait 20\nshot menu", tmp_path, run=run)
    assert set(shots["test"].tobytes()) != {palette.NIGHT}
    assert set(shots["menu"].tobytes()) == {palette.NIGHT}


def test_by_itself_it_cannot_be_left(tmp_path):
    _, shots = play("hold B 800\nwait 20\nshot still", tmp_path)
    assert set(shots["still"].tobytes()) != {palette.NIGHT}


def test_the_watchdog_is_fed_by_the_loop_and_stopped_when_it_ends(tmp_path):
    fed = []

    def run(board):
        board.clock.feed = lambda: fed.append(board.clock.ms())
        board.clock.stop = lambda: fed.append("stopped")
        selftest.run(board)

    play("wait 5000\npress A", tmp_path, run=run)
    assert fed.pop() == "stopped"
    assert all(0 <= b - a <= 4000 + 4 * headless.WORK_MS for a, b in pairwise(fed))


def test_nothing_is_lit_before_there_is_a_picture(tmp_path):
    order = []

    def run(board):
        show, light = board.panel.show, board.backlight.set
        board.panel.show = lambda frame: (order.append("picture"), show(frame))
        board.backlight.set = lambda percent: (order.append("light"), light(percent))
        selftest.run(board)

    play("wait 100", tmp_path, run=run)
    assert order == ["picture", "light"]


def test_while_nothing_happens_nothing_is_sent(tmp_path):
    board, _ = play("wait 60000", tmp_path)
    assert board.panel.shown == 1


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_buttons_without_a_print_are_named_in_the_language_in_use(language: str, tmp_path) -> None:
    visit = Visit(
        tmp_path, UNPRINTED, language=language, first=lambda stage: stage.open(SelfTest())
    )
    visit.wait(60)
    names = [words.say(f"test_{place}") for place in ("top_left", "bottom_left")]
    assert (names == ["top left", "bottom left"]) == (language == "en")
    visit.stage.top()._down = A | B  # type: ignore[union-attr]
    assert visit.stage.top().spoken() == [  # type: ignore[union-attr]
        words.say("set_test"),
        visit.board.name,
        f"Pocket Keltis {VERSION},  320 x 240",
        words.say("test_to_figures"),
        ", ".join(names),
    ]
    assert not look.shown_hints, "what stands there is not that of the menu before"
    visit.board.buttons.switches.muted = 1 << visit.board.buttons.contacts.index("bottom left")
    visit.wait(60)
    assert names[1] in visit.told
    assert "bottom left" not in visit.told or language == "en"
    words.use("en")
