"""The templates in the docs: they run as they are, and show every hook there is."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest
from in_progress import ONE_PERSON, saved
from sizes import SIZES

import engine
from firmware import games
from firmware.stage import Screen
from firmware.table.scene import Scene
from firmware.table.tableview import TableView
from simulator import headless, script
from simulator.board import wiring_of
from simulator.soak.saves import games_counted
from simulator.visit import QUIET_MS, Visit

TEMPLATES = Path(__file__).parents[2] / "docs" / "templates"


def template(name: str) -> ModuleType:
    spec = spec_from_file_location(f"template_{name}", TEMPLATES / f"{name}.py")
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def hooks(kind: type) -> set[str]:
    return {name for name in vars(kind) if not name.startswith("_")}


def test_the_templates_have_every_hook() -> None:
    assert hooks(Screen) - {"stale", "motion"} <= hooks(template("screen").Counter)
    # What the console itself calls to make a scene go on is none of a game's business.
    driven = {"look_at", "look_back_at", "begin", "focus_on", "legal", "handle", "step"}
    driven |= {"open_rows", "draw", "draw_choice", "all_hints", "reading", "place_of"}
    driven |= {"advise", "advised_targets", "offer", "refuse"}
    mine = hooks(template("scene").ListScene)
    assert hooks(Scene) - driven <= mine
    assert "PARTS" in hooks(TableView) & mine


@pytest.mark.parametrize("board", SIZES)
def test_the_screen_of_the_template_counts_presses_and_seconds(board: str, tmp_path: Path) -> None:
    screen = template("screen")
    shots = {}
    headless.play(
        wiring_of(board),
        script.parse("shot none\npress A\npress A\nshot two\nwait 3500\nshot five"),
        tmp_path,
        run=screen.run,
        camera=lambda made, name: shots.update({name: made.panel.picture().tobytes()}),
    )
    assert len(set(shots.values())) == 3


@pytest.mark.parametrize("name", engine.GAMES)
def test_the_scene_of_the_template_plays_every_game(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever stands first in the list is played, to the end of the game."""
    monkeypatch.setattr(games.part(name, "scene"), "SCENE", template("scene").SCENE)
    visit = Visit(tmp_path, prepare=saved(name, ONE_PERSON), pace=QUIET_MS)
    visit.resume()
    visit.wait(100)
    visit.press(*600 * ["A"])
    assert games_counted(visit.board.store, [name]) >= 1
