"""`python -m simulator emulate`: the firmware image in an emulated Pico, live or scripted."""

import argparse
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import boards
from input import NAMES
from simulator.board import BoardError, wiring_of
from simulator.emulator.flash import FlashError
from simulator.emulator.handheld import Handheld
from simulator.emulator.hardware import from_wiring, hardware
from simulator.emulator.serial import Pace, SocketConsole
from simulator.emulator.waiting import NotSeenError
from simulator.script import Moment, ScriptError, as_wired, read

if TYPE_CHECKING:
    from simulator.emulator.profile import Profile

IMAGES = Path("build")
ELF = IMAGES / "pocket-keltis.elf"  # the same for all boards
PATIENCE_MS = 5000  # for the first picture


class CommandError(ValueError):
    """What was asked for can't be done; the message says why and what would help."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--uf2", type=Path, metavar="FILE", help="the image (default: the board's)")
    parser.add_argument(
        "--board", metavar="NAME", help="a board's name, or a board file; the image is told of it"
    )
    parser.add_argument(
        "--flash", type=Path, metavar="FILE", help="keep the flash, saves and all, in this file"
    )
    parser.add_argument(
        "--port", type=int, metavar="N", help="attach USB, for mpremote at socket://127.0.0.1:N"
    )
    parser.add_argument("--headless", action="store_true", help="without a window")
    parser.add_argument(
        "--script", type=Path, metavar="FILE", help="press buttons as this script says, then end"
    )
    parser.add_argument(
        "--shots", type=Path, metavar="DIR", default=Path("."), help="where its pictures go"
    )
    parser.add_argument(
        "--profile", action="store_true", help="in the end, tell where the emulated time went"
    )


def main(args: argparse.Namespace) -> int:
    try:
        return emulate(args)
    except (BoardError, CommandError, FlashError, NotSeenError, OSError, ScriptError) as error:
        print(error, file=sys.stderr)
        return 2


def emulate(args: argparse.Namespace) -> int:
    if args.headless and not args.script and args.port is None:
        raise CommandError("--headless needs a --script to follow, or a --port to serve")
    moments = None
    if args.script:
        moments = as_wired(read(args.script), wiring_of(args.board or boards.REFERENCE))
    handheld = make_handheld(args)
    profile = make_profile(handheld, args) if args.profile else None
    if profile:
        profile.start()
    console = SocketConsole(handheld, args.port) if args.port is not None else None
    if console:
        print(f"mpremote connect socket://127.0.0.1:{console.port}")
    try:
        if moments is not None:
            follow(handheld, moments, args.shots, console)
        elif args.headless and console:
            pace = Pace(handheld, rest=console.poll)
            while True:
                pace.step(1)
                console.poll()
        else:
            from simulator.emulator.window import show

            show(handheld, console)
    finally:
        if profile:
            profile.stop()
            print(profile.report())
        handheld.power_cut()
        if args.flash:
            args.flash.write_bytes(handheld.flash)
    return 0


def make_handheld(args: argparse.Namespace) -> Handheld:
    """Return a handheld with the board's image. A board file of one's own is put beside that."""
    board = args.board or boards.REFERENCE
    wiring = wiring_of(board)
    ours = board in boards.NAMES
    image = args.uf2 or IMAGES / (f"pocket-keltis-{board}.uf2" if ours else "pocket-keltis.uf2")
    if not image.is_file():
        hint = "" if args.uf2 else "; `make firmware` builds it"
        raise CommandError(f"there is no image {image}{hint}")
    files = {}
    if not ours:
        files["board.py"] = Path(board).read_text(encoding="utf-8")
    elif args.uf2 and args.board:
        files["board.py"] = f'BOARD = "{board}"\n'  # whatever that image believes
    wired = hardware(board) if ours else from_wiring(wiring)
    flash = args.flash.read_bytes() if args.flash and args.flash.exists() else None
    return Handheld(image, wired, files, flash, usb=args.port is not None)


def make_profile(handheld: Handheld, args: argparse.Namespace) -> "Profile":
    """Return what counts the cycles; it needs more than a wheel has."""
    try:
        from simulator.emulator.profile import Profile
        from simulator.emulator.symbols import NoSymbolsError
    except ImportError:
        raise CommandError("--profile needs the project's folder, where images are built") from None
    try:
        return Profile(handheld, args.uf2.with_suffix(".elf") if args.uf2 else ELF)
    except NoSymbolsError as error:
        raise CommandError(str(error)) from None


def follow(
    handheld: Handheld, moments: list[Moment], folder: Path, console: SocketConsole | None = None
) -> list[Path]:
    """Play a script from the first picture on, and save the pictures it asks for."""
    missing = {name for m in moments for bit, name in enumerate(NAMES) if m.down >> bit & 1} - set(
        handheld.hardware.buttons
    )
    if missing:
        raise ScriptError(f"{handheld.hardware.name} has no button {' or '.join(sorted(missing))}")
    folder.mkdir(parents=True, exist_ok=True)
    handheld.run_until_lit(PATIENCE_MS)
    start = handheld.ms
    down = 0
    saved = []
    for moment in moments:
        while (left := start + moment.at - handheld.ms) > 1e-6:  # a nanosecond: time is a float
            handheld.run(min(20, left))
            if console:
                console.poll()
        if moment.shot:
            path = folder / f"{moment.shot}.png"
            handheld.picture().save(path)
            print(f"{path} at {handheld.ms:.0f} ms")
            saved.append(path)
            continue
        for bit, name in enumerate(NAMES):
            if (moment.down ^ down) >> bit & 1:
                (handheld.press if moment.down >> bit & 1 else handheld.release)(name)
        down = moment.down
    return saved


class Slowness:
    """How much slower than life the last second or so was."""

    def __init__(self, handheld: Handheld):
        self._handheld = handheld
        self._since = time.monotonic(), handheld.ms
        self.words = "starting"

    def update(self) -> bool:
        """Whether there is something new to say."""
        seconds = time.monotonic() - self._since[0]
        if seconds < 1:
            return False
        factor = seconds * 1000 / max(1.0, self._handheld.ms - self._since[1])
        self.words = "as fast as life" if factor < 1.2 else f"{factor:.0f} times slower than life"
        if 1.2 <= factor < 10:
            self.words = f"{factor:.1f} times slower than life"
        self._since = time.monotonic(), self._handheld.ms
        return True
