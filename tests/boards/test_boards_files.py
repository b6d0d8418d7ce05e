"""Whatever a board file holds: the console runs with it, or a person is told what is wrong."""

import json
import random
import re
import subprocess
from pathlib import Path

import pytest
from board_files import TEMPLATE, changed_file
from hypothesis import given, settings
from hypothesis import strategies as st

import boards
from boards.complaint import draw_complaint
from boards.declaration import LONGEST
from boards.wiring import Wiring
from display.frame import Frame
from simulator.board import Board, BoardError, wiring_of
from simulator.visit import Visit


def boot(wiring: Wiring, folder: Path) -> Board:
    """Run the console on this board: the title, the menu, and all pages of the self-test.

    What goes wrong is raised.
    """
    visit = Visit(folder, wiring)
    visit.start()
    visit.choose("menu_settings")
    visit.choose("set_test")
    visit.press("A", "B")
    visit.hold("A")
    visit.wait(1200)
    visit.hold("A")
    visit.press("UP")
    visit.hold("A")
    return visit.board


def check_complaints(wiring: Wiring, data: bytes) -> None:
    lines = data.count(b"\n") + 1
    for problem in wiring.problems:
        told = re.match(r"board\.py(?: line (\d+))?: .", problem)
        assert told, problem
        if told[1]:
            assert 1 <= int(told[1]) <= lines, problem
        else:
            assert re.search(r": [A-Z_]+ is missing; add a line", problem), problem
        assert min(problem) >= " ", problem
        assert len(problem) < 300, problem  # all boards by name
    if wiring.panel_is_sound:
        frame = Frame(wiring["WIDTH"], wiring["HEIGHT"])
        empty = bytes(frame.pixels)
        draw_complaint(frame, wiring.file, wiring.problems)
        assert bytes(frame.pixels) != empty


@settings(max_examples=300, deadline=None)
@given(st.randoms(use_true_random=False))
def test_a_board_file_is_refused_by_line_or_the_console_runs_with_it(tmp_path_factory, pick):
    data = changed_file(pick)
    wiring = boards.described(data, "board.py")
    if wiring.problems:
        check_complaints(wiring, data)
    else:
        board = boot(wiring, tmp_path_factory.mktemp("saves"))
        assert board.panel.shown > 5
        assert board.backlight.percent > 0


def test_micropython_says_the_same_of_every_file_in_a_picos_heap(micropython, tmp_path):
    files = [changed_file(random.Random(seed))[: LONGEST + 1] for seed in range(400)]
    for number, data in enumerate(files):
        (tmp_path / str(number)).write_bytes(data)
    program = (
        "import boards, json\n"
        f"for number in range({len(files)}):\n"
        f"    with open('{tmp_path}/' + str(number), 'rb') as file:\n"
        "        wiring = boards.described(file.read(), 'board.py')\n"
        "    print(json.dumps([wiring.problems, wiring.panel_is_sound]))\n"
    )
    command = [micropython, "-X", "heapsize=192k", "-c", program]
    answer = subprocess.run(command, capture_output=True, text=True)
    seen = [json.loads(line) for line in answer.stdout.splitlines()]
    ours = [boards.described(data, "board.py") for data in files]
    assert seen == [[wiring.problems, wiring.panel_is_sound] for wiring in ours], answer.stderr
    assert len({wiring.panel_is_sound for wiring in ours}) == 2


@pytest.mark.parametrize("name", boards.NAMES)
@pytest.mark.parametrize("damage", ["\r\n", "\ufeff", "\t"])
def test_how_an_editor_ends_or_begins_its_lines_makes_no_difference(name, damage):
    text = (Path(boards.__file__).parent / f"{name}.py").read_text()
    other = {
        "\r\n": text.replace("\n", "\r\n"),
        "\ufeff": damage + text,
        "\t": text.replace(" = ", "\t=\t"),
    }[damage]
    assert boards.described(other.encode(), "board.py").problems == []
    assert boards.described(other.encode(), "board.py").values == boards.named(name).values


def test_a_mistake_in_any_line_is_told_with_its_number():
    lines = TEMPLATE.split("\n")
    body = TEMPLATE[: TEMPLATE.index('NAME = "')].count("\n")
    for number in range(body, len(lines)):
        for wrong in ("6 = 7", "GP = [", "(", "\x00", "print('hello')"):
            text = "\n".join([*lines[:number], wrong, *lines[number + 1 :]])
            problems = boards.described(text, "board.py").problems
            assert problems[0].startswith(f"board.py line {number + 1}: "), (problems, wrong)


def test_what_follows_in_a_file_too_long_is_not_read_and_that_is_told():
    wiring = boards.described((TEMPLATE + "# more\n" * 30_000)[: LONGEST + 1].encode(), "board.py")
    assert len(wiring.problems) == 1
    assert re.match(r"board\.py line \d+: the file is longer than 8000 bytes", wiring.problems[0])
    assert wiring.panel_is_sound
    whole = TEMPLATE + "#" * (LONGEST - len(TEMPLATE))
    assert boards.described(whole, "board.py").problems == []


def test_a_folder_or_no_text_at_all_in_the_place_of_a_board_file(tmp_path):
    folder = tmp_path / "board.py"
    folder.mkdir()
    wiring = boards.find(str(folder))
    assert len(wiring.problems) == 1
    assert wiring.problems[0].startswith("board.py: it can't be read, or is a folder")
    assert not wiring.panel_is_sound
    empty = boards.described(b"", "board.py")
    assert "board.py: PANEL is missing; add a line PANEL = ..." in empty.problems


def test_the_simulator_refuses_such_files_with_the_same_words(tmp_path):
    mine = tmp_path / "mine.py"
    mine.write_bytes('BOARD = "breadboard_st7789"\n'.encode("utf-16"))
    with pytest.raises(BoardError, match=r"mine\.py line 1: this is not plain text"):
        wiring_of(str(mine))
