"""Drawing in millimetres with smooth edges: everything is drawn larger, then shrunk."""

import pygame

Colour = tuple[int, int, int]

_SMOOTH = 3


class Canvas:
    """A piece of the world, `width` by `height` round the point (x, y), at so many pixels a mm."""

    def __init__(self, pixels_per_mm: float, x: float, y: float, width: float, height: float):
        self._mm = pixels_per_mm * _SMOOTH
        self.size = round(width * pixels_per_mm), round(height * pixels_per_mm)
        self._left, self._top = x - width / 2, y - height / 2
        large = self.size[0] * _SMOOTH, self.size[1] * _SMOOTH
        self._surface = pygame.Surface(large, pygame.SRCALPHA)

    def finished(self) -> pygame.Surface:
        return pygame.transform.smoothscale(self._surface, self.size)

    def box(self, colour: Colour, x: float, y: float, w: float, h: float, corner: float) -> None:
        """Draw a rounded rectangle round (x, y)."""
        left, top = self._place(x - w / 2, y - h / 2)
        rect = pygame.Rect(round(left), round(top), self._length(w), self._length(h))
        pygame.draw.rect(self._surface, colour, rect, border_radius=self._length(corner))

    def disc(self, colour: Colour, x: float, y: float, across: float) -> None:
        pygame.draw.circle(self._surface, colour, self._place(x, y), self._length(across / 2))

    def polygon(self, colour: Colour, points: list[tuple[float, float]]) -> None:
        pygame.draw.polygon(self._surface, colour, [self._place(*point) for point in points])

    def words(self, colour: Colour, x: float, y: float, text: str, tall: float) -> None:
        """Write text with its middle at (x, y)."""
        font = pygame.font.Font(None, self._length(tall * 1.5))
        drawn = font.render(text, True, colour)
        left, top = self._place(x, y)
        self._surface.blit(drawn, (left - drawn.get_width() / 2, top - drawn.get_height() / 2))

    def _place(self, x: float, y: float) -> tuple[float, float]:
        return (x - self._left) * self._mm, (y - self._top) * self._mm

    def _length(self, mm: float) -> int:
        return max(1, round(mm * self._mm))
