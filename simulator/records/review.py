"""`pocket-keltis review`: the decisions of a recorded game that cost most, and its whole course."""

import argparse
import sys
from itertools import pairwise
from pathlib import Path

from PIL import Image, ImageDraw

import engine
from engine.errors import GameError
from engine.players import player
from engine.players.reasons import REASONS
from firmware import words
from firmware.saves.session import Session, telling
from firmware.table.reviewer import Reviewer, amount
from firmware.words import extra, say
from simulator.records import course
from simulator.records.again import session_of, session_of_code

BAR = 24  # characters to each side of the middle
SIZE = (800, 320)  # of the picture
INKS = ("#1f77b4", "#d62728", "#2ca02c", "#9467bd")
DASHES = (0, 12, 5, 2)  # pixels, so that lines are told apart without their colours


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", help="a record, or a code off a panel, or its link; - for input")
    parser.add_argument("--lang", choices=words.LANGUAGES, default="en", help="speak this language")
    parser.add_argument("--picture", type=Path, metavar="FILE.png", help="draw the course, too")


def main(args: argparse.Namespace) -> int:
    words.use(args.lang)
    session = _session(args.file)
    words.use_game(session.game.NAME)
    mind = player("expert", session.game)
    moments = list(course.steps(session, mind))
    _print_course(session, moments, mind.MEASURE)
    _print_review(session, mind)
    if args.picture:
        try:
            picture(session, moments).save(args.picture)
        except (OSError, ValueError) as error:
            raise GameError(f"cannot write {args.picture}: {error}") from None
    return 0


def _session(file: str) -> Session:
    """Return the game in a file, or of a code or a link to it that was typed in its place."""
    code = file.rpartition("#code=")[2]
    if code.isalnum() and not Path(file).exists():
        return session_of_code(code)
    try:
        text = sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise GameError(f"cannot read {file}: {error}") from None
    return session_of(text)


def _print_course(session: Session, moments: list, measure: str) -> None:
    """Print every move with what the first seat could expect before it, as a bar."""
    move_text = engine.module(session.game.NAME, "text").move_text
    top = 100 if measure == "percent" else max(abs(moment[0]) for moment in moments) or 1
    unit = " %" if measure == "percent" else ""
    for number, moment in enumerate(moments):
        made = ""
        if number < session.moves_made():
            made = f"{session.mover_at(number)} {move_text(session.move_at(number))}"
        print(f"{number + 1:4}  {made:12} {moment[0]:+7.1f}{unit} {_bar(moment[0], top, measure)}")


def _bar(value: float, top: float, measure: str) -> str:
    if measure == "percent":
        return "=" * round(2 * BAR * value / top)
    length = round(BAR * abs(value) / top)
    return (
        " " * BAR + "|" + "=" * length if value >= 0 else " " * (BAR - length) + "=" * length + "|"
    )


def _print_review(session: Session, mind) -> None:
    reviewer, state = Reviewer(session, mind), session.start_state()
    for _ in reviewer.slices():
        pass
    print()
    tell = telling(session.game.NAME)
    for cost, number, best in reviewer.found:
        session.state_at(number, state)
        lost = amount(cost, reviewer.scale, reviewer.measure)
        sentences = (
            f"{session.name(session.mover_at(number))}: "
            + tell.advice(state, session.move_at(number)),
            extra("coach", "better", tell.advice(state, best)),
            extra("coach", "lost_" + reviewer.measure, lost),
        )
        why = say("why_" + REASONS[reviewer.reason_of(number, best)])
        print(f"{number + 1:4}  {'. '.join(sentences)}.", why)
    if not reviewer.found:
        print(extra("coach", "review_none"))


def picture(session: Session, moments: list) -> Image.Image:
    """Draw a line for each seat, from the first move to the result."""
    image = Image.new("RGB", SIZE, "white")
    draw = ImageDraw.Draw(image)
    values = [value for moment in moments for value in moment]
    low, high = min([*values, 0]), max([*values, 1])
    width, height = SIZE[0] - 60, SIZE[1] - 50

    def place(number: int, value: float) -> tuple[float, float]:
        return 50 + width * number / max(1, len(moments) - 1), 20 + height * (high - value) / (
            high - low
        )

    for level in (low, 0, high):
        draw.line([place(0, level), place(len(moments) - 1, level)], "#cccccc")
        draw.text((4, place(0, level)[1] - 6), f"{level:+.0f}", "black")
    for seat in range(len(session.seats)):
        points = [place(number, moment[seat]) for number, moment in enumerate(moments)]
        for at, (first, second) in enumerate(pairwise(points)):
            if not DASHES[seat] or at * width // len(points) // DASHES[seat] % 2 == 0:
                draw.line([first, second], INKS[seat], 2)
        draw.text((50 + 180 * seat, SIZE[1] - 20), session.name(seat), INKS[seat])
    return image
