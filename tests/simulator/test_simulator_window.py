"""The window, drawn where nobody sees it: keys, mouse, gamepad, pictures, films, closing."""

import os
from collections.abc import Callable
from importlib import import_module
from itertools import count, pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

import boards
from boards.store import Store
from display.frame import Frame
from firmware import words
from firmware.screens import selftest
from input import DOWN, NAMES, UP, A, B, X, Y
from simulator import play
from simulator.board import PALETTE, Board, wiring_of
from simulator.window import helppage, window
from simulator.window.camera import Film
from simulator.window.fit import FOOTER, MARGIN, best_scale, window_size
from simulator.window.hands import KEYS
from simulator.window.looks import LOOKS, look_of
from simulator.window.speaker import square_wave, tune_wave


@pytest.fixture(autouse=True)
def unseen(monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    window.open_display()
    pygame.event.clear()
    yield
    pygame.quit()


class Desk:
    """A window with a board in it, and a console that only reads the buttons."""

    def __init__(self, folder: Path, board: str = boards.REFERENCE, scale: int | None = 1):
        self.clock = window.WindowClock()
        self.board = Board(wiring_of(board), self.clock, folder / "saves", 0, "")
        self.window = self.clock.window = window.Window(self.board, scale, folder / "shots")
        self._now = count(1000, 20)
        self.clock.ms = lambda: self._moment  # type: ignore[method-assign]
        self._moment = 0

    def live(self, *events: pygame.event.Event) -> int:
        """Let 20 ms pass, with these events; the buttons the console then sees."""
        self._moment = next(self._now)
        for event in events:
            pygame.event.post(event)
        self.window.live()
        return self.board.buttons.read()


def key(code: int, down: bool = True, mod: int = 0) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN if down else pygame.KEYUP, key=code, mod=mod)


def mouse(place: tuple[int, int], down: bool = True) -> pygame.event.Event:
    kind = pygame.MOUSEBUTTONDOWN if down else pygame.MOUSEBUTTONUP
    return pygame.event.Event(kind, pos=place, button=1)


def on_screen(desk: Desk, name: str) -> tuple[int, int]:
    x, y = desk.window._artist.middle_of(name)
    left, top = desk.window._corner()
    return x + left, y + top


def test_every_key_of_the_keyboard_presses_its_button(tmp_path):
    desk = Desk(tmp_path)
    for code, name in KEYS.items():
        bit = 1 << NAMES.index(name)
        assert desk.live(key(code)) == bit, name
        assert desk.live(key(code, False)) == 0, name


def test_a_button_stays_down_until_the_last_key_leaves_it(tmp_path):
    desk = Desk(tmp_path)
    assert desk.live(key(pygame.K_RETURN), key(pygame.K_z)) == A
    assert desk.live(key(pygame.K_z, False)) == A
    assert desk.live(key(pygame.K_RETURN, False)) == 0


def test_a_window_that_loses_the_keyboard_lets_go(tmp_path):
    desk = Desk(tmp_path)
    assert desk.live(key(pygame.K_UP)) == UP
    assert desk.live(pygame.event.Event(pygame.WINDOWFOCUSLOST)) == 0


def test_the_gamepad_presses_buttons_and_its_stick_the_directions(tmp_path):
    desk = Desk(tmp_path)

    def pad(button: int, down: bool = True) -> pygame.event.Event:
        kind = pygame.CONTROLLERBUTTONDOWN if down else pygame.CONTROLLERBUTTONUP
        return pygame.event.Event(kind, button=button, instance_id=0)

    def tilt(value: int) -> pygame.event.Event:
        axis = pygame.CONTROLLER_AXIS_LEFTY
        return pygame.event.Event(
            pygame.CONTROLLERAXISMOTION, axis=axis, value=value, instance_id=0
        )

    assert desk.live(pad(pygame.CONTROLLER_BUTTON_B)) == B
    assert desk.live(pad(pygame.CONTROLLER_BUTTON_B, False)) == 0
    assert [desk.live(tilt(value)) for value in (-30_000, -15_000, 0, 30_000, 0)] == [
        UP,
        UP,
        0,
        DOWN,
        0,
    ]
    desk.live(pad(pygame.CONTROLLER_BUTTON_BACK))
    assert len(list((tmp_path / "shots").glob("*.png"))) == 1


@pytest.mark.parametrize("name", boards.NAMES)
def test_every_button_of_every_board_can_be_clicked_and_lights(tmp_path, name):
    desk = Desk(tmp_path, name)
    assert set(look_of(desk.board.wiring).controls) == set(desk.board.buttons.names)
    desk.live()
    for switch, bit, _, _ in desk.board.wiring.switches():
        place = on_screen(desk, switch)
        dark = desk.window.surface.copy()
        assert desk.live(mouse(place)) == bit
        around = pygame.Rect(0, 0, 16, 16)
        around.center = place
        lit = desk.window.surface.subsurface(around).copy()
        assert pygame.image.tobytes(lit, "RGB") != pygame.image.tobytes(
            dark.subsurface(around), "RGB"
        )
        assert desk.live(mouse((2, 2), False)) == 0, "let go, wherever the pointer is by then"


def test_a_click_beside_all_buttons_presses_none(tmp_path):
    desk = Desk(tmp_path)
    middle = desk.window._artist.screen.center
    assert desk.live(mouse(middle)) == 0


@pytest.mark.parametrize("name", boards.NAMES)
@pytest.mark.parametrize("scale", [1, 2])
def test_the_screen_is_shown_pixel_by_pixel_at_a_whole_scale(tmp_path, monkeypatch, name, scale):
    desk = Desk(tmp_path, name, scale)
    monkeypatch.setattr(desk.clock, "wait", close)
    with pytest.raises(window.Closed):
        selftest.run(desk.board)
    desk.live()
    place = desk.window._artist.screen.move(desk.window._corner())
    shown = pygame.image.tobytes(desk.window.surface.subsurface(place), "RGB")
    picture = desk.board.panel.picture().convert("RGB")
    size = picture.width * scale, picture.height * scale
    assert shown == picture.resize(size, Image.Resampling.NEAREST).tobytes()


def close(ms: int) -> None:
    raise window.Closed


ROOMS = st.tuples(st.integers(300, 3000), st.integers(200, 2000))


@given(st.sampled_from(boards.NAMES), ROOMS)
def test_the_board_is_never_cut_off_and_never_smaller_than_it_could_be(name, room):
    wiring = wiring_of(name)
    scale = best_scale(wiring, room)
    width, height = window_size(wiring, scale)
    assert width <= room[0] + 1
    assert height <= room[1] + 1
    larger = int(scale) + 1 if scale >= 2 else scale * 1.06
    assert (
        any(more > there for more, there in zip(window_size(wiring, larger), room, strict=True))
        or scale == 8
    )


@pytest.mark.parametrize("name", boards.NAMES)
def test_a_window_of_a_boards_own_size_shows_it_at_that_size(name):
    wiring = wiring_of(name)
    for scale in range(1, 9):
        assert best_scale(wiring, window_size(wiring, scale)) == scale


@pytest.mark.parametrize("name", boards.NAMES)
def test_on_a_laptop_no_screen_is_shown_at_its_bare_size(name):
    assert best_scale(wiring_of(name), (1280 * 19 // 20, 900 * 9 // 10)) > 1.4


def resized(size: tuple[int, int]) -> pygame.event.Event:
    return pygame.event.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])


def test_a_window_made_larger_and_restored_is_as_before(tmp_path):
    desk = Desk(tmp_path, scale=2)
    size = desk.window.surface.get_size()
    desk.live(resized((3000, 2000)))
    assert desk.window._artist.scale == 5
    desk.live(resized(size))
    assert desk.window._artist.scale == 2


def test_a_small_window_shows_the_whole_board_and_its_buttons_can_be_clicked(tmp_path):
    desk = Desk(tmp_path, scale=1)
    desk.window.surface = pygame.display.set_mode((320, 240))
    desk.live(resized((320, 240)))
    assert desk.window._artist.size[0] <= 320 - 2 * MARGIN
    assert desk.window._artist.size[1] <= 240 - 2 * MARGIN - FOOTER
    assert desk.live(mouse(on_screen(desk, "BUTTON_A"))) == A


def test_f1_shows_keys_gamepad_and_mouse_of_this_board_and_hides_them_again(tmp_path):
    desk = Desk(tmp_path, "pimoroni_pico_display_2", 2)
    desk.live()
    plain = pygame.image.tobytes(desk.window.surface, "RGB")
    desk.live(key(pygame.K_F1))
    assert pygame.image.tobytes(desk.window.surface, "RGB") != plain
    desk.live(key(pygame.K_F1))
    assert pygame.image.tobytes(desk.window.surface, "RGB") == plain
    lines = {line[0]: line[1:] for line in helppage.lines(desk.board.buttons, UP | DOWN)}
    assert lines["X"] == ("arrow up", "stick or D-pad"), "what is printed on the board"
    assert lines["A"] == ("Z, Enter or Space", "A")
    assert "left" not in lines
    assert lines["picture of the screen"] == ("F12 or X + Y together", "Back")
    assert lines["Mouse"][0] == "click on the board’s buttons"


def test_f1_says_where_a_button_is_that_has_no_print(tmp_path):
    desk = Desk(tmp_path, "waveshare_pico_lcd_2", 2)
    words.use("nl")
    lines = {line[0]: line[1:] for line in helppage.lines(desk.board.buttons, UP | DOWN)}
    words.use("en")
    assert lines["linksboven"] == ("Z, Enter of Spatie", "A")


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_the_window_speaks_the_consoles_language(tmp_path, language):
    texts = import_module(f"simulator.window.words.{language}").TEXTS
    english = import_module("simulator.window.words.en").TEXTS
    assert list(texts) == list(english)
    assert all(texts[name].count("{}") == english[name].count("{}") for name in english)
    words.use(language)
    try:
        desk = Desk(tmp_path, scale=2)
        desk.live(key(pygame.K_F1))
        assert (texts["help"], "F1", "") in helppage.lines(desk.board.buttons, X | Y)
    finally:
        words.use("en")


def test_the_keys_stand_below_the_board(tmp_path):
    """Each board has its own: a strip of them is drawn, and a message takes its place."""
    strips = []
    for name in ("waveshare_pico_lcd_1_3", "breadboard_st7789", "pimoroni_pico_display_2"):
        desk = Desk(tmp_path, name, 1)
        desk.live()
        width, height = desk.window.surface.get_size()
        below = desk.window.surface.subsurface((0, height - FOOTER, width, FOOTER))
        drawn = pygame.image.tobytes(below, "RGB")
        strips.append(drawn)
        desk.live(key(pygame.K_F12))
        desk.live()
        assert pygame.image.tobytes(below, "RGB") != drawn
    assert len(set(strips)) == 3


def test_a_picture_that_cant_be_saved_is_told_and_nothing_else_happens(tmp_path, capsys):
    (tmp_path / "shots").write_text("a file where a folder should be")
    desk = Desk(tmp_path)
    desk.live(key(pygame.K_F12))
    assert "can’t be saved" in capsys.readouterr().err
    desk.live(key(pygame.K_F12, mod=pygame.KMOD_LSHIFT))
    assert "can’t be saved" in capsys.readouterr().err
    desk.live(key(pygame.K_F9))
    desk.live(key(pygame.K_F9))
    assert "can’t be saved" in capsys.readouterr().err


def test_f12_saves_the_screen_and_shift_f12_the_board(tmp_path):
    desk = Desk(tmp_path)
    desk.live(key(pygame.K_F12))
    desk.live(key(pygame.K_F12, mod=pygame.KMOD_LSHIFT))
    sizes = sorted(Image.open(path).size for path in (tmp_path / "shots").glob("*.png"))
    assert sizes == [(240, 240), desk.window._artist.size]


def test_a_chord_takes_a_picture_and_the_console_does_not_see_it(tmp_path):
    desk = Desk(tmp_path)
    assert desk.live(key(pygame.K_a)) == X
    assert desk.live(key(pygame.K_s)) == 0
    desk.live()
    assert len(list((tmp_path / "shots").glob("*.png"))) == 1
    assert desk.live(key(pygame.K_a, False)) == 0
    assert desk.live(key(pygame.K_s, False)) == 0
    assert desk.live(key(pygame.K_s)) == Y


def film_of(path: Path) -> list[tuple[int, bytes]]:
    """Read a GIF with Pillow, as pairs of milliseconds and pixels."""
    frames = []
    with Image.open(path) as gif:
        for number in range(getattr(gif, "n_frames", 1)):
            gif.seek(number)
            frames.append((gif.info["duration"], gif.convert("RGB").tobytes()))
    return frames


def test_f9_records_a_film_of_what_is_seen(tmp_path):
    desk = Desk(tmp_path)
    seen = []
    frame = Frame(240, 240)
    desk.live(key(pygame.K_F9))
    for colour, light in ((3, 100), (7, 100), (7, 20)):
        frame.fill(colour)
        desk.board.panel.show(frame)
        desk.board.backlight.set(light)
        seen.append(desk.board.picture().convert("RGB").resize((480, 480)).tobytes())
        for _ in range(5):
            desk.live()
    desk.live(key(pygame.K_F9))
    (path,) = (tmp_path / "shots").glob("*.gif")
    frames = film_of(path)
    assert [pixels for _, pixels in frames][-3:] == seen
    assert [ms for ms, _ in frames][-3:-1] == [100, 100]


def test_a_film_keeps_time_to_a_hundredth_of_a_second(tmp_path):
    film = Film()
    times = [0, 33, 66, 100, 133, 166, 200]
    for number, now in enumerate(times):
        picture = Image.new("P", (8, 8), number)
        picture.putpalette(PALETTE)
        film.add(picture, now)
    film.save(tmp_path / "film.gif", 200)
    durations = [ms for ms, _ in film_of(tmp_path / "film.gif")]
    assert sum(durations[:-1]) == 200


def test_closing_the_window_is_losing_power(tmp_path):
    desk = Desk(tmp_path)
    desk.board.store.write("game", b"saved at the end of the last turn")
    desk.live(key(pygame.K_F9))
    with pytest.raises(window.Closed):
        desk.live(pygame.event.Event(pygame.QUIT))
    assert not issubclass(window.Closed, Exception), "nothing in the console can catch it"
    assert Store(str(tmp_path / "saves")).read("game") == b"saved at the end of the last turn"
    assert list((tmp_path / "shots").glob("*.gif")), "and yet a film is kept"


def test_dimming_the_backlight_dims_the_screen(tmp_path):
    desk = Desk(tmp_path)
    frame = Frame(240, 240)
    frame.fill(4)
    desk.board.panel.show(frame)
    brightness = []
    for percent in (100, 40, 0):
        desk.board.backlight.set(percent)
        desk.live()
        middle = desk.window._artist.screen.move(desk.window._corner()).center
        brightness.append(sum(desk.window.surface.get_at(middle)[:3]))
    assert brightness[0] == 3 * 255
    assert brightness[0] > brightness[1] > brightness[2] == 0


def test_the_whole_way_from_the_command_line(tmp_path, monkeypatch):
    """Opens, runs the console for a moment, closes: as `make play` does."""
    monkeypatch.setattr(window.WindowClock, "wait", _press_then_close(tmp_path))
    parser = __import__("argparse").ArgumentParser()
    play.add_arguments(parser)
    options = ["--store", str(tmp_path / "saves"), "--scale", "1", "--seed", "3", "--lang", "de"]
    try:
        assert play.main(parser.parse_args(options)) == 0
    finally:
        words.use("en")


def _press_then_close(folder: Path) -> Callable:
    turns = iter([None, None, pygame.event.Event(pygame.QUIT)])

    def wait(clock, ms: int) -> None:
        if event := next(turns):
            pygame.event.post(event)
        clock.window.live()

    return wait


def test_a_tone_is_as_long_and_as_high_as_it_should_be():
    wave = square_wave(441, 1000)
    assert len(wave) == 22_050
    rises = sum(a < 0 < b for a, b in pairwise(wave))
    assert rises in (440, 441)


def test_a_tune_is_tone_after_tone():
    assert tune_wave(441, 100, 882, 50) == square_wave(441, 100) + square_wave(882, 50)


def test_boards_one_can_buy_have_looks_of_their_own():
    names = {boards.named(name)["NAME"] for name in boards.NAMES if "breadboard" not in name}
    assert set(LOOKS) == names
