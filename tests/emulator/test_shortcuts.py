"""The image's own shortcuts through MicroPython change nothing that a program could notice."""

from pathlib import Path

import shortcuts
from emulator_tools import answer

ROOT = Path(__file__).parent.parent


def test_numbers_names_and_calls_are_what_they_are_on_cpython(firmware_image: Path) -> None:
    program = (ROOT / "device" / "shortcuts.py").read_text()
    found = answer(firmware_image, program + "\nanswer = answers()\n")
    assert found == shortcuts.answers()
