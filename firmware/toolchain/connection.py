"""A Pico on a port of this computer, and mpremote, which talks to it.

This file goes into the wheel, too: whoever holds a board can measure it. Nothing else of this
folder does.
"""

import subprocess
import sys


class DeployFailed(Exception):  # noqa: N818
    """The message says what is wrong with the board or the connection, and what to do."""


def find(port: str | None) -> str:
    """Return the port that was named, or the only one with a board."""
    if port:
        return port
    from serial.tools.list_ports import comports

    ports = [found.device for found in comports() if found.vid is not None]
    if not ports:
        raise DeployFailed(
            "no board found: plug in a Pico that runs MicroPython, or name its port: PORT=, --port"
        )
    if len(ports) > 1:
        raise DeployFailed(f"several boards found; name one: PORT={' or PORT='.join(ports)}")
    return ports[0]


def command(port: str, *words: str) -> list[str]:
    return [sys.executable, "-m", "mpremote", "connect", port, *words]


def mpremote(port: str, *words: str) -> str:
    """Return what it says, or raise DeployFailed."""
    done = subprocess.run(
        command(port, *words), capture_output=True, encoding="utf-8", errors="replace"
    )
    if done.returncode:
        said = (done.stderr.strip() or done.stdout.strip()).splitlines()
        raise DeployFailed("\n".join([f"mpremote could not do it on {port}:", *said[-5:]]))
    return done.stdout
