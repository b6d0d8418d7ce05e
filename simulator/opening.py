"""Begins with the game that the command line asks for, instead of the title."""

from collections.abc import Callable

import engine
from engine.errors import GameError
from firmware import main
from firmware.saves.choice import BY_LOT, MOST_SEATS, SITTERS, Choice
from simulator.board import Board
from simulator.called import command
from simulator.records.records import option_bits

YOU = "you"


def opening(
    game: str | None, seats: str | None, first: int | None, options: dict[str, bool]
) -> Callable[[Board], None]:
    """Return what runs the console from this game on; what is not said is as it was last time."""
    sitters = _sitters(seats) if seats is not None else None
    if first is not None and not 0 <= first < len(sitters or [""] * MOST_SEATS):
        raise GameError(f"there is no seat {first} to begin: the first one is 0")
    if options and not game:
        raise GameError("--options needs --game: each game has its own")
    bits = option_bits(engine.game(game), options) if game else 0

    def run(board: Board) -> None:
        from firmware.screens.mainmenu import MainMenu
        from firmware.screens.newgame import NewGame

        choice = Choice(board.store)
        choice.game = game or choice.game
        if sitters:
            choice.count = len(sitters)
            for seat, level in enumerate(sitters):
                choice.sit_down(seat, level)
        if first is not None:
            choice.first = first
        if not BY_LOT <= choice.first < choice.count:
            choice.first = BY_LOT
        if options:
            choice.options[choice.game] = bits
        stage = main.set_up(board)
        stage.restart(MainMenu())
        screen = NewGame(stage, choice)
        stage.open(screen)
        screen.start()
        main.go_on(stage)

    return run


def _sitters(text: str) -> list[str]:
    """Return the level of each seat; "" is a person."""
    names = [name.strip() for name in text.split(",")]
    known = (YOU, *(level for level in SITTERS if level))
    for name in names:
        if name not in known:
            raise GameError(
                f"at the console's table sit {', '.join(known)}, and not {name!r}; others play in "
                f"the terminal: {command('play', '--terminal', '--seats', text)}"
            )
    if not 2 <= len(names) <= MOST_SEATS:
        raise GameError(f"a game has 2 to {MOST_SEATS} seats, not {len(names)}")
    return ["" if name == YOU else name for name in names]
