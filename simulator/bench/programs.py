"""Programs for a Pico, emulated or connected, and the settings in them."""

from pathlib import Path

# Programs for the Pico, put onto its file system as main.py. They mark what is to be timed by
# pin 25 and report over UART 0: without a USB host, nothing disturbs the figures.
PROGRAMS = Path(__file__).parent / "on_pico"


def program(name: str, **settings: object) -> str:
    """Return a program for main.py. Its traceback, should it die, is to be heard as well."""
    lines = ["import os, machine", "os.dupterm(machine.UART(0, 115200))", *text(name, **settings)]
    return "\n".join(lines) + "\n"


def text(name: str, **settings: object) -> list[str]:
    """Return a program's lines, with its settings (NAME = value on a line of its own) replaced."""
    lines = []
    for line in (PROGRAMS / f"{name}.py").read_text("utf-8").splitlines():
        setting = line.split(" = ")[0]
        lines.append(f"{setting} = {settings.pop(setting)!r}" if setting in settings else line)
    if settings:
        raise KeyError(f"{name} has no setting {', '.join(settings)}")
    return lines
