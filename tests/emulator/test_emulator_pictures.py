"""What a program sends to the panel is what one sees: right or wrong, lit or dark."""

from pathlib import Path

import pytest
from emulator_tools import LOG, boot
from PIL import Image

from simulator.light import lit

PANEL = (
    LOG
    + """
machine.freq(125_000_000, 125_000_000)
MODE = 3
spi = SPI(1, 62_500_000, polarity=MODE >> 1, phase=MODE & 1, sck=Pin(10), mosi=Pin(11))
cs, dc, reset = Pin(9, Pin.OUT, value=1), Pin(8, Pin.OUT, value=1), Pin(12, Pin.OUT, value=1)
def send(code, *data):
    cs(0)
    dc(0)
    spi.write(bytes((code,)))
    if data:
        dc(1)
        spi.write(bytes(data))
    cs(1)
reset(0)
time.sleep_ms(1)
reset(1)
time.sleep_ms(6)
for code in (0x11, 0x21, 0x29):
    send(code)
    time.sleep_ms(6)
send(0x36, 0x60)
send(0x3A, 0x05)
send(0x2A, 0, 0, 0, 239)
send(0x2B, 0, 0, 0, 239)
"""
)


DRAW = (
    PANEL
    + """
row = bytearray(480)
def stripes(y):
    colour = (0xF800, 0x07E0, 0x001F)[y // 80]
    for x in range(240):
        word = 0xFFFF if x < 30 else colour
        row[2 * x], row[2 * x + 1] = word >> 8, word & 255
def draw():
    send(0x2C)
    cs(0)
    dc(1)
    for y in range(240):
        if y % 80 == 0:
            stripes(y)
        spi.write(row)
    cs(1)
draw()
light = PWM(Pin(13), freq=1000, duty_u16=32768)
log("drawn")
"""
)


def stripes() -> Image.Image:
    picture = Image.new("RGB", (240, 240), (255, 255, 255))
    for place, colour in enumerate(((255, 0, 0), (0, 255, 0), (0, 0, 255))):
        picture.paste(colour, (30, 80 * place, 240, 80 * place + 80))
    return picture


def test_a_picture_drawn_over_spi_is_seen(stock_image: Path) -> None:
    handheld = boot(stock_image, DRAW)
    dark = handheld.picture()
    assert not dark.getbbox()
    handheld.run_until_text("drawn", 2000)
    assert handheld.lines.backlight == pytest.approx(0.5, abs=0.01)
    assert handheld.panel.picture() == stripes()
    assert handheld.picture() == lit(stripes(), 71), "half of the light looks like more than half"
    assert handheld.panel.complaints == []
    assert handheld.last_byte_ms <= handheld.ms


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("0x36, 0x60", "0x36, 0x00"),  # the picture lies on its side
        ("0x36, 0x60", "0x36, 0x68"),  # red and blue swapped
        ("0x2A, 0, 0, 0, 239", "0x2A, 0, 0, 239, 0"),
        ("MODE = 3", "MODE = 1"),  # sampled at the wrong edge
        ("0x11, 0x21, 0x29", "0x11, 0x29, 0x29"),  # not inverted
        ("mosi=Pin(11)", "mosi=Pin(15)"),  # a wire the panel is not on
        ("    cs(1)\nreset(0)", "    cs(0)\nreset(0)\ndc = Pin(7, Pin.OUT)"),
    ],
)
def test_a_broken_driver_shows_a_wrong_picture(stock_image: Path, right: str, wrong: str) -> None:
    assert right in DRAW
    # Eight rows tell as much as all of them, and take a thirtieth of the time.
    main = DRAW.replace(right, wrong).replace("range(240):\n        if", "range(8):\n        if")
    handheld = boot(stock_image, main)
    handheld.run_until_text("drawn", 2000)
    assert handheld.picture().crop((0, 0, 240, 8)) != stripes().crop((0, 0, 240, 8))


def test_without_its_light_the_panel_is_dark(stock_image: Path) -> None:
    main = DRAW.replace("duty_u16=32768", "duty_u16=0").replace(
        "range(240):\n        if", "range(8):\n        if"
    )
    handheld = boot(stock_image, main)
    handheld.run_until_text("drawn", 2000)
    assert handheld.panel.visible
    assert not handheld.picture().getbbox()
