"""Somebody who does what the pages say, in an empty folder: types, saves, runs, compares.

A command that `docs_ways.HOW` has no way for fails the test, so nothing can be written into a page
that nobody has tried.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from docs_pico import Pico
from docs_ways import HOW

import boards
from simulator.docs.pages import ROOT, Block
from simulator.emulator.hardware import Hardware, from_wiring

# A person who looks at the window for a moment and closes it. Python runs this file by itself.
_CLOSES_THE_WINDOW = """
import sys, threading, time

def close():
    while True:
        time.sleep(0.2)
        pygame = sys.modules.get("pygame")
        if pygame and hasattr(pygame, "display") and pygame.display.get_surface():
            time.sleep(0.3)
            pygame.event.post(pygame.event.Event(pygame.QUIT))
            return

threading.Thread(target=close, daemon=True).start()
"""


class Desk:
    def __init__(self, folder: Path, request: pytest.FixtureRequest):
        self.folder = folder
        self.files: dict[str, str] = {}
        self.venv = folder  # the one that the page has told to make
        self._request = request
        self._pico: Pico | None = None

    # What is needed only on some pages

    def image(self) -> Path:
        return self._request.getfixturevalue("firmware_image")

    def pico(self) -> Pico:
        """One for the whole page, so that names typed at its prompt stay known."""
        if self._pico is None:
            self._pico = Pico(self.image(), self._wired())
        return self._pico

    def _wired(self) -> str | Hardware:
        """As the board file says that the page has told of; else the reference board."""
        for name in ("my_board.py", "board.py"):
            if (self.folder / name).exists():
                return from_wiring(boards.described((self.folder / name).read_text(), name))
        return boards.REFERENCE

    # What stands on a page

    def do(self, block: Block) -> None:
        """Do what a block says."""
        if "file" in block.notes:
            self.files[block.notes["file"]] = block.text
            (self.folder / block.notes["file"]).write_text(block.text)
            if block.notes["file"].endswith(".py"):
                compile(block.text, block.notes["file"], "exec")
        elif block.language == "sh":
            for line in block.text.splitlines():
                self.run(line)
        elif block.language == "console":
            self._transcript(block.text)
        elif block.language == "pycon":
            self._prompt(block)
        elif block.language == "python" and "board" in block.notes:
            assert boards.described(block.text, "board.py").problems == []
        elif block.language == "python":
            compile(block.text, "a page", "exec")
        else:
            assert block.language == "text", f"nobody knows what to do with {block.language}"

    def run(self, command: str) -> str:
        """Do a command in the way that `HOW` knows; what it printed."""
        for pattern, way in HOW:
            if found := re.fullmatch(pattern, command):
                return way(self, command, *found.groups()) or ""
        pytest.fail(f"no test knows how to run: {command}")

    def shell(self, command: str, answers: str = "", wanted: int = 0, home: Path = ROOT) -> str:
        """Run it as it is typed, with a desktop that nobody sees."""
        closing = self.folder / ".closing"
        closing.mkdir(exist_ok=True)
        (closing / "sitecustomize.py").write_text(_CLOSES_THE_WINDOW)
        # These tests may run under a make of their own, which the page's make knows nothing of.
        make = ("MAKEFLAGS", "MFLAGS", "MAKELEVEL", "MAKEOVERRIDES", "ARGS")
        env = {
            **{name: value for name, value in os.environ.items() if name not in make},
            "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
            "PYTHONPATH": str(closing),
            "SDL_VIDEODRIVER": "dummy",
            "SDL_AUDIODRIVER": "dummy",
            "XDG_DATA_HOME": str(self.folder / ".saves"),
        }
        done = subprocess.run(
            command, shell=True, cwd=home, env=env, input=answers, text=True, capture_output=True
        )
        assert done.returncode == wanted, f"{command}\n{done.stdout}\n{done.stderr}"
        return done.stdout + done.stderr

    def _transcript(self, text: str) -> None:
        """Commands behind a $, each with what it prints; ... stands for anything."""
        for part in re.split(r"^\$ ", text, flags=re.M)[1:]:
            command, _, expected = part.partition("\n")
            said = self.run(command)
            pattern = ".*".join(map(re.escape, expected.strip().split("...")))
            assert re.fullmatch(pattern + r"\s*", said, re.S), f"{command} printed:\n{said}"

    def _prompt(self, block: Block) -> None:
        """Lines behind >>>, each with the answer."""
        if "pico" in block.notes:
            pico = self.pico()
            if not pico.handheld.text.endswith(">>> "):
                pico.interrupt()
            if "hold" in block.notes:
                pico.handheld.press(block.notes["hold"])
            for part in re.split(r"^>>> ", block.text, flags=re.M)[1:]:
                line, _, expected = part.partition("\n")
                assert pico.type(line) == expected, line
            if "hold" in block.notes:
                pico.handheld.release(block.notes["hold"])
        else:
            with (self.folder / "prompt.txt").open("a") as file:
                file.write(block.text)
            said = self.shell(f"{sys.executable} -m doctest prompt.txt", home=self.folder)
            assert said == "", said


def commands_in(text: str) -> list[str]:
    """Return what a page asks to type inside its sentences."""
    return re.findall(r"`((?:make|mpremote|python -m|pocket-keltis) [^`]+)`", text)
