"""The page's icons: the title's stone, on the console's night."""

import io

from PIL import Image

from display.palette import NIGHT
from firmware.screens import title_art
from simulator.board import PALETTE

_SHARE = 0.74  # of the icon's width: what a round mask leaves


def icon(size: int) -> bytes:
    """Return a PNG of so many pixels on each side."""
    width, height = title_art.STONE[:2]
    pairs = title_art.STONE[2:]
    stride = (width + 1) // 2
    pixels = bytes(half for pair in pairs for half in (pair >> 4, pair & 15))
    stone = Image.frombytes("P", (2 * stride, height), pixels).crop((0, 0, width, height))
    stone.putpalette(PALETTE)
    times = max(1, int(size * _SHARE / max(width, height)))
    large = stone.resize((width * times, height * times), Image.Resampling.NEAREST)
    paper = Image.new("P", (size, size), NIGHT)
    paper.putpalette(PALETTE)
    paper.paste(large, ((size - large.width) // 2, (size - large.height) // 2))
    file = io.BytesIO()
    paper.save(file, "PNG", optimize=True)
    return file.getvalue()
