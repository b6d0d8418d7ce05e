"""Board files and their parts on the emulated Pico, in the very image that is flashed."""

from itertools import combinations

import pytest
from emulator_tools import DONE, PRELUDE, answer, on_the_desktop
from pictures import close
from PIL import Image

import boards
from firmware.screens import selftest
from simulator import script
from simulator.emulator import Handheld
from simulator.emulator.command import follow
from simulator.emulator.hardware import from_wiring

ONLY_SELFTEST = "import boards\nfrom firmware.screens.selftest import run\nrun(boards.load())\n"


# The pictures


@pytest.mark.parametrize("name", boards.NAMES)
def test_the_image_of_every_board_shows_its_first_screen_there(image_of, tmp_path, name):
    handheld = Handheld(image_of(name), name)
    handheld.run_until_lit(1500)
    handheld.run_until_quiet(30, 500)
    desktop = on_the_desktop(boards.named(name), "wait 100\nshot first", tmp_path)
    assert close(handheld.picture(), desktop["first"])
    assert handheld.panel.complaints == []


PRESSES = {
    "waveshare_pico_lcd_1_3": "press LEFT\npress Y\nwait 30\nshot two\nhold RIGHT 300\nshot three",
    "waveshare_pico_lcd_1_14": "press LEFT\npress B\nwait 30\nshot two\nhold UP 300\nshot three",
    "pimoroni_pico_display_2": "press UP\npress B\nwait 30\nshot two\nhold DOWN 300\nshot three",
}


@pytest.mark.parametrize("name", PRESSES)
def test_one_script_gives_the_same_pictures_on_desktop_and_device(firmware_image, tmp_path, name):
    files = {"board.py": f'BOARD = "{name}"\n', "main.py": ONLY_SELFTEST}
    handheld = Handheld(firmware_image, name, files=files)
    text = "wait 100\nshot one\n" + PRESSES[name]
    taken = follow(handheld, script.parse(text), tmp_path / "shots")
    device = {path.stem: Image.open(path) for path in taken}
    desktop = on_the_desktop(boards.named(name), text, tmp_path / "saves", run=selftest.run)
    assert list(device) == list(desktop) == ["one", "two", "three"]
    assert all(close(device[shot], desktop[shot]) for shot in device)
    assert not any(close(device[a], device[b]) for a, b in combinations(device, 2))


TURNED = {
    "square, on its head": ("breadboard_st7789", "ROTATION = 180\n"),
    "square, on its side": ("breadboard_st7789", "ROTATION = 270\nBACKLIGHT = None\n"),
    "wide, on its head": ("breadboard_ili9341", "ROTATION = 270\n"),
    "tall, without chip select": (
        "breadboard_ili9341",
        "ROTATION = 0\nWIDTH = 240\nHEIGHT = 320\nCS = None\n",
    ),
    "in 16-bit colour and another mode": (
        "breadboard_st7789",
        "COLOUR_BITS = 16\nSPI_MODE = 0\nRESET = None\n",
    ),
}


@pytest.mark.parametrize("case", TURNED)
def test_a_changed_board_file_is_all_it_takes(firmware_image, tmp_path, case):
    base, changes = TURNED[case]
    text = f'BOARD = "{base}"\n{changes}'
    wiring = boards.described(text, "board.py")
    files = {"board.py": text, "main.py": ONLY_SELFTEST}
    handheld = Handheld(firmware_image, from_wiring(wiring), files=files)
    handheld.run_until_lit(1500)
    handheld.run_until_quiet(30, 500)
    desktop = on_the_desktop(wiring, "wait 100\nshot first", tmp_path, run=selftest.run)
    assert close(handheld.picture(), desktop["first"])
    assert handheld.panel.complaints == []


# The parts


def test_a_press_shows_within_the_budget(firmware_image):
    files = {"main.py": ONLY_SELFTEST}
    handheld = Handheld(firmware_image, files=files)
    handheld.run_until_lit(1500)
    handheld.run_until_quiet(30, 500)
    pressed = handheld.press("A")
    handheld.run_until_changed(100)
    handheld.run_until_quiet(5, 100)
    assert handheld.last_byte_ms - pressed < 20


def test_taps_are_kept_while_nobody_reads(firmware_image):
    def tap(handheld: Handheld) -> None:
        handheld.run_until_pin(DONE, 1, 5_000)
        handheld.run_until_pin(DONE, 0, 5_000)
        for button in ("A", "A", "LEFT"):
            handheld.tap(button, 30)
            handheld.run(30)

    program = (
        "done(1)\ndone(0)\ntime.sleep_ms(300)\nanswer = [board.buttons.read() for _ in range(6)]\n"
    )
    first = answer(firmware_image, program, while_running=tap)
    assert first == [16, 0, 16, 0, 4, 0], "in the order in which they came"


@pytest.mark.parametrize("pause", [2, 15, 30, 45, 60])
def test_a_release_and_the_next_press_are_both_heard_while_flash_is_written(firmware_image, pause):
    """Leaving the first title of all saves the language, and interrupts have to wait for that."""
    handheld = Handheld(firmware_image)
    handheld.run_until_lit(1500)
    handheld.run_until_quiet(30, 500)
    handheld.run(200)  # until the flash, never used before, has its file system
    handheld.press("A")
    handheld.run_until_changed(100)
    menu = handheld.run_until_quiet(12, 100)
    handheld.release("A")
    handheld.run(pause)
    handheld.press("A")
    handheld.run_until(lambda: handheld.last_byte_ms > menu + 5, 250, "an answer to the second A")


def test_bouncing_contacts_press_once(firmware_image):
    def bounce(handheld: Handheld) -> None:
        handheld.run_until_pin(DONE, 1, 5_000)
        handheld.run_until_pin(DONE, 0, 5_000)
        for _ in range(2):
            for pause in (0.2, 0.3, 1.1, 0.1, 40):
                handheld.press("B")
                handheld.run(pause)
                handheld.release("B")
                handheld.run(min(pause, 0.4))
            for pause in (0.3, 0.2, 1.5, 0.1):
                handheld.press("B")
                handheld.run(pause)
                handheld.release("B")
                handheld.run(pause)
            handheld.run(30)

    program = (
        "from input.events import Events\nevents = Events(board.buttons)\nanswer = []\n"
        "done(1)\ndone(0)\nstart = time.ticks_ms()\n"
        "while time.ticks_diff(time.ticks_ms(), start) < 250:\n"
        "    event = events.poll(board.clock.ms())\n"
        "    if event:\n        answer.append(event)\n"
        "    else:\n        board.clock.wait(30)\n"
    )
    press, release = 0x100 | 32, 0x800 | 32
    seen = answer(firmware_image, program, while_running=bounce)
    assert seen == [press, release, press, release]


def test_reading_buttons_and_their_interrupts_allocate_nothing(firmware_image):
    def tap(handheld: Handheld) -> None:
        handheld.run_until_pin(DONE, 1, 5_000)
        handheld.run_until_pin(DONE, 0, 5_000)
        for _ in range(3):
            handheld.tap("UP", 12)
            handheld.run(12)

    program = (
        "from input.events import Events\n"
        "def measure(ms):\n"
        "    events = Events(board.buttons)\n"
        "    seen = 0\n"
        "    gc.collect()\n"
        "    before = gc.mem_alloc()\n"
        "    start = time.ticks_ms()\n"
        "    while time.ticks_diff(time.ticks_ms(), start) < ms:\n"
        "        if events.poll(board.clock.ms()):\n            seen += 1\n"
        "        board.clock.wait(5)\n"
        "    return seen, gc.mem_alloc() - before\n"
        "measure(5)\ndone(1)\ndone(0)\n"
        "answer = measure(150)\n"
    )
    assert answer(firmware_image, program, while_running=tap) == (6, 0)


def test_what_a_board_lacks_answers_politely(firmware_image):
    program = (
        "board.tone.play(440, 50)\n"
        "answer = (board.battery.percent(), board.battery.charging(), board.tone.available,\n"
        "    board.store.read('nothing'), board.store.names(), board.buttons.available)\n"
    )
    assert answer(firmware_image, program) == (None, False, False, None, [], 255)


def test_a_finished_handheld_has_battery_and_store_and_luck(firmware_image):
    def supply(handheld: Handheld) -> None:
        handheld.set_supply(3.7)

    program = (
        "board.store.write('game', b'one')\nboard.store.write('game', b'two')\n"
        "seeds = {board.random_seed() for _ in range(8)}\n"
        "answer = (board.battery.percent(), board.store.read('game'), board.store.names(),\n"
        "    max(seeds) < 1 << 30, len(seeds) > 1, board.free_memory() > 100_000)\n"
    )
    percent, *rest = answer(
        firmware_image, program, board="pimoroni_picosystem", while_running=supply
    )
    assert abs(percent - 50) <= 2, "halfway between 3.3 and 4.1 V"
    assert rest == [b"two", ["game"], True, True, True]


def test_a_tone_ends_by_itself_while_the_console_goes_on(firmware_image):
    handheld = sounding(firmware_image, 880, 90)
    handheld.run(50)
    assert abs(handheld.tone_hz - 880) < 5
    handheld.run(60)
    assert handheld.tone_hz == 0


def test_a_tune_goes_on_by_itself_until_another_begins(firmware_image):
    handheld = sounding(firmware_image, 880, 60, 440, 60, 660, 60)
    heard = []
    for _ in range(4):
        handheld.run(30)
        heard.append(round(handheld.tone_hz / 20) * 20)
        handheld.run(30)
    assert heard == [880, 440, 660, 0]
    handheld = sounding(firmware_image, 880, 200, more="board.tone.play(440, 30)\n")
    handheld.run(15)
    assert abs(handheld.tone_hz - 440) < 5
    handheld.run(100)
    assert handheld.tone_hz == 0


def sounding(image, *tones: int, more: str = "") -> Handheld:
    """Return a handheld that has just begun to play a tune."""
    code = f"{PRELUDE}board.tone.play{tones}\n{more}done(1)\ntime.sleep(60)\n"
    files = {"board.py": 'BOARD = "pimoroni_picosystem"\n', "main.py": code}
    handheld = Handheld(image, "pimoroni_picosystem", files=files)
    handheld.run_until_pin(DONE, 1, 3_000)
    return handheld


def test_the_watchdog_bites_when_nobody_feeds_and_not_after_it_was_stopped(firmware_image):
    hangs = "board.clock.feed()\nwhile True:\n    machine.idle()\n"
    stops = "board.clock.feed()\nboard.clock.stop()\ntime.sleep(60)\n"
    handheld = Handheld(firmware_image, files={"main.py": PRELUDE + hangs})
    handheld.run_until(lambda: handheld.resets, 10_000, "a reset", every_ms=50)
    quiet = Handheld(firmware_image, files={"main.py": PRELUDE + stops})
    quiet.run(9_500)
    assert quiet.resets == []


def test_the_backlight_dims_evenly_for_the_eye(firmware_image):
    code = PRELUDE + (
        "for percent in (100, 50, 0):\n"
        "    board.backlight.set(percent)\n    done(1)\n    time.sleep_ms(5)\n    done(0)\n"
        "    time.sleep_ms(5)\n"
    )
    handheld = Handheld(firmware_image, files={"main.py": code})
    duties = []
    for _ in range(3):
        handheld.run_until_pin(DONE, 1, 3_000)
        duties.append(round(handheld.lines.backlight, 2))
        handheld.run_until_pin(DONE, 0, 100)
    assert duties == [1.0, 0.25, 0.0]
