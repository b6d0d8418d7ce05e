"""The tables of the three games: all words fit, in five languages and both sizes, and everything
looks as it looked before."""

from array import array
from pathlib import Path

import pytest
from pictures import Golden
from tours import GOLDEN_LANGUAGES, LANGUAGES, SIZES, WIDE, shots

import engine
from engine import rng
from engine.cards import rules as cards
from firmware import main
from firmware.saves.session import Session
from firmware.stage import Screen
from firmware.table.table import Table
from simulator.board import Board

MACHINES = [("random", "Robi"), ("random", "Maximilian"), ("random", "Io")]


def halfway(name: str, seats: list, plies: int, seed: int) -> Session:
    """A game some moves old, at a person's turn. The moves are random, so no player's mind that
    is improved changes a picture."""
    session = Session.new(name, seats, engine.game(name).DEFAULT_OPTIONS, 0, seed)
    luck = rng.new(seed)
    moves = array("H", bytes(2 * session.game.MOST_MOVES))
    while not session.is_over() and (
        session.moves_made() < plies or not session.is_person(session.turn())
    ):
        if plies == LAST_PHASE and cards.is_last_round(session.state):
            plies = 0
            continue
        count = session.game.legal_moves(session.state, moves)
        session.play(moves[rng.below(luck, 0, count)])
    return session


def pictures(session: Session, steps: str, board: str, language: str, folder: Path) -> list:
    """Open the table of a session and walk through it."""

    def run(board: Board) -> None:
        stage = main.set_up(board)
        stage.open(Screen())
        stage.open(Table(session, stage))
        stage.run()

    return list(shots(walk(steps, board), board, language, folder, run=run).values())


def walk(steps: str, board: str) -> str:
    """U D A B press a button; N and P go to the next and the previous thing on the table, L from
    the first to the last one, S from there to the other seats; HINT and LOOK choose in the pause
    menu; SKIP is told no more; anything else names a shot."""
    wide = board == WIDE
    presses = {
        "N": ["DOWN" if wide else "RIGHT"],
        "P": ["UP" if wide else "LEFT"],
        "L": ["UP", "UP"] if wide else ["LEFT"],
        "S": ["DOWN" if wide else "UP"],
        # From the pause menu's first focus, which is one line further down on boards without X.
        "HINT": ["DOWN"] * (2 if wide else 3) + ["A"],
        "LOOK": ["DOWN"] * (3 if wide else 4) + ["A"],
        **{name[0]: [name] for name in ("UP", "DOWN", "A", "B")},
    }
    lines = []
    for step in steps.split():
        if step == "SKIP":
            lines.append("hold A 700\nwait 450")  # until A means a new choice again
        elif step in presses:
            lines.extend(f"press {button}" for button in presses[step])
        else:
            lines.append(f"wait 60\nshot {step}")
    return "\n".join(lines)


LAST_PHASE = 3000  # moves: when the card game has ended and the last cards are laid
ONE = [("", "Annamária"), *MACHINES[:1]]
THREE = [("", "Annamária"), *MACHINES[:2]]
FOUR = [("", "Annamária"), *MACHINES]
PEOPLE = [("", f"Player {number}") for number in range(1, 5)]
TWO_PEOPLE = [("", "Annamária"), ("", "Bertalan"), *MACHINES[:1]]

# The game, who sits there, how many moves old, the seed; and the way through it.
TOURS = {
    "cards_start": ("cards", ONE, 0, 3, "play N N N card A actions D other A drawing A drawn"),
    "cards_play": (
        "cards",
        FOUR,
        70,
        5,
        "told SKIP hand N A actions D discard B P U A rows D more",
    ),
    "cards_menu": ("cards", THREE, 40, 9, "SKIP B pause LOOK last U U old A rows"),
    "cards_hint": ("cards", ONE, 0, 3, "A A B HINT hint A shown"),  # there is but one move
    "cards_cover": ("cards", TWO_PEOPLE, 20, 4, "cover A told SKIP hand"),
    "cards_last": ("cards", ONE, LAST_PHASE, 23, "SKIP notice A hand L stop A ask"),
    "cards_score": ("cards", FOUR, 2000, 5, "SKIP begun A score"),
    "stones_play": ("stones", FOUR, 90, 5, "told SKIP stack N N tile P P A turned N leave A told2"),
    "stones_many": ("stones", THREE, 60, 2, "SKIP many L far S strip A rows A tiles"),
    "stones_score": ("stones", THREE, 2000, 6, "SKIP A score"),
    "dice_play": (
        "dice",
        FOUR,
        50,
        5,
        "told SKIP dice A mark N N N roll A tiles N tile P L end S A rows A all",
    ),
    "dice_people": ("dice", PEOPLE, 2000, 8, "begun A score"),
    "dice_score": ("dice", FOUR, 2000, 8, "SKIP begun A score"),
}


@pytest.mark.parametrize("board", SIZES, ids=SIZES.get)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TOURS)
def test_every_text_at_the_table_fits_its_place(
    name: str, language: str, board: str, tmp_path: Path, strict_text: list, golden: Golden
) -> None:
    game, seats, plies, seed, steps = TOURS[name]
    seen = pictures(halfway(game, seats, plies, seed), steps, board, language, tmp_path)
    assert strict_text == []
    if language in GOLDEN_LANGUAGES:
        golden(f"{name}_{language}_{SIZES[board]}", seen)
