"""What a terminal says besides the table and the score: all rows, numbered moves, the rules."""

from firmware import games, words
from firmware.saves.session import Session, telling
from firmware.table import reading
from firmware.table.telling import signed
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
    """Return the pages of the rules, each of them lines."""
    texts = words.texts(words.language + "_help", game)
    pages = []
    help = games.part(game, "help")
    for number, (key, picture) in enumerate(help.PAGES, 1):
        title, page = texts[key]
        lines = [f"{title} ({number} / {len(help.PAGES)})", page]
        if not picture:
            lines += [reading.line(texts[key], _points(table)) for key, table in help.POINTS]
        pages.append(lines)
    return pages


def _points(table: tuple[int, ...]) -> str:
    """Return a table of points: how many, and what they are worth."""
    last = len(table) - 1
    return ", ".join(
        f"{number}{'+' if number == last else ''} → {signed(points)}"
        for number, points in enumerate(table)
    )


def _reading(session: Session):
    return games.part(session.game.NAME, "reading")
