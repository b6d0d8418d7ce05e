"""A monkey at the table: random buttons for hours of the console's own time.

Runs on CPython and on MicroPython alike. Its board has everything a board has; only the thumbs are
random, the panel's pixels go nowhere, and time passes only while the console waits.
"""

import gc

import engine
from engine import rng
from engine.players import player
from firmware import main, words
from firmware.saves.session import Session
from firmware.screens.page import Page
from firmware.stage import Screen
from firmware.table import shelf
from firmware.table.table import Table
from input.switches import Switches

BITS = bytes((1, 2, 4, 8, 16, 32, 64, 128))
FOUR = bytes((1, 2, 16, 32))
_WRAP = (1 << 30) - 1
HOUR = 3_600_000


class Enough(Exception):  # noqa: N818
    """The time is over."""


class Thumbs:
    """The buttons and the clock in one: whoever waits is interrupted by the next press."""

    def __init__(self, bits: bytes, seed: int, until: int, pause: int) -> None:
        self.switches = Switches(bits)
        self.available = self.switches.available
        self.labels: dict = {}
        self._bits = bits
        self._ok, self._back = list(bits).index(16), list(bits).index(32)
        self._onward = list(bits).index(8 if 8 in bits else 2)
        self.stage = None  # what they press at
        self.leaving = False  # from the score to the menu, and not into another round
        self._levels = 0
        self._luck = rng.new(seed)
        self._now = self._next = 0
        self._switch = -1
        self._until = until
        self._longest = pause  # between two presses, mostly
        self.presses = 0

    def read(self) -> int:
        return self.switches.read(self._levels, self._now & _WRAP)

    def ms(self) -> int:
        return self._now & _WRAP

    def since(self, earlier: int) -> int:
        return (self._now - earlier) & _WRAP

    def feed(self) -> None:
        pass

    def stop(self) -> None:
        pass

    def wait(self, ms: int) -> None:
        if self._now > self._until:
            raise Enough
        end = self._now + ms
        if self._next > end:
            self._now = end
            return
        self._now = max(self._now, self._next)
        if self._switch >= 0:  # let it go
            self._levels = 0
            self.switches.edge(self._switch, 0, self._now & _WRAP)
            self._switch = -1
            self._next = self._now + self._pause()
        else:
            self._switch = self._finger()
            self._levels = 1 << self._switch
            self.switches.edge(self._switch, 1, self._now & _WRAP)
            self._next = self._now + (900 if self._chance(16) else 40)
            self.presses += 1

    def _chance(self, one_in: int) -> bool:
        return rng.below(self._luck, 0, one_in) == 0

    def _pause(self) -> int:
        """Mostly quick, sometimes thoughtful, now and then away for a while."""
        if self._chance(800):
            return 400_000  # long enough to dim, and to sleep
        pause = rng.below(self._luck, 0, self._longest)
        return 10 * pause if self._chance(4) else pause

    def _finger(self) -> int:
        """Most presses are OK, or no game would ever end; dice are kept only by going past them."""
        if self.leaving:  # a page that tells of something is left with OK
            return self._ok if isinstance(self.stage.top(), Page) else self._back
        side = rng.below(self._luck, 0, 6)
        if side > 1:
            return self._ok if side > 2 else self._onward
        return rng.below(self._luck, 0, len(self._bits))


class Panel:
    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height

    def show(self, frame) -> None:
        frame.damage.clear()

    def sleep(self, on: bool) -> None:
        pass


class Silent:
    """Whatever else a board has, and this one lacks."""

    available = True

    def set(self, percent: int) -> None:
        pass

    def percent(self):
        return 55

    def charging(self) -> bool:
        return False

    def play(self, *tones: int) -> None:
        pass


class Memory:
    """A store that forgets with the power. Each finished game goes into the statistics."""

    def __init__(self) -> None:
        self.files: dict = {}
        self.games = 0
        self.finished = None  # called when a game is
        self.is_abroad = False  # was another language chosen? Its words' names stay in the heap

    def read(self, name: str):
        return self.files.get(name)

    def write(self, name: str, data: bytes) -> None:
        self.files[name] = bytes(data)
        if name.startswith("results_"):
            self.games += 1
            self.finished()
        elif name == "settings":
            self.is_abroad |= b'"language": "en"' not in data

    def writing(self, name: str, data: bytes):
        self.write(name, data)
        yield

    def size(self) -> int:
        """Return how many bytes are kept, which lie in the heap here alone."""
        return sum([len(data) for data in self.files.values()])

    def names(self) -> list:
        return sorted(self.files)

    def set_aside(self, name: str) -> str:
        raise OSError("nothing here is ever damaged: " + name)


class Board:
    name = "a monkey's"
    language = "en"
    today = 0

    def __init__(self, width: int, bits: bytes, seed: int, hours: int, pause: int) -> None:
        self.panel = Panel(width, 240)
        self.buttons = self.clock = Thumbs(bits, seed, hours * HOUR, pause)
        self.backlight = self.battery = self.tone = Silent()
        self.store = Memory()
        self.store.finished = self._game_over
        self._luck = rng.new(seed + 1)

    def _game_over(self) -> None:
        """Two times out of three the score is left; else another round is likely."""
        self.clock.leaving = self.store.games % 3 != 0

    def random_seed(self) -> int:
        return rng.below(self._luck, 0, 1 << 15)

    def free_memory(self) -> int:
        return gc.mem_free() if hasattr(gc, "mem_free") else 0


LEVELS = ("", "novice", "club", "")


class Dealer(Screen):
    """Below the table: whenever that is left, the saved game goes on, or another begins."""

    def __init__(self, games: tuple) -> None:
        self._games = games  # in turn
        self.deals = 0
        self.heaps: list = []  # bytes in use before each deal, with all modules loaded

    def tick(self, now: int) -> int:
        stage = self.stage
        stage.board.clock.leaving = False
        session = Session.load(stage.board.store)
        if session is None:
            self.deals += 1
            game = self._games[self.deals % len(self._games)]
            in_use = load(game) - stage.board.store.size()
            if not stage.board.store.is_abroad:
                self.heaps.append(in_use)
            seats = 2 + self.deals % 3
            first = self.deals % 2
            people = [("", "Anna"), (LEVELS[self.deals % 4], "Bea")]
            table = people + [("novice", "Neu"), ("random", "Robi")][: seats - 2]
            options = self.deals % 2 if game != "stones" else 0
            session = Session.new(game, table, options, first, stage.board.random_seed())
        stage.open(Table(session, stage))
        return 0


def run(games: tuple, width: int, bits: bytes, seed: int, hours: int, pause: int = 400) -> tuple:
    """How many presses, how many finished games, and the bytes in use between them."""
    board = Board(width, bits, seed, hours, pause)
    stage = board.clock.stage = main.set_up(board)
    for game in games + games:  # until the dictionaries of modules have the size they keep
        load(game)
        load_seldom(game)
    dealer = Dealer(games)
    stage.open(dealer)
    try:  # noqa: SIM105 (MicroPython has no contextlib)
        stage.run()
    except Enough:
        pass
    return board.clock.presses, board.store.games, dealer.heaps


def load_seldom(game: str) -> None:
    """All modules that come in at the end of a game, or with the coach."""
    for name in ("saves.goals", "screens.results", "screens.statistics"):
        __import__("firmware." + name)
    for name in ("afterwards", "coach", "review", "takeaway"):
        __import__("firmware.table." + name)
    for kind in ("coach", "results"):
        words.texts(words.language + "_" + kind)
    words.texts(words.language + "_results", game)
    engine.module(game, "goals")


def load(game: str) -> int:
    """All modules that a game may ask for. Returns the bytes that are in use then."""
    shelf.put_away_others(game)
    for name in (
        "saves.loading",
        "saves.trouble",
        "screens.faults",
        "screens.help",
        "screens.page",
        "screens.settingsmenu",
        "table.allrows",
        "table.alltiles",
        "table.cover",
        "table.hint",
        "table.lookback",
        "table.motion",
        "table.offer",
        "table.pause",
        "table.scoring",
        f"games.{game}.motion",
        f"games.{game}.scene",
    ):
        __import__("firmware." + name)
    words.use_game(game)
    engine.module(game, "view")
    engine.module(game, "reasons")
    for level in ("novice", "expert"):
        player(level, engine.game(game))
    gc.collect()
    return gc.mem_alloc() if hasattr(gc, "mem_alloc") else 0
