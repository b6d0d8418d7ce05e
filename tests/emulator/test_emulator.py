"""The emulated handheld, with plain MicroPython in it: boot, pins, clocks, buses."""

import re
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest
from emulator_tools import LOG, MARK, boot

import boards
from simulator.emulator import FlashError, Handheld, NotSeenError, hardware, serve
from simulator.emulator.hardware import MADE, from_wiring


@pytest.fixture(scope="module")
def prompt(stock_image: Path) -> Handheld:
    """Plain MicroPython at its prompt, a USB host attached."""
    handheld = Handheld(stock_image, usb=True)
    handheld.run_until(lambda: handheld.host and handheld.host.connected, 1000, "USB")
    handheld.type("\r\n")
    handheld.run_until_text(">>> ", 100)
    return handheld


def test_plain_micropython_boots_to_its_prompt(prompt: Handheld) -> None:
    assert "MicroPython v1." in prompt.text
    prompt.type("6 * 7\r\n")
    prompt.run_until_text("42", 100)


def test_the_real_mpremote_talks_to_it_over_a_socket(prompt: Handheld, tmp_path: Path) -> None:
    (tmp_path / "note.txt").write_text("kept")
    with serve(prompt) as port:
        words = [sys.executable, "-m", "mpremote", "connect", f"socket://127.0.0.1:{port}"]
        words += ["cp", str(tmp_path / "note.txt"), ":note.txt", "+", "ls"]
        result = subprocess.run(words, capture_output=True, text=True, timeout=120)
    assert "note.txt" in result.stdout, result.stderr
    assert prompt.files()["note.txt"] == b"kept"


def test_what_never_happens_is_an_error_that_says_so(prompt: Handheld) -> None:
    began = prompt.ms
    with pytest.raises(NotSeenError, match=r"the text 'never' was not seen within 5 emulated ms"):
        prompt.run_until_text("never", 5)
    assert prompt.ms - began == pytest.approx(5, abs=0.01)


def test_a_bad_image_or_button_is_refused_with_a_reason(prompt: Handheld) -> None:
    with pytest.raises(FlashError, match="not a UF2 file"):
        Handheld(b"\0" * 512)
    with pytest.raises(ValueError, match="has no button Z; it has UP, DOWN"):
        prompt.press("Z")
    with pytest.raises(ValueError, match="there is no board gameboy; there are waveshare"):
        hardware("gameboy")


@pytest.mark.parametrize("board", MADE)
def test_our_board_files_fit_the_hardware_they_are_for(board: str) -> None:
    assert from_wiring(boards.named(board)) == MADE[board]


BUTTONS = (
    LOG
    + """
pins = [Pin(n, Pin.IN, Pin.PULL_UP) for n in (2, 18, 16, 20, 15, 17, 19, 21, 3)]
log("ready")
seen = None
while True:
    now = "".join("_" if pin.value() else "#" for pin in pins)
    if now != seen:
        log(now)
        seen = now
    time.sleep_ms(1)
"""
)


def test_buttons_reach_their_pins(stock_image: Path) -> None:
    handheld = boot(stock_image, BUTTONS)
    handheld.run_until_text("ready\n_________\n", 1000)
    for place, name in enumerate(handheld.hardware.buttons):
        down = handheld.press(name)
        seen = handheld.run_until_text("_" * place + "#" + "_" * (8 - place), 20)
        assert 0 < seen - down < 3
        handheld.release(name)
        handheld.run(3)
    assert handheld.text.endswith("_________\n")


CLOCKS = (
    LOG
    + """
@micropython.asm_thumb
def count(r0):
    label(again)
    sub(r0, 1)
    bne(again)
def marked(work):
    mark(1)
    work()
    mark(0)
ticks = []
for hz in (125_000_000, 200_000_000, 48_000_000):
    machine.freq(hz, hz)
    marked(lambda: time.sleep_ms(50))
    count(1)
    marked(lambda: count(1_000_000))
    started = time.ticks_us()
    timer = machine.Timer(mode=machine.Timer.ONE_SHOT, period=20,
        callback=lambda timer: ticks.append(time.ticks_diff(time.ticks_us(), started)))
    time.sleep_ms(25)
    tone = PWM(Pin(11), freq=440, duty_u16=32768)
    log("tone", hz)
    time.sleep_ms(2)
log("ticks", ticks)
"""
)


def test_time_is_time_at_any_clock_and_cycles_take_what_it_makes_them(stock_image: Path) -> None:
    handheld = boot(stock_image, CLOCKS, board="pimoroni_picosystem")
    edges = handheld.watch(MARK)
    for hz in (125e6, 200e6, 48e6):
        handheld.run_until_text(f"tone {hz:.0f}\n", 1000)
        assert handheld.clocks.system_hz == handheld.rp2040.clk_peri == hz
        assert handheld.tone_hz == pytest.approx(440, abs=1)
        up, down, begun, ended = [ms for ms, _ in edges[-4:]]
        assert down - up == pytest.approx(50, abs=0.2)
        assert ended - begun == pytest.approx(3_000_000 / hz * 1000, rel=0.001)
    ticks = handheld.run_until_text("]", 1000) and re.findall(r"\d+", handheld.text)[-3:]
    assert [int(us) for us in ticks] == pytest.approx([20_000] * 3, abs=600)


def test_a_frame_s_bytes_take_what_the_spi_rate_makes_them_at_200_mhz(stock_image: Path) -> None:
    handheld = boot(stock_image, SPI_TIMES.replace("125_000_000", "200_000_000"))
    edges = handheld.watch(MARK)
    handheld.run_until_text("end", 2000)
    assert handheld.text.count("baudrate=50000000") == 2, "the highest up to 62.5 MHz"
    marks = [ms for ms, _ in edges if ms > edges[0][0]]
    times = [end - begin for begin, end in zip(marks[0::2], marks[1::2], strict=True)]
    for short, long in ((2, 3), (4, 5)):
        assert times[long] - times[short] == pytest.approx(4000 * 8 / 50e6 * 1000, rel=0.01)


PIO = (
    LOG
    + """
@rp2.asm_pio(set_init=rp2.PIO.OUT_LOW)
def blink():
    set(pins, 1) [9]
    set(pins, 0) [9]
log("ready")
machine_0 = rp2.StateMachine(0, blink, freq=20_000, set_base=Pin(25))
machine_0.active(1)
time.sleep_ms(4)
machine.reset()
"""
)


def test_a_pio_wakes_up_when_it_is_used_and_sleeps_after_a_reset(stock_image: Path) -> None:
    handheld = boot(stock_image, PIO)
    edges = handheld.watch(MARK)
    handheld.run_until(lambda: handheld.resets, 1000, "the reset")
    ups = [ms for ms, level in edges if level][-4:]
    assert [late - early for early, late in pairwise(ups)] == pytest.approx([1, 1, 1], abs=0.01)
    assert not handheld.processor.pios.awake, "nobody asks them any more"
    handheld.run_until_text("ready\nready", 1000)


SPI_TIMES = (
    LOG
    + """
data = bytearray(6000)
def bus(hz, phase=1):
    spi = SPI(1, hz, polarity=phase, phase=phase, sck=Pin(10), mosi=Pin(11))
    log(spi)
    return spi
def timed(spi, count):
    part = memoryview(data)[:count]
    for lit in (0, 1):  # once to have it in the flash cache
        mark(lit)
        spi.write(part)
    mark(0)
def timed_dma(count):
    dma = rp2.DMA()
    control = dma.pack_ctrl(size=0, inc_write=False, treq_sel=18)
    for lit in (0, 1):
        dma.config(read=data, write=0x40040008, count=count, ctrl=control)
        mark(lit)
        dma.active(1)
        while dma.active() or machine.mem32[0x4004000C] & 16:
            pass
    mark(0)
    dma.close()
slow = bus(24_000_000)
timed(slow, 2000)
timed(slow, 6000)
machine.freq(125_000_000, 125_000_000)
fast = bus(62_500_000)
timed(fast, 2000)
timed(fast, 6000)
timed_dma(2000)
timed_dma(6000)
timed(bus(100_000), 20)
gaps = bus(62_500_000, 0)
timed(gaps, 2000)
timed(gaps, 6000)
log("end")
"""
)


def test_spi_takes_as_long_as_on_the_wire(stock_image: Path) -> None:
    handheld = boot(stock_image, SPI_TIMES)
    edges = handheld.watch(MARK)
    handheld.run_until_text("end", 2000)
    assert "baudrate=24000000" in handheld.text  # MicroPython's own reckoning of its clocks
    assert "baudrate=62500000" in handheld.text
    marks = [ms for ms, _ in edges if ms > edges[0][0]]
    times = [end - begin for begin, end in zip(marks[0::2], marks[1::2], strict=True)]
    # What calling costs is the same for 2000 bytes and 6000, so the difference is the wire's.
    for short, long, baud in ((0, 1, 24e6), (2, 3, 62.5e6), (4, 5, 62.5e6)):
        assert times[long] - times[short] == pytest.approx(4000 * 8 / baud * 1000, rel=0.01)
        assert 0 <= times[short] - 2000 * 8 / baud * 1000 < 0.1
    assert times[6] == pytest.approx(20 * 8 / 100e3 * 1000, rel=0.05)
    # In mode 0 a byte takes a clock and a half more than its bits.
    assert times[8] - times[7] == pytest.approx(4000 * 9.5 / 62.5e6 * 1000, rel=0.01)


def test_supply_and_tone_are_wired(stock_image: Path) -> None:
    main = (
        LOG
        + """
from machine import ADC
log("volts", round(ADC(Pin(26)).read_u16() / 65535 * 3.3 * 3, 1))
tone = PWM(Pin(11), freq=440, duty_u16=32768)
log("playing")
"""
    )
    handheld = boot(stock_image, main, board="pimoroni_picosystem")
    handheld.set_supply(3.7)
    handheld.run_until_text("playing", 1000)
    assert "volts 3.7" in handheld.text
    assert handheld.tone_hz == pytest.approx(440, rel=0.01)
