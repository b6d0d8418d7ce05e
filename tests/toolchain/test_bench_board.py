"""`make bench PORT=...`: the timing programs on a board, here an emulated one, over USB."""

import subprocess
import time
from pathlib import Path

import pytest

from firmware import toolchain
from firmware.toolchain import connection
from input import NAMES
from simulator.bench import board, truth
from simulator.bench.programs import program
from simulator.emulator import Handheld, serve
from simulator.emulator.saves import kept


@pytest.mark.slow
def test_a_board_is_measured_and_its_files_stay_as_they_are(
    firmware_image: Path, benchmarks: Path, tmp_path: Path, monkeypatch, capsys
) -> None:
    own = {**kept("stones", 40), "mine.txt": b"do not touch"}
    handheld = Handheld(firmware_image, files=own, usb=True)
    handheld.run_until_lit(3000)
    before = handheld.files()
    few = [timing for timing in board.timings() if timing.name in ("frames", "decisions")]
    monkeypatch.setattr(board, "timings", lambda: few)
    monkeypatch.setattr(truth, "REAL_PICO", {"bm_chaos": 218.64, "core_qstr": 139.92})
    monkeypatch.setattr(toolchain, "benchmarks", lambda: benchmarks)
    monkeypatch.setattr(toolchain, "board_image", lambda name: firmware_image)
    monkeypatch.chdir(tmp_path)
    with serve(handheld) as port:
        assert board.main(f"socket://127.0.0.1:{port}", model=True, questions=False) == 0
    assert handheld.files() == before
    assert handheld.resets, "the console starts again"
    report = (tmp_path / board.REPORT).read_text()
    assert "Pocket Keltis on Raspberry Pi Pico" in report
    times = {line[:50].strip(): line[50:].split() for line in report.splitlines() if line[50:]}
    for timing in few:
        here, model, budget = (float(figure) for figure in times[timing.what])
        assert here == pytest.approx(model, rel=0.1), "the same with a USB host, or nearly"
        assert budget == timing.budget
    for name, known in truth.REAL_PICO.items():
        here, model, published = (float(figure) for figure in times[name])
        assert here == pytest.approx(model, rel=0.1)
        assert published == known
    assert str(board.REPORT) in capsys.readouterr().out


def test_the_person_is_asked_for_each_button_and_what_was_heard_is_told(
    firmware_image: Path,
) -> None:
    main = program("thumbs", PATIENCE_MS=300)
    handheld = Handheld(firmware_image, files={"main.py": main})
    handheld.run_until_lit(2000)
    there = [name for name in NAMES if name in handheld.hardware.buttons]
    for name in there:
        handheld.run_until_quiet(30, 2000)
        if name != "B":
            handheld.tap(name)
        heard = "NOT HEARD" if name == "B" else "heard"
        handheld.run_until_text(f"button {name} {heard}", 1000)


def test_questions_come_with_their_answers_into_the_report(monkeypatch) -> None:
    sent = []
    monkeypatch.setattr(board, "mpremote", lambda port, _, code: sent.append(code) or "")
    answers = iter("ynyy")
    said = board.ask("a port", lambda question: next(answers))
    assert said.splitlines()[1] == f"{board.QUESTIONS[1]}? n"
    assert "LIGHT = 100" in sent[0]
    assert "LIGHT = 25" in sent[1]


def test_the_test_picture_says_what_the_questions_ask_for(firmware_image: Path) -> None:
    handheld = Handheld(firmware_image, files={"main.py": program("eyes")})
    handheld.run_until_lit(2000)
    handheld.run_until_quiet(30, 1000)
    picture = handheld.picture().convert("RGB")
    across, down = picture.size
    edge = {picture.getpixel(at) for at in ((0, 0), (across - 1, down - 1), (across // 2, 0))}
    assert len(edge) == 1
    assert min(edge.pop()) > 200
    blue, green, yellow = (picture.getpixel((30, 70 + 40 * number)) for number in range(3))
    assert blue[2] == max(blue)
    assert green[1] == max(green)
    assert min(yellow[:2]) > yellow[2]


@pytest.mark.slow
def test_ctrl_c_in_the_middle_leaves_a_console_that_plays(
    firmware_image: Path, benchmarks: Path, tmp_path: Path, monkeypatch, capsys
) -> None:
    handheld = Handheld(firmware_image, files=kept("stones", 40), usb=True)
    handheld.run_until_lit(3000)
    before = handheld.files()

    def interrupted(port: str, timing: board.Timing) -> float:
        """Stop while a program runs that would go on for ever."""
        endless = subprocess.Popen(connection.command(port, "exec", "while True: pass"))
        time.sleep(3)
        endless.terminate()
        endless.wait()
        raise KeyboardInterrupt

    monkeypatch.setattr(board, "on_board", interrupted)
    monkeypatch.setattr(toolchain, "benchmarks", lambda: benchmarks)
    monkeypatch.chdir(tmp_path)
    with serve(handheld) as port:
        assert board.main(f"socket://127.0.0.1:{port}", model=False, questions=False) == 130
    assert "Stopped: no report was written" in capsys.readouterr().out
    assert not list(tmp_path.iterdir())
    assert handheld.resets
    handheld.run_until_lit(5000)
    assert handheld.files() == before


BOARDS = {
    "no console": ("stock_image", {}, "has no console on it: flash the image of your board first"),
    "no name": ("plain_image", {}, "does not know which board it is on"),
    "a wrong file": (
        "firmware_image",
        {"board.py": "DC = 8\n"},
        "the board file is wrong; correct",
    ),
}


@pytest.mark.parametrize("case", BOARDS)
def test_a_board_that_can_t_be_measured_says_why(case, request, capsys) -> None:
    image, files, why = BOARDS[case]
    handheld = Handheld(request.getfixturevalue(image), files=files, usb=True)
    handheld.run_until(lambda: handheld.host and handheld.host.connected, 1000, "USB")
    with serve(handheld) as port:
        assert board.main(f"socket://127.0.0.1:{port}", model=False, questions=False) == 2
    assert why in capsys.readouterr().out
    assert handheld.resets, "and it starts again"


def test_a_port_with_nothing_on_it_is_named(capsys) -> None:
    assert board.main("/dev/no-such-port", model=False, questions=False) == 2
    assert "/dev/no-such-port" in capsys.readouterr().out
