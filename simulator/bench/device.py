"""The budgets of the device, measured on the emulated Pico: 125 MHz, no USB host attached.

Emulated figures are a model's; `simulator/bench/truth.py` tells how true it is.
"""

from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import pairwise

from tqdm import tqdm

import boards
import engine
from engine import players
from firmware import toolchain
from firmware.saves.session import Session
from simulator.bench import longest
from simulator.bench.heap import memory, teaching
from simulator.bench.measuring import (
    GAP_MS,
    MARK,
    STEP_MS,
    ProgramFailed,
    answer,
    at_the_menu,
    ended,
    free,
    marked,
    power_on,
    profiles,
    told,
)
from simulator.bench.presses import MOST_LATE_MS, Thumbs
from simulator.bench.programs import program
from simulator.bench.rows import KB, Row, Rows, failed, row
from simulator.emulator import Handheld
from simulator.emulator.saves import Files, kept, saves

SEATS = (2, 4)
AWAKE_MS = 20_000
TOLD_MS = 8000  # in which some moves are told
STILL_MS = 120  # from one picture to the next: more, and nothing moves between them
TAPS = 16
FASTER_MHZ = 200
SLEEP_MS = 5 * 60_000  # after which the console sleeps, unless a player has said otherwise


def measure() -> list[Row]:
    """Every line of the table; what does not exist yet is measured as None."""
    image = toolchain.board_image(boards.REFERENCE).read_bytes()
    with ProcessPoolExecutor() as processes:
        jobs = [processes.submit(rows_of, part, image) for part in PARTS.values()]
        for _ in tqdm(as_completed(jobs), "On the emulated Pico", len(jobs), leave=False):
            pass
    return [found for job in jobs for found in job.result()]


def rows_of(part: Callable[[bytes], Rows], image: bytes) -> list[Row]:
    """One part's lines; if it breaks, those it had, and one that says so."""
    rows: list[Row] = []
    try:
        rows.extend(part(image))
    except (AssertionError, RuntimeError, ValueError) as error:
        rows.append(failed(part.__name__, error, 0, ""))
    return rows


def start(image: bytes) -> Rows:
    """Start: the title comes first; the menu is there when A is pressed as soon as that is lit."""
    for what, files in (("", saves()), (", first start ever", {})):
        handheld = power_on(image, files=files)
        lit = handheld.run_until_lit(3000)
        yield row(f"power-on to the title drawn and lit{what}", lit, 400, "ms")
        drawn = lit + answer(handheld, "A", settled=True)
        yield row(f"power-on to the menu drawn, title left at once{what}", drawn, 400, "ms")


def frames(image: bytes) -> Rows:
    for bits, budget in ((12, 13), (16, 16.5)):
        board = f'BOARD = "{boards.REFERENCE}"\nCOLOUR_BITS = {bits}\n'
        files = {"main.py": program("frames"), "board.py": board}
        handheld = power_on(image, files=files)
        longest = max(marked(handheld, 3))
        yield row(f"full 240 x 240 frame, {bits}-bit colour, at 62.5 MHz", longest, budget, "ms")


def smooth(image: bytes) -> Rows:
    """Tell what stands between the player and a picture that moves: 30 a second need 33 ms."""
    handheld = power_on(image, {"main.py": program("moving")})
    longest = max(marked(handheld, 12)[1:])
    yield row("a card moved by a step, and sent", longest, 33, "ms")
    game = engine.GAMES[0]  # whose machines think longest
    files: dict[str, bytes | str] = {**saves(game, [players.LEVELS[-1]] * 3)}
    files["main.py"] = program("asked")
    handheld = at_the_menu(image, files)
    edges = handheld.watch(MARK)
    late = 0.0
    for _ in range(6):  # who plays, and a first move; then the machines think
        handheld.tap("A", 30)
        handheld.run(500)
    for _ in range(3):
        late = max(late, answer(handheld, "B", settled=True, quiet_ms=GAP_MS))
        answer(handheld, "B")
        free(handheld)
        handheld.run(100)
    pauses = [down - up for (up, _), (down, _) in zip(edges[0::2], edges[1::2], strict=True)]
    yield row(f"{game}: button edge to the menu sent while a machine thinks", late, 100, "ms")
    yield row(f"{game}: longest pause of the garbage collector", max(pauses), 15, "ms")


def presses(image: bytes) -> Rows:
    """Tap while machines think and their moves are saved; the menu that B opens is looked for."""
    for number, game in enumerate(engine.GAMES):
        longest = max(Thumbs(image, game, 2 + number, number).taps(TAPS))
        what = f"{game}: button edge to the menu sent, flash being written"
        yield row(what, longest, MOST_LATE_MS, "ms")


def motions(image: bytes) -> Rows:
    """Count the pictures a second while moves are told: the one that took longest decides."""
    for game in engine.GAMES:
        handheld = at_the_menu(image, {**kept(game, 40), "main.py": program("pictures")})
        handheld.run(1000)  # the player looks at the menu
        edges = handheld.watch(MARK)
        handheld.tap("A")
        handheld.run(TOLD_MS)
        sent = [ms for ms, level in edges if level]
        steps = [later - earlier for earlier, later in pairwise(sent) if later - earlier < STILL_MS]
        what = f"{game}: pictures a second while something moves"
        yield row(what, 1000 / max(steps), 30, "", least=True)


def buttons(image: bytes) -> Rows:
    """From the menu: the cursor up and down at several moments of the loop, then new screens."""
    handheld = at_the_menu(image, saves())
    cursor = max(answer(handheld, name, ms) for ms, name in enumerate(("DOWN", "DOWN", "UP", "UP")))
    yield row("menu: button edge to the cursor's new place sent", cursor, 20, "ms")
    screens = [answer(handheld, name) for name in ("A", "B")]
    answer(handheld, "DOWN")
    screens += [answer(handheld, name) for name in ("A", "B")]
    yield row("menu: button edge to a wholly new screen sent", max(screens), 60, "ms")


def tables(image: bytes) -> Rows:
    """Measure the console itself, at a table of two."""
    for game in engine.GAMES:
        yield from table(image, game, {})


def table(image: bytes, game: str, more: Mapping[str, str]) -> Rows:
    """Open a new one, move the cursor, and choose. more: files beside the saves."""
    handheld = at_the_menu(image, {**saves(game), **more})
    answer(handheld, "A")
    handheld.run(1000)  # the player looks at who sits where
    opened = answer(handheld, "A")
    cursor = max(answer(handheld, name, 1) for name in ("RIGHT", "RIGHT", "LEFT"))
    played = 0.0
    for _ in range(2):
        played = max(played, answer(handheld, "A", quiet_ms=STEP_MS))
        handheld.run(400)  # what moves has come to rest
    handheld.run(1000)  # all is saved by then
    check_table(Files(handheld.files()), game)
    yield row(f"{game}: button edge to a new table sent", opened, 60, "ms")
    yield row(f"{game}: button edge to the cursor's new place sent", cursor, 20, "ms")
    yield row(f"{game}: button edge to the first picture of a choice sent", played, 60, "ms")


def old_tables(image: bytes) -> Rows:
    """Go on with a saved game of four: there is something to tell, or a turn goes on."""
    for game in engine.GAMES:
        took = []
        for mid_turn in (False, True):
            handheld = at_the_menu(image, kept(game, 40, mid_turn))
            handheld.run(1000)  # the player looks at the menu
            took.append(answer(handheld, "A", quiet_ms=STEP_MS))
            check_table(Files(handheld.files()), game)
        yield row(f"{game}: button edge to a saved game's table sent", max(took), 60, "ms")


def check_table(files: Files, game: str) -> None:
    """Check that a table was seen, and not a page that tells of an error."""
    if log := files.read("errors"):
        raise ProgramFailed(log.decode().strip().splitlines()[-1])
    session = Session.load(files)
    if session is None or game != session.game.NAME:
        raise ProgramFailed(f"no table of {game} was opened")


def decisions(image: bytes) -> Rows:
    gained = 0
    for game in engine.GAMES:
        took = count = 0.0
        for seats in SEATS:
            main = program("decisions", GAME=game, SEATS=seats, SEED=seats)
            handheld = power_on(image, files={"main.py": main})
            took += sum(marked(handheld, 1))
            made, heap = told(handheld, r"decisions (\d+) heap (\d+)\s")
            count += made
            gained += heap
        what = f"{game}: legal moves + apply, mean per decision of a random game"
        yield row(what, took / count, 2, "ms")
    yield row("heap allocated by the engine in those games", gained, 0, "bytes")


def thinking(image: bytes) -> Rows:
    for game in engine.GAMES:
        for which, levels, budget in (
            ("lower levels", players.LEVELS[:-1], 150),
            ("top level", players.LEVELS[-1:], 1500),
        ):
            what = f"{game}: AI decision, {which}, longest of whole games"
            try:
                took = max(think(image, game, level) for level in levels)
                yield row(what, took, budget, "ms")
            except ProgramFailed as failure:
                yield failed(what, failure, budget, "ms")


def faster(image: bytes) -> Rows:
    """Measure the main lines at another clock, which a board file may ask for."""
    board = {"board.py": f'BOARD = "{boards.REFERENCE}"\nCPU_HZ = {FASTER_MHZ}_000_000\n'}
    speed_up = f"from boards import low_power\nlow_power.full_speed({FASTER_MHZ}_000_000)\n"
    lines = [line for game in engine.GAMES for line in table(image, game, board)]
    for game in engine.GAMES:
        took = think(image, game, players.LEVELS[-1], speed_up)
        what = f"{game}: AI decision, top level, longest of whole games"
        lines.append(row(what, took, 1500, "ms"))
    handheld = power_on(image, {"main.py": program("frames"), **board})
    sent = max(marked(handheld, 3))
    lines.append(row("full 240 x 240 frame, 12-bit colour, at 50 MHz", sent, 16.5, "ms"))
    for line in lines:
        yield {**line, "what": f"{FASTER_MHZ} MHz, {line['what']}"}


def reviews(image: bytes) -> Rows:
    for game in engine.GAMES:
        handheld = power_on(image, files={"main.py": program("review", GAME=game)})
        took = sum(marked(handheld, 1, 90_000))
        yield row(f"{game}: review of a whole game of a club player", took / 1000, 10, "s")


def battery(image: bytes) -> Rows:
    """Tell for how much of the time the processor is awake while nobody presses anything."""
    handheld = power_on(image, saves(engine.GAMES[0], [players.LEVELS[-1]]))
    handheld.run_until_lit(3000)
    yield awake("title", handheld, 2000)
    answer(handheld, "A")
    yield awake("menu", handheld, 2000)
    answer(handheld, "A")
    handheld.run(1000)
    answer(handheld, "A")
    yield awake("table", handheld, 2000)
    handheld.run(SLEEP_MS)
    if handheld.panel.visible:
        raise ProgramFailed("the console did not go to sleep")
    yield awake("asleep", handheld, 0)
    pressed = handheld.press("A")
    woken = handheld.run_until_lit(1000) - pressed
    handheld.release("A")
    yield row("asleep: button edge to the picture as it was", woken, 150, "ms")
    for _ in range(4):
        handheld.run(500)
        handheld.tap("A")
    yield awake("a machine thinks", handheld, 0, 100)


def awake(what: str, handheld: Handheld, after_ms: float, budget: float = 0.5) -> Row:
    """Measure it over some seconds."""
    handheld.run(after_ms)
    began, slept = handheld.ms, handheld.slept_ms
    handheld.run(AWAKE_MS if budget < 100 else 500)
    share = 100 * (1 - (handheld.slept_ms - slept) / (handheld.ms - began))
    return row(f"awake: {what}", share, budget, "%")


def size(image: bytes) -> Rows:
    yield row("image in flash", len(image) // 512 * 256 / KB, 1024, "KB")


def think(image: bytes, game: str, level: str, first: str = "") -> float:
    """Return how long the decision takes that takes longest, of games of two, three and four.

    first: what the Pico does before it thinks.
    """
    main = program("thinking", **longest.settings(game, level))
    handheld = power_on(image, {"main.py": first + main})
    edges = handheld.watch(MARK)
    with profiles.span(handheld, f"{game}, {level}"):
        handheld.run_until(lambda: ended(handheld), 60_000, f"{game} decided by {level}")
    moves = [str(decision.move) for decision in longest.longest(game, level)]
    if f"moves {' '.join(moves)}\n" not in handheld.text.replace("\r", ""):
        raise ProgramFailed("it chose other moves than on this computer")
    times = [ms for ms, _ in edges[1:]]  # the first is the pin's own set-up
    return max(down - up for up, down in zip(times[0::2], times[1::2], strict=True))


PARTS: dict[str, Callable[[bytes], Rows]] = {
    part.__name__: part
    for part in (
        *(
            start,
            frames,
            smooth,
            presses,
            motions,
            buttons,
            tables,
            old_tables,
            decisions,
            thinking,
            faster,
            reviews,
            battery,
            memory,
            teaching,
            size,
        ),
    )
}
