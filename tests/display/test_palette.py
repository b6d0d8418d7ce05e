"""The colours stay apart for everybody, and words stay readable on them.

Colour blindness is simulated as Machado, Oliveira and Fernandes (2009) do it for complete loss of
one kind of cone; differences are CIEDE2000, where 2 is just visible and 10 plain to see.
"""

import math
from itertools import combinations

import pytest

from display.palette import (
    ACCENT,
    ALERT,
    BLUE,
    BROWN,
    CHALK,
    COLOURS,
    DEEP,
    DIM,
    EDGE,
    GREEN,
    INK_ON,
    MOSS,
    NIGHT,
    PANEL,
    PAPER,
    PINK,
    STONE,
    YELLOW,
)
from display.pieces import symbol_of

GAME = {"blue": BLUE, "green": GREEN, "brown": BROWN, "pink": PINK, "yellow": YELLOW}

# On linear RGB.
SIGHT = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "no colour at all": ((0.2126, 0.7152, 0.0722),) * 3,
}

Triple = tuple[float, float, float]


def linear(colour: int) -> Triple:
    def channel(nibble: int) -> float:
        value = nibble / 15
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    rgb = COLOURS[colour]
    return channel(rgb >> 8), channel(rgb >> 4 & 15), channel(rgb & 15)


def seen(colour: int, sight: str) -> Triple:
    rgb = linear(colour)
    rows = (sum(a * b for a, b in zip(row, rgb, strict=True)) for row in SIGHT[sight])
    r, g, b = (min(1.0, max(0.0, value)) for value in rows)
    return r, g, b


def lab(rgb: Triple) -> Triple:
    r, g, b = rgb
    xyz = (
        (0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047,
        0.2126729 * r + 0.7151522 * g + 0.0721750 * b,
        (0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883,
    )
    x, y, z = (t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116 for t in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def difference(one: Triple, other: Triple) -> float:
    """CIEDE2000 between two colours in CIELAB."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    stretch = 1.5 - 0.5 * math.sqrt(mean**7 / (mean**7 + 25**7))
    a1, a2 = a1 * stretch, a2 * stretch
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = (math.degrees(math.atan2(b, a)) % 360 for a, b in ((a1, b1), (a2, b2)))
    turn = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    hue = h1 + h2 if c1 * c2 == 0 else (h1 + turn / 2) % 360
    dl, dc = l2 - l1, c2 - c1
    dh = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    lm, cm = (l1 + l2) / 2, (c1 + c2) / 2
    weight = (
        1
        - 0.17 * math.cos(math.radians(hue - 30))
        + 0.24 * math.cos(math.radians(2 * hue))
        + 0.32 * math.cos(math.radians(3 * hue + 6))
        - 0.20 * math.cos(math.radians(4 * hue - 63))
    )
    sl = 1 + 0.015 * (lm - 50) ** 2 / math.sqrt(20 + (lm - 50) ** 2)
    sc, sh = 1 + 0.045 * cm, 1 + 0.015 * cm * weight
    rotation = 2 * math.sqrt(cm**7 / (cm**7 + 25**7))
    rotation *= -math.sin(math.radians(60 * math.exp(-(((hue - 275) / 25) ** 2))))
    parts = dl / sl, dc / sc, dh / sh
    return math.sqrt(sum(part**2 for part in parts) + rotation * parts[1] * parts[2])


def contrast(one: int, other: int) -> float:
    """As the Web Content Accessibility Guidelines define it."""
    r, g, b = (0.2126, 0.7152, 0.0722)
    lights = sorted(
        sum(w * v for w, v in zip((r, g, b), linear(c), strict=True)) for c in (one, other)
    )
    return (lights[1] + 0.05) / (lights[0] + 0.05)


# Pairs from the table by Sharma, Wu and Dalal (2005) against which implementations are checked.
@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, -1.3802, -84.2814), (50.0, 0.0, -82.7485), 1.0000),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((50.0, 2.5, 0.0), (50.0, 3.2592, 0.3350), 1.0000),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ],
)
def test_the_measure_of_difference_is_right(one, other, expected):
    assert difference(one, other) == pytest.approx(expected, abs=1e-4)


@pytest.mark.parametrize("sight", ["normal", "protanopia", "deuteranopia", "tritanopia"])
@pytest.mark.parametrize("pair", list(combinations(GAME, 2)), ids="-".join)
def test_two_game_colours_stay_apart(pair, sight):
    one, other = (lab(seen(GAME[name], sight)) for name in pair)
    assert difference(one, other) >= 14


@pytest.mark.parametrize("pair", list(combinations(GAME, 2)), ids="-".join)
def test_two_game_colours_stay_apart_even_in_grey(pair):
    one, other = (lab(seen(GAME[name], "no colour at all")) for name in pair)
    assert abs(one[0] - other[0]) >= 6


@pytest.mark.parametrize("sight", ["normal", "protanopia", "deuteranopia", "tritanopia"])
@pytest.mark.parametrize("name", GAME)
def test_a_card_without_colour_looks_like_none_of_the_five(name, sight):
    one, other = lab(seen(GAME[name], sight)), lab(seen(PAPER, sight))
    assert difference(one, other) >= 14


def test_each_game_colour_has_its_own_symbol():
    found = [symbol_of(colour) for colour in (*GAME.values(), PAPER)]
    assert len(set(found)) == 6


@pytest.mark.parametrize("surface", [NIGHT, PANEL, MOSS], ids=["night", "panel", "moss"])
def test_words_can_be_read_on_every_surface(surface):
    for words in (CHALK, DIM, ACCENT):
        assert contrast(words, surface) >= 4.5
    assert contrast(ALERT, surface) >= 4  # its words are MEDIUM or larger, and never alone


@pytest.mark.parametrize("colour", range(16))
def test_the_ink_for_a_colour_can_be_read_on_it(colour):
    assert contrast(INK_ON[colour], colour) >= 4.5


@pytest.mark.parametrize("surface", [NIGHT, PANEL], ids=["night", "panel"])
def test_symbols_and_edges_can_be_seen_on_the_surfaces_they_lie_on(surface):
    for colour in (*GAME.values(), STONE, PAPER):
        assert contrast(colour, surface) >= 3
    assert contrast(EDGE, surface) >= 2  # a quiet line
    assert contrast(STONE, DEEP) >= 3  # the knot on a card's back


def test_there_are_sixteen_colours_of_twelve_bits_each_its_own():
    assert len(COLOURS) == len(INK_ON) == 16
    assert all(0 <= colour <= 0xFFF for colour in COLOURS)
    assert len(set(COLOURS)) == 16
