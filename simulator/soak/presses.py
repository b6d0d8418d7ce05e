"""Random presses through whole games: every screen, every board and language, with power cuts."""

import boards
from boards.store import Store
from firmware import words
from firmware.saves import keep
from firmware.saves.choice import MOST_SEATS
from firmware.saves.session import Session
from simulator.board import wiring_of
from simulator.soak import saves
from simulator.soak.case import Case, Kind
from simulator.soak.failing_store import FailingStore, PowerCut
from simulator.soak.rules import Witness, is_lesson
from simulator.soak.saves import games_counted
from simulator.soak.thumbs import Thumbs
from simulator.soak.watched import Console

PRESSES = 1000  # in a case, about
WRAP = 1 << 30  # milliseconds, where a Pico's clock begins anew
LIT_MS = 25_000  # so long after a press it is never dimmed yet
SETTLED_MS = 40  # so long after an edge it has been seen


class Evening:
    """A case: the same device switched on again and again, until enough was pressed."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.luck = case.luck
        self.wiring = wiring_of(self.luck.choice(boards.NAMES))
        self.language = self.luck.choice(("", words.LANGUAGES[case.seed % len(words.LANGUAGES)]))
        self.witness = Witness(case.referee)
        self.lives = 0
        self.refused = False
        saves.fill(Store(str(case.folder)), self.luck)

    def play(self) -> None:
        while self.case.tried["presses"] < PRESSES:
            self._live()

    def _live(self) -> None:
        """From power-on until it is off again, one way or another."""
        luck, case = self.luck, self.case
        store = self._store()
        thumbs = Thumbs(luck, luck.choice((30, 100, 300, 600)), case.pressed)
        start = luck.choice((0, WRAP - luck.randrange(60_000), luck.randrange(WRAP)))
        seed, work = luck.getrandbits(30), luck.choice((0, 1, 2, 2, 5, 15))
        console = Console(self.wiring, case.folder, seed, thumbs, self.language, start, work)
        console.board.store = store
        console.clock.look = lambda: self._look(console)
        keep.damaged.clear()
        keep.unsaved.clear()
        moves, games = self.witness.moves, self.witness.games
        try:
            console.play()
        except PowerCut:
            case.tried["power cuts"] += 1
        finally:
            case.tried["presses"] += thumbs.presses
            case.tried["whole games"] += self.witness.games - games
            case.tried["moves checked"] += self.witness.moves - moves
        self.lives += 1
        self.refused |= store.refused
        self._look_into(store, console)

    def _store(self) -> FailingStore:
        luck, folder = self.luck, self.case.folder
        chance = luck.random()
        if chance < 0.3:
            return FailingStore(folder, luck, cut_at=luck.randrange(1, 12))
        if chance < 0.45:  # at the end of a game
            return FailingStore(folder, luck, cut_at=luck.choice((1, 1, 2)), of="results_")
        if chance < 0.55:
            first = luck.randrange(1, 8)
            return FailingStore(folder, luck, full=range(first, first + luck.choice((1, 9))))
        return FailingStore(folder, luck)

    # ---- what has to be true

    def _look(self, console: Console) -> None:
        """Whenever the console waits."""
        if table := console.table:
            self.witness.see(table.session)
        stage, board, check = console.stage, console.board, self.case.check
        assert stage
        check(stage.frame.pixels == board.panel._memory, "the panel shows another picture")
        since = console.clock.now - console.pressed
        if SETTLED_MS < since < LIT_MS:
            check(not board.panel.asleep, f"the panel sleeps {since} ms after a press")
            if board.backlight.available:
                light = board.backlight.percent
                promise = (
                    f"light of {light} % instead of {stage.brightness} {since} ms after a press"
                )
                check(light == stage.brightness, promise)

    def _look_into(self, store: FailingStore, console: Console) -> None:
        """When the power is off."""
        check = self.case.check
        kept = Store(str(self.case.folder))
        for name, contents in store.expected.items():
            check(kept.read(name) in contents, f"{name} is neither the old file nor the new one")
        check(not [name for name in kept.names() if ".bad" in name], f"{kept.names()}")
        played = console.table.session if console.table else None
        if played and not played.file:  # practice, which is not kept
            played = None
        game = Session.load(kept, played.file if played else "")
        if game:
            again = bytearray(game.game.SIZE)
            game.state_at(game.moves_made(), again)
            check(again == game.state, "the saved game's moves lead elsewhere")
        # A lesson's middle is played in one step, and nothing is left of it at its end.
        if played and not is_lesson(played) and not store.refused:
            lost = lost_moves(played, game)
            check(len(set(lost)) <= 1, f"more than a turn is lost: moves of the seats {lost}")
        counted = games_counted(kept)
        ended = sum(self.witness.ended.values())
        check(counted <= ended, f"{counted} results counted of {ended}")
        if not self.refused:
            least = ended - self.lives * MOST_SEATS  # one game a life may not have come so far
            check(counted >= least, f"only {counted} results counted of {ended}")


def lost_moves(played: Session, kept: Session | None) -> list[int]:
    """Who made the moves that are not in the saved game."""
    first = played.first_kept()
    number = first
    if kept and _deal(kept) == _deal(played) and kept.first_kept() == first:
        last = min(kept.moves_made(), played.moves_made())
        while number < last and kept.move_at(number) == played.move_at(number):
            number += 1
    return [played.mover_at(lost) for lost in range(number, played.moves_made())]


def _deal(session: Session) -> bytes:
    dealt = bytearray(session.game.SIZE)
    session.state_at(session.first_kept(), dealt)
    return bytes(dealt)


def play(case: Case) -> None:
    Evening(case).play()


KIND = Kind(
    name="presses",
    what="random presses on the desktop, all boards and languages",
    unit="presses",
    aim=1_000_000,
    batch=5,
    seconds=1.2,
    play=play,
)
