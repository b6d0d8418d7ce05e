"""A table that is read out: all that lies open is in it, nothing hidden, in every language."""

import ast
import random
import re
from pathlib import Path

import pytest
import readings
from engine_tools import cards_game, dice_taken, legal, play, stones_game
from interpreters import run_on_cpython, run_on_micropython
from random_games import Game, some_games

import engine
from engine import rng
from firmware import games, words
from firmware.table import reading

COLOURS = "BGNRY"


@pytest.fixture(autouse=True)
def _english() -> None:
    words.use("en")


def of(game: Game):
    words.use_game(game.rules.NAME)
    return games.part(game.rules.NAME, "reading")


def laid(move: str) -> tuple[str, str]:
    """Return the row that a move of a record lays into, and what: ("B", "7")."""
    card, _, row = move[1:].partition(">")
    return row or card[0], ("P" if row else "") + card[1:]


def as_record(things: str) -> list[str]:
    """Return the things of a row as a record writes them, without signs and face-down stones."""
    found = []
    for thing in re.sub(r" \([^)]*\)", "", things).split(", "):
        if thing and thing != "stone tile":
            found.append(thing.replace("point card ", "P").replace("end card", "X"))
    return found


@pytest.mark.parametrize("game", some_games(3), ids=repr)
def test_every_row_is_read_card_by_card_in_the_order_it_was_laid(game: Game) -> None:
    of(game)
    rules = game.rules
    rows = [{row: [] for row in COLOURS + "P"} for _ in range(rules.seat_count(game.state))]
    while not rules.is_over(game.state):
        move, seat = game.choose(legal(game.state)), rules.turn(game.state)
        token = engine.module(rules.NAME, "text").move_text(move)
        rules.apply(game.state, move)
        if token[0] == "+":
            row, thing = laid(token)
            rows[seat][row].append(thing)
    for seat, expected in enumerate(rows):
        for colour, letter in enumerate(COLOURS):
            assert as_record(reading.things(rules, game.state, seat, colour)) == expected[letter]


def test_the_card_game_is_read_out() -> None:
    s = cards_game(["B3 B5 BX P5 R5 Y2 Y9 G0", "N1 Y0"], stock="B7 N2 B8 N4 B9")
    play(s, "+B3 * -N1 * +B5 *N -Y0 * -P5-R5")
    words.use_game("cards")
    own = games.part("cards", "reading")
    assert own.middle(s) == [
        "Stock: 52",
        "Rows closed: 0/5",
        "Piles: pink 5, yellow 0, point card 5",
        "Wish stones left: 1, 2, 3, 4, 6, 7, 8, 9",
    ]
    assert reading.seat_lines(engine.game("cards"), s, 0) == [
        "Blue row: 2 long, −3; 3, 5",
        "Wish stones: 1, −1; 5",
    ]


def test_the_end_of_the_card_game_is_said_before_the_last_cards_are_laid() -> None:
    for game in [game for game in some_games(5) if game.rules.NAME == "cards"]:
        for _ in game.decisions():
            first = of(game).middle(game.state)[0]
            assert ("Last turn" in first) == game.rules.is_last_round(game.state)


def test_a_row_says_what_its_tiles_carry_and_what_lies_face_down_in_it() -> None:
    s = dice_taken("B1 B4 B5 G8 G1")
    words.use_game("dice")
    assert reading.seat_lines(engine.game("dice"), s, 0) == [
        "Blue row: 4 long, +1; 1, 4 (leprechaun), 5 (clover), stone tile",
        "Green row: 2 long, −3; 8, 1 (+1)",
        "Stone tiles: 0, −7",
        "Bonus points: +1",
        "Leprechauns: 1, +3",
    ]
    s = play(stones_game("B9 B2 B8"), "? +B9 ? . ?")
    words.use_game("stones")
    assert games.part("stones", "reading").middle(s) == [
        "Face down: 52",
        "Face up in the middle: blue 2 (spiral)",
        "Turned up: blue 8 (+3)",
    ]


@pytest.mark.parametrize("game", some_games(2), ids=repr)
def test_what_a_seat_cannot_see_is_not_read_out_to_it(game: Game) -> None:
    """Whatever the hidden cards, tiles and dice to come are, the same is said."""
    of(game)
    chosen = random.Random(1)
    for _ in game.decisions():
        if chosen.random() < 0.1:
            seat = game.rules.turn(game.state)
            said = readings.everything(game.rules, game.state, seat)
            other = bytearray(game.rules.SIZE)
            for luck in range(3):
                engine.module(game.rules.NAME, "view").view(game.state, seat, other, rng.new(luck))
                assert readings.everything(game.rules, other, seat) == said


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("name", engine.GAMES)
def test_every_move_of_a_decision_is_called_otherwise(name: str, language: str) -> None:
    words.use(language)
    for game in [game for game in some_games(2) if name == game.rules.NAME]:
        for moves in game.decisions():
            names = {of(game).choice(game.state, move) for move in moves}
            assert len(names) == len(moves)


def test_a_card_drawn_from_the_stock_is_seen_by_its_owner_alone() -> None:
    s = cards_game(["B3", "N1"], stock="Y7")
    play(s, "-B3")
    before = bytearray(s)
    words.use_game("cards")
    own, cards = games.part("cards", "reading"), engine.game("cards")
    cards.apply(s, cards.TAKE_STOCK)
    assert own.seen(before, s, cards.TAKE_STOCK, True) == "yellow 7"
    assert own.seen(before, s, cards.TAKE_STOCK, False) == ""


def test_what_is_on_a_tile_is_told_with_whoever_takes_it() -> None:
    stones, dice = engine.game("stones"), engine.game("dice")
    for rules, first, tiles in (
        (stones, stones.LAY, {8: "+3", 5: "clover", 0: ""}),
        (dice, dice.TAKE, {8: "+3", 4: "leprechaun", 0: ""}),
    ):
        before = rules.new_game(2, 1)
        own = games.part(rules.NAME, "reading")
        for tile, sign in tiles.items():
            assert own.seen(before, before, first + tile, False) == sign


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("folder", ["", *engine.GAMES])
def test_no_language_lacks_a_word_for_reading(language: str, folder: str) -> None:
    ours = words.texts(language + "_reading", folder)
    english = words.texts("en_reading", folder)
    assert list(ours) == list(english)
    for key, text in ours.items():
        assert text
        assert text.count("{}") == english[key].count("{}")
        assert len(text.split()) == 5 or key != "colours"


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_micropython_reads_out_the_same(language: str, micropython) -> None:
    code = f"import readings; readings.play_all({language!r})"
    ours, theirs = run_on_cpython(code), run_on_micropython(micropython, code)
    assert len(ours.splitlines()) > 500
    assert ours == theirs


def test_only_a_console_that_speaks_loads_it() -> None:
    """It would take memory that a table needs, and it is not on a Pico at all."""
    firmware = Path(words.__file__).parent.parent
    for path in firmware.rglob("*.py"):
        if path.name != "reading.py":
            tree = ast.parse(path.read_text())
            speaking = [node for node in ast.walk(tree) if getattr(node, "name", "") == "spoken"]
            allowed = [node for method in speaking for node in ast.walk(method)]
            for node in ast.walk(tree):
                if isinstance(node, ast.ImportFrom) and node not in allowed:
                    names = [node.module or "", *(alias.name for alias in node.names)]
                    assert not any(name.endswith("reading") for name in names), path
