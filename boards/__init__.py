"""Which hardware this is: one short file of declarations for each board.

A file in this folder is chosen by its name. On the device, the image names one; a /board.py on the
file system wins over it: it may declare a whole board of its own, or start from one of these with a
line `BOARD = "pimoroni_picosystem"` and change what differs. If nobody has named one, no pin is
driven: see `asking.py`.
"""

import os
import sys

REFERENCE = "waveshare_pico_lcd_1_3"  # what desktops show, unless they are asked for another
NAMES = (
    "waveshare_pico_lcd_1_3",
    "waveshare_pico_lcd_1_14",
    "waveshare_pico_lcd_2",
    "pimoroni_picosystem",
    "pimoroni_pico_display",
    "pimoroni_pico_display_2",
    "pimoroni_pico_explorer",
    "spotpear_1_54",
    "picopad",
    "breadboard_st7789",
    "breadboard_ili9341",
)


def named(name: str):
    """Return the wiring of a board in this folder."""
    from boards.declaration import from_module
    from boards.wiring import Wiring

    module = getattr(__import__("boards." + name), name)
    return Wiring(from_module(module, f"boards/{name}.py"))


def described(text, file: str):
    """Return the wiring that a board file describes: its bytes as they were read, or a text."""
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
    """Return the wiring of this device, as its board file or its image says; None: nobody has said.

    Device only, unless there is such a file.
    """
    try:
        os.stat(path)
    except OSError:
        from boards.image import board_name

        name = board_name()
        return named(name) if name in NAMES else None
    return read(path)


def read(path: str):
    """Return the wiring that the board file there describes."""
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


def load(aloud: bool = False):
    """Return the board, ready to use; or None, when a person has been told what is wrong.

    aloud: say at the prompt which board it is believed to be.
    """
    wiring = find()
    if wiring is None:
        from boards import flash
        from boards.asking import tell_of_none

        flash.mount()  # there has to be room for a board file
        tell_of_none()
        return None
    if wiring.problems:
        from boards.complaint import report

        report(wiring)
        return None
    from boards.hardware import Board

    if aloud:
        print(belief(wiring))
    board = Board(wiring)
    _forget_the_files()
    return board


def belief(wiring) -> str:
    """Return a sentence on which board this is, and who said so."""
    source = "its image" if wiring.file.startswith("boards/") else wiring.file
    return f"Pocket Keltis on: {wiring['NAME']}, says {source}"


def which() -> None:
    """Print which board this is believed to be. For a person at the prompt, like `choose`."""
    from boards import asking

    asking.which()


def choose() -> None:
    """Ask a person at the prompt which board this is, note it and restart."""
    from boards import asking

    asking.choose()


def _forget_the_files() -> None:
    """Unload the modules that read and check board files: 12 KB of heap, if they are not frozen."""
    for name in ("declaration", "image", "rp2040", "spelling", "wiring") + NAMES:
        if sys.modules.pop("boards." + name, None):
            delattr(sys.modules["boards"], name)
