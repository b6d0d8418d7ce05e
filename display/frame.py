"""The frame: 16 colours, four bits a pixel, drawn into by the screens and sent by a panel.

Coordinates are pixels from the top left; what lies outside is cut off. Colours are the numbers of
`display.palette`. Every drawing method notes what it damaged and allocates nothing, but for
`text_box`, which makes lines of text.
"""

from framebuf import GS4_HMSB, FrameBuffer

from display.brush import draw_sprite, draw_text
from display.damage import Damage
from display.fonts import MEDIUM
from display.text import CENTRE, LEFT, RIGHT, capital_height, text_width, wrap

_SAME_COLOURS = bytes(range(16))


class Frame:
    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.pixels = bytearray((width + 1) // 2 * height)
        self.damage = Damage(width, height)
        self._canvas = FrameBuffer(self.pixels, width, height, GS4_HMSB)
        self.damage.mark_all()

    # Lines and areas

    def fill(self, colour: int) -> None:
        self._canvas.fill(colour)
        self.damage.mark_all()

    def pixel(self, x: int, y: int, colour: int) -> None:
        self._canvas.pixel(x, y, colour)
        self.damage.mark(x, y, 1, 1)

    def colour_at(self, x: int, y: int) -> int:
        return self._canvas.pixel(x, y)

    def hline(self, x: int, y: int, w: int, colour: int) -> None:
        self._canvas.fill_rect(x, y, w, 1, colour)
        self.damage.mark(x, y, w, 1)

    def vline(self, x: int, y: int, h: int, colour: int) -> None:
        self._canvas.fill_rect(x, y, 1, h, colour)
        self.damage.mark(x, y, 1, h)

    def line(self, x1: int, y1: int, x2: int, y2: int, colour: int) -> None:
        self._canvas.line(x1, y1, x2, y2, colour)
        self.damage.mark(min(x1, x2), min(y1, y2), abs(x2 - x1) + 1, abs(y2 - y1) + 1)

    def box(self, x: int, y: int, w: int, h: int, colour: int, radius: int = 0) -> None:
        """A filled rectangle, its corners rounded if a radius is given."""
        fill = self._canvas.fill_rect
        inset = radius
        for row in range(radius):
            inset = _inset(radius, row, inset)
            fill(x + inset, y + row, w - 2 * inset, 1, colour)
            fill(x + inset, y + h - 1 - row, w - 2 * inset, 1, colour)
        fill(x, y + radius, w, h - 2 * radius, colour)
        self.damage.mark(x, y, w, h)

    def outline(
        self, x: int, y: int, w: int, h: int, colour: int, radius: int = 0, thickness: int = 1
    ) -> None:
        """The edge of a rectangle, inside its bounds, its corners rounded if a radius is given."""
        fill = self._canvas.fill_rect
        outer, inner = radius, max(radius - thickness, 0)
        straight = max(radius, thickness)  # rows at each end which are not just two vertical edges
        for row in range(straight):
            outer = _inset(radius, row, outer)
            if row < thickness:
                run = w - 2 * outer
            else:
                inner = _inset(radius - thickness, row - thickness, inner)
                run = thickness + inner - outer
            for down in (y + row, y + h - 1 - row):
                fill(x + outer, down, run, 1, colour)
                fill(x + w - outer - run, down, run, 1, colour)
        fill(x, y + straight, thickness, h - 2 * straight, colour)
        fill(x + w - thickness, y + straight, thickness, h - 2 * straight, colour)
        self.damage.mark(x, y, w, h)

    def disc(self, x: int, y: int, radius: int, colour: int) -> None:
        """A filled circle round the pixel (x, y), 2 * radius + 1 pixels across."""
        self._canvas.ellipse(x, y, radius, radius, colour, True)
        self.damage.mark(x - radius, y - radius, 2 * radius + 1, 2 * radius + 1)

    def ring(self, x: int, y: int, radius: int, colour: int) -> None:
        self._canvas.ellipse(x, y, radius, radius, colour)
        self.damage.mark(x - radius, y - radius, 2 * radius + 1, 2 * radius + 1)

    # Pictures

    def sprite(
        self, x: int, y: int, sprite: bytes, clear: int = -1, colours: bytes = _SAME_COLOURS
    ) -> None:
        """A picture in several colours: width, height, then rows of two pixels to a byte.

        Pixels of the colour `clear` are left out. `colours` repaints it: its entry number n is
        what the sprite's colour n is drawn in.
        """
        draw_sprite(self.pixels, self.width, self.height, x, y, sprite, clear, colours)
        self.damage.mark(x, y, sprite[0], sprite[1])

    # Words; symbols are letters of their own fonts

    def text(
        self, x: int, y: int, text: str, colour: int, font: bytes = MEDIUM, align: int = LEFT
    ) -> int:
        """One line of text, its top at y; x is its left end, middle or right end.

        Returns where it ends on the right.
        """
        if align == CENTRE:
            x -= text_width(text, font) >> 1
        elif align == RIGHT:
            x -= text_width(text, font)
        end = draw_text(self.pixels, self.width, self.height, x, y, text, colour, font)
        # The first and last letters may lean a pixel or two out of the line.
        self.damage.mark(x - 2, y, end - x + 4, font[0])
        return end

    def label(
        self,
        x: int,
        y: int,
        w: int,
        h: int,
        text: str,
        colour: int,
        font: bytes = MEDIUM,
        align: int = CENTRE,
    ) -> int:
        """One line of text inside a box, its capitals halfway between top and bottom."""
        top = y + ((h - capital_height(font)) >> 1) + capital_height(font) - font[1]
        if align == CENTRE:
            x += (w - text_width(text, font) + 1) >> 1
        elif align == RIGHT:
            x += w - text_width(text, font)
        return self.text(x, top, text, colour, font)

    def text_box(
        self,
        x: int,
        y: int,
        w: int,
        h: int,
        text: str,
        colour: int,
        font: bytes = MEDIUM,
        align: int = LEFT,
    ) -> int:
        """Text wrapped into a box, from its top; only whole lines are drawn.

        Returns how tall all the lines are together: more than h means that some did not fit.
        """
        anchor = x + (w >> 1 if align == CENTRE else w if align == RIGHT else 0)
        tall = 0
        for line in wrap(text, font, w):
            if tall + font[0] <= h:
                self.text(anchor, y + tall, line, colour, font, align)
            tall += font[0]
        return tall


def _inset(radius: int, row: int, inset: int) -> int:
    """How far a quarter circle starts from the side in this row from its top.

    `inset` is the answer for the row above, at least. In half pixels, so that all stays integer.
    """
    down = 2 * (radius - row) - 1
    while inset:
        across = 2 * (radius - inset) + 1
        if across * across + down * down > 4 * radius * radius:
            break
        inset -= 1
    return inset
