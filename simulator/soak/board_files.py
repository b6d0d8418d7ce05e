"""Board files that a person may write: accepted ones run, others get a complaint."""

from functools import cache
from pathlib import Path
from random import Random

import boards
from boards.complaint import draw_complaint
from boards.wiring import PINS
from display.frame import Frame
from simulator.soak.case import Case
from simulator.soak.damage import damaged
from simulator.soak.visitor import PLACES, Visitor
from simulator.soak.watched import Console

VALUES = (
    *("None", "True", "False", "0", "1", "2", "3", "12", "16", "22", "25", "26", "28", "29", "30"),
    *("-1", "90", "135", "180", "240", "255", "320", "100_000", "62_500_000", "0.5", "3.7", "1e9"),
    *("''", "'st7789'", "'ili9341'", "'é'", "b'x'", "()", "(1, 2)", "[]", "{}", "...", "print"),
    *("SPI", "DC", "MOSI", "1 + 1", "", "(", '"""'),
)


def play(case: Case) -> None:
    luck = case.luck
    text = board_text(luck.choice(boards.NAMES))
    if luck.random() < 0.3:
        text = f'BOARD = "{luck.choice(boards.NAMES)}"\n'
    lines = text.splitlines()
    for _ in range(luck.choice((0, 1, 1, 1, 2, 4))):
        _change_a_line(luck, lines)
    data = "\n".join(lines).encode()
    if luck.random() < 0.3:
        data = damaged(luck, data)
    path = case.folder / "board.py"
    path.write_bytes(data)
    case.tried["files"] += 1
    wiring = boards.find(str(path))
    if wiring.problems:
        case.check(all("board.py" in problem for problem in wiring.problems), f"{wiring.problems}")
        for size in ((240, 240), (320, 240), (240, 135)):
            draw_complaint(Frame(*size), wiring.file, wiring.problems)
        return
    case.tried["boards accepted"] += 1
    visitor = Visitor(PLACES)
    saves = case.folder / "saves"
    Console(wiring, saves, luck.getrandbits(30), visitor).play()
    case.tried["presses at damaged files"] += visitor.presses
    case.check("MainMenu" in visitor.seen, f"the menu was not reached, only {visitor.seen}")


@cache
def board_text(name: str) -> str:
    return Path(boards.__file__).with_name(f"{name}.py").read_text()


def _change_a_line(luck: Random, lines: list[str]) -> None:
    """Another value, a line twice, a line less, a slip of the fingers."""
    at = luck.randrange(len(lines))
    declared = [n for n, line in enumerate(lines) if "=" in line]
    if declared and luck.random() < 0.8:
        at = luck.choice(declared)
    name, _, _ = lines[at].partition("=")
    chance = luck.random()
    if chance < 0.6:
        lines[at] = f"{name}= {luck.choice(VALUES)}"
    elif chance < 0.7:
        lines[at] = lines[at].replace(luck.choice(lines[at] or " "), luck.choice("xX=(# '0é"))
    elif chance < 0.8:
        del lines[at]
        lines.append("")
    elif chance < 0.9:
        lines.insert(at, lines[luck.randrange(len(lines))])
    else:
        lines.append(f"{luck.choice(PINS)} = {luck.choice(VALUES)}")
