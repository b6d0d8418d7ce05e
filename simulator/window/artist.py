"""Draws a board as it looks, with the panel's picture in its screen."""

import math
from collections.abc import Iterable
from typing import Any

import pygame
from PIL import Image

from boards.wiring import Wiring
from simulator.board import PALETTE, Panel
from simulator.light import dimmed
from simulator.window.canvas import Canvas, Colour
from simulator.window.fit import board_size
from simulator.window.looks import ARM, ARROW, STICK, TACTILE, Control, Look, look_of

GLOW = (126, 232, 214)
_INK_ON_GLOW = (12, 40, 36)
_CAP, _CAP_EDGE = (58, 61, 68), (26, 28, 32)
_WHITE, _METAL, _GLASS = (238, 240, 245), (150, 154, 160), (8, 9, 12)
_DIRECTIONS = {"UP": (0, -1), "DOWN": (0, 1), "LEFT": (-1, 0), "RIGHT": (1, 0)}


def as_picture(drawing: pygame.Surface) -> Image.Image:
    """Return a drawing as a picture that can be saved."""
    return Image.frombytes("RGBA", drawing.get_size(), pygame.image.tobytes(drawing, "RGBA"))


def darker(colour: Colour, share: float) -> Colour:
    red, green, blue = (round(value * (1 - share)) for value in colour)
    return red, green, blue


class Artist:
    """One board at one scale: so many window pixels for a pixel of its screen."""

    def __init__(self, wiring: Wiring, scale: float, canvas: type = Canvas):
        """Draw on canvases of another kind than the window's, if one is given."""
        pygame.font.init()
        self.look: Look = look_of(wiring)
        self.scale = scale
        self._wiring = wiring
        self._canvas = canvas
        self._mm = scale / self.look.pitch
        self.size = board_size(self.look, scale)
        width, height = round(wiring["WIDTH"] * scale), round(wiring["HEIGHT"] * scale)
        x, y = self._at(*self.look.screen)
        self.screen = pygame.Rect(x - width // 2, y - height // 2, width, height)
        self.body = self._draw_body()
        self._controls: dict[tuple[str, bool], Any] = {}

    # Where things are

    def _at(self, x: float, y: float) -> tuple[int, int]:
        return round(self.size[0] / 2 + x * self._mm), round(self.size[1] / 2 + y * self._mm)

    def middle_of(self, name: str) -> tuple[int, int]:
        control = self.look.controls[name]
        return self._at(control.x, control.y)

    def control_at(self, x: int, y: int) -> str | None:
        """Return the switch under a place on the drawing, if any; a thumb may be a little off."""
        best, least = None, 1.0
        for name, control in self.look.controls.items():
            cx, cy = self.middle_of(name)
            away = math.hypot(x - cx, y - cy) / (control.size * self._mm * 0.75)
            if away < least:
                best, least = name, away
        return best

    # Drawing

    def draw(self, panel: Panel, light: int, down: Iterable[str]) -> pygame.Surface:
        """Draw the board with its screen lit so many percent and those switches pressed."""
        picture = self.body.copy()
        for name in self.look.controls:
            drawn = self.control(name, name in down)
            picture.blit(drawn, drawn.get_rect(center=self.middle_of(name)))
        picture.blit(self.draw_screen(panel, light), self.screen)
        return picture

    def draw_screen(self, panel: Panel, light: int) -> pygame.Surface:
        """Draw what belongs at `screen`."""
        levels = dimmed(PALETTE, 0 if panel.asleep else light)
        indices = panel.indices
        rgb = bytearray(3 * len(indices))
        for channel in range(3):
            rgb[channel::3] = indices.translate(levels[channel::3].ljust(256))
        pixels = pygame.image.frombuffer(rgb, (panel.width, panel.height), "RGB")
        if self.scale == int(self.scale):
            return pygame.transform.scale(pixels, self.screen.size)
        # Larger first, so that only the edges of pixels are blurred.
        whole = math.ceil(self.scale)
        larger = pygame.transform.scale(pixels, (whole * panel.width, whole * panel.height))
        return pygame.transform.smoothscale(larger, self.screen.size)

    def _draw_body(self) -> Any:
        look = self.look
        canvas = self._canvas(self._mm, 0, 0, look.width, look.height)
        canvas.box(darker(look.colour, 0.35), 0, 0, look.width, look.height, look.corner)
        canvas.box(look.colour, 0, -0.1, look.width - 0.5, look.height - 0.6, look.corner)
        x, y = look.screen
        width = self._wiring["WIDTH"] * look.pitch + 2 * look.bezel
        height = self._wiring["HEIGHT"] * look.pitch + 2 * look.bezel
        if look.breadboard:
            self._draw_breadboard(canvas)
            canvas.box((24, 74, 132), x, y, width + 3, height + 5, 1)  # the module's own board
        for part_x, part_y, across, down, colour in look.parts:
            canvas.box(darker(colour, 0.35), part_x, part_y, across, down, 0.6)
            canvas.box(colour, part_x, part_y - 0.1, across - 0.5, down - 0.6, 0.6)
        for hole in look.holes:
            canvas.disc((196, 160, 74), *hole, 3.2)
            canvas.disc((16, 18, 22), *hole, 2.0)
        canvas.box(_GLASS, x, y, width, height, 1)
        self._draw_middle_of_cross(canvas)
        return canvas.finished()

    def _draw_breadboard(self, canvas: Canvas) -> None:
        """Holes every 2.54 mm, and a line along the power rails."""
        look = self.look
        columns, rows = int((look.width - 6) / 2.54), int((look.height - 6) / 2.54)
        for side in (-1, 1):
            canvas.box((190, 60, 60), 0, side * (look.height / 2 - 1.7), look.width - 6, 0.35, 0.1)
        for row in range(rows + 1):
            for column in range(columns + 1):
                x, y = (column - columns / 2) * 2.54, (row - rows / 2) * 2.54
                canvas.box(darker(look.colour, 0.55), x, y, 0.75, 0.75, 0.1)

    def _draw_middle_of_cross(self, canvas: Canvas) -> None:
        arms = [control for control in self.look.controls.values() if control.shape == ARM]
        if arms:
            x, y = sum(arm.x for arm in arms) / len(arms), sum(arm.y for arm in arms) / len(arms)
            canvas.box(_CAP_EDGE, x, y, arms[0].size + 1, arms[0].size + 1, 0.2)
            canvas.box(_CAP, x, y, arms[0].size, arms[0].size, 0.2)

    def control(self, name: str, down: bool) -> Any:
        """Return a switch as it looks; its middle is at `middle_of`."""
        if (name, down) not in self._controls:
            control = self.look.controls[name]
            reach = 2 * (control.size + 4)
            canvas = self._canvas(self._mm, control.x, control.y, reach, reach)
            if control.shape == ARM:
                self._draw_arm(canvas, name, control, down)
            elif control.shape == ARROW:
                self._draw_arrow(canvas, name, control, down)
            elif control.shape == STICK:
                self._draw_stick(canvas, control, down)
            else:
                self._draw_cap(canvas, name, control, down)
            self._controls[name, down] = canvas.finished()
        return self._controls[name, down]

    def _draw_cap(self, canvas: Canvas, name: str, control: Control, down: bool) -> None:
        x, y, size = control.x, control.y, control.size
        if control.shape == TACTILE:
            canvas.box(_METAL, x, y, size + 1.6, size + 1.6, 0.6)
            canvas.box((30, 31, 34), x, y, size + 0.6, size + 0.6, 0.6)
        else:
            canvas.disc(darker(self.look.colour, 0.5), x, y + 0.2, size + 0.9)
        fill = GLOW if down else _CAP
        canvas.disc(darker(fill, 0.45), x, y, size)
        canvas.disc(fill, x, y - (0 if down else 0.2), size - 0.5)
        text = self._wiring.label(name)
        if control.label == (0, 0):
            tall = min(2.6, size / max(1.9, len(text) * 0.8))
            canvas.words(_INK_ON_GLOW if down else _WHITE, x, y, text, tall)
        elif control.label:
            dx, dy = control.label
            canvas.words(self.look.ink, x + dx, y + dy, text, 2.2)

    def _draw_arm(self, canvas: Canvas, name: str, control: Control, down: bool) -> None:
        x, y, size = control.x, control.y, control.size
        canvas.box(_CAP_EDGE, x, y, size + 0.8, size + 0.8, 1.2)
        canvas.box(GLOW if down else _CAP, x, y, size, size, 1)
        canvas.polygon(_INK_ON_GLOW if down else _METAL, _triangle(name, x, y, size * 0.35))

    def _draw_arrow(self, canvas: Canvas, name: str, control: Control, down: bool) -> None:
        colour = GLOW if down else self.look.ink
        canvas.polygon(colour, _triangle(name, control.x, control.y, control.size * 0.6))

    def _draw_stick(self, canvas: Canvas, control: Control, down: bool) -> None:
        x, y, size = control.x, control.y, control.size
        canvas.box(_METAL, x, y, size + 0.6, size + 0.6, 0.8)
        canvas.disc(_CAP_EDGE, x, y, size * 0.86)
        canvas.disc(GLOW if down else _CAP, x, y - 0.1, size * 0.72)


def _triangle(name: str, x: float, y: float, size: float) -> list[tuple[float, float]]:
    """Return the corners of one that points in the direction that the switch is named after."""
    dx, dy = _DIRECTIONS[name.removeprefix("BUTTON_")]
    half = size / 2
    return [
        (x + dx * half, y + dy * half),
        (x - dx * half - dy * half, y - dy * half - dx * half),
        (x - dx * half + dy * half, y - dy * half + dx * half),
    ]
