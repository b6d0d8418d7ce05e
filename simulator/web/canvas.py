"""The window's drawing of a board as SVG, in millimetres: sharp at any size."""

from xml.sax.saxutils import escape

from simulator.window.canvas import Colour


class SvgCanvas:
    """Takes the place of the window's `Canvas`; what is `finished` is a piece of SVG."""

    def __init__(self, pixels_per_mm: float, x: float, y: float, width: float, height: float):
        self._parts: list[str] = []

    def finished(self) -> str:
        return "".join(self._parts)

    def box(self, colour: Colour, x: float, y: float, w: float, h: float, corner: float) -> None:
        left, top = _short(x - w / 2), _short(y - h / 2)
        place = f'x="{left}" y="{top}" width="{_short(w)}" height="{_short(h)}"'
        self._add(f'rect {place} rx="{_short(corner)}"', colour)

    def disc(self, colour: Colour, x: float, y: float, across: float) -> None:
        self._add(f'circle cx="{_short(x)}" cy="{_short(y)}" r="{_short(across / 2)}"', colour)

    def polygon(self, colour: Colour, points: list[tuple[float, float]]) -> None:
        path = " ".join(f"{_short(x)},{_short(y)}" for x, y in points)
        self._add(f'polygon points="{path}"', colour)

    def words(self, colour: Colour, x: float, y: float, text: str, tall: float) -> None:
        """Text with its middle at (x, y)."""
        place = f'x="{_short(x)}" y="{_short(y + tall * 0.36)}" font-size="{_short(tall)}"'
        fill = f'fill="{_hex(colour)}"'
        self._parts.append(f'<text {place} {fill} text-anchor="middle">{escape(text)}</text>')

    def _add(self, shape: str, colour: Colour) -> None:
        self._parts.append(f'<{shape} fill="{_hex(colour)}"/>')


def _short(number: float) -> str:
    return f"{number:.2f}".rstrip("0").rstrip(".")


def _hex(colour: Colour) -> str:
    return "#" + "".join(f"{value:02x}" for value in colour)
