"""Games that are already under way: some moves old, at a person's turn, or over."""

from array import array
from collections.abc import Callable

import engine
from engine import rng
from firmware.saves.session import Session
from simulator.board import Board

ONE_PERSON = [("", "Anna"), ("random", "Robi")]
LAST_ROUND = -1  # moves: as many as it takes until the game has ended but for a last turn


def played(name: str, seats: list, moves: int | None, seed: int = 3) -> Session:
    """Return a game that is some random moves old, or at its end (None)."""
    session = Session.new(name, seats, 0, 0, seed)
    play_random(session, 1, lambda: moves is not None and session.moves_made() >= moves)
    return session


def at_a_persons_turn(name: str, seats: list, moves: int, seed: int = 3, luck: int = 1) -> Session:
    """Return a game at least so many random moves old, at a person's turn or over."""
    session = Session.new(name, seats, engine.game(name).DEFAULT_OPTIONS, 0, seed)

    def is_enough() -> bool:
        if moves == LAST_ROUND:
            is_old = session.game.is_last_round(session.state)
        else:
            is_old = session.moves_made() >= moves
        return is_old and session.is_person(session.turn())

    play_random(session, luck, is_enough)
    return session


def play_random(session: Session, luck: int, is_enough: Callable[[], bool]) -> None:
    """Make random moves until it is enough, or over: no mind that is improved changes them."""
    legal, state = array("H", bytes(2 * session.game.MOST_MOVES)), rng.new(luck)
    while not session.is_over() and not is_enough():
        count = session.game.legal_moves(session.state, legal)
        session.play(legal[rng.below(state, 0, count)])


def saved(name: str, seats: list, moves: int = 0, seed: int = 3) -> Callable[[Board], None]:
    """Prepare a console in which a game is saved, some random moves old."""
    return lambda board: at_a_persons_turn(name, seats, moves, seed).save(board.store)
