"""The games in the terminal: a person who only types and reads, in every language."""

import io
import random
import re
import sys
from pathlib import Path

import pytest
from engine_tools import stones_game
from sessions import Memory
from typist import Clicker, Person, type_and_leave

import engine
from engine import rng
from engine.errors import GameError
from firmware import games, words
from firmware.saves.session import Session
from firmware.screens import help
from simulator.__main__ import main
from simulator.terminal import commands, voice
from simulator.terminal.commands import Commands
from simulator.terminal.game import play

COVER = "Nobody else should look now."


@pytest.fixture(autouse=True)
def _english():
    words.use("en")
    yield
    words.use("en")


# ---- whole games


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("name", engine.GAMES)
def test_a_whole_game_can_be_played_by_typing_numbers(
    name: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In words alone: no key without a text, no letter for a colour, no ASCII minus."""
    missing: list[str] = []
    monkeypatch.setattr(words, "missing", lambda key: missing.append(key) or key)
    words.use(language)
    heard = Person(Clicker()).play(name, seed=3)
    assert missing == []
    assert games.title(name) in heard[0]
    ends = [
        words.say(key, ".+").replace("\u00a0", " ") for key in ("score_winner", "score_winners")
    ]
    assert any(re.fullmatch(end.replace("?", r"\?"), heard[-1]) for end in ends)
    for line in heard:
        assert not re.search(r"\b[BGNRYP]\d*\b|[^\w]-\d|\{\}", line), line


@pytest.mark.parametrize("name", engine.GAMES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_the_end_every_part_of_the_score_is_said_for_everybody(name: str, seats: int) -> None:
    heard = Person("1", "2", "1").play(name, seats=["you"] + ["random"] * (seats - 1), seed=seats)
    parts = len(engine.game(name).PARTS)
    score = heard[heard.index("The score") + 2 :]  # after it comes why the game has ended
    assert len(score) == parts + 2  # the totals and the winner
    table = [re.findall(r" ([+−]?\d+)(?:,|$)", line) for line in score[:-1]]
    assert {len(points) for points in table} == {seats}
    points = [[int(n.replace("−", "-")) for n in line] for line in table]
    for seat in range(seats):
        assert sum(line[seat] for line in points[:-1]) == points[-1][seat]


def test_the_usual_opponent_is_the_club_and_the_usual_game_the_first() -> None:
    heard = type_and_leave().play(engine.GAMES[0], seed=1)
    assert any(line.startswith("Club: ") for line in heard)
    assert heard[0] == f"Pocket Keltis: {games.title(engine.GAMES[0])}"


def test_machines_can_be_watched() -> None:
    person = Person("1")
    heard = person.play("dice", seats=["club", "novice", "club"], seed=2, store=Memory())
    assert person.asked == []
    assert any(line.startswith("Club 2 takes ") for line in heard)


# ---- a turn


def test_every_move_is_listed_with_what_it_changes() -> None:
    heard = type_and_leave().play(seed=5)
    assert " 1. Yellow 2: lay it. Yellow row: 1 long, 0 → −4" in heard
    assert "17. Wish stone 5: blue 5 and brown 5. Wish stones −4 → −1, draw two" in heard


def test_a_move_may_also_be_typed_as_records_write_it() -> None:
    heard = type_and_leave("+Y2").play(seed=5)
    assert "Player 1 lays yellow 2. Yellow row: 1 long, 0 → −4" in heard


def test_a_wrong_answer_is_explained_and_costs_nothing() -> None:
    person = type_and_leave("99", "0", "nonsense", "+b7", "²")
    heard = person.play(seed=1)
    assert len(person.asked) == 6
    for answer in ("99", "0", "nonsense", "+b7", "²"):
        assert any(line.startswith(f"“{answer}” is none of the moves 1 to ") for line in heard)
    assert not any(line.startswith("Player 1 ") for line in heard)


def test_an_answer_without_end_gets_a_sentence() -> None:
    for answer in ("7" * 5000, "+b" * 3000, "٣" * 5000, "-" + "9" * 4301):
        heard = type_and_leave(answer).play(seed=1)
        said = [line for line in heard if line.startswith(f"“{answer[:20].lower()}")]
        assert len(said) == 1
        assert len(said[0]) < 120


@pytest.mark.parametrize("name", engine.GAMES)
def test_whatever_is_typed_gets_an_answer(name: str) -> None:
    """Random letters, of those that moves are written with and of others."""
    dice = random.Random(name)
    letters = "BGNRYPX0123456789+-*.?!=>S~ \t\x00ßİé⁵½一{}%\\"
    typed = ["".join(dice.choices(letters, k=dice.randrange(1, 9))) for _ in range(400)]
    person = type_and_leave(*typed)
    heard = person.play(name, seed=2)
    assert len(person.asked) >= 400
    assert sum("is none of the moves" in line for line in heard) > 200


def test_a_forced_move_makes_itself_and_is_told() -> None:
    """The first turn of the stones begins with turning one up: there is nothing else to do."""
    person = type_and_leave()
    heard = person.play("stones", seed=5)
    assert heard[1].startswith("Player 1 turns up ")
    assert len(person.asked) == 1


def test_the_table_is_described_once_a_turn_and_when_asked_for() -> None:
    heard = type_and_leave("1").play(seed=5)  # lays; the draw is forced; then the next turn begins
    assert sum(line.startswith("Your hand: ") for line in heard) == 2
    heard = type_and_leave("t", "table again", "the table again").play(seed=5)
    assert sum(line.startswith("Your hand: ") for line in heard) == 3
    dice = type_and_leave("1").play("dice", seed=5)  # keeps the dice, and has to choose a tile
    assert sum(line.startswith("Stone tiles left: ") for line in dice) == 1


def test_an_own_card_from_the_stock_is_named_and_another_s_is_not() -> None:
    heard = Person("1").play(seed=4)
    drawn = [line for line in heard if "draws from the stock" in line]
    assert {line.startswith("Player 1 ") for line in drawn} == {True, False}
    for line in drawn:
        assert bool(re.fullmatch(r"Player 1 draws from the stock \(.+\)\.", line)) == (
            line.startswith("Player 1 ")
        )


# ---- commands


def test_the_rows_of_all_are_read_out() -> None:
    heard = type_and_leave("1", "a").play(seed=5)
    at = len(heard) - heard[::-1].index("Player 1: −8") - 1
    assert heard[at + 1] == "Yellow row: 1 long, −4; 2"
    assert any(line.startswith("Club: ") for line in heard[at:])


@pytest.mark.parametrize("name", engine.GAMES)
def test_a_hint_names_a_move_and_why_and_changes_nothing(name: str) -> None:
    heard = type_and_leave("h", "1").play(name, seed=5)
    at = heard.index("An expert would:")
    assert heard[at + 1] in heard[:at], "one of the moves in the list"
    why = words.texts("en")
    assert heard[at + 2] in [why[key] for key in why if key.startswith("why_")]
    plain = type_and_leave("1").play(name, seed=5)
    assert heard[: at - 1] + heard[at + 4 :] == plain


def test_a_move_can_be_taken_back_until_something_hidden_was_seen() -> None:
    # The second turn: cards lie on piles, so after laying one there is a choice of draws.
    heard = type_and_leave("1", "1", "u", "u").play(seed=5)
    laid = [at for at, line in enumerate(heard) if line.startswith("Player 1 lays ")]
    tables = [at for at, line in enumerate(heard) if line.startswith("Club: ")]
    assert len(laid) == 2
    assert len(tables) == 3
    assert heard[tables[1] : laid[1]] == heard[tables[2] : -3]
    assert heard[-3] == "Nothing can be taken back now."


def test_a_move_that_made_itself_is_not_taken_back() -> None:
    """It would make itself again, and the others would think again."""
    state = stones_game("B1 N9 B7 N3 B0")
    session = Session(state, [("", "Anna"), ("club", "Club")], rng.new(1))
    for token in ["?", "+B1", "?", "+N9", "?", "+B7", "?", "+N3", "?", ".", "+B0"]:
        session.play(
            engine.module(session.game.NAME, "text").text_move(token)
        )  # Anna could not but leave the blue 0
    assert session.can_undo()
    before = bytes(session.state)
    person = type_and_leave("u")
    with pytest.raises(voice.LeaveError):
        Commands(session, voice.Voice(person.ask, person.heard.append), "").ask([0, 1])
    assert "Nothing can be taken back now." in person.heard
    assert session.state == before


def test_the_rules_can_be_read_page_by_page() -> None:
    pages = [page for page in help.pages("cards") if page[1] != help.SCREEN]
    heard = type_and_leave("r", *[""] * len(pages)).play(seed=1)
    for key, _ in pages:
        title, text = help.texts("cards")[key]
        assert any(line.startswith(title + " (") for line in heard)
        assert text in heard
    assert any("0 → 0, 1 → −4, 2 → −3" in line for line in heard)
    short = type_and_leave("r", "", "q").play(seed=1)
    assert sum(line.startswith("Enter next") for line in short) == 2


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_help_lists_every_command_and_each_does_what_it_says(language: str) -> None:
    words.use(language)
    words.use_game("cards")
    person = type_and_leave("?")
    heard = person.play(seed=1)
    listed = [line.split("  ") for line in heard if re.match(r"[a-z]  ", line)]
    assert len(listed) == 6
    assert len({letter for letter, _ in listed}) == 6
    for letter, label in listed[:-1]:
        for typed in (letter, letter.upper(), label):
            answered = type_and_leave(typed, "").play(seed=1)
            wrong = voice.text("wrong", "", "")[-10:]
            assert not any(line.endswith(wrong) for line in answered), typed


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_no_letter_of_a_command_is_a_move_in_records(language: str) -> None:
    words.use(language)
    for name in engine.GAMES:
        for letter in voice.text("keys").split():
            with pytest.raises(GameError):
                engine.module(name, "text").text_move(letter.upper())


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_no_language_lacks_a_word_of_the_terminal(language: str) -> None:
    words.use("en")
    english = {key: voice.text(key, 1, 2, 3) for key in voice_keys("en")}
    assert voice_keys(language) == list(english)
    words.use(language)
    assert all(voice.text(key, 1, 2, 3) for key in english)


def voice_keys(language: str) -> list[str]:
    module = __import__(f"simulator.terminal.words.{language}", fromlist=["TEXTS"])
    return list(module.TEXTS)


# ---- several people


def test_two_people_do_not_see_each_others_hand_before_they_take_the_screen() -> None:
    person = Person("1")
    heard = person.play(seats=["you", "you"], seed=1)
    assert sum(COVER in question for question in person.asked) > 10
    reader = ""
    for line in heard:
        if COVER in line:
            assert line.startswith("\n" * 40)
            reader = line.strip().partition(":")[0]
        drawn = re.match(r"(Player \d) draws from the stock \(", line)
        assert drawn is None or drawn[1] == reader


def test_nobody_takes_back_what_another_person_did() -> None:
    """Player 1 leaves the first tile in the middle; then the screen has changed hands."""
    heard = type_and_leave("", "2", "", "u").play("stones", seats=["you", "you"], seed=1)
    assert sum(COVER in line for line in heard) == 2
    assert heard[-3] == "Nothing can be taken back now."


def test_whoever_takes_the_screen_is_told_what_the_others_did() -> None:
    def answer(question: str) -> str:
        return "" if COVER in question else "2"

    heard = Person(answer).play("stones", seats=["you", "novice", "you"], seed=1)
    covers = [at for at, line in enumerate(heard) if COVER in line]
    second = heard[covers[1] : covers[2]]
    assert any(line.startswith("Player 1 ") for line in second)
    assert any(line.startswith("Novice ") for line in second)


# ---- whatever terminal there is


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "pl_PL.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({}, "en"),
        ({"LANG": "de_DE", "LC_ALL": "hu_HU"}, "hu"),
        ({"LANG": "nl_NL", "LC_ALL": ""}, "nl"),
    ],
)
def test_the_environment_chooses_the_language(variables, language: str, monkeypatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert voice.usual_language() == language


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_language_can_be_asked_for(language: str, tmp_path: Path, monkeypatch, capsys) -> None:
    """Whatever the environment says; and at the end nobody is called by a letter."""
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    monkeypatch.setattr(sys, "stdin", io.StringIO(600 * "1\n"))
    stones = ["--game", "stones", "--seed", "4", "--seats", "you,novice"]
    store = ["--store", str(tmp_path / "saves")]
    assert main(["play", "--terminal", "--lang", language, *stones, *store]) == 0
    said = capsys.readouterr().out.replace("\u00a0", " ").splitlines()
    words.use(language)
    assert games.title("stones") in said[0]
    names = words.say("new_player", 1), words.say("level_novice")
    ends = {words.say("score_winner", name) for name in names}
    assert said[-1] in {end.replace("\u00a0", " ") for end in ends}
    assert any(line.lower().startswith(words.say("row_r").lower()) for line in said[-9:])


@pytest.mark.parametrize("encoding", ["ascii", "cp437", "cp1252", "utf-8"])
@pytest.mark.parametrize("language", ["de", "fr", "hu"])
def test_a_terminal_that_lacks_letters_gets_the_nearest_ones(
    language: str, encoding: str, monkeypatch
) -> None:
    out = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    monkeypatch.setattr(sys, "stdout", out)
    monkeypatch.setattr(sys, "stdin", io.StringIO("?\nx\n1\nh\na\nq\n"))
    words.use(language)
    assert play("cards", seed=5) == 0
    out.flush()
    said = out.buffer.getvalue().decode(encoding)
    assert "-4" in said.replace("−", "-")
    assert not re.search(r"\w\?\w", said), "no letter became a question mark"


@pytest.mark.parametrize("seats", ["you,nobody", "you", "you,no_such.py"])
def test_seats_that_make_no_table_get_one_clear_line(seats: str, tmp_path: Path, capsys) -> None:
    assert main(["play", "--terminal", "--store", str(tmp_path), "--seats", seats]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.splitlines()) == 1


def test_nothing_here_names_a_game() -> None:
    for path in Path(commands.__file__).parent.rglob("*.py"):
        for name in engine.GAMES:
            assert f'"{name}"' not in path.read_text(), path
