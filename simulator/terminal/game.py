"""A game in the terminal: plain lines, numbered moves; for headless machines and screen readers."""

import random
from array import array
from collections.abc import Callable
from types import ModuleType

import engine
from engine import rng
from engine.errors import GameError
from simulator.arena.seats import chooser
from simulator.records.records import option_bits, scores, winners
from simulator.terminal.wording import describe_chance, describe_made, describe_move, describe_table

YOU = "you"
HELP = "Type the number of a move, r to see the table again, or q to stop."


class StopError(Exception):
    """The player has had enough."""


def play(
    name: str = "cards",
    seats: list[str] | None = None,
    seed: int | None = None,
    first: int = 0,
    options: dict[str, bool] | None = None,
    ask: Callable[[str], str] = input,
    say: Callable[[str], None] = print,
) -> int:
    """Play one game; seats called `you` are asked, the others play by themselves."""
    game, text = engine.game(name), engine.module(name, "text")
    seats = seats or [YOU, "random"]
    seed = random.randrange(rng.SEED_LIMIT) if seed is None else seed
    state = game.new_game(len(seats), seed, first, option_bits(game, options or {}))
    others = {
        seat: chooser(player, game, seat, seed)
        for seat, player in enumerate(seats)
        if player != YOU
    }
    names = seat_names(seats)
    say(f"Keltis, {TITLES[name]}. Seed {seed}. {HELP}")
    asked = None
    try:
        while not game.is_over(state):
            seat = game.turn(state)
            if seat in others:
                if text.chance_text(state):
                    say(f"{names[seat]}: {describe_chance(game, state)}.")
                move = others[seat](state)
            else:
                if seats.count(YOU) > 1 and asked != seat:
                    _pass_on(names[seat], ask)
                asked = seat
                move = _ask_move(game, state, names, ask, say)
            before = bytes(state)
            game.apply(state, move)
            say(f"{names[seat]}: {describe_made(game, before, state, move, seat not in others)}.")
    except (StopError, EOFError):
        say("Stopped.")
        return 0
    _say_result(game, state, names, say)
    return 0


TITLES = {"cards": "the card game", "stones": "the way of stones", "dice": "the dice game"}


def seat_names(seats: list[str]) -> list[str]:
    people = seats.count(YOU)
    return [
        ("You" if people == 1 else f"Player {seat + 1}")
        if player == YOU
        else f"{player} {seat + 1}"
        for seat, player in enumerate(seats)
    ]


def _pass_on(name: str, ask: Callable[[str], str]) -> None:
    ask("\n" * 40 + f"{name}'s turn. Press Enter when nobody else is looking.")


def _ask_move(
    game: ModuleType,
    state: bytearray,
    names: list[str],
    ask: Callable[[str], str],
    say: Callable[[str], None],
) -> int:
    moves = array("H", bytes(2 * game.MOST_MOVES))
    legal = sorted(moves[: game.legal_moves(state, moves)])
    _show(game, state, names, legal, say)
    while True:
        answer = ask(f"{names[game.turn(state)]}, your move: ").strip().lower()
        if answer in ("q", "quit", "exit"):
            raise StopError
        if answer == "r":
            _show(game, state, names, legal, say)
        elif answer.isdecimal() and 1 <= int(answer) <= len(legal):
            return legal[int(answer) - 1]
        else:
            try:
                move = engine.module(game.NAME, "text").text_move(answer.upper())
            except GameError:
                move = None
            if move in legal:
                return move
            say(f"{answer!r} is not one of the moves 1 to {len(legal)}. {HELP}")


def _show(game, state, names, legal, say) -> None:
    say("")
    for line in describe_table(game, state, names):
        say(line)
    for number, move in enumerate(legal, 1):
        say(f"{number:3} {describe_move(game, state, move)}")


def _say_result(game, state, names, say) -> None:
    say("\nThe game is over.")
    result = scores(game, state)
    for name, score in zip(names, result, strict=True):
        rows = ", ".join(f"{colour} {points}" for colour, points in score["rows"].items())
        rest = ", ".join(f"{k} {v}" for k, v in score.items() if k not in ("rows", "total"))
        say(f"{name}: {score['total']} points (rows {rows}; {rest})")
    say("Won by " + " and ".join(names[seat] for seat in winners(result)) + ".")
