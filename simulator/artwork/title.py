"""Draws the title's pictures: `python -m simulator.artwork.title` writes title_art.py.

A band of knotwork that repeats as often as the panel is wide, a stone with three spirals, and the
name in letters of a broad pen. Drawn large with Pillow, shrunk, and each pixel given the nearest
colour of the console's palette.
"""

import math
from collections.abc import Iterable
from pathlib import Path

from PIL import Image, ImageDraw

from display import palette

ROOT = Path(__file__).parents[2]
OVER = 4  # drawn this much larger
FINE = 8  # and what has thin lines

BAYER = ((0, 8, 2, 10), (12, 4, 14, 6), (3, 11, 1, 9), (15, 7, 13, 5))
GRAIN = 3.2

Point = tuple[float, float]

TONES = (
    palette.NIGHT,
    palette.PANEL,
    palette.MOSS,
    palette.DEEP,
    palette.EDGE,
    palette.DIM,
    palette.STONE,
    palette.CHALK,
    palette.ACCENT,
)


def rgb(colour: int) -> tuple[int, int, int]:
    c = palette.COLOURS[colour]
    return (c >> 8) * 17, (c >> 4 & 15) * 17, (c & 15) * 17


NIGHT, MOSS, DEEP = rgb(palette.NIGHT), rgb(palette.MOSS), rgb(palette.DEEP)
EDGE, DIM, STONE = rgb(palette.EDGE), rgb(palette.DIM), rgb(palette.STONE)
ACCENT, CHALK = rgb(palette.ACCENT), rgb(palette.CHALK)


def mixed(a: tuple, b: tuple, share: float) -> tuple:
    return tuple(round(x + (y - x) * share) for x, y in zip(a, b, strict=True))


# ---- the band


def knot_band(period: int, height: int) -> Image.Image:
    """Three strands plaited, one period long; in depth order, so that over and under alternate."""
    image = Image.new("RGB", (3 * period * FINE, height * FINE), NIGHT)
    draw = ImageDraw.Draw(image)
    reach, middle = (height / 2 - 7) * FINE, height / 2 * FINE
    pieces = []
    steps = 360
    for strand in range(3):
        for step in range(-steps // 3, 3 * steps + steps // 3):
            turn = 2 * math.pi * (step / steps + strand / 3)
            x = step / steps * period * FINE
            pieces.append((math.sin(2 * turn), x, middle + reach * math.sin(turn), turn))
    pieces.sort()
    step_x = period * FINE / steps
    for _, x, y, turn in pieces:
        slope = reach * math.cos(turn) * 2 * math.pi / steps
        length = math.hypot(step_x, slope)
        ux, uy = step_x / length, slope / length
        long = 1.6 * max(length, FINE / 3)

        def bar(half: float, colour: tuple, x=x, y=y, ux=ux, uy=uy, long=long) -> None:
            ax, ay, nx, ny = ux * long, uy * long, -uy * half, ux * half
            draw.polygon(
                [
                    (x - ax + nx, y - ay + ny),
                    (x + ax + nx, y + ay + ny),
                    (x + ax - nx, y + ay - ny),
                    (x - ax - nx, y - ay - ny),
                ],
                fill=colour,
            )

        bar(5.4 * FINE, NIGHT)
        bar(4.0 * FINE, EDGE)
        bar(2.7 * FINE, MOSS)
    small = image.resize((3 * period, height), Image.Resampling.BOX)
    return small.crop((period, 0, 2 * period, height))


# ---- the stone


def stone(size: int) -> Image.Image:
    """Draw a round stone, lit from the upper left, with a triple spiral cut into it."""
    across = size * OVER
    image = Image.new("RGB", (across, across), NIGHT)
    pixels = image.load()
    assert pixels
    radius = across / 2 - OVER
    for y in range(across):
        for x in range(across):
            dx, dy = (x + 0.5 - across / 2) / radius, (y + 0.5 - across / 2) / radius
            far = dx * dx + dy * dy
            if far <= 1:
                light = -0.62 * dx - 0.62 * dy + 0.48 * math.sqrt(1 - far)
                light = 0.5 + 0.5 * light
                rim = max(0.0, (far - 0.86) / 0.14)
                pixels[x, y] = mixed(mixed(DEEP, STONE, min(1, 1.25 * light)), DEEP, 0.55 * rim)
            elif far <= 1.05:
                pixels[x, y] = NIGHT
    draw = ImageDraw.Draw(image)
    for colour, shift, width in (
        (mixed(STONE, CHALK, 0.6), 0.012, 0.062),
        (NIGHT, -0.004, 0.062),
        (ACCENT, 0.0, 0.036),
    ):
        for arm in range(3):
            path = list(spiral_arm(arm))
            for px, py in path:
                cx = across / 2 + (px + shift) * radius
                cy = across / 2 + (py + shift) * radius
                r = width * radius
                draw.ellipse((cx - r, cy - r, cx + r, cy + r), fill=colour)
    return image.resize((size, size), Image.Resampling.BOX)


def spiral_arm(arm: int) -> Iterable[Point]:
    """From the middle outwards, then winding into a spiral of its own."""
    turn = arm * 2 * math.pi / 3 - math.pi / 2
    cx, cy, big, rounds = 0.50, 0.0, 0.345, 2.35
    steps = 500
    for step in range(steps):
        share = step / steps
        radius = big * (1 - share) ** 0.85 + 0.02
        angle = math.pi + rounds * 2 * math.pi * share
        x, y = cx + radius * math.cos(angle), cy + radius * math.sin(angle)
        yield rotated(x, y, turn)
    # The arm that joins the middle: from the spiral's beginning, which lies towards it.
    near = cx - big - 0.02
    for step in range(120):
        share = step / 120
        rest = 1 - share
        x = near * (rest * rest + 2 * rest * share)
        yield rotated(x, 2 * rest * share * 0.17, turn)


def rotated(x: float, y: float, turn: float) -> Point:
    return x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn)


# ---- the name


def line(ax: float, ay: float, bx: float, by: float, bend: float = 0.0) -> list[Point]:
    """Draw a stroke, bent to its left by so much of its length."""
    mx, my = (ax + bx) / 2 + bend * (by - ay), (ay + by) / 2 - bend * (bx - ax)
    points = []
    for step in range(101):
        t = step / 100
        u = 1 - t
        points.append(
            (u * u * ax + 2 * u * t * mx + t * t * bx, u * u * ay + 2 * u * t * my + t * t * by)
        )
    return points


def arc(cx: float, cy: float, rx: float, ry: float, start: float, end: float) -> list[Point]:
    points = []
    for step in range(161):
        angle = math.radians(start + (end - start) * step / 160)
        points.append((cx + rx * math.cos(angle), cy + ry * math.sin(angle)))
    return points


# Each letter in a box one unit tall: its width, and its strokes.
LETTERS: dict[str, tuple[float, list[list[Point]]]] = {
    "K": (
        0.74,
        [
            line(0.06, 0.0, 0.06, 1.0),
            line(0.66, 0.02, 0.10, 0.56, -0.10),
            line(0.22, 0.46, 0.72, 1.0, 0.10),
        ],
    ),
    "E": (0.72, [arc(0.46, 0.5, 0.42, 0.48, -48, -312), line(0.08, 0.5, 0.64, 0.5)]),
    "L": (0.58, [line(0.06, 0.0, 0.06, 0.72), arc(0.36, 0.70, 0.30, 0.28, 180, 62)]),
    "T": (0.76, [line(0.0, 0.10, 0.76, 0.03, -0.06), line(0.38, 0.06, 0.38, 1.0)]),
    "I": (0.12, [line(0.06, 0.0, 0.06, 1.0)]),
    "S": (
        0.58,
        [
            arc(0.30, 0.26, 0.24, 0.24, -30, -200),
            line(0.075, 0.34, 0.525, 0.66, 0.0),
            arc(0.30, 0.74, 0.24, 0.24, -20, 160),
        ],
    ),
}
NIB_ACROSS, NIB_THICK, NIB_ANGLE = 0.085, 0.04, math.radians(-18)


def name(text: str, tall: int, gap: float) -> Image.Image:
    pad = 0.14
    wide = sum(LETTERS[letter][0] for letter in text) + gap * (len(text) - 1) + 2 * pad
    unit = tall * OVER / (1 + 2 * pad)
    image = Image.new("L", (math.ceil(wide * unit / OVER) * OVER, tall * OVER), 0)
    draw = ImageDraw.Draw(image)
    x = pad
    ca, sa = math.cos(NIB_ANGLE), math.sin(NIB_ANGLE)
    nib = [
        (
            NIB_ACROSS * ca * math.cos(a) - NIB_THICK * sa * math.sin(a),
            NIB_ACROSS * sa * math.cos(a) + NIB_THICK * ca * math.sin(a),
        )
        for a in (2 * math.pi * n / 24 for n in range(24))
    ]
    for letter in text:
        across, strokes = LETTERS[letter]
        for stroke in strokes:
            for px, py in stroke:
                cx, cy = (x + px) * unit, (pad + py) * unit
                draw.polygon([(cx + nx * unit, cy + ny * unit) for nx, ny in nib], fill=255)
        x += across + gap
    size = image.width // OVER, tall
    mask = image.resize(size, Image.Resampling.BOX)
    picture = Image.new("RGB", size, NIGHT)
    picture.paste(Image.new("RGB", size, ACCENT), mask=mask)
    return picture.crop(mask.getbbox())


# ---- from pictures to sprites


def sprite(image: Image.Image, grained: bool = False) -> bytes:
    """Width, height, then rows of two pixels to a byte, as `Frame.sprite` wants them.

    A grained one gets its grey tones by dithering.
    """
    tones = [(tone, rgb(tone)) for tone in TONES]
    out = bytearray((image.width, image.height))
    pixels = image.load()
    assert pixels
    for y in range(image.height):
        row = []
        for x in range(image.width):
            here = pixels[x, y]
            assert isinstance(here, tuple)
            r, g, b = here
            if grained and b - r < 60 and (r, g, b) != NIGHT:
                grain = BAYER[y % 4][x % 4] - 7.5
                r, g, b = (max(0, min(255, round(c + grain * GRAIN))) for c in (r, g, b))
            row.append(
                min(
                    tones,
                    key=lambda t: (t[1][0] - r) ** 2 + (t[1][1] - g) ** 2 + (t[1][2] - b) ** 2,
                )[0]
            )
        if len(row) % 2:
            row.append(palette.NIGHT)
        out += bytes(a << 4 | b for a, b in zip(row[::2], row[1::2], strict=True))
    return bytes(out)


def module(sprites: dict[str, bytes]) -> str:
    lines = ['"""The title\'s pictures. Made by simulator/artwork/title.py."""', ""]
    lines += ["# fmt: off"]
    for title, data in sprites.items():
        lines.append(f"{title} = (")
        lines += [f"    {data[at : at + 24]!r}" for at in range(0, len(data), 24)]
        lines.append(")")
    return "\n".join(lines) + "\n"


def pictures() -> dict[str, bytes]:
    return {
        "BAND": sprite(knot_band(68, 44)),
        "STONE": sprite(stone(116), True),
        "NAME": sprite(name("KELTIS", 50, 0.22)),
    }


if __name__ == "__main__":
    (ROOT / "firmware" / "screens" / "title_art.py").write_text(module(pictures()))
