"""The rules of the games: integers and bytes in, integers and bytes out.

Each game is a folder with the same modules, which have the same names in them, so that a console, a
player or a test handles any game without knowing which:

    __init__    NAME, NUMBER, OPTIONS, DEFAULT_OPTIONS, PARTS, ROWS, ROW_POINTS, WISH_POINTS
    rules       SIZE, MOST_MOVES
                new_game(seats, seed, first, options)   a state: one bytearray of SIZE bytes
                turn(s)  is_over(s)  seat_count(s)  first_seat(s)  option_bits(s)
                legal_moves(s, moves)   fills a caller's array("H"), gives their number
                apply(s, move)          changes the state, or raises GameError and does not
                reveals(move, own)      does it show somebody something that was hidden?
                score(s, seat)  score_part(s, seat, part)
    moves       what a move is made of, in the game's own words
    view        view(s, seat, out, luck)   what a seat can know, the rest dealt anew
    text        move_text(move)  text_move(text)  chance_text(s)  setup(s)
    check       check(s)   raises GameError if the bytes cannot be a game

A game with rows in five colours also has `laid`, on what lies open before a seat: `things(s, seat,
part)` are pairs of a value and a sign, in the order laid, for the first LISTED of its PARTS;
`count(s, seat, part)` is how many give the points; `may_grow(s, seat, row)` tells whether anything
could still join a row.

`game` gives the rules, which are all that playing needs; `module` gives each of the others. What
nobody asks for takes no memory: only records need `text`, and only saved games need `check`.

A state is copied, kept and undone as bytes. `legal_moves`, `apply`, `score` allocate nothing.
"""

from engine.errors import GameError
from engine.games import NAMES as GAMES


def game(name: str):
    """Return the rules of a game, by its name."""
    return module(name, "rules")


def module(name: str, which: str):
    """Return one of a game's modules; it is imported when it is first asked for."""
    folder = declaration(name)
    if not hasattr(folder, which):
        __import__("engine." + name + "." + which)
    return getattr(folder, which)


def declaration(name: str):
    """Return what is known of a game without its rules."""
    if name not in GAMES:
        raise GameError("there is no game " + repr(name) + "; the games are " + ", ".join(GAMES))
    return getattr(__import__("engine." + name), name)


def game_of(s: bytearray):
    """Return the rules of the game that a state belongs to."""
    if len(s) < 2 or s[1] >= len(GAMES):
        raise GameError("these bytes belong to none of the games")
    return game(GAMES[s[1]])
