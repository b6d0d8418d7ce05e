"""A game that was played, on the table again: a record, or a code that a console has shown.

Like `course.py` it runs in the page as well: on MicroPython.
"""

import json

import engine
from engine import codes
from engine.errors import GameError
from firmware.saves.session import KINDS, Session
from firmware.words import say

_LONGEST_NAME = 12
_LONGEST_PLY = 24


class RecordedGameError(GameError):
    """A record that is none: why, in English, and what of it, for readers of any language."""

    def __init__(self, why: str, what: str) -> None:
        super().__init__(why)
        self.what = what


def session_of(text: str) -> Session:
    """Return the game with all its moves made; the error says at which move it can't be one."""
    record = _parsed(text)
    game, words = engine.game(record["game"]), engine.module(record["game"], "text")
    options = 0
    for number, name in enumerate(game.OPTIONS):
        options |= bool(record["options"].get(name)) << number
    seats = _seats(record)
    session = Session.new(game.NAME, seats, options, record["first"], record["seed"])
    chance_told = False
    for number, ply in enumerate(record["moves"]):
        try:
            seat, token = ply
            if session.is_over() or seat != session.turn():
                raise GameError("it is not seat " + str(seat) + "'s turn")
            chance = words.chance_text(session.state)
            if chance and not chance_told:
                if token != chance:
                    raise GameError("the dice show " + chance + ", not " + str(token))
                chance_told = True
                continue
            session.play(words.text_move(token))
            chance_told = False
        except (ValueError, TypeError) as error:
            place = say("table_move_of", number + 1, len(record["moves"]))
            place += ": " + json.dumps(ply)[:_LONGEST_PLY]
            raise RecordedGameError("move " + str(number + 1) + ": " + str(error), place) from None
    if not session.moves_made():
        raise RecordedGameError("there are no moves in it", "moves")
    return session


def session_of_code(code: str) -> Session:
    """Return the game of a code that a console has shown, with all its moves made."""
    start, deal, kinds, moves = codes.decode(code)
    game = engine.game_of(start)
    seats: list = []
    for number, kind in enumerate(kinds):
        level = KINDS[kind] if kind < len(KINDS) else ""
        seats.append((level, _title(level, number, seats)))
    first, options = game.first_seat(start), game.option_bits(start)
    session = Session.new(game.NAME, seats, options, first, deal)
    for move in moves:
        session.play(move)
    return session


def _title(level: str, number: int, before: list) -> str:
    """Return what a seat is called; machines of one level are told apart."""
    if not level:
        return say("new_player", number + 1)
    title = level if level == "random" else say("level_" + level)
    same = [other for other, _ in before].count(level)
    return title + (" " + str(same + 1) if same else "")


def _parsed(text: str) -> dict:
    """Return the record, or the first of several: each is a line of its own."""
    try:
        record = json.loads(text.strip().split("\n")[0])
    except ValueError:
        try:
            record = json.loads(text)
        except ValueError:
            raise RecordedGameError("it is not JSON", "JSON") from None
    kinds = (("game", str), ("seed", int), ("first", int), ("players", int), ("moves", list))
    if not isinstance(record, dict) or not isinstance(record.get("options"), dict):
        raise RecordedGameError("it is not the record of a game", "options")
    for name, kind in kinds:
        if type(record.get(name)) is not kind:
            raise RecordedGameError("it has no " + name, name)
    if not 2 <= record["players"] <= 4 or not 0 <= record["first"] < record["players"]:
        raise RecordedGameError("it has no such seat", "players, first")
    return record


def _seats(record: dict) -> list:
    """Return who played; a player that the console doesn't have sits there under its name."""
    names = record.get("seats") or []
    seats: list = []
    for number in range(record["players"]):
        name = names[number] if number < len(names) else ""
        if name in KINDS[1:]:
            seats.append((name, _title(name, number, seats)))
        else:
            seats.append(("", str(name)[-_LONGEST_NAME:] or say("new_player", number + 1)))
    return seats
