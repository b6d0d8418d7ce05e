"""Damaged and senseless files: the console starts, says so, and loses nothing that was good."""

import json
from binascii import crc32
from collections.abc import Callable
from functools import partial
from random import Random

import boards
import engine
from boards.store import Store
from engine.state import pack
from firmware import errors, words
from firmware.saves import keep, lessons
from firmware.saves.session import Session
from firmware.saves.slots import OLD, file_of
from simulator.board import wiring_of
from simulator.soak import board_files, record_files, saves
from simulator.soak.case import Case, Kind
from simulator.soak.damage import damaged, senseless, text_of
from simulator.soak.failing_store import FailingStore, PowerCut
from simulator.soak.unix_port import interpreter, run
from simulator.soak.visitor import PLACES, Visitor
from simulator.soak.watched import Console

FACTS: dict[str, Callable[[Random], dict]] = {
    "settings": saves.settings,
    "choice": saves.choice,
    "statistics": saves.statistics,
    **{f"results_{game}": partial(saves.results, game) for game in engine.GAMES},
}
READ_AT = {  # the line of the menu behind which a file is read
    "settings": "menu_settings",
    "choice": "menu_new",
    "statistics": "menu_statistics",
    **{f"results_{game}": "menu_statistics" for game in engine.GAMES},
    **{file_of(game): "menu_continue" for game in engine.GAMES},
    **{lessons.file_of(game): "menu_learn" for game in engine.GAMES},
    OLD: "menu_continue",
}
PLAYED = (OLD, "lesson_")  # how the names of files with moves in them begin
LOG_BYTES = 8000  # what the errors may take up, roughly
SMALL = 0.1  # of the starts are in a heap of a Pico's size


def play(case: Case) -> None:
    way = case.luck.choices(
        (play_saves, play_errors, board_files.play, record_files.play), (8, 1, 3, 2)
    )
    way[0](case)


def play_saves(case: Case) -> None:
    luck = case.luck
    store = Store(str(case.folder))
    unread = "results_" if luck.random() < 0.3 else "statistics"  # these are read if those are not
    facts = {name: make for name, make in FACTS.items() if not name.startswith(unread)}
    for name, make in facts.items():
        keep.write(store, name, make(luck))
    game = saves.session(luck, saves.EARLY)
    if luck.random() < 0.2:
        game.file = OLD
    game.save(store)
    there = [*facts, game.file]
    if luck.random() < 0.3:
        lesson = saves.lesson(luck)
        lesson.save(store)
        there.append(lesson.file)
    names = luck.sample(there, luck.choice((1, 1, 1, 2, 4)))
    for name in names:
        good = store.read(name)
        assert good
        (case.folder / name).write_bytes(worsened(luck, name, good))
    case.tried["files"] += len(names)
    wrong = {name: data for name in names if not is_sound(name, data := store.read(name) or b"")}
    before = {name: store.read(name) or b"" for name in there if name not in names}
    places = PLACES if luck.random() < 0.15 else tuple(p for n, p in READ_AT.items() if n in names)
    told = 0
    if luck.random() < 0.1:  # power fails when something is set aside
        told = start(case, places, FailingStore(case.folder, luck, cut_at=1)).told
    visitor = (start_small if luck.random() < SMALL else start)(case, places)
    told += visitor.told
    case.check("MainMenu" in visitor.seen, f"the menu was not reached, only {visitor.seen}")
    for name, data in wrong.items():
        aside = [store.read(other) for other in store.names() if other.startswith(name + ".bad")]
        case.check(data in aside, f"the damaged {name} is not kept aside: {store.names()}")
        case.check(told > 0, f"nothing was said of the damaged {name}")
    for name, data in before.items():
        after = store.read(name)
        if name == OLD and not after:  # it was carried over
            name = file_of(game.game.NAME)
            after = store.read(name)
        case.check(is_as_good(name, data, after), f"{name} was good, and is another now")
    if luck.random() < 0.25:
        said = start(case, places[:1]).told
        case.check(said == 0, "what was set aside is told of again")


def start(case: Case, places: tuple[str, ...], store: Store | None = None) -> Visitor:
    luck = case.luck
    keep.damaged.clear()
    keep.unsaved.clear()
    visitor = Visitor(places)
    language = luck.choice(("", words.LANGUAGES[case.seed % len(words.LANGUAGES)]))
    wiring = wiring_of(luck.choice(boards.NAMES))
    console = Console(wiring, case.folder, luck.getrandbits(30), visitor, language)
    console.board.store = store or console.board.store
    try:
        console.play()
    except PowerCut:
        visitor.read(console.top)  # what was on the panel then
    case.tried["presses at damaged files"] += visitor.presses
    return visitor


def start_small(case: Case, places: tuple[str, ...]) -> Visitor:
    """Do the same in a Pico's heap."""
    width, language = case.luck.choice((240, 320)), case.luck.choice(words.LANGUAGES)
    start = f"starting.start({str(case.folder)!r}, {width}, {language!r}, Visitor({places!r}))"
    lines, broken = run(f"import starting\nfrom visitor import Visitor\n{start}")
    case.check(not broken, f"in a heap of 192 KB: {broken}")
    visitor = Visitor(places)
    presses, told, *seen = lines[-1].split()
    visitor.presses, visitor.told, visitor.seen = int(presses), int(told), set(seen)
    case.tried["starts in a heap of 192 KB"] += 1
    return visitor


def worsened(luck: Random, name: str, good: bytes) -> bytes:
    """Return the file with damage; or with a right checksum, and a content that makes no sense."""
    if luck.random() < 0.5:
        return damaged(luck, good)
    if name.startswith(PLAYED):
        return pack(bytearray(damaged(luck, good[:-4])))
    head, _, body = good.partition(b"\n")
    body = text_of(luck, senseless(luck, json.loads(body)))
    return b"%s %08x\n%s" % (head.rsplit(b" ", 1)[0], crc32(body), body)


def is_sound(name: str, data: bytes) -> bool:
    """Whether nothing is wrong with its form. An empty file is none."""
    if not data:
        return True
    if name.startswith(PLAYED):
        return crc32(data[:-4]).to_bytes(4, "little") == data[-4:]
    head, _, body = data.partition(b"\n")
    return head == b"pocket-keltis %s 1 %08x" % (name.encode(), crc32(body))


def is_as_good(name: str, before: bytes, after: bytes | None) -> bool:
    """Whether a good file is what it was; a choice may be written anew, and a game goes on."""
    if after is None or before == after:
        return after is not None
    if name.startswith(PLAYED):
        old, new = Session.load(_Only(before), name), Session.load(_Only(after), name)
        assert old
        return new is not None and new.seats == old.seats and new.moves_made() >= old.moves_made()
    # A newer console may know more of a choice, and keeps all that was in it.
    return name == "choice" and {**_facts(after), **_facts(before)} == _facts(after)


def _facts(data: bytes) -> dict:
    return json.loads(data.partition(b"\n")[2])


class _Only:
    """A store with one file in it."""

    def __init__(self, data: bytes) -> None:
        self._data = data

    def read(self, name: str) -> bytes:
        return self._data


def play_errors(case: Case) -> None:
    """Try the log of errors, which is read only to be written to. Whatever it holds, a report goes
    in."""
    luck = case.luck
    log = b"".join(
        b"----\nPocket Keltis 1.0.0, a board\n" + b"x" * 300 for _ in range(luck.randrange(14))
    )
    (case.folder / "errors").write_bytes(damaged(luck, log))
    case.tried["files"] += 1
    board = Console(wiring_of(boards.REFERENCE), case.folder, 0, Visitor(())).board
    case.check(errors.keep(board, "Traceback\nValueError: one more"), "the error was not kept")
    kept = board.store.read("errors") or b""
    case.check(b"ValueError: one more" in kept[-200:], "the error is not at the log's end")
    case.check(len(kept) < LOG_BYTES, f"the log has grown to {len(kept)} bytes")


KIND = Kind(
    name="files",
    what="damaged and senseless files",
    unit="files",
    aim=100_000,
    batch=100,
    seconds=0.03,
    play=play,
    prepare=interpreter,
)
