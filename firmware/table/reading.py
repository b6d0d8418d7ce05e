"""The table in words, for whoever can't see it: what the games share.

No screen of the console needs it; a terminal and a screen reader do. What is special to a game is
in its module `reading`, with the same names in each:

    middle(s)                         lines on what lies open to all, apart from the rows
    rest(s)                           the same where it is long: only for whoever asks
    hand(s, seat, name)               lines on what only this seat may see; with a name, if it is
                                      another's than whoever hears it
    moment(s)                         lines on what the next decision is about: dice, or a tile
                                      just turned up
    choice(s, move)                   what the player chooses, told apart from every other move
    seen(before, after, move, own)    what a move shows besides what is told of it; `own` is True
                                      for the eyes of whoever made it
"""

from engine import rows
from engine.rows import END_CARD, FACE_DOWN, POINT_CARD
from engine.tiles import BONUS_1, BONUS_3, CLOVER, LEPRECHAUN, VALUES, WISH
from firmware import games, words
from firmware.saves.session import telling
from firmware.table.telling import changes, digits, part_name, row_name, signed, tile_name
from firmware.words import capital, listed, numeral, say

_SIGNS = {WISH: "spiral", CLOVER: "clover", LEPRECHAUN: "leprechaun"}
_BONUSES = {BONUS_1: "+1", BONUS_3: "+3"}


def text(game: str, key: str) -> str:
    """Return a text out of the words that only a reading needs; a game's own, or "": of all."""
    return words.texts(words.language + "_reading", game)[key]


def line(title: str, things: str) -> str:
    """Return a line such as "Blue row: 3, 5"."""
    return text("", "line").format(capital(title), things or text("", "none"))


def seat_lines(game, s: bytearray, seat: int) -> list:
    """Return the rows of a seat, and what else counts for it."""
    laid = games.laid(game)
    lines = []
    for part in range(len(game.PARTS)):
        points = number = game.score_part(s, seat, part)
        if laid:
            number = laid.count(s, seat, part)
        if part < game.ROWS:
            worth = say("table_row", capital(row_name(part)), number, signed(points))
        else:
            worth = signed(points)
            if laid and game.PARTS[part] != "bonus":  # of which the points say it all
                worth = digits(number) + ", " + worth
            worth = line(part_name(game, part), worth)
        laid_there = things(game, s, seat, part) if laid and part < laid.LISTED else ""
        if laid_there:
            worth = text("", "things").format(worth, laid_there)
        if number or points:
            lines.append(worth)
    return lines


def growth(game, s: bytearray, seat: int) -> str:
    """Return what one more would make of each row that may grow, as small numbers show it."""
    longer = []
    for colour in range(game.ROWS):
        if game.may_grow(s, seat, colour):
            worth = rows.points(game.ROW_POINTS, game.row_length(s, seat, colour) + 1)
            longer.append(row_name(colour) + " " + signed(worth))
    return line(text("", "grow"), ", ".join(longer))


def things(game, s: bytearray, seat: int, part: int) -> str:
    """Return what lies in a row, or gives another part of the score, from the first to the last."""
    laid = games.laid(game).things(s, seat, part)
    return ", ".join([_thing(game.NAME, value, sign) for value, sign in laid])


def _thing(game: str, value: int, sign: int) -> str:
    """Return what a thing is called in a row, whose colour need not be said again."""
    if value == END_CARD:
        return text(game, "end")
    if value == FACE_DOWN:
        return text(game, "buried")
    return say("card_point", value) if sign == POINT_CARD else with_sign(digits(value), sign)


# ---- a whole game


def told(session, teller, viewer: int) -> str:
    """Return what was done in the move that the teller is at, for the eyes of one seat."""
    game, number = session.game, teller.number
    seat, move = session.mover_at(number), session.move_at(number)
    before, after = teller.before, teller.after
    words = session.name(seat) + " " + telling(game.NAME).told(before, after, move)
    seen = _of_game(session).seen(before, after, move, seat == viewer)
    if seen:
        words += " (" + seen + ")"
    effect = changes(game, seat, before, after)
    return words + ". " + capital(effect) if effect else words + "."


def table(session, state: bytearray, viewer: int, open_hand: bool = True) -> list:
    """Return the table as a person at this seat sees it, with the own hand if that is open."""
    here = _of_game(session)
    lines = [heading(session, state, seat) for seat in _clockwise(session, viewer)[1:]]
    lines += here.middle(state)
    lines.append(heading(session, state, viewer))
    lines += seat_lines(session.game, state, viewer) + [growth(session.game, state, viewer)]
    if not open_hand:
        return lines
    name = "" if session.people() else session.name(viewer)  # machines are looked at from outside
    return lines + here.hand(state, viewer, name)


def turn(session) -> list:
    """Return what a person hears before the choice in focus: that it is their turn, their points,
    and what they decide about."""
    state = session.state
    points = heading(session, state, session.turn())
    return [say("table_your_turn"), points] + _of_game(session).moment(state)


def all_of(top) -> list:
    """Return all there is to say of the table that a screen shows, and nothing of it twice."""
    scene = top.scene
    lines = table(scene.session, scene.state, scene.viewer, scene.open_hand)
    return lines + [line for line in top.spoken() if line not in lines]


def all_rows(session, state: bytearray, viewer: int) -> list:
    """Return everybody's rows, card by card, with an empty line after each seat."""
    lines = []
    for seat in _clockwise(session, viewer):
        lines.append(heading(session, state, seat))
        lines += seat_lines(session.game, state, seat)
        lines.append("")
    return lines


def score(session) -> list:
    """Return the score, part by part for all seats, and the winners."""
    game, state, seats = session.game, session.state, range(len(session.seats))
    lines = [say("score_title"), telling(game.NAME).ended(state)]
    for part in range(len(game.PARTS)):
        points = [game.score_part(state, seat, part) for seat in seats]
        lines.append(line(part_name(game, part), _of_each(session, points)))
    totals = [game.score(state, seat) for seat in seats]
    lines.append(line(say("score_total"), _of_each(session, totals)))
    names = [session.name(seat) for seat in winners(session)]
    key = "score_winner" if len(names) == 1 else "score_winners"
    return lines + [say(key, listed(names))]


def winners(session) -> list:
    """Return the seats with the most points."""
    totals = [session.game.score(session.state, seat) for seat in range(len(session.seats))]
    return [seat for seat, total in enumerate(totals) if total == max(totals)]


def heading(session, state: bytearray, seat: int) -> str:
    """Return a seat's name and its points so far."""
    return line(session.name(seat), signed(session.game.score(state, seat)))


def _of_game(session):
    return games.part(session.game.NAME, "reading")


def _clockwise(session, first: int) -> list:
    seats = len(session.seats)
    return [(first + number) % seats for number in range(seats)]


def _of_each(session, points: list) -> str:
    return ", ".join([session.name(seat) + " " + signed(n) for seat, n in enumerate(points)])


# ---- tiles


def sign(symbol: int) -> str:
    """Return what the sign on a tile is called; "" if there is none."""
    return text("", _SIGNS[symbol]) if symbol in _SIGNS else _BONUSES.get(symbol, "")


def with_sign(name: str, symbol: int) -> str:
    """Return the name of a tile with its sign: "blue 5 (clover)"."""
    return name + " (" + sign(symbol) + ")" if sign(symbol) else name


def tile_list(tiles: list, layout: bytes) -> str:
    """Return the names of tiles with their signs."""
    return ", ".join([with_sign(tile_name(tile), layout[tile]) for tile in tiles])


def value_list(tiles: list, layout: bytes) -> str:
    """Return the numbers of tiles of one colour with their signs."""
    return ", ".join([with_sign(digits(tile % VALUES), layout[tile]) for tile in tiles])


# ---- the rules


def page(game: str, number: int) -> list:
    """Return a page of the rules; see firmware/screens/help.py."""
    from firmware.screens import help

    found, pages = help.texts(game), help.pages(game)
    key, picture = pages[number]
    title, words = found[key]
    lines = [f"{title} ({help.number_of(pages, number)})", words]
    if not picture:
        for heading, points in games.part(game, "help").POINTS:
            worth = [f"{many} → {numeral(value)}" for many, value in enumerate(points[:-1])]
            worth.append(f"{len(points) - 1}+ → {numeral(points[-1])}")
            lines.append(line(found[heading], ", ".join(worth)))
    return lines
