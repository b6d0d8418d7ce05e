"""A finished game as a short text: digits and capital letters, about a hundred of them.

Each move is written as its number among the legal ones, and all these numbers as one, each counted
in as many steps as there were moves to choose from. So a forced move takes no room at all, and a
game of a hundred moves is shorter than this sentence and the one before. What was turned up,
drawn or rolled follows from the seed.
"""

from array import array
from binascii import crc32

from micropython import const

import engine
from engine import rng
from engine.errors import GameError

_VERSION = const(0)
_VERSIONS = const(4)
_GAMES = const(16)  # more than there are, so that another game changes no code
_KINDS = const(8)
_OPTIONS = const(256)
_CHECK = const(1 << 16)
_DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_MOST_MOVES = const(2000)  # no game is longer: a wrong code may not go on for ever


def encode(start: bytearray, seed: int, kinds, moves) -> str:
    """Return the code of a finished game.

    start, seed: the game before its first move, and what it was dealt from
    kinds: a number below 8 for each seat: who sat there
    """
    game = engine.game_of(start)
    s, legal = bytearray(start), array("H", bytes(2 * game.MOST_MOVES))
    steps = [(_VERSION, _VERSIONS), (start[1], _GAMES), (game.seat_count(s) - 2, 3)]
    steps += [(game.option_bits(s), _OPTIONS), (game.first_seat(s), game.seat_count(s))]
    steps += [(seed, rng.SEED_LIMIT)]
    steps += [(kind, _KINDS) for kind in kinds]
    for move in moves:
        count = game.legal_moves(s, legal)
        steps.append((list(legal[:count]).index(move), count))
        game.apply(s, move)
    if not game.is_over(s):
        raise GameError("only a finished game has a code")
    total = crc32(s) % _CHECK
    for number, choices in reversed(steps):
        total = total * choices + number
    return _text(total)


def decode(code: str) -> tuple:
    """Return (start, seed, kinds, moves) of a code; GameError if it is none."""
    try:
        total = int(code, 36)
    except ValueError:
        raise GameError("a game's code has only digits and letters") from None
    total, version = divmod(total, _VERSIONS)
    total, number = divmod(total, _GAMES)
    if version != _VERSION or number >= len(engine.GAMES):
        raise GameError("this is no code of a game, or of a newer version")
    game = engine.game(engine.GAMES[number])
    total, seats = divmod(total, 3)
    total, options = divmod(total, _OPTIONS)
    total, first = divmod(total, seats + 2)
    total, seed = divmod(total, rng.SEED_LIMIT)
    kinds = []
    for _ in range(seats + 2):
        total, kind = divmod(total, _KINDS)
        kinds.append(kind)
    start = game.new_game(seats + 2, seed, first, options)
    s, legal, moves = bytearray(start), array("H", bytes(2 * game.MOST_MOVES)), array("H")
    while not game.is_over(s) and len(moves) < _MOST_MOVES:
        total, number = divmod(total, game.legal_moves(s, legal))
        moves.append(legal[number])
        game.apply(s, legal[number])
    if total != crc32(s) % _CHECK or not game.is_over(s):
        raise GameError("this code is damaged: its checksum does not fit")
    return start, seed, kinds, moves


def _text(total: int) -> str:
    digits = []
    while total:
        total, digit = divmod(total, 36)
        digits.append(_DIGITS[digit])
    return "".join(reversed(digits))
