"""`make bench PORT=...`: the timing programs on a board, here an emulated one, over USB."""

from pathlib import Path

import pytest

from input import NAMES
from simulator.bench import board, measuring
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
    few = [timing for timing in board.timings() if timing.name in ("frames", "moving")]
    monkeypatch.setattr(board, "timings", lambda: few)
    monkeypatch.setattr(board.truth, "REAL_PICO", {"core_qstr": 139.92})
    monkeypatch.setattr(board.toolchain, "benchmarks", lambda: benchmarks)
    monkeypatch.chdir(tmp_path)
    with serve(handheld) as port:
        assert board.main(f"socket://127.0.0.1:{port}", model=False, questions=False) == 0
    assert handheld.files() == before
    report = (tmp_path / board.REPORT).read_text()
    assert "Pocket Keltis on Raspberry Pi Pico" in report
    assert "problems of its board file: none" in report
    times = {line[:50].strip(): line[50:].split() for line in report.splitlines() if line[50:]}
    for timing in few:
        figure = float(times[timing.what][0])
        assert 1 < figure < 60, "with a USB host it is slower, but not by much"
    assert float(times["core_qstr"][0]) > 10
    assert str(board.REPORT) in capsys.readouterr().out


def test_the_person_is_asked_for_each_button_and_what_was_heard_is_told(
    firmware_image: Path,
) -> None:
    main = measuring.program("thumbs", PATIENCE_MS=300)
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
    monkeypatch.setattr(board.deploy, "mpremote", lambda port, _, code: sent.append(code) or "")
    answers = iter("ynyy")
    said = board.ask("a port", lambda question: next(answers))
    assert said.splitlines()[1] == f"{board.QUESTIONS[1]}? n"
    assert "LIGHT = 100" in sent[0]
    assert "LIGHT = 25" in sent[1]


def test_the_test_picture_says_what_the_questions_ask_for(firmware_image: Path) -> None:
    handheld = Handheld(firmware_image, files={"main.py": measuring.program("eyes")})
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
