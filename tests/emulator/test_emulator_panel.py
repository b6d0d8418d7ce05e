"""The panel model: the picture is what the bytes say, right or wrong."""

import itertools
from collections.abc import Iterator

import pytest
from PIL import Image, ImageChops

from simulator.emulator.panel import (
    BGR,
    CASET,
    COLMOD,
    DISPOFF,
    DISPON,
    INVOFF,
    INVON,
    MADCTL,
    MV,
    MX,
    MY,
    RAMWR,
    RASET,
    SLPIN,
    SLPOUT,
    SWRESET,
    Glass,
    PanelModel,
)

WAVESHARE = Glass("ST7789", 240, 240, upright=MX | MV, inverted=True)


def send(panel: PanelModel, code: int, *data: int) -> None:
    panel.receive(0, bytes((code,)))
    panel.receive(1, bytes(data))


def start(panel: PanelModel, madctl: int = MX | MV, colmod: int = 5) -> None:
    for code in (SLPOUT, INVON, DISPON):
        send(panel, code)
    send(panel, MADCTL, madctl)
    send(panel, COLMOD, colmod)


def window(panel: PanelModel, x0: int, y0: int, x1: int, y1: int) -> None:
    send(panel, CASET, *x0.to_bytes(2, "big"), *x1.to_bytes(2, "big"))
    send(panel, RASET, *y0.to_bytes(2, "big"), *y1.to_bytes(2, "big"))


def four_corners() -> Image.Image:
    """Return a picture that looks different from every side and in every colour order."""
    picture = Image.new("RGB", (240, 240), (0, 0, 255))
    picture.paste((255, 0, 0), (0, 0, 120, 100))
    picture.paste((0, 255, 0), (120, 0, 240, 100))
    picture.paste((255, 255, 255), (0, 100, 40, 240))
    return picture


def as_565(picture: Image.Image) -> bytes:
    words = (r >> 3 << 11 | g >> 2 << 5 | b >> 3 for r, g, b in pixels(picture))
    return b"".join(word.to_bytes(2, "big") for word in words)


def as_444(picture: Image.Image) -> bytes:
    nibbles = "".join(f"{r >> 4:x}{g >> 4:x}{b >> 4:x}" for r, g, b in pixels(picture))
    return bytes.fromhex(nibbles + "0" * (len(nibbles) % 2))


def pixels(picture: Image.Image) -> Iterator[tuple[int, int, int]]:
    data = picture.tobytes()
    return zip(data[0::3], data[1::3], data[2::3], strict=True)


def show(panel: PanelModel, picture: Image.Image) -> None:
    window(panel, 0, 0, 239, 239)
    send(panel, RAMWR, *as_565(picture))


def test_a_correct_and_patient_driver_shows_its_picture() -> None:
    panel = PanelModel(WAVESHARE, itertools.count(0, 200).__next__)
    start(panel)
    show(panel, four_corners())
    assert panel.picture() == four_corners()
    assert panel.complaints == []


def test_twelve_bit_colour_shows_the_same_picture() -> None:
    panel = PanelModel(WAVESHARE)
    start(panel, colmod=3)
    window(panel, 0, 0, 239, 239)
    send(panel, RAMWR, *as_444(four_corners()))
    assert panel.picture() == four_corners()


@pytest.mark.parametrize(
    "madctl", [m for m in range(0, 256, 8) if m & (MX | MY | MV | BGR) != MX | MV]
)
def test_every_wrong_madctl_shows_a_wrong_picture(madctl: int) -> None:
    panel = PanelModel(WAVESHARE)
    start(panel, madctl=madctl)
    show(panel, four_corners())
    assert panel.picture() != four_corners()


@pytest.mark.parametrize("colmod", [3, 6])
def test_a_wrong_pixel_format_shows_a_wrong_picture(colmod: int) -> None:
    panel = PanelModel(WAVESHARE)
    start(panel, colmod=colmod)
    show(panel, four_corners())
    assert panel.picture() != four_corners()


@pytest.mark.parametrize(
    ("caset", "raset"),
    [
        ((0, 0, 239, 0), (0, 0, 239, 0)),  # bytes swapped
        ((0, 0, 0, 238), (0, 0, 0, 239)),  # one column short
        ((0, 1, 0, 240), (0, 0, 0, 239)),  # one to the right
        ((0, 0, 0, 239), (0, 0, 0, 238)),  # one row short: the last row lands on the first
        ((0, 0, 0, 239), (0, 80, 1, 63)),  # 80 rows too low
    ],
)
def test_a_wrong_window_shows_a_wrong_picture(caset: tuple, raset: tuple) -> None:
    panel = PanelModel(WAVESHARE)
    start(panel)
    send(panel, CASET, *caset)
    send(panel, RASET, *raset)
    send(panel, RAMWR, *as_565(four_corners()))
    assert panel.picture() != four_corners()


def test_ips_glass_needs_inversion() -> None:
    panel = PanelModel(WAVESHARE)
    start(panel)
    show(panel, four_corners())
    send(panel, INVOFF)
    assert panel.picture() == ImageChops.invert(four_corners())


def test_nothing_is_seen_before_it_is_awake_and_on() -> None:
    black = Image.new("RGB", (240, 240))
    panel = PanelModel(WAVESHARE)
    start(panel)
    show(panel, four_corners())
    for off, on in ((DISPOFF, DISPON), (SLPIN, SLPOUT)):
        send(panel, off)
        assert panel.picture() == black
        send(panel, on)
        assert panel.picture() == four_corners()
    panel.reset_pin(0)
    assert panel.picture() == black


def test_what_was_never_written_is_noise() -> None:
    panel = PanelModel(WAVESHARE)
    start(panel)
    window(panel, 0, 0, 239, 238)
    send(panel, RAMWR, *bytes(240 * 239 * 2))
    seen = panel.picture()
    assert not seen.crop((0, 0, 240, 239)).getbbox()
    assert len(set(pixels(seen.crop((0, 239, 240, 240))))) > 200


def test_an_ili9341_refuses_twelve_bit_colour() -> None:
    glass = Glass("ILI9341", 320, 240, upright=MV, bgr=True)
    panel = PanelModel(glass)
    for code in (SLPOUT, DISPON):
        send(panel, code)
    send(panel, MADCTL, MV | BGR)
    send(panel, COLMOD, 0x55)
    send(panel, COLMOD, 0x53)
    window(panel, 0, 0, 1, 0)
    send(panel, RAMWR, 0xF8, 0x00, 0x07, 0xE0)
    assert [panel.picture().getpixel((x, 0)) for x in (0, 1)] == [(255, 0, 0), (0, 255, 0)]


def test_resets_lose_the_registers_and_commands_sent_too_soon() -> None:
    now = 0.0
    panel = PanelModel(WAVESHARE, lambda: now)
    start(panel)
    panel.complaints.clear()
    for by_pin in (True, False):
        now += 200
        if by_pin:
            panel.reset_pin(0)
            panel.reset_pin(1)
        else:
            send(panel, SWRESET)
        assert not panel.visible
        now += 4.9
        send(panel, SLPOUT)
        assert not panel.awake
        assert "lost" in panel.complaints.pop()
        now += 0.2
        send(panel, SLPOUT)
        now += 5.1
        send(panel, DISPON)
        assert panel.visible
        assert not panel.complaints
