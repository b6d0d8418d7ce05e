"""Board files as people write them, and as they break: on the way to a Pico, or by a slip."""

import random
import re
from pathlib import Path

import boards

FOLDER = Path(boards.__file__).parent
TEMPLATE = (FOLDER / "breadboard_st7789.py").read_text()

# What may stand behind a name: right for some, wrong for most.
VALUES = (
    *("None", "True", "False", "()", "(,)", ",", "(15,)", "15,", "((15))", "[15]", "{}", ""),
    *("0", "1", "2", "3", "6", "12", "15", "16", "17", "20", "21", "25", "28", "29", "30", "-1"),
    *("16", "90", "90.0", "135", "180", "239", "240", "241", "280", "320", "320.0", "2400"),
    *("3.3", "4.1", "4.2", ".5", "5.", "1.2.3", "1e400", "nan", "inf", "0x10", "0b1", "007", "1j"),
    *("99_999", "100_000", "4_000_000", "24_000_000", "62_500_000", "_1", "1_", "9" * 4000),
    *('"st7789"', "'ili9341'", '"ST7789"', '"6"', '""', "'", '"', '"a" "b"', '"a\\n"', '"#"'),
    *('15, "A"', '(15, "A")', "15, 'A',", '15, ""', "15, None", 'None, "A"', "15, 16", "1," * 900),
    *('14, "#, 5"', f'15, "{"x" * 60}"', f'"{"y" * 500}"', "15 # right", "15 wrong", "15; DC = 3"),
    *("1/0", "[0]*10**9", "10**10**10", "(lambda: 0)()", "f()", "__import__('os')", "DC", "None.x"),
    *("(" * 3000, "-" * 1000, "1" + "+1" * 1000, "'" * 3, '"""', "\\", "= 5", "== 5", "\t6\t"),
    *('"grün"', '"grün", 3', '15, "é"', '"☘"', '"🎲"', "６", "²", "\u00a06"),
)
LINES = (
    *("", "#", "    ", "\t", "DC", "DC 16", "DC: int = 16", "DC += 1", "DC = MOSI = 16", "dc = 16"),
    *("import os", "print(1)", "while True: pass", "class A:", "@", "\\", "(", '"""', "'''", "'"),
    *(
        "X" * 700,
        "X = " * 200,
        "BUTTON_Q = 3",
        "SPI_HZ_ = 1",
        "_DC = 16",
        "Ä = 3",
        "= 5",
        "\x0c",
        "\x1b[2J",
    ),
    *('BOARD = "pimoroni_picosystem"', 'BORD = "x"', 'BOARD = "zx81"', "BOARD = None", "BOARD"),
)
NAMES = tuple(sorted({name for name in re.findall(r"^#? ?([A-Z_]+) = ", TEMPLATE, re.M)}))
MORE = ("BUTTON_X", "BUTTON_PRESS", "CHARGING", "OFFSET_X", "OFFSET_Y", "PICO", "BATTERY_FACTOR")


def changed_file(pick: random.Random) -> bytes:
    """One of ours with a few lines changed, put in or left out, or damaged on its way."""
    name = pick.choice(boards.NAMES)
    text = pick.choice([TEMPLATE, f'BOARD = "{name}"\n', (FOLDER / f"{name}.py").read_text()])
    lines = text.split("\n")
    for _ in range(pick.choice([1, 1, 1, 2, 3, 8])):
        at = pick.randrange(len(lines) + 1)
        kind = pick.randrange(8)
        if kind < 5:
            setting = pick.choice(NAMES + MORE)
            new = f"{setting} = {pick.choice(VALUES)}"
            there = [n for n, line in enumerate(lines) if line.startswith(setting + " =")]
            if there:
                lines[there[0]] = new
            else:
                lines.insert(at, new)
        elif kind == 5:
            lines.insert(at, pick.choice(LINES))
        elif kind == 6:
            del lines[at : at + pick.choice([1, 1, 5])]
        elif lines:
            lines.insert(at, pick.choice(lines))
    data = pick.choice(["\n", "\n", "\r\n"]).join(lines).encode()
    damage = pick.randrange(20)
    if damage == 0:
        data = b"\xef\xbb\xbf" + data
    elif damage == 1:
        data = data.decode().encode("utf-16")
    elif damage == 2:
        data = data.decode().encode("latin-1", "replace") + b"# gr\xfcn\n"
    elif damage == 3:
        data = data[: pick.randrange(len(data) + 1)]
    elif damage == 4:
        data += pick.choice([b"\n", b"# \n", b"A = 1\n", b"x", b"\0"]) * pick.choice([900, 20_000])
    elif damage == 5:
        at = pick.randrange(len(data) + 1)
        data = data[:at] + pick.choice([b"\0", b"\xff", b"\xc3", b"\x80", b"\x1a"]) + data[at:]
    elif damage == 6:
        data = pick.randbytes(pick.choice([0, 1, 3, 200, 5000]))
    return data
