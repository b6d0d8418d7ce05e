"""Which hardware this is: one short file of declarations for each board.

A file in this folder is chosen by its name. On the device, a /board.py on the file system wins over
the default: it may declare a whole board of its own, or start from one of these with a line
`BOARD = "pimoroni_picosystem"` and change what differs.
"""

import os
import sys

DEFAULT = "waveshare_pico_lcd_1_3"
NAMES = (
    "waveshare_pico_lcd_1_3",
    "pimoroni_picosystem",
    "pimoroni_pico_display_2",
    "breadboard_st7789",
    "breadboard_ili9341",
)


def named(name: str):
    """The wiring of a board in this folder."""
    from boards.declaration import from_module
    from boards.wiring import Wiring

    module = getattr(__import__("boards." + name), name)
    return Wiring(from_module(module, f"boards/{name}.py"))


def described(text, file: str):
    """The wiring that a board file describes: its bytes as they were read, or a text."""
    from boards.declaration import from_text, spelled
    from boards.spelling import nearest
    from boards.wiring import KNOWN, Wiring

    declared = from_text(text, file, KNOWN)
    if "BOARD" not in declared.lines and "BOARD" not in declared.meant:
        return Wiring(declared)
    name = declared.values.get("BOARD")
    if name in NAMES:
        return Wiring(declared, named(name))
    declared.is_checkable = False
    if "BOARD" in declared.values:
        near = nearest(str(name), NAMES)
        hint = f"did you mean {near}?" if near else "there are " + ", ".join(NAMES)
        message = f"no board is called {spelled(name)}; {hint}"
        declared.complain(declared.lines["BOARD"], message)
    return Wiring(declared)


def find(path: str = "/board.py"):
    """The wiring of this device: what its own board file says, or the default."""
    try:
        os.stat(path)
    except OSError:
        return named(DEFAULT)
    return read(path)


def read(path: str):
    """The wiring that the board file there describes."""
    from boards.declaration import LONGEST, Declaration
    from boards.wiring import Wiring

    file = path.split("/")[-1]
    try:
        with open(path, "rb") as opened:
            return described(opened.read(LONGEST + 1), file)
    except OSError as error:
        declared = Declaration(file, ())
        declared.is_checkable = False
        declared.complain(0, f"it can't be read, or is a folder ({error})")
        return Wiring(declared)


def load():
    """The board, ready to use; or None, when its file is wrong and a person has been told."""
    from boards.hardware import Board

    wiring = find()
    if wiring.problems:
        from boards.complaint import report

        report(wiring)
        return None
    board = Board(wiring)
    _forget_the_files()
    return board


def _forget_the_files() -> None:
    """The modules that read and check board files: 12 KB of heap, where they are not frozen."""
    for name in ("declaration", "rp2040", "spelling", "wiring") + NAMES:
        if sys.modules.pop("boards." + name, None):
            delattr(sys.modules["boards"], name)
