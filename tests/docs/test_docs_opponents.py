"""What docs/opponents.md tells of the experts' thoughts is what they think."""

import ast
import re
from pathlib import Path

import pytest

import engine
from engine import rng
from engine.players import player
from simulator.docs.stage import session_at

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/opponents.md").read_text(encoding="utf-8")
EXPERTS = {"cards": "card", "stones": "stones", "dice": "dice"}


def page_of(game: str) -> str:
    """Return the page on the expert of a game."""
    return PAGE.partition(f"## The {EXPERTS[game]} expert")[2].partition("\n## ")[0]


@pytest.mark.parametrize("game", EXPERTS)
def test_whatever_is_named_is_in_the_games_folder(game: str) -> None:
    known = {"UNIT"}
    for path in (ROOT / "engine" / game).glob("*.py"):
        known.add(path.name)
        nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        known |= {n.name for n in nodes if isinstance(n, ast.FunctionDef | ast.ClassDef)}
    named = set(re.findall(r"`([\w.]+)`", page_of(game)))
    assert named <= known
    assert len(named) > 8


# The position that a page is about: how many moves old, and what it says of them, in points.
TOLD = {
    "cards": (109, {"+B9": -0.2, "-P2-R2": -0.3, "+N8": -0.4, "-B9": -0.9}),
    "stones": (106, {"+B9": 2.8, "+G4": 2.1, "?": 1.1}),
}


@pytest.mark.parametrize("game", TOLD)
def test_the_worths_on_the_page_are_those_that_the_expert_sees(game: str) -> None:
    moves, told = TOLD[game]
    for worth in told.values():
        assert str(abs(worth)) in page_of(game)
    session = session_at(game, moves)
    mind, luck = player("expert", session.game), rng.new(1)
    view = bytearray(session.game.SIZE)
    engine.module(game, "view").view(session.state, 0, view, luck)
    mind.start(view, 0, luck)
    text = engine.module(game, "text")
    assert text.move_text(mind.best()) == next(iter(told)), "the first answer"
    for move, worth in told.items():
        seen = mind.worth(text.text_move(move)) / mind.SCALE
        assert seen == pytest.approx(worth, abs=0.05), move
    while not mind.step():
        pass
    if game == "cards":
        assert text.move_text(mind.best()) == "-P2-R2", "after thinking"
