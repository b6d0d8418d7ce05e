"""How to play: what the pages say agrees with the rules, and the right page is opened."""

from pathlib import Path

import pytest
from tours import WIDE

import engine
from engine import rows
from firmware import main, words
from firmware.screens import help_pages
from firmware.screens.help import Help
from firmware.screens.title import Title
from simulator import headless, script
from simulator.board import wiring_of


def test_the_points_in_the_pages_are_those_of_the_rules() -> None:
    row_points = {
        "cards": rows.LONG_ROW_POINTS,
        "stones": rows.SHORT_ROW_POINTS,
        "dice": rows.LONG_ROW_POINTS,
    }
    for name in engine.GAMES:
        assert help_pages.POINTS[name] == (row_points[name], engine.game(name).WISH_POINTS)


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_page_has_words(language: str) -> None:
    texts = words.texts(language + "_help")
    for topic, pages in help_pages.PAGES.items():
        for key, _ in pages:
            title, text = texts[f"{topic}_{key}"]
            assert title
            assert text


def test_help_opens_at_the_page_that_fits() -> None:
    words.use("en")
    assert Help("cards", "wish")._at == 5
    assert Help("cards", "nonsense")._at == 0


def test_it_says_that_the_layout_of_the_dice_game_is_our_own() -> None:
    own = {"en": "our own", "de": "eigene", "fr": "la nôtre", "nl": "onszelf", "hu": "miénk"}
    for language, claim in own.items():
        assert claim in words.texts(language + "_help")["dice_layout"][1]


def test_the_rules_leave_the_memory_when_they_are_closed(tmp_path: Path) -> None:
    import sys

    def run(board) -> None:
        stage = main.set_up(board)
        stage.open(Title())
        stage.open(Help("dice"))
        assert "firmware.words.en_help" in sys.modules
        stage.run()

    headless.play(wiring_of(WIDE), script.parse("press B\nwait 50"), tmp_path, run=run)
    assert "firmware.words.en_help" not in sys.modules
