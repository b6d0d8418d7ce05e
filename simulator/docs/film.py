"""The film in README.md: the console being played, thumbs and all."""

import os
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame
from PIL import Image

from firmware import main
from simulator.board import Board, wiring_of
from simulator.docs.stage import Run, at_the_table, perform, session_at
from simulator.window.artist import Artist
from simulator.window.camera import Film

BOARD = "waveshare_pico_lcd_1_3"
SCALE = 2
_COLOURS = 128

START = """
wait 1500
press A
wait 900
press DOWN
wait 400
press A
wait 1200
"""
CARDS = """
wait 1100
press A
wait 1100
press A
wait 1100
press A
wait 900
press A
wait 1300
press A
wait 900
press A
wait 1500
press A
wait 1300
"""
STONES = """
wait 900
hold A 700
wait 900
press A
wait 1500
press A
wait 1500
"""
DICE = """
wait 900
hold A 700
wait 1100
press A
wait 600
press RIGHT
press RIGHT
press RIGHT
wait 600
press A
wait 1200
press RIGHT
wait 800
press A
wait 1800
"""


def scenes() -> list[tuple[str, Run]]:
    """Return what is played one after the other: the thumbs' script, and what the console runs."""
    return [
        (START, main.run),
        (CARDS, at_the_table(session_at("cards", 109))),
        (STONES, at_the_table(session_at("stones", 106))),
        (DICE, at_the_table(session_at("dice", 72))),
    ]


class _Camera:
    """Looks at a board whenever its panel or its thumbs change."""

    def __init__(self) -> None:
        self.film = Film()
        self.now = 0
        self._start = 0
        self._artist = Artist(wiring_of(BOARD), SCALE)
        self._palette: Image.Image | None = None

    def shoot(self, thumbs: str, run: Run) -> None:
        self._start = self.now

        def filmed(board: Board) -> None:
            show, hands = board.panel.show, board.clock.hands

            def shown(frame) -> None:
                show(frame)
                self._look(board)

            def moved(mask: int) -> None:
                hands(mask)
                self._look(board)

            board.panel.show, board.clock.hands = shown, moved  # type: ignore[method-assign]
            run(board)

        board = perform(BOARD, thumbs, filmed)
        self.now = self._start + board.clock.now

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
    for thumbs, run in scenes():
        camera.shoot(thumbs, run)
    camera.film.save(path, camera.now, scale=1)
