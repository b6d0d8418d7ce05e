"""Power cut at every flash operation of the real image: each resulting flash is read, some boot."""

from functools import cache
from random import Random

import boards
import engine
from firmware import toolchain
from firmware.saves.slots import OLD, file_of
from simulator.emulator import FlashError, Handheld, NotSeenError, Storage
from simulator.emulator.cuts import Cut, cut_images, recorded
from simulator.emulator.flash import load_uf2
from simulator.emulator.saves import Files
from simulator.soak import saves
from simulator.soak.case import Case, Kind
from simulator.soak.damage import damaged
from simulator.soak.files import is_sound

PRESSES = 60
BUTTONS = ("A",) * 9 + ("RIGHT", "RIGHT", "DOWN", "DOWN", "LEFT", "UP", "B", "X")
BOOTED = 0.1  # of the flashes
MOST_FAILURES = 3  # of one case: the others are likely to have the same cause
KEPT = ("settings", "choice", "statistics", "results_stones", OLD, *map(file_of, engine.GAMES))

Contents = dict[str, bytes]


@cache
def image() -> bytes:
    return toolchain.board_image(boards.REFERENCE).read_bytes()


def play(case: Case) -> None:
    luck = case.luck
    scene = luck.choice((first_start, evening, last_moves, set_aside, unreadable))
    handheld = scene(luck)
    flash, operations = handheld.flash, recorded(handheld)
    press(handheld, luck)
    case.tried["flash operations"] += len(operations)
    case.tried["emulated seconds"] += round(handheld.emulated_ms / 1000)
    first = before = contents(flash)
    halves: list[tuple[Cut, Contents | None]] = []
    for cut in cut_images(flash, operations, (luck.getrandbits(30),)):
        found = contents(cut.flash)
        if cut.seed is not None:
            halves.append((cut, found))
            continue
        for moment, held in [*halves, (cut, found)]:
            case.tried["cut images"] += 1
            wrong = damage(held, before, found, first)
            if not wrong and (held is None or luck.random() < BOOTED):
                case.tried["cut images booted"] += 1
                wrong = trouble(moment.flash, scene is first_start)
            if wrong:
                case.failures.append(f"{scene.__name__}, {moment}: {wrong}")
        before, halves = found, []
        if len(case.failures) >= MOST_FAILURES:
            return


# ---- what is going on when power fails


def first_start(luck: Random) -> Handheld:
    """Start a new device, with a flash that was never written."""
    return Handheld(image())


def evening(luck: Random) -> Handheld:
    """Menus, settings and tables."""
    files = Files()
    saves.fill(files, luck)
    return Handheld(image(), files=files)


def last_moves(luck: Random) -> Handheld:
    """Play a game near its end, which is counted in the statistics."""
    seed = luck.getrandbits(30)
    moves = saves.session(Random(seed), (1000,)).moves_made()
    files = Files()
    saves.fill(files, luck)
    saves.session(Random(seed), (moves - luck.randrange(1, 8),)).save(files)
    return Handheld(image(), files=files)


def set_aside(luck: Random) -> Handheld:
    """Damaged files are found."""
    files = Files()
    while len(files) < 3:
        saves.fill(files, luck)
    for name in luck.sample(sorted(files), luck.randrange(1, 3)):
        files[name] = damaged(luck, files[name])
    return Handheld(image(), files=files)


def unreadable(luck: Random) -> Handheld:
    """There is no file system, but something else; the player may say that it be erased."""
    flash = load_uf2(image())
    storage = Storage.of(flash)
    for _ in range(40):
        at = storage.start + luck.randrange(storage.size - 4096)
        flash[at : at + 4096] = luck.randbytes(4096)
    flash[storage.start : storage.start + 8192] = luck.randbytes(8192)
    return Handheld(flash=bytes(flash))


def press(handheld: Handheld, luck: Random) -> None:
    handheld.run_until_lit(5000)
    for _ in range(PRESSES):
        handheld.tap(luck.choice(BUTTONS), luck.choice((15, 40, 40, 700)))
        handheld.run(luck.choice((20, 60, 200, 500)))


# ---- what has to be true


def contents(flash: bytes) -> Contents | None:
    """Every file in it; None without a file system."""
    try:
        return Storage.of(flash).files(flash)
    except FlashError:
        return None


def damage(
    found: Contents | None, before: Contents | None, after: Contents | None, first: Contents | None
) -> str:
    """Return what is wrong with the files that were found: nothing but the old ones or the new
    ones may be there, and none is damaged that was not so at first."""
    if found is None:
        return "" if before is None or after is None else "the file system is gone"
    for name in {*(before or {}), *(after or {}), *found}:
        if found.get(name) not in ((before or {}).get(name), (after or {}).get(name)):
            return f"{name} is neither as it was before nor as it would be"
    for name in KEPT:
        data = found.get(f"saves/{name}", b"")
        if not is_sound(name, data) and data != (first or {}).get(f"saves/{name}"):
            return f"{name} is damaged"
    return ""


def trouble(flash: bytes, is_new: bool) -> str:
    """Return what a player would notice when the console is switched on again."""
    old = contents(flash) or {}
    handheld = Handheld(flash=flash)
    try:
        handheld.run_until_lit(5000)
        handheld.tap("A", 40)
        handheld.run(600)
    except NotSeenError as error:
        return str(error)
    if handheld.resets:
        return "it resets itself"
    new = contents(handheld.flash)
    if new is None:
        return "a new device asks whether to format it" if is_new else ""
    if new.get("saves/errors") != old.get("saves/errors"):
        return f"an error page: {new['saves/errors'][-300:]!r}"
    return ""


KIND = Kind(
    name="cuts",
    what="power cut at each flash operation of the image",
    unit="cut images",
    aim=1_000,
    batch=1,
    seconds=6.0,
    play=play,
    prepare=image,
)
