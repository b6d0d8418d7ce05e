"""How to play: what the pages say agrees with the rules, and the right page is opened."""

import re
import sys
from array import array
from collections import Counter
from pathlib import Path

import pytest

import engine
from engine.cards import rules as cards
from engine.cards.deck import COLOUR, END, VALUE
from engine.dice import rules as dice
from firmware import games, words
from firmware.screens import help
from firmware.screens.help import Help
from firmware.stage import Stage
from simulator.visit import Visit, at_the_title


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
    return [key for key, _ in help.pages(name)]


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("name", [*engine.GAMES, ""])
def test_every_page_has_words(name: str, language: str) -> None:
    words.use(language)
    texts = help.texts(name)
    words.use("en")
    for key in pages(name):
        title, text = texts[key]
        assert title
        assert text
    own = words.texts(language + "_help", name)
    read = {key for game in ("", name or "cards") for key in pages(game)}
    told = {key for key, text in own.items() if isinstance(text, tuple)}
    usual = {key.removesuffix("_low").removesuffix("_wide") for key in told}
    assert usual <= set(read)
    assert usual <= set(own)


def test_help_opens_at_the_page_that_fits() -> None:
    words.use("en")
    assert Help("cards", "wish")._at == pages("cards").index("wish")
    assert Help("cards", "nonsense")._at == 0


def test_the_rules_end_with_their_last_page(tmp_path: Path) -> None:
    last = len(pages("stones")) - 1
    page = Help("stones")
    visit = Visit(tmp_path, first=lambda stage: stage.open(page))
    visit.press(*(last + 3) * ["A"])
    assert page._at == last
    visit.press("UP")
    assert page._at == last - 1


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_text_too_long_for_the_panel_goes_on(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, strict_text: list
) -> None:
    """Nothing is left out, whichever way the pages are turned."""
    words.use(language)
    long = " ".join(f"word{number}" for number in range(120))
    monkeypatch.setitem(words.texts(language + "_help", "stones"), "turn", ("Title", long))
    page = Help("stones", "turn")
    visit = Visit(tmp_path, first=lambda stage: stage.open(page), language=language)
    visit.press("A", "A")
    assert (pages("stones")[page._at], page._part) == ("turn", 2)
    assert " ".join(" ".join(lines) for lines in page._lines(visit.stage.frame)) == long
    page._turn(1)
    page._turn(-1)
    page._lines(visit.stage.frame)
    assert (pages("stones")[page._at], page._part) == ("turn", 2)
    assert strict_text == []
    words.use("en")


def test_the_pages_tell_what_is_in_the_game() -> None:
    """In numbers, which are the same in every language: counted from the rules' own tables."""
    colour = Counter(value for c, value in zip(COLOUR, VALUE, strict=False) if c == 0)
    once = " ".join(str(value) for value in range(END) if colour[value] == 1)
    unseen = cards.stock_left(cards.new_game(3, 1)) + 8 - cards.stock_left(cards.new_game(2, 1))
    stones = [str(dice.stones_left(dice.new_game(seats, 1))) for seats in (4, 2, 3)]
    for language in words.LANGUAGES:
        deck = words.texts(language + "_help", "cards")["deck"][1]
        assert once in deck
        assert str(unseen) in re.findall(r"\d+", deck)
        counted = re.findall(r"\d+", words.texts(language + "_help", "dice")["stones"][1])
        assert counted == stones


def test_it_says_that_the_layout_of_the_dice_game_is_our_own() -> None:
    own = {"en": "our own", "de": "eigene", "fr": "la nôtre", "nl": "onszelf", "hu": "miénk"}
    for language, claim in own.items():
        assert claim in words.texts(language + "_help", "dice")["layout"][1]


def test_it_says_where_the_layout_of_the_stones_is_from() -> None:
    seen = {"en": "photograph", "de": "Fotos", "fr": "photos", "nl": "foto", "hu": "fénykép"}
    for language, claim in seen.items():
        assert claim in words.texts(language + "_help", "stones")["layout"][1]


def test_the_rules_leave_the_memory_when_they_are_closed(tmp_path: Path) -> None:
    def first(stage: Stage) -> None:
        at_the_title(stage)
        stage.open(Help("dice"))

    visit = Visit(tmp_path, first=first)
    assert "firmware.games.dice.words.en_help" in sys.modules
    visit.press("B")
    assert "firmware.games.dice.words.en_help" not in sys.modules
