"""Files as an earlier run of the console would have left them, for a handheld's flash."""

import random
from array import array

import engine
from firmware.saves import keep
from firmware.saves.session import Session


class Files(dict):
    """A flash's files; looks like a board's store."""

    def read(self, name: str) -> bytes | None:
        return self.get(f"saves/{name}")

    def write(self, name: str, data: bytes) -> None:
        self[f"saves/{name}"] = data

    def names(self) -> list[str]:
        return sorted(path.removeprefix("saves/") for path in self if path.startswith("saves/"))


def saves(game: str = engine.GAMES[0], machines: list[str] | None = None) -> dict[str, bytes]:
    """Return files: settings have been made, and the last game was this one: a person
    against machines.

    So the title does not ask for a language, and A, A, A leads to such a table.
    """
    levels = machines or ["novice"]
    seats = [("", ""), *((level, "") for level in levels), *[("novice", "")] * (3 - len(levels))]
    files = Files()
    keep.write(files, "settings", {"language": "en"})
    facts = {"game": game, "count": 1 + len(levels), "first": 0, "seats": seats}
    keep.write(files, "choice", facts)
    return files


def kept(game: str, moves: int, mid_turn: bool = False) -> dict[str, bytes]:
    """Return files in which a game of four seats is saved, so many random moves old or a few more:
    A, A leads there.

    It is the person's turn. Unless she is in the midst of it, there is something to tell her.
    """
    files = Files(saves(game))
    seats = [("", "Anna"), ("novice", "Neu"), ("novice", "Robi"), ("novice", "Otto")]
    session = Session.new(game, seats, engine.game(game).DEFAULT_OPTIONS, 0, 4)
    legal, pick = array("H", bytes(2 * session.game.MOST_MOVES)), random.Random(1)
    seat = -1
    while session.moves_made() < moves or session.turn() != 0 or (seat == 0) != mid_turn:
        seat = session.turn()
        count = session.game.legal_moves(session.state, legal)
        session.play(legal[pick.randrange(count)])
    session.save(files)
    return files
