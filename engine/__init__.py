"""The rules of three games: integers and bytes in, integers and bytes out.

Each game is a module with the same names, so that a console, a player or a test handles any of them
without knowing which:

    NAME, OPTIONS, DEFAULT_OPTIONS, PARTS, SIZE, MOST_MOVES
    new_game(seats, seed, first, options)   a state: one bytearray of SIZE bytes
    turn(s)  is_over(s)  seat_count(s)  first_seat(s)  option_bits(s)
    legal_moves(s, moves)                   fills a caller's array("H"), gives their number
    apply(s, move)                          changes the state, or raises GameError and does not
    score(s, seat)  score_part(s, seat, part)
    view(s, seat, out, luck)                what a seat can know, the rest dealt anew
    move_text(move)  text_move(text)  chance_text(s)  setup(s)
    check(s)                                raises GameError if the bytes cannot be a game

A state is copied, kept and undone as bytes. `legal_moves`, `apply`, `score` allocate nothing.
"""

from engine.errors import GameError

GAMES = ("cards", "stones", "dice")


def about(name: str):
    """Return what is declared of a game: its options, for whoever does not need its rules."""
    return getattr(__import__("engine." + name), name)


def game(name: str):
    """The rules of a game by its name."""
    if name not in GAMES:
        raise GameError("there is no game " + repr(name) + "; the games are " + ", ".join(GAMES))
    return getattr(__import__(f"engine.{name}.rules"), name).rules


def load(data: bytes) -> bytearray:
    """The state out of what `pack` gave, checked."""
    from engine.state import unpack

    s = unpack(data)
    game_of(s).check(s)
    return s


def game_of(s: bytearray):
    """The rules of the game a state belongs to."""
    if len(s) < 2 or s[1] >= len(GAMES):
        raise GameError("these bytes belong to none of the games")
    return game(GAMES[s[1]])
