"""The frame: 16 colours, four bits a pixel, drawn into by the screens and sent by a panel.

Coordinates are pixels from the top left; what lies outside is cut off. Colours are the numbers of
`display.palette`. Every drawing method notes what it damaged, and none allocates anything.
"""

from framebuf import GS4_HMSB, FrameBuffer

from display.brush import draw_letters, draw_sprite, measure, spell
from display.damage import Damage, mark
from display.fonts import MEDIUM
from display.shapes import fill_corners, outline_ends
from display.text import CENTRE, LEFT, LETTERS, MOST_LETTERS, RIGHT, draw_lines

_SAME_COLOURS = bytes(range(16))

# For each radius, how far a quarter circle stays from the side, row by row from its top.
CORNERS = (
    b"",
    b"\x00",
    b"\x01\x00",
    b"\x01\x00\x00",
    b"\x02\x01\x00\x00",
    b"\x03\x01\x01\x00\x00",
    b"\x04\x02\x01\x01\x00\x00",
    b"\x04\x03\x02\x01\x00\x00\x00",
    b"\x05\x03\x02\x01\x01\x00\x00\x00",
)


class Frame:
    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.pixels = bytearray((width + 1) // 2 * height)
        self.damage = Damage(width, height)
        self._canvas = FrameBuffer(self.pixels, width, height, GS4_HMSB)
        # Kept, since MicroPython makes an object each time a method is taken from its own.
        self._mark = self.damage.mark
        self._bands = self.damage.bands  # for what is drawn most: a call less each time
        self.job = 0  # these two are for `display/quick.py`
        self.job_words: tuple = ()
        self.damage.mark_all()

    # Lines and areas

    def fill(self, colour: int) -> None:
        self._canvas.fill(colour)
        self.damage.mark_all()

    def lift(self, y: int, h: int) -> None:
        """Move the h rows from y on to the top, over what is there."""
        stride = len(self.pixels) // self.height
        self.pixels[: h * stride] = self.pixels[y * stride : (y + h) * stride]
        self._mark(0, 0, self.width, h)

    def pixel(self, x: int, y: int, colour: int) -> None:
        self._canvas.pixel(x, y, colour)
        self._mark(x, y, 1, 1)

    def hline(self, x: int, y: int, w: int, colour: int) -> None:
        self._canvas.fill_rect(x, y, w, 1, colour)
        self._mark(x, y, w, 1)

    def vline(self, x: int, y: int, h: int, colour: int) -> None:
        self._canvas.fill_rect(x, y, 1, h, colour)
        self._mark(x, y, 1, h)

    def line(self, x1: int, y1: int, x2: int, y2: int, colour: int) -> None:
        self._canvas.line(x1, y1, x2, y2, colour)
        self._mark(min(x1, x2), min(y1, y2), abs(x2 - x1) + 1, abs(y2 - y1) + 1)

    def box(self, x: int, y: int, w: int, h: int, colour: int, radius: int = 0) -> None:
        """Draw a filled rectangle, its corners rounded by a radius of up to 8."""
        if radius:
            corner, pixels = CORNERS[radius], self.pixels
            fill_corners(pixels, self.width, self.height, x, y, w, h, colour, corner, radius)
        self._canvas.fill_rect(x, y + radius, w, h - 2 * radius, colour)
        if not self.damage.everything:
            mark(self._bands, self.width, self.height, x, y, w, h)

    def outline(
        self, x: int, y: int, w: int, h: int, colour: int, radius: int = 0, thickness: int = 1
    ) -> None:
        """Draw the edge of a rectangle, inside its bounds, its corners rounded by up to 8."""
        outer = CORNERS[radius]
        inner = CORNERS[max(radius - thickness, 0)]
        width, height = self.width, self.height
        outline_ends(
            self.pixels, width, height, x, y, w, h, colour, outer, radius, inner, thickness
        )
        ends = max(radius, thickness)
        self._canvas.fill_rect(x, y + ends, thickness, h - 2 * ends, colour)
        self._canvas.fill_rect(x + w - thickness, y + ends, thickness, h - 2 * ends, colour)
        if not self.damage.everything:
            mark(self._bands, width, height, x, y, w, h)

    def disc(self, x: int, y: int, radius: int, colour: int) -> None:
        """Draw a filled circle round the pixel (x, y), 2 * radius + 1 pixels across."""
        self._canvas.ellipse(x, y, radius, radius, colour, True)
        if not self.damage.everything:
            self._mark(x - radius, y - radius, 2 * radius + 1, 2 * radius + 1)

    # Pictures

    def sprite(
        self, x: int, y: int, sprite: bytes, clear: int = -1, colours: bytes = _SAME_COLOURS
    ) -> None:
        """Draw a picture in several colours: width, height, then rows of two pixels to a byte.

        Pixels of the colour `clear` are left out. `colours` repaints it: its entry number n is
        what the sprite's colour n is drawn in.
        """
        draw_sprite(self.pixels, self.width, self.height, x, y, sprite, clear, colours)
        self._mark(x, y, sprite[0], sprite[1])

    # Words; symbols are letters of their own fonts

    def text(
        self, x: int, y: int, text: str, colour: int, font: bytes = MEDIUM, align: int = LEFT
    ) -> int:
        """One line of text, its top at y; x is its left end, middle or right end.

        Returns where it ends on the right.
        """
        pixels, width, height = self.pixels, self.width, self.height
        count = spell(text, font, LETTERS, MOST_LETTERS)
        if align:
            spread = measure(LETTERS, 0, count, font)
            x -= spread if align == RIGHT else spread >> 1
        end = draw_letters(pixels, width, height, x, y, LETTERS, 0, count, colour, font)
        if not self.damage.everything:
            # The first and last letters may lean out of the line by a pixel.
            mark(self._bands, width, height, x - 1, y, end - x + 2, font[0])
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
        """One line of text inside a box, its capitals halfway between top and bottom.

        Written out, like `text`: a call more for each of a hundred labels is to be felt.
        """
        pixels, width, height = self.pixels, self.width, self.height
        capitals = font[2]
        y += ((h - capitals) >> 1) + capitals - font[1]
        count = spell(text, font, LETTERS, MOST_LETTERS)
        if align:
            spare = w - measure(LETTERS, 0, count, font)
            x += spare if align == RIGHT else (spare + 1) >> 1
        end = draw_letters(pixels, width, height, x, y, LETTERS, 0, count, colour, font)
        if not self.damage.everything:
            mark(self._bands, width, height, x - 1, y, end - x + 2, font[0])
        return end

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
        lines = draw_lines(self, x, y, w, h, text, colour, font, align)
        self._mark(x - 1, y, w + 2, min(h, lines * font[0]))
        return lines * font[0]

    def spelled(self, x: int, y: int, first: int, end: int, colour: int, font: bytes) -> None:
        """Draw some of the letters that were just spelled; whoever asks marks the damage."""
        pixels, width, height = self.pixels, self.width, self.height
        draw_letters(pixels, width, height, x, y, LETTERS, first, end, colour, font)
