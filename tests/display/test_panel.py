"""The panel drivers, held against a model of the controllers that knows nothing of them."""

import random

import pytest
from pictures import as_seen, close

from display.bus import Bus
from display.expand import expand_12, expand_16, fill_table
from display.frame import Frame
from display.ili9341 import ILI9341
from display.palette import BLUE, CHALK, COLOURS, NIGHT, PINK
from display.panel import Panel
from display.st7789 import ST7789
from simulator.emulator.panel import MV, MX, MY, Glass, PanelModel

# MADCTL bits under which the glass shows the picture upright, as the makers' own code has them.
UPRIGHT = {
    ("ST7789", 0): 0,
    ("ST7789", 90): MX | MV,
    ("ST7789", 180): MX | MY,
    ("ST7789", 270): MY | MV,
    ("ILI9341", 0): MX,
    ("ILI9341", 90): MV,
    ("ILI9341", 180): MY,
    ("ILI9341", 270): MX | MY | MV,
}


class Wire:
    """SPI, pins and time, which only pass while a driver waits: what it says reaches the model."""

    def __init__(self, glass: Glass, has_reset: bool = True):
        self.now = 1000.0
        self.model = PanelModel(glass, lambda: self.now)
        self.level = 0
        self.selected = False
        self.sent = bytearray()
        self.commands: list[tuple[int, int]] = []  # (code, how many data bytes)
        self.bus = Bus(self, self.dc, self.cs, self.reset if has_reset else None)

    def write(self, data) -> None:
        assert self.selected, "sent without chip select"
        data = bytes(data)
        self.model.receive(self.level, data)
        if self.level:
            code, count = self.commands[-1]
            self.commands[-1] = code, count + len(data)
            self.sent += data
        else:
            self.commands += [(code, 0) for code in data]

    def dc(self, level: int) -> None:
        self.level = level

    def cs(self, level: int) -> None:
        self.selected = not level

    def reset(self, level: int) -> None:
        self.model.reset_pin(level)

    def ticks_ms(self) -> int:
        return int(self.now) % 2**29  # as small as MicroPython's, which wrap around too

    def ticks_diff(self, later: int, earlier: int) -> int:
        return (later - earlier + 2**28) % 2**29 - 2**28

    def sleep_ms(self, ms: int) -> None:
        self.now += ms

    def pixel_bytes(self) -> int:
        return sum(count for code, count in self.commands if code == 0x2C)


def doodle(frame: Frame, rng: random.Random) -> None:
    for _ in range(6):
        x, y = rng.randrange(-10, frame.width), rng.randrange(-10, frame.height)
        frame.box(x, y, rng.randrange(1, 70), rng.randrange(1, 70), rng.randrange(16))
    frame.text(frame.width // 2, frame.height // 2, "F", CHALK)  # no symmetry can hide


def made(
    kind: str = "ST7789",
    width: int = 240,
    height: int = 240,
    rotation: int = 90,
    bits: int = 12,
    *,
    offset: tuple[int, int] = (0, 0),
    has_reset: bool = True,
    **settings: bool,
) -> tuple[Wire, Panel]:
    """Return a panel and the glass it is meant for."""
    upright = UPRIGHT[kind, rotation]
    across, down = (height, width) if upright & MV else (width, height)
    x = 240 - across - offset[0] if upright & MX else offset[0]
    y = 320 - down - offset[1] if upright & MY else offset[1]
    first = (y, x) if upright & MV else (x, y)
    glass = Glass(
        kind,
        width,
        height,
        upright=upright,
        offset=first,
        inverted=settings.get("inverted", False),
        bgr=settings.get("bgr", False),
    )
    wire = Wire(glass, has_reset)
    driver = ST7789 if kind == "ST7789" else ILI9341
    return wire, driver(wire.bus, wire, width, height, rotation, offset, bits, **settings)


@pytest.mark.parametrize("rotation", [0, 90, 180, 270])
@pytest.mark.parametrize(
    ("kind", "long", "short", "bits"),
    [
        ("ST7789", 240, 240, 12),
        ("ST7789", 240, 240, 16),
        ("ST7789", 320, 240, 12),
        ("ST7789", 280, 240, 16),
        ("ILI9341", 320, 240, 16),
    ],
)
def test_every_size_rotation_and_depth_shows_the_frame(kind, long, short, bits, rotation):
    width, height = (long, short) if rotation in (90, 270) else (short, long)
    wire, panel = made(kind, width, height, rotation, bits)
    frame, rng = Frame(width, height), random.Random(rotation)
    for _ in range(3):
        doodle(frame, rng)
        panel.show(frame)
        seen = wire.model.picture()
        assert seen == as_seen(frame) if bits == 12 else close(seen, as_seen(frame))
    assert wire.model.complaints == []


@pytest.mark.parametrize("rotation", [0, 90, 180, 270])
def test_a_small_glass_in_the_middle_of_the_memory_shows_the_frame(rotation):
    """1.14 inches: 135 x 240, 52 columns and 40 rows into the memory; an odd width or height."""
    width, height = (240, 135) if rotation in (90, 270) else (135, 240)
    wire, panel = made("ST7789", width, height, rotation, 12, offset=(52, 40))
    frame = Frame(width, height)
    for seed in range(3):
        doodle(frame, random.Random(seed))
        panel.show(frame)
        assert wire.model.picture() == as_seen(frame)


@pytest.mark.parametrize("inverted", [False, True])
@pytest.mark.parametrize("bgr", [False, True])
@pytest.mark.parametrize("bits", [12, 16])
def test_colours_are_right_on_inverted_and_swapped_glass(inverted, bgr, bits):
    wire, panel = made(bits=bits, inverted=inverted, bgr=bgr)
    frame = Frame(240, 240)
    for colour in range(16):
        frame.box(colour * 15, 0, 15, 240, colour)
    panel.show(frame)
    assert close(wire.model.picture(), as_seen(frame))


def test_a_wrong_rotation_or_colour_order_shows_a_wrong_picture():
    """Or the tests above would prove nothing."""
    frame = Frame(240, 240)
    doodle(frame, random.Random(1))
    frame.box(0, 0, 40, 40, BLUE)
    right = as_seen(frame)
    for wrong in ({"rotation": 0}, {"rotation": 270}, {"bgr": True}, {"inverted": True}):
        wire, _ = made(inverted=False)
        settings = {"rotation": 90, "bits": 12} | wrong
        panel = ST7789(wire.bus, wire, 240, 240, **settings)
        frame.damage.mark_all()
        panel.show(frame)
        assert not close(wire.model.picture(), right)


@pytest.mark.parametrize(("bits", "pair_bytes"), [(12, 3), (16, 4)])
def test_only_the_damaged_rows_and_columns_are_sent(bits, pair_bytes):
    wire, panel = made(bits=bits)
    frame = Frame(240, 240)
    panel.show(frame)
    assert wire.pixel_bytes() == 120 * 240 * pair_bytes
    wire.commands.clear()
    panel.show(frame)
    assert wire.commands == []
    frame.box(31, 13, 28, 42, PINK)
    panel.show(frame)
    assert wire.pixel_bytes() == 15 * 48 * pair_bytes  # columns 30 to 59, rows 8 to 55
    wire.commands.clear()
    frame.pixel(0, 0, CHALK)
    frame.pixel(239, 239, CHALK)
    panel.show(frame)
    assert [code for code, _ in wire.commands] == [0x2A, 0x2B, 0x2C] * 2
    assert wire.pixel_bytes() == 2 * 8 * pair_bytes
    assert wire.model.picture() == as_seen(frame) if bits == 12 else True


@pytest.mark.parametrize("bits", [12, 16])
def test_many_partial_updates_leave_the_picture_right(bits):
    wire, panel = made(bits=bits)
    frame, rng = Frame(240, 240), random.Random(bits)
    for _ in range(25):
        w, h = rng.randrange(1, 60), rng.randrange(1, 60)
        frame.box(rng.randrange(240), rng.randrange(240), w, h, rng.randrange(16))
        frame.pixel(rng.randrange(240), rng.randrange(240), rng.randrange(16))
        panel.show(frame)
    assert close(wire.model.picture(), as_seen(frame))


def test_nothing_is_lit_before_there_is_a_picture():
    """The memory of a fresh controller is noise."""
    wire, panel = made()
    assert not wire.model.visible
    frame = Frame(240, 240)
    panel.show(frame)
    codes = [code for code, _ in wire.commands]
    assert codes.index(0x2C) < codes.index(0x11) < codes.index(0x29)
    assert wire.model.visible


@pytest.mark.parametrize("has_reset", [True, False])
@pytest.mark.parametrize("busy_ms", [0, 3, 60, 119, 120, 500])
def test_the_controller_gets_the_time_its_data_sheet_asks_for(has_reset, busy_ms):
    """However long the console was busy between making the panel and the first picture."""
    wire, panel = made(has_reset=has_reset)
    reset_at = wire.now
    wire.now += busy_ms
    panel.show(Frame(240, 240))
    assert wire.model.complaints == []
    assert wire.model.visible
    # Sleep may end 120 ms after a reset, and not much time more is lost.
    assert 120 <= wire.now - reset_at <= max(120, busy_ms) + 10


def test_sleep_turns_the_panel_off_and_waking_brings_the_picture_back():
    wire, panel = made()
    panel.sleep(True)  # before anything was shown: nothing to do
    frame = Frame(240, 240)
    doodle(frame, random.Random(5))
    panel.show(frame)
    panel.sleep(True)
    assert not wire.model.awake
    panel.sleep(False)
    assert wire.model.visible
    assert wire.model.picture() == as_seen(frame)
    panel.sleep(True)
    frame.box(10, 10, 50, 50, PINK)
    panel.show(frame)  # while asleep
    panel.sleep(False)
    assert wire.model.picture() == as_seen(frame)
    assert wire.model.complaints == []


def test_the_clock_may_wrap_while_the_panel_sleeps():
    wire, panel = made()
    panel.show(Frame(240, 240))
    wire.now = 2**29 - 10.0
    panel.sleep(True)
    panel.sleep(False)
    assert wire.now < 2**29 + 300
    assert wire.model.complaints == []


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"bits": 18}, "takes 12 or 16 bits of colour, not 18"),
        ({"rotation": 45}, "0, 90, 180 or 270 degrees, not 45"),
        ({"width": 320, "rotation": 0}, "320 x 240 is more than this panel's memory holds"),
        ({"offset": (1, 0)}, "240 x 240 is more than this panel's memory holds"),
    ],
)
def test_impossible_settings_are_refused_in_words(settings, message):
    wire, _ = made()
    with pytest.raises(ValueError, match=message):
        ST7789(wire.bus, wire, **{"width": 240, "height": 240} | settings)


def test_an_ili9341_has_no_12_bit_colour():
    wire, _ = made("ILI9341", 320, 240, 90, 16)
    with pytest.raises(ValueError, match="takes 16 bits of colour, not 12"):
        ILI9341(wire.bus, wire, 320, 240, 90, bits=12)


def test_a_frame_of_another_size_is_refused():
    _, panel = made()
    with pytest.raises(ValueError, match="a frame of 320 x 240 on a panel of 240 x 240"):
        panel.show(Frame(320, 240))


@pytest.mark.parametrize("bits", [12, 16])
def test_the_table_holds_the_palette_as_the_panel_takes_it(bits):
    table = bytearray(1024)
    fill_table(table, COLOURS, bits)
    target = bytearray(4)
    expand = expand_12 if bits == 12 else expand_16
    for left in range(16):
        for right in (NIGHT, BLUE, CHALK, left):
            expand(bytes((left << 4 | right,)), target, table, (0, 1, 1, 0))
            value = int.from_bytes(target[: bits // 4], "big")
            pixels = value >> bits, value & (1 << bits) - 1
            for pixel, colour in zip(pixels, (COLOURS[left], COLOURS[right]), strict=True):
                for at, wide in ((8, 12), (4, 7), (0, 1)) if bits == 16 else ():
                    # The highest bits of each channel are the palette's own four.
                    assert pixel >> wide & 15 == colour >> at & 15
                assert bits == 16 or pixel == colour
