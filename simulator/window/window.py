"""The console in a window that looks like its board."""

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame
from pygame._sdl2 import controller

from boards.wiring import Wiring
from firmware import main
from input import DOWN, UP, X, Y, elapsed
from simulator.board import Board, Tone
from simulator.window.artist import GLOW, Artist
from simulator.window.camera import Film, fresh_name, save_picture
from simulator.window.chord import Chord
from simulator.window.hands import KEY_WORDS, PAD_PICTURE, Hands
from simulator.window.looks import look_of
from simulator.window.speaker import Speaker

MARGIN, FOOTER = 20, 34
SMALLEST, LARGEST = 1, 8  # scales
_WRAP = 1 << 30
_FRAME_MS = 15  # no desktop shows more than this; the console may draw faster
_MESSAGE_MS = 4000
_BACKGROUND, _INK, _DIM = (30, 33, 40), (226, 230, 238), (138, 146, 160)
FOOTER_WORDS = "F1 help    F12 picture    F9 film"


class NoDisplayError(RuntimeError):
    """There is no screen to open a window on."""


class Closed(BaseException):
    """The window was closed: the power is gone, and nothing can be done about it any more."""


def open_display() -> None:
    """Without a desktop, SDL would quietly draw where nobody can see it."""
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


def best_scale(wiring: Wiring, room: tuple[int, int]) -> int:
    """The largest whole number of window pixels for one of the screen's at which all fits in."""
    look = look_of(wiring)
    width, height = room[0] - 2 * MARGIN, room[1] - 2 * MARGIN - FOOTER
    fits = min(width / (look.width / look.pitch), height / (look.height / look.pitch))
    return max(SMALLEST, min(LARGEST, int(fits)))


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

    def play(self, hz: int, ms: int) -> None:
        if self.available and hz > 0 and ms > 0:
            self._speaker.play(hz, ms)


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
        controller.init()
        pygame.font.init()
        desktop = pygame.display.get_desktop_sizes()[0]
        room = desktop[0] * 19 // 20, desktop[1] * 9 // 10  # title bar and panels need some
        self._artist = Artist(board.wiring, scale or best_scale(board.wiring, room))
        width, height = self._artist.size
        size = width + 2 * MARGIN, height + 2 * MARGIN + FOOTER
        self.surface = pygame.display.set_mode(size, pygame.RESIZABLE)
        pygame.display.set_caption(f"Pocket Keltis: {board.name}")
        pygame.display.set_icon(self._icon())
        self._fonts = {size: pygame.font.Font(None, size) for size in (22, 26, 34)}

    def live(self) -> None:
        """Hear what the person does and show what the console does."""
        for event in pygame.event.get():
            self._handle(event)
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
            scale = best_scale(self.board.wiring, event.size)
            if scale != self._artist.scale:
                self._artist = Artist(self.board.wiring, scale)
            self._drawn = None
        else:
            self.hands.handle(event)

    def take_picture(self, whole: bool = False) -> None:
        name = fresh_name(self._shots, ".png")
        if whole:
            self._shots.mkdir(parents=True, exist_ok=True)
            path = self._shots / f"{name}.png"
            pygame.image.save(self._board_drawing(), path)
        else:
            path = save_picture(self.board.picture(), self._shots, name)
        self.say(f"Saved {path}")

    def start_or_stop_film(self) -> None:
        if self._film is None:
            self._film = Film()
            self._film.add(self.board.picture(), self.board.clock.ms())
            return
        path = self._shots / f"{fresh_name(self._shots, '.gif')}.gif"
        self._film.save(path, self.board.clock.ms())
        self._film = None
        self.say(f"Saved {path}")

    def say(self, message: str) -> None:
        self._message, self._message_at = message, self.board.clock.ms()

    def close(self) -> None:
        """A film that is still being made is worth keeping."""
        if self._film is not None:
            self.start_or_stop_film()

    # What it shows

    def _corner(self) -> tuple[int, int]:
        """Where the board's top left corner is: it stands in the middle of the window."""
        width, height = self.surface.get_size()
        return (width - self._artist.size[0]) // 2, (height - FOOTER - self._artist.size[1]) // 2

    def _screen(self) -> tuple:
        """Differs from before whenever the screen may look different."""
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
        rest = frozenset(self.hands.down), self._help, self._message, self._recorded_seconds()
        if (screen, rest) == self._drawn:
            return
        if self._drawn is not None and rest == self._drawn[1] and not self._help:
            place = self._artist.screen.move(self._corner())
            picture = self._artist.draw_screen(board.panel, board.backlight.percent)
            pygame.display.update(self.surface.blit(picture, place))
        else:
            self.surface.fill(_BACKGROUND)
            self.surface.blit(self._board_drawing(), self._corner())
            self._draw_footer()
            if self._help:
                self._draw_help()
            pygame.display.flip()
        self._drawn = screen, rest

    def _recorded_seconds(self) -> int:
        if self._film is None:
            return -1
        return self._film.length_ms(self.board.clock.ms()) // 1000

    def _draw_footer(self) -> None:
        width, height = self.surface.get_size()
        y = height - FOOTER + 6
        font = self._fonts[22]
        words = self._message or FOOTER_WORDS
        drawn = font.render(words, True, _INK if self._message else _DIM)
        self.surface.blit(drawn, ((width - drawn.get_width()) // 2, y))
        if self._film is not None:
            pygame.draw.circle(self.surface, (235, 70, 70), (MARGIN + 8, y + 8), 7)
            text = f"{self._recorded_seconds()} s"
            self.surface.blit(font.render(text, True, _INK), (MARGIN + 22, y))

    def help_lines(self) -> list[tuple[str, str]]:
        """What is on the help page: left what it does, right the keys."""
        labels = self.board.buttons.labels
        bits = {name: 1 << number for number, (name, _) in enumerate(KEY_WORDS)}
        lines = [(labels[bits[n]], keys) for n, keys in KEY_WORDS if bits[n] in labels]
        together = " + ".join(labels[bit] for bit in labels if bit & self._chord.buttons)
        return [
            *lines,
            ("", ""),
            ("help", "F1"),
            ("picture of the screen", f"F12, or {together} together"),
            ("picture of the whole board", "Shift + F12"),
            ("start or end a film (GIF)", "F9"),
            ("switch off", "close the window"),
        ]

    def _draw_help(self) -> None:
        lines = self.help_lines()
        width, height = 520, 84 + 25 * len(lines)
        page = pygame.Surface((width, height), pygame.SRCALPHA)
        pygame.draw.rect(page, (18, 20, 26), page.get_rect(), border_radius=14)
        pygame.draw.rect(page, GLOW, page.get_rect(), width=2, border_radius=14)
        page.blit(self._fonts[34].render("Keys", True, GLOW), (28, 20))
        y = 60
        for what, keys in lines:
            page.blit(self._fonts[26].render(what, True, _INK), (28, y))
            page.blit(self._fonts[26].render(keys, True, _DIM), (290, y))
            y += 25
        room = self.surface.get_size()
        share = min(1.0, (room[0] - 20) / width, (room[1] - 20) / height)
        if share < 1:
            page = pygame.transform.smoothscale(page, (int(width * share), int(height * share)))
        left, top = (room[0] - page.get_width()) // 2, (room[1] - page.get_height()) // 2
        self.surface.blit(page, (left, top))

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
    board.tone = AudibleTone(board.tone.available)
    clock.window = Window(board, scale, shots)
    try:
        run(board)
    except Closed:
        pass
    finally:
        pygame.quit()
