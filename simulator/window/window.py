"""The console in a window that looks like its board."""

import os
import sys
import time
from collections.abc import Callable
from datetime import date
from pathlib import Path

import pygame
from pygame._sdl2 import controller

from boards.wiring import Wiring
from firmware import main, words
from input import DOWN, UP, X, Y, elapsed
from simulator.board import Board, Tone
from simulator.window import helppage
from simulator.window.artist import GLOW, Artist, as_picture
from simulator.window.camera import Film, fresh_name, save_picture
from simulator.window.chord import Chord
from simulator.window.fit import FOOTER, best_scale, window_size
from simulator.window.footer import Footer
from simulator.window.hands import PAD_PICTURE, Hands
from simulator.window.speaker import Speaker
from simulator.window.words import text

_WRAP = 1 << 30
_FRAME_MS = 15  # no desktop shows more than this; the console may draw faster
_MESSAGE_MS = 4000
_BACKGROUND = (30, 33, 40)


class NoDisplayError(RuntimeError):
    """There is no screen to open a window on."""


class Closed(BaseException):
    """The window was closed: the power is gone, and nothing can be done about it any more."""


def open_display() -> None:
    """Open it, or refuse: without a desktop SDL would draw where nobody can see it."""
    hints = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    if sys.platform == "linux" and not any(os.environ.get(name) for name in hints):
        raise NoDisplayError("neither X nor Wayland is there")
    try:
        pygame.display.init()
    except pygame.error as error:
        raise NoDisplayError(str(error)) from error
    driver = pygame.display.get_driver()
    if driver in ("offscreen", "dummy") and os.environ.get("SDL_VIDEODRIVER") != driver:
        pygame.display.quit()
        raise NoDisplayError("no display was found")


class WindowClock:
    """Real time. While the console waits, the window lives."""

    def __init__(self) -> None:
        self.window: Window | None = None

    def ms(self) -> int:
        return time.monotonic_ns() // 1_000_000 % _WRAP

    def since(self, earlier: int) -> int:
        return elapsed(self.ms(), earlier)

    def wait(self, ms: int) -> None:
        start = self.ms()
        assert self.window is not None
        while True:
            self.window.live()
            left = ms - self.since(start)
            if left <= 0 or self.window.board.buttons.waiting():
                return
            pygame.time.wait(min(left, 4))

    def feed(self) -> None:
        pass

    def stop(self) -> None:
        pass


class AudibleTone(Tone):
    def __init__(self, available: bool):
        super().__init__(available)
        self._speaker = Speaker()

    def play(self, *tones: int) -> None:
        if self.available:
            self._speaker.play(*tones)


class Window:
    def __init__(self, board: Board, scale: int | None, shots: Path):
        self.board = board
        self.hands = Hands(board.buttons)
        self._shots = shots
        self._film: Film | None = None
        self._filmed: tuple = ()  # what the newest picture on it shows
        self._help = False
        self._message = ""
        self._message_at = 0
        # Together they mean "take a picture"; a board with four buttons has no X and Y.
        together = X | Y if board.buttons.available & (X | Y) == X | Y else UP | DOWN
        self._chord = board.buttons.chord = Chord(together)
        self._pictures = 0  # how often it was struck and a picture taken
        self._drawn: tuple | None = None  # what the window shows now: screen, all the rest
        self._drawn_at = 0
        self._room: tuple[int, int] | None = None  # what the window has become
        controller.init()
        pygame.font.init()
        desktop = pygame.display.get_desktop_sizes()[0]
        room = desktop[0] * 19 // 20, desktop[1] * 9 // 10  # title bar and panels need some
        self._artist = Artist(board.wiring, scale or best_scale(board.wiring, room))
        size = window_size(board.wiring, self._artist.scale)
        self.surface = pygame.display.set_mode(size, pygame.RESIZABLE)
        pygame.display.set_caption(f"Pocket Keltis: {board.name}")
        pygame.display.set_icon(self._icon())
        self._footer = Footer(board.buttons)

    def live(self) -> None:
        """Hear what the person does and show what the console does."""
        for event in pygame.event.get():
            self._handle(event)
        if self._room:  # of many sizes on the way to one, the last
            self._fit(self._room)
            self._room = None
        if self._chord.struck != self._pictures:
            self._pictures = self._chord.struck
            self.take_picture()
        if self._film is not None and self._screen() != self._filmed:
            self._filmed = self._screen()
            self._film.add(self.board.picture(), self.board.clock.ms())
        if self.board.clock.since(self._drawn_at) >= _FRAME_MS:
            self._draw()

    # What the person does

    def _handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.QUIT:
            self.close()
            raise Closed
        if event.type == pygame.KEYDOWN and event.key == pygame.K_F1:
            self._help = not self._help
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_F9:
            self.start_or_stop_film()
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_F12:
            self.take_picture(whole=bool(event.mod & pygame.KMOD_SHIFT))
        elif event.type == pygame.CONTROLLERBUTTONDOWN and event.button == PAD_PICTURE:
            self.take_picture()
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            if self._help:
                self._help = False
                return
            left, top = self._corner()
            name = self._artist.control_at(event.pos[0] - left, event.pos[1] - top)
            if name is not None:
                self.hands.press(name, "mouse")
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self.hands.release_all("mouse")
        elif event.type == pygame.VIDEORESIZE:
            self._room = event.size
        else:
            self.hands.handle(event)

    def _fit(self, room: tuple[int, int]) -> None:
        """Draw the board as large as the window has become."""
        scale = best_scale(self.board.wiring, room)
        if scale != self._artist.scale:
            self._artist = Artist(self.board.wiring, scale)
        self._drawn = None

    def take_picture(self, whole: bool = False) -> None:
        """Save what the screen shows, or the whole board."""
        path = self._shots
        try:
            name = fresh_name(self._shots, ".png")
            path = self._shots / f"{name}.png"
            picture = as_picture(self._board_drawing()) if whole else self.board.picture()
            save_picture(picture, self._shots, name)
        except OSError as error:
            self._say_unsaved(path, error)
        else:
            self.say(text("saved", path))

    def start_or_stop_film(self) -> None:
        """Begin a film, or save the one that is being made."""
        if self._film is None:
            self._film = Film()
            self._film.add(self.board.picture(), self.board.clock.ms())
            return
        film, self._film = self._film, None
        path = self._shots
        try:
            path = self._shots / f"{fresh_name(self._shots, '.gif')}.gif"
            film.save(path, self.board.clock.ms())
        except OSError as error:
            self._say_unsaved(path, error)
        else:
            self.say(text("saved", path))

    def _say_unsaved(self, path: Path, error: OSError) -> None:
        """Say so in the window, and where it can be read when the window is closed."""
        message = text("not_saved", path, error.strerror or error)
        print(message, file=sys.stderr)
        self.say(message)

    def say(self, message: str) -> None:
        self._message, self._message_at = message, self.board.clock.ms()

    def close(self) -> None:
        """Keep a film that is still being made."""
        if self._film is not None:
            self.start_or_stop_film()

    # What it shows

    def _corner(self) -> tuple[int, int]:
        """Return where the board's top left corner is: it stands in the middle of the window."""
        width, height = self.surface.get_size()
        return (width - self._artist.size[0]) // 2, (height - FOOTER - self._artist.size[1]) // 2

    def _screen(self) -> tuple:
        """Return what differs from before whenever the screen may look different."""
        panel = self.board.panel
        return panel.shown, panel.asleep, self.board.backlight.percent

    def _board_drawing(self) -> pygame.Surface:
        board = self.board
        return self._artist.draw(board.panel, board.backlight.percent, self.hands.down)

    def _draw(self) -> None:
        board = self.board
        self._drawn_at = board.clock.ms()
        if self._message and board.clock.since(self._message_at) > _MESSAGE_MS:
            self._message = ""
        screen = self._screen()
        told = self._message, self._recorded_seconds()
        rest = frozenset(self.hands.down), self._help, told, words.language
        if (screen, rest) == self._drawn:
            return
        if self._drawn is not None and rest == self._drawn[1] and not self._help:
            place = self._artist.screen.move(self._corner())
            picture = self._artist.draw_screen(board.panel, board.backlight.percent)
            pygame.display.update(self.surface.blit(picture, place))
        else:
            self.surface.fill(_BACKGROUND)
            self.surface.blit(self._board_drawing(), self._corner())
            self._footer.draw(self.surface, *told)
            if self._help:
                helppage.draw(self.surface, helppage.lines(board.buttons, self._chord.buttons))
            pygame.display.flip()
        self._drawn = screen, rest

    def _recorded_seconds(self) -> int:
        if self._film is None:
            return -1
        return self._film.length_ms(self.board.clock.ms()) // 1000

    def _icon(self) -> pygame.Surface:
        icon = pygame.Surface((32, 32), pygame.SRCALPHA)
        pygame.draw.rect(icon, self._artist.look.colour, (0, 4, 32, 24), border_radius=4)
        pygame.draw.rect(icon, GLOW, (9, 8, 14, 16), border_radius=2)
        return icon


def play(
    wiring: Wiring,
    folder: Path,
    seed: int | None,
    language: str,
    scale: int | None,
    shots: Path,
    run: Callable[[Board], None] = main.run,
) -> None:
    """Open the window and run the console (or `run`) in it until it is closed."""
    open_display()
    clock = WindowClock()
    board = Board(wiring, clock, folder, seed, language)
    board.today = int(f"{date.today():%Y%m%d}")
    board.tone = AudibleTone(board.tone.available)
    clock.window = Window(board, scale, shots)
    try:
        run(board)
    except Closed:
        pass
    finally:
        pygame.quit()
