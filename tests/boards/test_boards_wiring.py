"""Board files: the ones we ship are sound, and a wrong one is told so by line."""

import json
import re
import subprocess
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import boards
from boards import rp2040
from boards.complaint import draw_complaint
from boards.spelling import nearest
from boards.wiring import KNOWN, PINS, Wiring
from display.frame import Frame
from input import DOWN, LEFT, RIGHT, UP, A, B, X, Y

FOLDER = Path(boards.__file__).parent
MACHINERY = {"__init__", "declaration", "flash", "hardware", "parts", "rp2040", "spelling", "start"}
MACHINERY |= {"asking", "complaint", "hangs", "image", "low_power", "store", "unused", "wiring"}
TEMPLATE = (FOLDER / "breadboard_st7789.py").read_text()


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.py").read_text()


def changed(*changes: tuple[str, str]) -> tuple[str, Wiring]:
    """Return the template with some lines changed, and the wiring it makes."""
    text = TEMPLATE
    for old, new in changes:
        assert text.count(f"\n{old}") == 1, old
        text = text.replace(f"\n{old}", f"\n{new}")
    return text, boards.described(text, "board.py")


def line_of(text: str, start: str) -> int:
    return next(n for n, line in enumerate(text.splitlines(), 1) if line.startswith(start))


def test_every_board_file_can_be_chosen_by_name():
    assert {path.stem for path in FOLDER.glob("*.py")} - MACHINERY == set(boards.NAMES)
    assert boards.REFERENCE in boards.NAMES


@pytest.mark.parametrize("name", boards.NAMES)
def test_our_board_files_are_sound_and_say_the_same_frozen_or_as_text(name):
    imported = boards.named(name)
    read = boards.described(text_of(name), f"{name}.py")
    assert imported.problems == read.problems == []
    assert imported.panel_is_sound
    assert imported.values == read.values


@pytest.mark.parametrize("name", boards.NAMES)
def test_the_wiring_table_that_opens_a_file_is_the_wiring(name):
    """Each pin stands there beside its label; breadboards also name the Pico's own pin number."""
    wiring = boards.named(name)
    table = text_of(name).split('"""')[1]
    for pin in PINS:
        gpio, label = wiring[pin], re.escape(wiring.label(pin))
        if gpio is not None:
            line = rf"\b{label}\b[^G\n]*GPIO +{gpio}\b|GP{gpio} \(pin +\d+\) +{label}"
            assert re.search(line, table, re.IGNORECASE), pin
    for gpio, edge in re.findall(r"GP(\d+) \(pin +(\d+)\)", table):
        assert rp2040.edge_pin(int(gpio)) == int(edge)


# Compared with the makers' own pins, typed in once more from BOARDS.md's table.
MAKERS = {
    "waveshare_pico_lcd_1_3": (1, [10, 11, 9, 8, 12, 13], [2, 18, 16, 20, 3, 15, 17, 19, 21]),
    "pimoroni_picosystem": (0, [6, 7, 5, 9, 4, 12], [23, 20, 22, 21, 18, 19, 17, 16]),
    "pimoroni_pico_display_2": (0, [18, 19, 17, 16, None, 20], [14, 15, 12, 13]),
    "waveshare_pico_lcd_1_14": (1, [10, 11, 9, 8, 12, 13], [2, 18, 16, 20, 3, 15, 17]),
    "pimoroni_pico_display": (0, [18, 19, 17, 16, None, 20], [14, 15, 12, 13]),
    "waveshare_pico_lcd_2": (1, [10, 11, 9, 8, 12, 13], [17, 2, 15, 3]),
    "pimoroni_pico_explorer": (0, [18, 19, 17, 16, None, None], [14, 15, 12, 13]),
    "spotpear_1_54": (1, [10, 11, 9, 8, 12, 7], [16, 14, 13, 17, 3, 6, 2, 4]),
    "picopad": (0, [18, 19, 21, 17, 20, 16], [4, 5, 3, 2, 7, 6, 9, 8]),
}


@pytest.mark.parametrize("name", MAKERS)
def test_pins_are_the_makers(name):
    wiring = boards.named(name)
    spi, panel, switches = MAKERS[name]
    assert wiring["SPI"] == spi
    assert [wiring[pin] for pin in ("SCK", "MOSI", "CS", "DC", "RESET", "BACKLIGHT")] == panel
    assert [gpio for _, _, gpio, _ in wiring.switches()] == switches


def test_four_button_boards_have_previous_next_ok_and_back():
    switches = boards.named("pimoroni_pico_display_2").switches()
    assert {bit: label for _, bit, _, label in switches} == {UP: "X", DOWN: "Y", A: "A", B: "B"}
    every = boards.named(boards.REFERENCE).switches()
    assert {bit for _, bit, _, _ in every} == {UP, DOWN, LEFT, RIGHT, A, B, X, Y}


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("MOSI = 19", "MOIS = 19", "MOIS is not understood; did you mean MOSI?"),
        ("BUTTON_UP = 2", "BUTON_UP = 2", "BUTON_UP is not understood; did you mean BUTTON_UP?"),
        ("DC = 16", "DC = 17", "DC: GPIO 17 is already used by CS (line {CS})"),
        (
            "SCK = 18",
            "SCK = 10",
            "only be GPIO 2 or 6 or 18 or 22, not 10 (which belongs to SPI 1)",
        ),
        ("MOSI = 19", "MOSI = 20", "MOSI of SPI 0 can only be GPIO 3 or 7 or 19 or 23, not 20"),
        ("BUTTON_A = 6", "BUTTON_A = 30", "BUTTON_A: there is no GPIO 30 (they are 0 to 29)"),
        ("BUTTON_A = 6", "BUTTON_A = 25", "BUTTON_A: GPIO 25 has no pin on a Pico's edge"),
        ("BUTTON_A = 6", 'BUTTON_A = "6"', "BUTTON_A is '6', but must be the number of a GPIO"),
        ("BUTTON_A = 6", "BUTTON_A = 6, 7", 'a pin and a label: 15, "A"'),
        ("BUTTON_A = 6", "BUTTON_A 6", "expected NAME = value, found: BUTTON_A 6"),
        ("BUTTON_A = 6", "BUTTON_A == 6", "expected NAME = value"),
        ("BUTTON_A = 6", "BUTTON_A =", "can't understand the value of BUTTON_A: nothing"),
        ("BUTTON_A = 6", "BUTTON_A = six", "can't understand the value of BUTTON_A: six"),
        ("BUTTON_A = 6", "BUTTON_B = 6", "BUTTON_B is set a second time"),
        ("ROTATION = 0", "ROTATION = 45", "ROTATION is 45, but must be 0 or 90 or 180 or 270"),
        ('PANEL = "st7789"', 'PANEL = "st7735"', "must be 'st7789' or 'ili9341'"),
        ('PANEL = "st7789"', 'PANEL = "ili9341"', "an ili9341 takes only COLOUR_BITS = 16"),
        ("WIDTH = 240", "WIDTH = 2400", "WIDTH is 2400, but must be from 240 to 320"),
        ("WIDTH = 240", "WIDTH = 241", "must be even"),
        ("HEIGHT = 240", "HEIGHT = 128", "HEIGHT is 128, but must be from 135 to 320"),
        ("SPI_HZ = 62_500_000", "SPI_HZ = 125_000_000", "must be from 4000000 to 62500000"),
        ("SPI_HZ = 62_500_000", "SPI_HZ = 100_000", "must be from 4000000 to 62500000"),
        ("SPI_HZ = 62_500_000", "SPI_HZ = None", "SPI_HZ is None, but must be from"),
        ("SPI_HZ = 62_500_000", "SPI_HZ = 24_000_000.0", "SPI_HZ is 24000000.0, but must be"),
        ("SPI_MODE = 3", "CPU_HZ = 250_000_000", "CPU_HZ is 250000000, but must be 125000000 or"),
        ("SPI_MODE = 3", "CPU_HZ = 200_000_000.0", "CPU_HZ is 200000000.0, but must be 125000000"),
        ("SPI_MODE = 3", "CPU_MHZ = 200", "CPU_MHZ is not understood; did you mean CPU_HZ?"),
        ("SPI_MODE = 3", "SPI_MODE = True", "SPI_MODE is True, but must be 0 or 1 or 2 or 3"),
        ("SPI = 0", "SPI = 0.0", "SPI is 0.0, but must be 0 or 1"),
        ("ROTATION = 0", "ROTATION = 90.0", "ROTATION is 90.0, but must be"),
        ("BGR = False", "BGR = 0", "BGR is 0, but must be True or False"),
        ("WIDTH = 240", "WIDTH = 16", "WIDTH is 16, but must be from 240 to 320"),
        ("WIDTH = 240", 'WIDTH = 240, "wide"', "WIDTH is (240, 'wide'), but must be from"),
        ("HEIGHT = 240", "HEIGHT = ()", "can't understand the value of HEIGHT: ()"),
        ("BUTTON_A = 6", "BUTTON_A = None", "BUTTON_A is None, but must be the number"),
        ("BUTTON_A = 6", 'BUTTON_A = None, "A"', "BUTTON_A is None, but must be the number"),
        ("BUTTON_A = 6", "BUTTON_A = 6.0", "BUTTON_A is 6.0, but must be the number"),
        ("BUTTON_A = 6", 'BUTTON_A = 6, ""', 'a pin and a label: 15, "A" (up to 12 letters)'),
        ("BUTTON_A = 6", 'BUTTON_A = 6, "a very long label"', "(up to 12 letters)"),
        ("BUTTON_A = 6", "BUTTON_A = 1/0", "can't understand the value of BUTTON_A: 1/0"),
        ("BUTTON_A = 6", "BUTTON_A = [0]*10**9", "can't understand the value of BUTTON_A"),
        ("BUTTON_A = 6", "BUTTON_A = __import__('os')", "can't understand the value"),
        ("BUTTON_A = 6", "button_a = 6", "button_a is not understood; did you mean BUTTON_A?"),
        ("NAME = ", f'NAME = "{41 * "x"}"  # ', 'words in quotes, like "Mine", of up to 40'),
        ("BGR = False", "'''", "the text that begins here has no ''' at its end"),
        (
            "# BATTERY_FULL = 4.1",
            "BATTERY_FULL = 3.3",
            "must be more than BATTERY_EMPTY (3.3)",
        ),
        ("# BATTERY_EMPTY = 3.3", "BATTERY_EMPTY = 5", "(4.1) must be more than BATTERY_EMPTY (5)"),
        ("CS = 17", 'CS = 17, "C,S #1"  # right', ""),
        ("CS = 17", "CS = (17, 'CS',)", ""),
        ("# BATTERY_EMPTY = 3.3", "BATTERY_EMPTY = 3", ""),
        ("# SOUND = 15", "SOUND = 20", "SOUND: GPIO 20 is already used by RESET"),
        ("# SOUND = 15", "SOUND = 14", ""),
        ("# SOUND = 15", "SOUND = 13", ""),
        ("# BATTERY = 29", "BATTERY = 22", "BATTERY: GPIO 22 can't measure"),
        ("# BATTERY = 29", "BATTERY = 29", ""),
        ("CS = 17", "CS = None", ""),
        ('BACKLIGHT = 21, "BLK"', "# no backlight pin", ""),
        ('RESET = 20, "RES"', "", ""),
    ],
)
def test_a_mistake_is_named_with_its_line(old, new, message):
    text, wiring = changed((old, new))
    if not message:
        assert wiring.problems == []
        return
    lines = {"CS": line_of(text, "CS")}
    place = f"board.py line {line_of(text, new)}: "
    if "takes only" in message:
        place = f"board.py line {line_of(text, 'COLOUR_BITS')}: "
    if "second time" in message:
        place = f"board.py line {line_of(text, 'BUTTON_B = 7')}: "
    assert any(
        problem.startswith(place) and message.format(**lines) in problem
        for problem in wiring.problems
    ), wiring.problems


def test_sound_and_backlight_may_not_share_a_frequency():
    _, wiring = changed(("# SOUND = 15", "SOUND = 5"), ("BUTTON_RIGHT = 5", ""))
    assert len(wiring.problems) == 1
    assert "SOUND: GPIO 5 shares its frequency with BACKLIGHT (GPIO 21)" in wiring.problems[0]


@pytest.mark.parametrize("name", ["MOSI", "BUTTON_UP", "DC", "WIDTH"])
def test_something_missing_is_named(name):
    text = re.sub(rf"(?m)^{name} = .*$", "", TEMPLATE)
    wiring = boards.described(text, "board.py")
    assert wiring.problems == [f"board.py: {name} is missing; add a line {name} = ..."]
    assert wiring.panel_is_sound == name.startswith("BUTTON")


def test_a_wrong_button_leaves_the_panel_to_say_so_and_a_wrong_screen_wire_does_not():
    assert changed(("BUTTON_A = 6", "BUTTON_A = 60"))[1].panel_is_sound
    assert not changed(("DC = 16", "DC = 60"))[1].panel_is_sound
    assert not changed(("BUTTON_A = 6", "BUTTON_A = 16"))[1].panel_is_sound, "it is also DC"
    assert not changed(("DC = 16", "DC = sixteen"))[1].panel_is_sound
    assert changed(("# BATTERY_FULL = 4.1", "BATTERY_FULL = 1"))[1].panel_is_sound
    for line in ("DC = sixteen", "DC 16", "DCC = 16", "DC == 16"):
        mine = boards.described(f'BOARD = "breadboard_st7789"\n{line}\n', "board.py")
        assert not mine.panel_is_sound, f"which pin is meant by {line}?"


@pytest.mark.parametrize("size", [(240, 240), (320, 240), (160, 128)])
def test_a_complaint_on_the_panel_is_readable_and_never_overfull(size):
    _, wiring = changed(("BUTTON_A = 6", "BUTTON_A = 60"), ("BUTTON_B = 7", "BUTTON_B = 70"))
    frame, short = Frame(*size), Frame(*size)
    draw_complaint(frame, wiring.file, wiring.problems)
    draw_complaint(short, wiring.file, wiring.problems[:1])
    if size[0] >= 240:
        assert frame.pixels != short.pixels, "both fit"
    foot = len(frame.pixels) * (size[1] - 22) // size[1]
    draw_complaint(frame, wiring.file, wiring.problems * 20)
    assert frame.pixels[foot:] == short.pixels[foot:], "what to do stays free of what is wrong"


def test_a_file_may_start_from_a_board_and_change_what_differs():
    text = 'BOARD = "waveshare_pico_lcd_1_3"\nBGR = True  # swapped on mine\nROTATION = 270\n'
    mine, base = boards.described(text, "board.py"), boards.named("waveshare_pico_lcd_1_3")
    assert mine.problems == []
    assert mine.values == {**base.values, "BGR": True, "ROTATION": 270}
    clash = boards.described('BOARD = "waveshare_pico_lcd_1_3"\n\nSOUND = 15\n', "board.py")
    assert clash.problems == ["board.py line 3: SOUND: GPIO 15 is already used by BUTTON_A"]


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ("BOARD = 'pimoroni_picosystem'\nPICO = True", "line 2: BUTTON_UP: GPIO 23 has no pin"),
        ("BOARD = 'breadboard_st7789'\nSPI = 1", "line 2: SCK of SPI 1 can only be GPIO 10 or"),
        ("BOARD = 'breadboard_st7789'\n\nOFFSET_X = 8", "line 3: WIDTH x HEIGHT, 240 x 240, is"),
        ("BOARD = 'breadboard_ili9341'\nROTATION = 0", "line 2: WIDTH x HEIGHT, 320 x 240, is"),
        ("BOARD = 'breadboard_st7789'\nPANEL = 'ili9341'", "line 2: an ili9341 takes only"),
        ("BOARD = 'pimoroni_picosystem'\nBACKLIGHT = 10", "line 2: SOUND: GPIO 11 shares its"),
        ("BOARD = 'pimoroni_picosystem'\nBATTERY_EMPTY = 4.1", "line 2: BATTERY_FULL (4.1) must"),
    ],
)
def test_what_does_not_fit_the_board_it_starts_from_is_named_with_a_line(changes, told):
    problems = boards.described(changes, "board.py").problems
    assert problems[0].startswith(f"board.py {told}"), problems


def test_an_unknown_board_is_answered_with_the_nearest_or_with_all():
    near = boards.described('\nBOARD = "picosystem"\nBGR = True\n', "board.py")
    assert near.problems[0].startswith("board.py line 2: no board is called 'picosystem'; ")
    assert len(near.problems) == 1, "nothing else is known to be wrong"
    typo = boards.described('BOARD = "pimoroni_picosytem"', "board.py")
    assert typo.problems[0].endswith("did you mean pimoroni_picosystem?")
    far = boards.described('BOARD = "zx81"', "board.py")
    assert all(name in far.problems[0] for name in boards.NAMES)


def test_a_misspelt_board_is_all_that_is_told(tmp_path):
    wiring = boards.described('BORAD = "breadboard_st7789"\nBUTTON_A = 60\n', "board.py")
    said = "board.py line 1: BORAD is not understood; did you mean BOARD?"
    assert wiring.problems == [said]
    assert not wiring.panel_is_sound


def test_no_board_is_believed_in_until_a_file_names_one(tmp_path):
    path = tmp_path / "board.py"
    assert boards.find(str(path)) is None
    path.write_text('BOARD = "pimoroni_picosystem"\n')
    assert boards.find(str(path))["NAME"] == "Pimoroni PicoSystem"


@given(st.text(st.sampled_from("AB=_ 01\n\"'#,()x"), max_size=60))
def test_no_text_whatever_makes_the_reader_fail(text):
    wiring = boards.described(text, "board.py")
    assert wiring.problems, "nothing this short can be a board"


@given(st.sampled_from(KNOWN), st.data())
def test_a_name_with_one_letter_wrong_is_recognised(name, data):
    if len(name) < 4:
        return
    place = data.draw(st.integers(0, len(name) - 1))
    wrong = name[:place] + "Q" + name[place + 1 :]
    near = nearest(wrong, KNOWN)
    assert sum(a != b for a, b in zip(near, wrong, strict=True)) == 1


def test_micropython_reads_board_files_as_cpython_does(micropython):
    """Same problems, same order: there dictionaries keep no order, and sorting is another one."""
    wrong = TEMPLATE.replace("MOSI = 19", "MOIS = 19").replace("DC = 16", "DC = 17")
    wrong = wrong.replace("BUTTON_A = 6", "BUTTON_A 6").replace("= 7", "= seven")
    texts = [wrong, 'BOARD = "zx81"', 'BOARD = "pimoroni_picosystem"\nSOUND = 12', "BUTTON_UP = 1"]
    texts += [text_of(name) for name in boards.NAMES]
    program = (
        "import boards, json\n"
        f"for text in {texts!r}:\n"
        "    print(json.dumps(boards.described(text, 'board.py').problems))\n"
    )
    answer = subprocess.run([micropython, "-c", program], capture_output=True, text=True)
    seen = [json.loads(line) for line in answer.stdout.splitlines()]
    assert seen == [boards.described(text, "board.py").problems for text in texts], answer.stderr
