"""The pictures in the docs: none is old, and the wiring pictures say what the board files say."""

import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from PIL import Image, ImageSequence

import boards
from boards.rp2040 import edge_pin
from boards.wiring import PANEL_PINS
from simulator.__main__ import main
from simulator.docs.__main__ import makers
from simulator.docs.gallery import ROOT, SHEETS, sheets_found
from simulator.docs.pinout import GND, NAMES, POWER, pins_called
from simulator.docs.wires import HOW, WIRED
from simulator.docs.wiring import wiring_picture

ON_A_PICO = [name for name in boards.NAMES if boards.named(name)["PICO"]]


def content(path: Path) -> object:
    """Return what a person sees in it, however it is packed."""
    if path.suffix not in (".png", ".gif"):
        return path.read_text()
    with Image.open(path) as picture:
        return [
            (frame.info.get("duration"), frame.convert("RGBA").tobytes())
            for frame in ImageSequence.Iterator(picture)
        ]


@pytest.mark.parametrize("place", makers(), ids=str)
def test_no_picture_is_old(place: Path, tmp_path: Path) -> None:
    fresh = tmp_path / place.name
    makers()[place](fresh)
    assert (ROOT / place).exists(), "make docs draws it"
    assert content(fresh) == content(ROOT / place), f"{place} is out of date: make docs renews it"


def test_the_film_can_be_loaded_on_a_slow_line() -> None:
    assert (ROOT / "docs/pictures/play.gif").stat().st_size < 600_000


def test_every_screen_in_the_gallery_has_a_title() -> None:
    untitled = set(sheets_found()) - set(SHEETS)
    assert not untitled, f"give {untitled} a title in SHEETS of simulator/docs/gallery.py"
    assert set(SHEETS) <= set(sheets_found()), "there are no pictures of it any more"


# The Pico's edge, as the data sheet's pinout has it


def test_the_pinout_agrees_with_the_board_files_own_table() -> None:
    for gpio in range(30):
        pin = edge_pin(gpio)
        assert pin == 0 or NAMES[pin - 1] == f"GP{gpio}"
    assert sum(name.startswith("GP") for name in NAMES) == 26


def test_ground_and_power_are_where_the_data_sheet_has_them() -> None:
    assert pins_called(GND) == [3, 8, 13, 18, 23, 28, 38]
    assert NAMES[32] == "AGND"
    assert pins_called(POWER) == [36]
    assert [NAMES[pin - 1] for pin in (30, 35, 37, 39, 40)] == [
        "RUN",
        "ADC_VREF",
        "3V3_EN",
        "VSYS",
        "VBUS",
    ]


# What a wiring picture shows, read back from its lines and words


def wires(svg: str) -> list[tuple[str, float, float, float]]:
    """(name, x at the chip, x at the part, y) of each horizontal wire."""
    found = re.findall(
        r'points="([\d.]+),([\d.]+) ([\d.]+),([\d.]+)".* data-wire="(\w+[^"]*)"', svg
    )
    return [
        (name, float(x1), float(x2), float(y1))
        for x1, y1, x2, y2, name in found
        if y1 == y2 and name != "ground"
    ]


def texts(svg: str) -> list[tuple[float, float, str]]:
    """(x, y of the middle, text) of all words."""
    space = "{http://www.w3.org/2000/svg}"
    return [
        (
            float(element.attrib["x"]),
            float(element.attrib["y"]) - 0.36 * float(element.attrib["font-size"]),
            element.text or "",
        )
        for element in ElementTree.fromstring(svg).iter(f"{space}text")
    ]


def beside(svg: str, x: float, y: float) -> list[str]:
    """Return the words at this height, the nearest first."""
    near = [(abs(at - x), text) for at, height, text in texts(svg) if abs(height - y) < 1]
    return [text for _, text in sorted(near)]


@pytest.mark.parametrize("name", boards.NAMES)
def test_every_wire_runs_from_its_pin_to_what_the_board_file_says(name: str) -> None:
    wiring = boards.named(name)
    svg = wiring_picture(wiring, name)
    found = {wire: (start, end, y) for wire, start, end, y in wires(svg)}
    used = [*PANEL_PINS, *(switch[0] for switch in wiring.switches())]
    for pin in used:
        if wiring[pin] is None:
            assert pin not in found
            continue
        start, end, y = found[pin]
        chip = beside(svg, start, y)
        assert f"GP{wiring[pin]}" in chip[:2], (pin, chip)
        if wiring["PICO"]:
            assert str(edge_pin(wiring[pin])) in chip[:2]
        assert wiring.label(pin).split()[0] in beside(svg, end, y)[0], pin


@pytest.mark.parametrize("name", boards.NAMES)
def test_no_two_wires_touch(name: str) -> None:
    rows = [(start < end, y) for _, start, end, y in wires(wiring_picture(boards.named(name), ""))]
    assert len(set(rows)) == len(rows)


def test_a_screen_on_wires_gets_its_power_and_every_button_its_ground() -> None:
    for name in ON_A_PICO:
        wiring = boards.named(name)
        svg = wiring_picture(wiring, name)
        if HOW.get(wiring["NAME"], WIRED) == WIRED:
            power = [wire for wire in wires(svg) if wire[0] in (GND, POWER)]
            ends = {beside(svg, start, y)[0] for _, start, _, y in power}
            assert ends == {"36", "38", "8"}, "as the tables in the board files say; 8 for buttons"
            assert svg.count('data-wire="ground"') == len(wiring.switches()) + 1
        else:
            assert 'data-wire="GND"' not in svg


def test_a_board_file_of_ones_own_is_drawn_too(tmp_path: Path, capsys) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text('BOARD = "breadboard_st7789"\nNAME = "Mine & yours"\nBUTTON_A = 10\nSOUND = 14')
    picture = tmp_path / "mine.svg"
    assert main(["wiring", str(mine), "--save", str(picture)]) == 0
    svg = picture.read_text()
    assert "Mine &amp; yours" in svg
    start, _, y = next(wire[1:] for wire in wires(svg) if wire[0] == "BUTTON_A")
    assert beside(svg, start, y)[:2] == ["14", "GP10"]
    assert "loudspeaker" in svg
    mine.write_text('BOARD = "breadboard_st7789"\nBUTTON_A = 7')
    assert main(["wiring", str(mine)]) == 2
    assert "mine.py line 2: BUTTON_A: GPIO 7 is already used" in capsys.readouterr().err
