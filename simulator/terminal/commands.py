"""What a person can type at a question: a move, or one of a few commands."""

from array import array

import engine
from engine import rng
from engine.errors import GameError
from engine.players import player
from engine.players.reasons import REASONS
from firmware.saves.session import Session
from firmware.table import reading
from firmware.words import capital, say
from simulator.terminal import report
from simulator.terminal.others import view_of
from simulator.terminal.voice import LeaveError, Voice, text

_LEAVE = ("q", "quit", "exit")
_ADVISER = "expert"
_LONGEST = 40  # letters of an answer that are worth repeating, and more than any move has


def legal_moves(session: Session) -> list[int]:
    moves = array("H", bytes(2 * session.game.MOST_MOVES))
    return sorted(moves[: session.game.legal_moves(session.state, moves)])


class Commands:
    def __init__(self, session: Session, voice: Voice, leaving: str) -> None:
        self._session = session
        self._voice = voice
        self._leaving = leaving  # what to call it

    def ask(self, legal: list[int]) -> int | None:
        """Return the move that the person chooses; None if the last one was taken back."""
        session, voice = self._session, self._voice
        commands = self._commands()
        while True:
            answer = voice.ask(text("ask", len(legal))).lower()
            if answer in ("", "?"):
                self._help()
            elif answer in _LEAVE or answer == self._leaving.lower():
                raise LeaveError
            elif answer in commands:
                if commands[answer](legal):
                    return None
            else:
                move = _move(session, answer, legal)
                if move is not None:
                    return move
                shown = answer if len(answer) <= _LONGEST else answer[:_LONGEST] + "…"
                voice.say(text("wrong", shown, len(legal)))

    def _commands(self) -> dict:
        """Return what is done for a letter, or for the words behind it."""
        doers = (self._table, self._hint, self._undo, self._rows, self._rules)
        commands = {}
        for (letter, label), do in zip(_labels(), doers, strict=True):
            commands[letter] = commands[label.lower()] = do
        return commands

    def _help(self) -> None:
        self._voice.say(text("help"))
        for letter, label in (*_labels(), (_LEAVE[0], capital(self._leaving))):
            self._voice.say(f"{letter}  {label}")

    # Each of these returns True if the game stands otherwise afterwards.

    def _table(self, legal: list[int]) -> bool:
        session = self._session
        self._voice.say_all(reading.table(session, session.state, session.turn()))
        self._voice.say_all(report.moves(session, legal))
        return False

    def _rows(self, legal: list[int]) -> bool:
        self._voice.say_all(report.all_rows(self._session, self._session.turn()))
        return False

    def _hint(self, legal: list[int]) -> bool:
        """Say what an expert would do who sees what this seat sees, and why."""
        session = self._session
        self._voice.say(say("table_hint_thinks"))
        expert = player(_ADVISER, session.game)
        luck = rng.new(session.moves_made())  # its own: a hint changes nothing of the game
        move = expert.choose(view_of(session, luck), session.turn(), luck)
        self._voice.say(say("table_hint_from"))
        self._voice.say(report.moves(session, legal)[legal.index(move)])
        self._voice.say(say("why_" + REASONS[expert.reason()]))
        return False

    def _undo(self, legal: list[int]) -> bool:
        session = self._session
        if session.can_undo() and self._was_chosen():
            return session.undo()
        self._voice.say(text("fixed"))
        return False

    def _was_chosen(self) -> bool:
        """Tell whether a person's last move had an alternative; if not, it makes itself again."""
        session = self._session
        number = session.moves_made() - 1
        while not session.is_person(session.mover_at(number)):
            number -= 1
        before = bytearray(session.game.SIZE)
        session.state_at(number, before)
        return session.game.legal_moves(before, array("H", bytes(2 * session.game.MOST_MOVES))) > 1

    def _rules(self, legal: list[int]) -> bool:
        pages = report.rules(self._session.game.NAME)
        for number, page in enumerate(pages, 1):
            self._voice.say_all(page)
            go_on = f"{text('enter')} {say('hint_next')}, {_LEAVE[0]} {say('hint_back')}: "
            if number < len(pages) and self._voice.ask(go_on):
                break
        return False


def _labels() -> list[tuple[str, str]]:
    """Return the letter of each command, and the console's words for it."""
    labels = (
        text("table"),
        say("table_hint"),
        say("table_undo"),
        say("table_others"),
        say("table_help"),
    )
    return list(zip(text("keys").split(), labels, strict=True))


def _move(session: Session, answer: str, legal: list[int]) -> int | None:
    """Return the legal move that was typed: its number, or its text as in a record."""
    if len(answer) > _LONGEST:  # Python would not even read a number of 5,000 digits
        return None
    if answer.isdecimal():
        return legal[int(answer) - 1] if 1 <= int(answer) <= len(legal) else None
    try:
        move = engine.module(session.game.NAME, "text").text_move(answer.upper())
    except GameError:
        return None
    return move if move in legal else None
