"""A drawing as SVG text, in the order in which its parts were drawn."""

from xml.sax.saxutils import escape, quoteattr

FONT = "DejaVu Sans, Verdana, Arial, sans-serif"


class Drawing:
    def __init__(self, width: int, height: int, title: str):
        self._parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
            f'width="{width}" height="{height}" font-family="{FONT}">',
            f"<title>{escape(title)}</title>",
        ]
        # White paper, so that a dark page shows it too.
        self.box(0, 0, width, height, "#ffffff", corner=12)

    def box(
        self, x: float, y: float, w: float, h: float, fill: str, edge: str = "", corner: float = 0
    ) -> None:
        line = f' stroke="{edge}" stroke-width="1.5"' if edge else ""
        self._add(
            f'rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="{corner:g}" '
            f'fill="{fill}"{line}'
        )

    def disc(self, x: float, y: float, radius: float, fill: str, edge: str = "") -> None:
        line = f' stroke="{edge}" stroke-width="1.5"' if edge else ""
        self._add(f'circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}"{line}')

    def wire(self, points: list[tuple[float, float]], colour: str, name: str) -> None:
        """Draw a line with a white edge, so that it can be followed where others are near."""
        path = " ".join(f"{x:g},{y:g}" for x, y in points)
        shape = f'polyline points="{path}" fill="none" stroke-linejoin="round"'
        self._add(f'{shape} stroke="#ffffff" stroke-width="7"')
        self._add(f'{shape} stroke="{colour}" stroke-width="4" data-wire={quoteattr(name)}')

    def words(
        self,
        x: float,
        y: float,
        text: str,
        size: float = 14,
        colour: str = "#1c2430",
        anchor: str = "middle",
        bold: bool = False,
    ) -> None:
        """Draw a line of text with its middle at the height y."""
        weight = ' font-weight="bold"' if bold else ""
        self._parts.append(
            f'<text x="{x:g}" y="{y + size * 0.36:g}" font-size="{size:g}" fill="{colour}" '
            f'text-anchor="{anchor}"{weight}>{escape(text)}</text>'
        )

    def tag(self, x: float, y: float, text: str, colour: str) -> None:
        """Draw a label upon a wire."""
        width = 8.2 * len(text) + 14
        self.box(x - width / 2, y - 10, width, 20, "#ffffff", colour, 10)
        self.words(x, y, text, 12)

    def _add(self, element: str) -> None:
        self._parts.append(f"<{element}/>")

    def text(self) -> str:
        return "\n".join([*self._parts, "</svg>", ""])
