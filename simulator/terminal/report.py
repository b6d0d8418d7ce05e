"""What there is to be said of a game: moves, the table, the score, the rules; in lines."""

from firmware import games
from firmware.saves.session import Session, telling
from firmware.screens import help
from firmware.table import reading
from firmware.table.teller import Teller
from firmware.table.telling import changes, part_name, signed
from firmware.words import capital, listed, say


def told(session: Session, teller: Teller, viewer: int) -> str:
    """Return what was done in the move that the teller is at, for the eyes of one seat."""
    game, number = session.game, teller.number
    seat, move = session.mover_at(number), session.move_at(number)
    before, after = teller.before, teller.after
    line = f"{session.name(seat)} {telling(game.NAME).told(before, after, move)}"
    seen = _reading(session).seen(before, after, move, seat == viewer)
    if seen:
        line += f" ({seen})"
    effect = changes(game, seat, before, after)
    return f"{line}. {capital(effect)}" if effect else line + "."


def table(session: Session, viewer: int) -> list[str]:
    """Return the table as a person at this seat sees it before choosing."""
    state, here = session.state, _reading(session)
    lines = [_heading(session, seat) for seat in _clockwise(session, viewer)[1:]]
    lines += here.middle(state)
    lines += [_heading(session, viewer), *reading.seat_lines(session.game, state, viewer)]
    return lines + here.hand(state, viewer)


def all_rows(session: Session, viewer: int) -> list[str]:
    """Return everybody's rows card by card, and what else lies open."""
    lines = []
    for seat in _clockwise(session, viewer):
        lines += [_heading(session, seat), *reading.seat_lines(session.game, session.state, seat)]
        lines.append("")
    return lines + _reading(session).rest(session.state)


def moves(session: Session, legal: list[int]) -> list[str]:
    """Return the moves with their numbers: what each of them is, and what it changes."""
    return [f"{number:2}. {_preview(session, move)}" for number, move in enumerate(legal, 1)]


def _preview(session: Session, move: int) -> str:
    state, scratch = session.state, bytearray(session.game.SIZE)
    effect = telling(session.game.NAME).effect(state, move, scratch)
    return f"{capital(_reading(session).choice(state, move))}. {capital(effect)}".rstrip()


def score(session: Session) -> list[str]:
    """Return the score, part by part for all seats, and the winners."""
    game, state, seats = session.game, session.state, range(len(session.seats))
    lines = [say("score_title")]
    for part in range(len(game.PARTS)):
        points = [game.score_part(state, seat, part) for seat in seats]
        lines.append(reading.line(part_name(game, part), _of_each(session, points)))
    totals = [game.score(state, seat) for seat in seats]
    lines.append(reading.line(say("score_total"), _of_each(session, totals)))
    names = [session.name(seat) for seat in winners(session)]
    key = "score_winner" if len(names) == 1 else "score_winners"
    return [*lines, say(key, listed(names))]


def winners(session: Session) -> list[int]:
    totals = [session.game.score(session.state, seat) for seat in range(len(session.seats))]
    return [seat for seat, total in enumerate(totals) if total == max(totals)]


def rules(game: str) -> list[list[str]]:
    """Return the pages of the rules, each of them lines."""
    texts, pages = help.texts(game), help.pages(game)
    told_pages = []
    for number, (key, picture) in enumerate(pages, 1):
        title, page = texts[key]
        lines = [f"{title} ({number} / {len(pages)})", page]
        if not picture:
            tables = games.part(game, "help").POINTS
            lines += [reading.line(texts[key], _points(table)) for key, table in tables]
        told_pages.append(lines)
    return told_pages


def _points(table: tuple[int, ...]) -> str:
    """Return a table of points: how many, and what they are worth."""
    last = len(table) - 1
    return ", ".join(
        f"{number}{'+' if number == last else ''} → {signed(points)}"
        for number, points in enumerate(table)
    )


def _reading(session: Session):
    return games.part(session.game.NAME, "reading")


def _heading(session: Session, seat: int) -> str:
    return reading.line(session.name(seat), signed(session.game.score(session.state, seat)))


def _clockwise(session: Session, first: int) -> list[int]:
    seats = len(session.seats)
    return [(first + number) % seats for number in range(seats)]


def _of_each(session: Session, points: list[int]) -> str:
    return ", ".join(f"{session.name(seat)} {signed(n)}" for seat, n in enumerate(points))
