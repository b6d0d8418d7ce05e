"""The film in README.md: the console being played, thumbs and all."""

from pathlib import Path

import pygame
from PIL import Image

from simulator.board import Board, wiring_of
from simulator.docs.stage import Walk, session_at, visiting
from simulator.visit import First, Visit, at_the_table, at_the_title
from simulator.window.artist import Artist
from simulator.window.camera import Film

BOARD = "waveshare_pico_lcd_1_3"
SCALE = 2
_COLOURS = 128


# What is played one after the other. `pace` is how long each press is looked at.


def _start(visit: Visit) -> None:
    visit.pace = 1000
    visit.wait(1500)
    visit.start()
    visit.choose("menu_new")


def _cards(visit: Visit) -> None:
    visit.pace = 1200
    visit.wait(1100)
    visit.listen()
    visit.play("+B9")
    visit.play("*")
    visit.press("A")


def _stones(visit: Visit) -> None:
    visit.pace = 1500
    visit.wait(900)
    visit.skip()
    visit.play("?")
    visit.play("+N2")


def _dice(visit: Visit) -> None:
    visit.wait(900)
    visit.skip()
    visit.wait(700)
    visit.pace = 300
    visit.aim("!0")
    visit.pace = 1200
    visit.press("A")
    visit.play("+G8")
    visit.wait(600)


def scenes() -> list[tuple[First, Walk]]:
    """Return what is filmed: how it begins, and what somebody does then."""
    return [
        (at_the_title, _start),
        (at_the_table(session_at("cards", 109)), _cards),
        (at_the_table(session_at("stones", 106)), _stones),
        (at_the_table(session_at("dice", 72)), _dice),
    ]


class _Camera:
    """Looks at a board whenever its panel or its thumbs change."""

    def __init__(self) -> None:
        self.film = Film()
        self.now = 0
        self._start = 0
        self._artist = Artist(wiring_of(BOARD), SCALE)
        self._palette: Image.Image | None = None

    def shoot(self, first: First, walk: Walk) -> None:
        self._start = self.now
        with visiting(BOARD, first, moving=True, prepare=self._watch) as visit:
            walk(visit)
            self.now = self._start + visit.board.clock.now

    def _watch(self, board: Board) -> None:
        show, hands = board.panel.show, board.clock.hands

        def shown(frame) -> None:
            show(frame)
            self._look(board)

        def moved(mask: int) -> None:
            hands(mask)
            self._look(board)

        board.panel.show, board.clock.hands = shown, moved  # type: ignore[method-assign]

    def _look(self, board: Board) -> None:
        down = [name for n, name in enumerate(board.buttons.names) if board.buttons.levels >> n & 1]
        drawn = self._artist.draw(board.panel, 100, down)
        picture = Image.frombytes("RGBA", drawn.get_size(), pygame.image.tobytes(drawn, "RGBA"))
        paper = Image.new("RGB", picture.size, "white")
        paper.paste(picture, mask=picture)
        if self._palette is None:
            self._palette = self._common_palette(paper, board)
        flat = paper.quantize(palette=self._palette, dither=Image.Dither.NONE)
        self.film.add(flat, self._start + board.clock.now)

    @staticmethod
    def _common_palette(paper: Image.Image, board: Board) -> Image.Image:
        """Take the panel's sixteen colours exactly, and as many of the board as there is room
        for."""
        body = paper.quantize(_COLOURS - 16, dither=Image.Dither.NONE).getpalette() or []
        panel = board.panel.picture().getpalette() or []
        palette = Image.new("P", (1, 1))
        palette.putpalette(panel[: 3 * 16] + body[: 3 * (_COLOURS - 16)])
        return palette


def save_film(path: Path) -> None:
    camera = _Camera()
    for first, walk in scenes():
        camera.shoot(first, walk)
    camera.film.save(path, camera.now, scale=1)
