"""Golden pictures, and a frame that complains about words which do not fit their place.

`pytest --renew-pictures` draws the golden pictures under tests/golden anew instead of comparing.
One that looks different leaves a picture in build/pictures: before, after, and what has changed.
"""

from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from display.fonts import MEDIUM
from display.frame import Frame
from display.palette import COLOURS
from display.text import text_width
from firmware import look, stage, words
from simulator.board import PALETTE

GOLDEN = Path(__file__).parents[1] / "golden"
SEEN = Path(__file__).parents[2] / "build" / "pictures"  # what was seen instead
COLUMNS = 4

Golden = Callable[[str, Iterable[Image.Image]], None]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--renew-pictures", action="store_true", help="draw the golden pictures anew")


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Golden:
    """Compare pictures, side by side on one sheet, with the golden sheet of that name."""

    def check(name: str, pictures: Iterable[Image.Image]) -> None:
        seen = sheet(list(pictures))
        path = GOLDEN / f"{name}.png"
        if request.config.getoption("--renew-pictures"):
            path.parent.mkdir(exist_ok=True)
            if not path.exists() or not same(seen, Image.open(path)):
                seen.save(path, optimize=True)
            return
        if not path.exists():
            pytest.fail(f"there is no {path.name} yet: pytest --renew-pictures makes it")
        if not same(seen, Image.open(path)):
            SEEN.mkdir(parents=True, exist_ok=True)
            seen.save(SEEN / path.name)
            changed = SEEN / f"{path.stem}_changed.png"
            compared(Image.open(path), seen).save(changed)
            pytest.fail(f"{path.name} looks different: see {changed} (--renew-pictures takes it)")

    return check


def colour_at(frame: Frame, x: int, y: int) -> int:
    """Return the colour of a pixel: two of them share a byte, the left one in its upper half."""
    pair = frame.pixels[y * ((frame.width + 1) // 2) + x // 2]
    return pair & 15 if x & 1 else pair >> 4


def sheet(pictures: list[Image.Image]) -> Image.Image:
    """Lay several pictures of one size on one, in rows."""
    width, height = pictures[0].size
    columns = min(COLUMNS, len(pictures))
    rows = (len(pictures) + columns - 1) // columns
    whole = Image.new("P", (columns * (width + 4) - 4, rows * (height + 4) - 4), 2)
    whole.putpalette(PALETTE)
    for number, picture in enumerate(pictures):
        place = number % columns * (width + 4), number // columns * (height + 4)
        whole.paste(picture, place)
    return whole


def same(one: Image.Image, other: Image.Image) -> bool:
    """Tell whether they have the same colours in the same places, however files number them."""
    return one.size == other.size and one.convert("RGB").tobytes() == other.convert("RGB").tobytes()


def compared(before: Image.Image, after: Image.Image) -> Image.Image:
    """Return the two pictures, and below them the second one, dark but for what has changed."""
    size = max(before.width, after.width), max(before.height, after.height)
    first, second = (Image.new("RGB", size) for _ in range(2))
    first.paste(before.convert("RGB"))
    second.paste(after.convert("RGB"))
    bands = ImageChops.difference(first, second).split()
    differs = ImageChops.lighter(ImageChops.lighter(bands[0], bands[1]), bands[2])
    differs = differs.point(lambda light: 255 if light else 0)
    dark = Image.blend(second, Image.new("RGB", size), 0.8)
    marked = Image.composite(Image.new("RGB", size, "magenta"), dark, differs)
    whole = Image.new("RGB", (size[0], 3 * size[1] + 8), "white")
    for number, picture in enumerate((first, second, marked)):
        whole.paste(picture, (0, number * (size[1] + 4)))
    return whole


def as_seen(frame: Frame) -> Image.Image:
    """Return what a frame shows: two pixels to the byte, the left one in its upper half."""
    pixels = bytes(half for byte in frame.pixels for half in (byte >> 4, byte & 15))
    picture = Image.frombytes("P", (len(pixels) // frame.height, frame.height), pixels)
    picture.putpalette([n * 17 for c in COLOURS for n in (c >> 8, c >> 4 & 15, c & 15)])
    return picture.convert("RGB").crop((0, 0, frame.width, frame.height))


def close(one: Image.Image, other: Image.Image) -> bool:
    """Tell whether they are the same, light included, but for what 16-bit colour rounds.

    No two of our colours, nor two settings of the light, are that near.
    """
    difference = ImageChops.difference(one.convert("RGB"), other.convert("RGB"))
    return one.size == other.size and all(most <= 8 for _, most in difference.getextrema())


class StrictFrame(Frame):
    """Notes every text that leaves the panel, is wider than its box, or lies upon another."""

    complaints: list[str]

    def __init__(self, width: int, height: int) -> None:
        self._written: list[tuple[int, int, int, int, str]] = []
        super().__init__(width, height)

    def complain(self, words: str) -> None:
        if words not in self.complaints:
            self.complaints.append(words)

    def fill(self, colour: int) -> None:
        self._written.clear()
        super().fill(colour)

    def box(self, x: int, y: int, w: int, h: int, colour: int, radius: int = 0) -> None:
        self._forget(x, y, w, h)
        super().box(x, y, w, h, colour, radius)

    def paste(self, canvas, x: int, y: int, w: int, h: int) -> None:
        self._forget(x, y, w, h)
        super().paste(canvas, x, y, w, h)

    def _forget(self, x: int, y: int, w: int, h: int) -> None:
        """Something else lies there now."""
        end, bottom = x + w, y + h
        self._written = [
            each
            for each in self._written
            if each[2] <= x or each[0] >= end or each[3] <= y or each[1] >= bottom
        ]

    def text(
        self, x: int, y: int, text: str, colour: int, font: bytes = MEDIUM, align: int = 0
    ) -> int:
        end = super().text(x, y, text, colour, font, align)
        self._note(end, y + font[1], text, font)
        return end

    def label(self, x, y, w, h, text, colour, font=MEDIUM, align=1) -> int:
        if w and text_width(text, font) > w:
            self.complain(f"{text!r} is {text_width(text, font) - w} pixels too wide for its box")
        end = super().label(x, y, w, h, text, colour, font, align)
        self._note(end, y + (h - font[2]) // 2 + font[2], text, font)
        return end

    def _note(self, end: int, bottom: int, text: str, font: bytes) -> None:
        """Note a line of text that ends here, its capitals standing on the row `bottom`."""
        left, top = end - text_width(text, font), bottom - font[2]
        if left < 0 or end > self.width + 1 or top < 0 or bottom > self.height:
            self.complain(f"{text!r} leaves the panel")
        for other in self._written:
            if left < other[2] and end > other[0] and top < other[3] and bottom > other[1]:
                self.complain(f"{text!r} is written over {other[4]!r}")
        if text.strip():
            self._written.append((left, top, end, bottom, text))

    def text_box(self, x, y, w, h, text, colour, font=MEDIUM, align=0) -> int:
        tall = super().text_box(x, y, w, h, text, colour, font, align)
        if tall > h:
            self.complain(f"{text!r} is {tall - h} pixels too tall for its box")
        widest = max(text_width(word, font) for word in text.split() or [""])
        if widest > w:
            self.complain(f"a word of {text!r} is wider than its box")
        return tall


@pytest.fixture
def strict_text(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Collect what is wrong with the words on the screens shown since: assert that it is empty."""
    complaints: list[str] = []
    monkeypatch.setattr(StrictFrame, "complaints", complaints, raising=False)
    monkeypatch.setattr(stage, "Frame", StrictFrame)
    monkeypatch.setattr(
        look, "spilled", lambda text, excess: complaints.append(f"{text!r} spills by {excess}")
    )
    monkeypatch.setattr(
        words, "missing", lambda key: complaints.append(f"no words for {key}") or key
    )
    return complaints
