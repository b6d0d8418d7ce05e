"""Reads tables out in every language, at moments of random games; for every interpreter."""

from array import array

import engine
from engine import rng
from firmware import games, words
from firmware.saves.session import telling
from firmware.table import reading


def everything(game, s: bytearray, viewer: int) -> list:
    """Return all that is read out to a seat whose turn it is."""
    own = games.part(game.NAME, "reading")
    lines = own.middle(s) + own.rest(s) + own.hand(s, viewer) + own.moment(s)
    lines += own.hand(s, viewer, "Zoé")
    for seat in range(game.seat_count(s)):
        lines += reading.seat_lines(game, s, seat)
    moves, scratch = array("H", bytes(2 * game.MOST_MOVES)), bytearray(game.SIZE)
    for number in range(game.legal_moves(s, moves)):
        move = moves[number]
        lines.append(own.choice(s, move) + ". " + telling(game.NAME).effect(s, move, scratch))
    return lines


def play(name: str, seats: int, seed: int, every: int) -> None:
    """Print what is read out now and then, and what each move shows."""
    game, own = engine.game(name), games.part(name, "reading")
    words.use_game(name)
    s = game.new_game(seats, seed)
    moves, before = array("H", bytes(2 * game.MOST_MOVES)), bytearray(game.SIZE)
    luck = rng.new(seed)
    number = 0
    while not game.is_over(s):
        if number % every == 0:
            print("\n".join(everything(game, s, game.turn(s))))
        before[:] = s
        move = moves[rng.below(luck, 0, game.legal_moves(s, moves))]
        game.apply(s, move)
        print(own.seen(before, s, move, True) + "; " + own.seen(before, s, move, False))
        number += 1


def play_all(language: str) -> None:
    words.use(language)
    for number, name in enumerate(engine.GAMES):
        play(name, 2 + number, 7, 11)
