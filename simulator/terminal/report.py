"""What a terminal says besides the table and the score: all rows, numbered moves, the rules."""

from firmware import games
from firmware.saves.session import Session, telling
from firmware.screens import help
from firmware.table import reading
from firmware.words import capital


def all_rows(session: Session, viewer: int) -> list[str]:
    """Return everybody's rows card by card, and what else lies open."""
    lines = reading.all_rows(session, session.state, viewer)
    return lines + _reading(session).rest(session.state)


def moves(session: Session, legal: list[int]) -> list[str]:
    """Return the moves with their numbers: what each of them is, and what it changes."""
    return [f"{number:2}. {_preview(session, move)}" for number, move in enumerate(legal, 1)]


def _preview(session: Session, move: int) -> str:
    state, scratch = session.state, bytearray(session.game.SIZE)
    effect = telling(session.game.NAME).effect(state, move, scratch)
    return f"{capital(_reading(session).choice(state, move))}. {capital(effect)}".rstrip()


def rules(game: str) -> list[list[str]]:
    """Return the pages of the rules, each of them lines; there is no screen to explain."""
    pages = enumerate(help.pages(game))
    return [reading.page(game, number) for number, (_, picture) in pages if picture != help.SCREEN]


def _reading(session: Session):
    return games.part(session.game.NAME, "reading")
