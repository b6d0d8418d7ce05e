"""How to play: what the pages say agrees with the rules, and the right page is opened."""

from array import array
from pathlib import Path

import pytest
from sizes import WIDE

import engine
from firmware import games, main, words
from firmware.screens import help
from firmware.screens.help import Help
from firmware.screens.title import Title
from simulator import headless, script
from simulator.board import wiring_of


@pytest.mark.parametrize("name", engine.GAMES)
def test_the_points_in_the_pages_are_those_of_the_rules(name: str) -> None:
    """Counted out on a game's own score: a row of each length, so many wish stones."""
    game = engine.game(name)
    (_, row_points), (_, wish_points) = games.part(name, "help").POINTS
    assert wish_points == game.WISH_POINTS
    lengths = {}
    for seed in range(60):
        state, moves, pick = game.new_game(2, seed), array("H", bytes(2 * game.MOST_MOVES)), 0
        while not game.is_over(state):
            pick = (pick * 31 + seed + 7) % 65521
            game.apply(state, moves[pick % game.legal_moves(state, moves)])
            for colour in range(5):
                length = min(game.row_length(state, 0, colour), len(row_points) - 1)
                lengths[length] = game.score_part(state, 0, colour)
    assert {length: row_points[length] for length in lengths} == lengths
    assert len(lengths) > 4


def pages(name: str) -> list[str]:
    return [key for key, _ in (games.part(name, "help").PAGES if name else help._CONSOLE)]


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("name", [*engine.GAMES, ""])
def test_every_page_has_words(name: str, language: str) -> None:
    texts = words.texts(language + "_help", name)
    for key in pages(name):
        title, text = texts[key]
        assert title
        assert text
    assert {key for key, text in texts.items() if isinstance(text, tuple)} == set(pages(name))


def test_help_opens_at_the_page_that_fits() -> None:
    words.use("en")
    assert Help("cards", "wish")._at == 5
    assert Help("cards", "nonsense")._at == 0


def test_it_says_that_the_layout_of_the_dice_game_is_our_own() -> None:
    own = {"en": "our own", "de": "eigene", "fr": "la nôtre", "nl": "onszelf", "hu": "miénk"}
    for language, claim in own.items():
        assert claim in words.texts(language + "_help", "dice")["layout"][1]


def test_the_rules_leave_the_memory_when_they_are_closed(tmp_path: Path) -> None:
    import sys

    def run(board) -> None:
        stage = main.set_up(board)
        stage.open(Title())
        stage.open(Help("dice"))
        assert "firmware.games.dice.words.en_help" in sys.modules
        stage.run()

    headless.play(wiring_of(WIDE), script.parse("press B\nwait 50"), tmp_path, run=run)
    assert "firmware.games.dice.words.en_help" not in sys.modules
