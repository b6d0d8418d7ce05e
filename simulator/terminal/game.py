"""A game in the terminal: plain lines, numbered moves, questions; nothing else."""

import random

import engine
from engine import rng
from engine.errors import GameError
from firmware import games, words
from firmware.saves import slots
from firmware.saves.results import Results
from firmware.saves.session import Session
from firmware.saves.trouble import reason
from firmware.table import reading
from firmware.table.teller import Teller
from firmware.words import say
from simulator.arena.own_player import LIMIT
from simulator.records.records import option_bits
from simulator.terminal import report
from simulator.terminal.commands import Commands, legal_moves
from simulator.terminal.others import YOU, Others, seated, stranger
from simulator.terminal.voice import Ask, LeaveError, Say, Voice, question, show, text

_OPPONENT = "club"
_COVER = "\n" * 40  # lines between one person's cards and the next one's eyes


def play(
    name: str = "",
    seats: list[str] | None = None,
    seed: int | None = None,
    first: int = 0,
    options: dict[str, bool] | None = None,
    store=None,
    ask: Ask = question,
    say: Say = show,
    limit: float = LIMIT,
) -> int:
    """Play a new game or the saved one; seats called `you` are asked, others play by themselves."""
    seed = random.randrange(rng.SEED_LIMIT) if seed is None else seed
    if store:
        slots.carry_over(store)
    rules, voice = engine.game(name or _usual(store)), Voice(ask, say)
    players = seated(seats or [YOU, _OPPONENT])
    state = rules.new_game(len(players), seed, first, option_bits(rules, options or {}))
    session = Session(state, players, rng.new(seed))
    if stranger(session) or not session.people():
        store = None  # the console could not go on with it, or nobody would want to
    try:
        session = _saved(store, voice, session.file) or session
    except LeaveError:
        return 0  # nothing was begun
    with Others(session, seed, limit) as others:  # whose mistakes are told before the game
        if stranger(session):
            voice.say(text("unsaved", stranger(session)))
        Game(session, voice, others, store).play()
    return 0


def _saved(store, voice: Voice, file: str) -> Session | None:
    """Return the saved game, if there is one and the person wants to go on with it."""
    session = None
    for kept in slots.waiting(store) if store else []:
        if kept in (file, slots.OLD):
            try:
                session = Session.load(store, kept)
            except GameError:
                voice.say(say("damaged_game", store.set_aside(kept)))
    if session is None:
        return None
    names = ", ".join(name for _, name in session.seats)
    voice.say(say("new_replaces"))
    voice.say(reading.line(games.title(session.game.NAME), names))
    answer = voice.ask(text("go_on", say("menu_continue"), say("yes"), say("no")))
    return None if answer[:1].lower() == say("no")[:1] else session


def _usual(store) -> str:
    """Return which game is meant if none was named: one that waits, or the first of all."""
    waiting = [slots.game_in(file) for file in slots.waiting(store)] if store else []
    return next((game for game in waiting if game), engine.GAMES[0])


class Game:
    def __init__(self, session: Session, voice: Voice, others: Others, store=None) -> None:
        self._session = session
        self._voice = voice
        self._store = store
        words.use_game(session.game.NAME)
        self._others = others
        self._commands = Commands(session, voice, say("table_leave" if store else "hint_end"))
        self._teller = Teller(session)
        self._holder = -1  # the person at the screen
        self._shown = False  # has the holder seen the table in this turn?
        self._kept: bool | None = None  # is the game saved? None: nobody has tried

    def play(self) -> None:
        """Play to the end, or until somebody leaves."""
        session, voice = self._session, self._voice
        voice.say(reading.line(say("menu_title"), games.title(session.game.NAME)))
        if not session.moves_made():
            self._save()
        try:
            if session.people() == 1:
                self._holder = next(s for s, (level, _) in enumerate(session.seats) if not level)
                self._tell_since()
            while not session.is_over():
                if session.is_person(session.turn()):
                    self._ask_person()
                else:
                    self._make(self._others.choose(session))
        except LeaveError:
            self._save()
            self._say_saved()
        except KeyboardInterrupt:
            self._say_saved()  # as it stood after the last turn
        else:
            self._finish()

    # ---- one move

    def _ask_person(self) -> None:
        session, voice = self._session, self._voice
        if session.turn() != self._holder:
            self._pass_on()
        legal = legal_moves(session)
        if len(legal) == 1:
            self._make(legal[0])
            return
        if not self._shown:
            voice.say("")
            voice.say_all(reading.table(session, session.state, session.turn()))
            self._shown = True
        voice.say_all(report.moves(session, legal))
        move = self._commands.ask(legal)
        if move is None:
            self._shown = False
        else:
            self._make(move)

    def _pass_on(self) -> None:
        """Pass the screen on; nothing of the next person's is shown before that person is there."""
        session, voice = self._session, self._voice
        turn = reading.line(session.name(session.turn()), say("table_your_turn"))
        ready = reading.line(text("enter"), say("hint_ready"))
        voice.ask(f"{_COVER}{turn}. {say('table_pass_note')} {ready} ")
        session.seal()
        self._holder = session.turn()
        self._shown = False
        self._tell_since()

    def _make(self, move: int) -> None:
        """Make a move. With several people, each is told of it when the screen is theirs."""
        session = self._session
        seat = session.turn()
        self._teller.watch()
        session.play(move)
        if seat == self._holder or session.people() < 2:
            self._teller.begin_with_last()
            self._voice.say(reading.told(session, self._teller, self._holder))
        if session.is_over() or session.turn() != seat:
            self._shown = False
            self._save()

    def _tell_since(self) -> None:
        """Tell the holder of all moves since their own last one."""
        session, teller = self._session, self._teller
        more = teller.begin_since(self._holder)
        while more:
            self._voice.say(reading.told(session, teller, self._holder))
            more = teller.next()

    # ---- the end

    def _finish(self) -> None:
        session, voice = self._session, self._voice
        if session.people() > 1:
            self._tell_since()
        voice.say("")
        voice.say_all(reading.score(session))
        if self._store:
            self._count()

    def _count(self) -> None:
        """Put the game into the statistics, once; it waits for nobody any more."""
        session, store = self._session, self._store
        if not session.counted:
            Results(store, session.game.NAME).note(session)
        try:
            session.note_counted(store)
        except OSError as error:
            if self._kept is not False:
                self._voice.say(reason(error) + " " + say("table_unsaved"))

    def _save(self) -> None:
        if self._store:
            try:
                self._session.save(self._store)
                self._kept = True
            except OSError as error:
                if self._kept is not False:  # once is enough
                    self._voice.say(reason(error) + " " + say("table_unsaved"))
                self._kept = False

    def _say_saved(self) -> None:
        if self._kept:
            self._voice.say(text("saved"))
