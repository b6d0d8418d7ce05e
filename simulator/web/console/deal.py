"""A game as a link: which one, who plays, and the number that its cards are shuffled with.

    game=cards&seats=you,expert&deal=123

A seat is `you`, a person's name, or a level of the machine. What is left out is as usual.
"""

import engine
from engine import rng
from engine.errors import GameError
from engine.state import RNG
from firmware.saves.choice import LEVELS, LONGEST_NAME, MOST_SEATS, Choice
from firmware.saves.session import Session
from firmware.words import say

YOU = "you"
_WORD = 0xFFFF
_NINTH = 36409  # times 9 is 1, in 16 bits


def from_link(link: dict, board) -> Session:
    """Return the game that a link asks for, dealt; GameError says what may stand there, in nobody's
    language."""
    choice = Choice(board.store)
    choice.game = link.get("game") or engine.GAMES[0]
    if choice.game not in engine.GAMES:
        raise GameError("game: " + ", ".join(engine.GAMES))
    about = engine.declaration(choice.game)
    seats = [seat.strip() for seat in (link.get("seats") or YOU + "," + LEVELS[0]).split(",")]
    if not 2 <= len(seats) <= MOST_SEATS:
        raise GameError("seats: 2–" + str(MOST_SEATS))
    choice.count = len(seats)
    for number, seat in enumerate(seats):
        is_machine = seat in LEVELS
        name = "" if is_machine or seat == YOU else seat[:LONGEST_NAME]
        choice.seats[number] = (seat if is_machine else "", name)
    options = about.DEFAULT_OPTIONS
    if "options" in link:
        options = 0
        for name in [name for name in link["options"].split(",") if name]:
            if name not in about.OPTIONS:
                raise GameError("options: " + (", ".join(about.OPTIONS) or "-"))
            options |= 1 << about.OPTIONS.index(name)
    deal = _number(link, "deal", rng.SEED_LIMIT, board.random_seed())
    first = _number(link, "first", len(seats), 0)
    return Session.new(choice.game, choice.table(), options, first, deal)


def _number(link: dict, name: str, limit: int, otherwise: int) -> int:
    if name not in link:
        return otherwise
    text = link[name]
    if not text.isdigit() or len(text) > 10 or int(text) >= limit:
        raise GameError(name + ": 0–" + str(limit - 1))
    return int(text)


def to_link(session: Session) -> dict:
    """Return the link to the deal that this game began with; empty if nobody can know it any more.

    Where a very long game has forgotten its first moves, the deal is forgotten with them.
    """
    game = session.game
    base = bytearray(game.SIZE)
    session.state_at(session.first_kept(), base)
    seed = seed_of(base)
    first, bits = game.first_seat(base), game.option_bits(base)
    if session.first_kept() or game.new_game(len(session.seats), seed, first, bits) != base:
        return {}
    link = {"game": game.NAME, "seats": ",".join(_seats(session)), "deal": str(seed)}
    if first:
        link["first"] = str(first)
    if bits != game.DEFAULT_OPTIONS:
        on = [name for number, name in enumerate(game.OPTIONS) if bits >> number & 1]
        link["options"] = ",".join(on)
    return link


def _seats(session: Session) -> list:
    seats = []
    for number, (level, name) in enumerate(session.seats):
        is_usual = level or name == say("new_player", number + 1) or "," in name
        seats.append((level or YOU) if is_usual else name)
    return seats


def seed_of(state: bytearray) -> int:
    """Return the number that a generator was started from: it can be run backwards.

    Its counter says how often it has been asked (see engine/rng.py).
    """
    a, b, c, counter = [state[at] | state[at + 1] << 8 for at in range(RNG, RNG + rng.BYTES, 2)]
    while counter != 1:
        counter = (counter - 1) & _WORD
        later, c_before = c, (b * _NINTH) & _WORD
        b = _unmixed(a)
        result = (later - ((c_before << 6) & _WORD | c_before >> 10)) & _WORD
        a, c = (result - b - counter) & _WORD, c_before
    return (a | b << 16) & (rng.SEED_LIMIT - 1)


def _unmixed(mixed: int) -> int:
    """Return the word that gives this one when it is combined with itself, five bits further on."""
    word = mixed
    for _ in range(3):
        word = mixed ^ word >> 5
    return word
