"""At a table, whoever can't see it hears all that a decision is about, and nothing twice."""

from itertools import combinations
from pathlib import Path

import pytest
from engine_tools import legal
from hearing import Ear, listen, new, visit_of
from tables import play_on

import engine
from firmware import words
from firmware.table import reading
from firmware.table.cover import Cover
from firmware.table.lookback import LookBack
from firmware.table.table import Table
from firmware.table.telling import row_name, signed
from simulator.visit import Visit


@pytest.fixture(autouse=True)
def _english_again():
    yield
    words.use("en")


class Witness(Ear):
    """Hears, and keeps with each decision of a person what the table says at it."""

    def __init__(self, visit: Visit) -> None:
        super().__init__()
        self._visit = visit
        self.decisions: list[tuple[bytearray, list[str]]] = []

    def hear(self, lines: list[str], whole: bool) -> None:
        super().hear(lines, whole)
        top = self._visit.top
        if isinstance(top, Table) and top.can_choose():
            self.decisions.append((bytearray(top.session.state), lines))


def witnessed(game: str, language: str, folder: Path) -> Witness:
    """Play a whole game, and return who has heard it."""
    session = new(game, [("", "Anna"), ("random", "Robi")], 77)
    visit = visit_of(folder, session, language)
    visit.stage.voice = witness = Witness(visit)
    while not session.is_over():
        visit.play_turn()
    visit.listen()
    visit.wait(9000)
    return witness


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("game", engine.GAMES)
def test_whose_turn_it_is_comes_first_and_then_the_points(
    game: str, language: str, tmp_path: Path
) -> None:
    for state, lines in witnessed(game, language, tmp_path).decisions:
        points = signed(engine.game(game).score(state, 0))
        assert lines[0] == words.say("table_your_turn")
        assert lines[1].startswith("Anna")
        assert lines[1].endswith(points)


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_tile_just_turned_up_is_named_though_it_fits_nowhere(
    language: str, tmp_path: Path
) -> None:
    stones = engine.game("stones")
    without_room = 0
    for state, lines in witnessed("stones", language, tmp_path).decisions:
        tile = stones.shown_tile(state)
        if tile < 0:
            continue
        named = reading.tile_list([tile], stones.SYMBOLS)
        assert any(line.endswith(named) for line in lines)
        without_room += legal(state) == [stones.PASS]
    assert without_room


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_all_dice_and_their_sums_are_said_at_each_decision(language: str, tmp_path: Path) -> None:
    dice = engine.game("dice")
    spiral = words.texts(language + "_reading")["spiral"]
    for state, lines in witnessed("dice", language, tmp_path).decisions:
        faces = [dice.die(state, number) for number in range(3)]
        shown = ", ".join([str(face or spiral) for face in faces])
        assert any(line.endswith(": " + shown) for line in lines)
        some = {sum(taken) for many in (1, 2, 3) for taken in combinations(faces, many)}
        formed = ", ".join([str(number) for number in sorted(some) if number <= 10])
        assert any(line.endswith(": " + formed) for line in lines)


def test_who_rolls_the_same_again_hears_it(tmp_path: Path) -> None:
    """What was said before is not said again, but this is another roll."""
    for seed in range(40):
        session = new("dice", [("", "Anna"), ("random", "Robi")], seed)
        before = [engine.game("dice").die(session.state, number) for number in range(3)]
        visit = visit_of(tmp_path / str(seed), session)
        ear = listen(visit)
        ear.heard.clear()
        visit.play(f"!{before[2]}")
        if [engine.game("dice").die(session.state, number) for number in range(3)] == before:
            assert any(line.startswith("Dice: ") for line in ear.heard)
            return
    raise AssertionError("nobody has rolled the same again")


def test_whoever_thinks_of_keeping_the_dice_hears_their_sums(tmp_path: Path) -> None:
    session = new("dice", [("", "Anna"), ("random", "Robi")], 8)
    visit = visit_of(tmp_path, session)
    ear = listen(visit)
    assert ear.heard == [
        "Your turn",
        "Anna: −7",
        "Rolled: 2, 3, 3",
        "Sums: 2, 3, 5, 6, 8",
        "Die 1: 2 (1/30)",
        "Mark dice to roll again.",
    ]
    ear.heard.clear()
    visit.press("LEFT", "RIGHT", "RIGHT", "RIGHT", "RIGHT")
    assert ear.heard[-3:] == [
        "Keep the dice (4/30)",
        "Choose with these sums.",
        "Sums: 2, 3, 5, 6, 8",
    ]
    visit.press("RIGHT")
    assert ear.heard[-2] == "Possible: blue 2 (spiral) (5/30)"


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("game", engine.GAMES)
def test_who_asks_for_everything_hears_nothing_twice(
    game: str, language: str, tmp_path: Path
) -> None:
    session = new(game, [("", "Anna"), ("random", "Robi")])
    visit = visit_of(tmp_path, session, language)
    for _ in range(4):
        visit.play_turn()
        visit.listen()
        said = reading.all_of(visit.table)
        assert len(said) == len(set(said))
        assert sum(line.startswith("Anna") for line in said) == 1
        assert words.say("table_your_turn") in said


@pytest.mark.parametrize("game", engine.GAMES)
def test_who_looks_back_can_hear_the_table_as_it_was(game: str, tmp_path: Path) -> None:
    session = new(game, [("", "Anna"), ("random", "Robi")])
    visit = visit_of(tmp_path, session)
    for _ in range(6):
        visit.play_turn()
    visit.press("B")
    visit.choose("table_look_back")
    state, stood = bytearray(session.state), set()
    for _ in range(session.moves_made()):
        session.state_at(visit.top.number(), state)
        session.game.apply(state, session.move_at(visit.top.number()))
        said = reading.all_of(visit.top)
        for seat in range(2):
            assert reading.heading(session, state, seat) in said
        assert said[-1] == visit.top.spoken()[-1]
        assert any("Your hand" in line for line in said) == (game == "cards")
        stood.add(tuple(said[:-3]))
        visit.press("UP")
    assert len(stood) > 3, "not the same table for every move"


def test_where_only_machines_play_a_hand_is_said_to_be_that_of_its_seat(tmp_path: Path) -> None:
    session = play_on(new("cards", [("novice", "Nina"), ("club", "Carl")]), 40)
    visit = visit_of(tmp_path, session)
    visit.press("B")
    visit.choose("table_look_back")
    for _ in range(6):
        mover = session.name(session.mover_at(visit.top.number()))
        hands = [line for line in reading.all_of(visit.top) if "and of" in line or "hand" in line]
        assert [line.split(":")[0] for line in hands] == [f"Hand of {mover}"]
        visit.press("UP")


def test_where_people_pass_the_console_on_a_look_back_tells_no_card_that_it_hides(
    tmp_path: Path,
) -> None:
    """Not even while it is passed: nobody knows who looks."""
    session = new("cards", [("", "Ann"), ("", "Bob")])
    visit = visit_of(tmp_path, session)
    visit.wait(500)
    visit.press("A")  # lift the cover
    while not isinstance(visit.top, Cover):
        visit.play_turn()
    for covered in (True, False):  # and in the turn of whoever takes it
        assert isinstance(visit.top, Cover) == covered
        visit.press("B")
        visit.choose("table_look_back")
        drawn = reading.told(session, visit.top._teller, 0)
        assert drawn.endswith(").")  # the card that came
        assert visit.top.spoken()[-1] == reading.told(session, visit.top._teller, -1)
        assert drawn not in reading.all_of(visit.top)
        visit.press("B", "B", "A")


@pytest.mark.parametrize("game", engine.GAMES)
def test_what_one_more_makes_of_a_row_is_read_out_as_it_is_drawn(game: str, tmp_path: Path) -> None:
    session = play_on(new(game, [("", "Anna"), ("random", "Robi")]), 30)
    visit = visit_of(tmp_path, session)
    visit.wait(9000)
    rules, state, seat = session.game, session.state, visit.table.scene.viewer
    grown = next(line for line in reading.all_of(visit.top) if line.startswith("One more in a row"))
    for colour in range(rules.ROWS):
        length = rules.row_length(state, seat, colour)
        worth = rules.ROW_POINTS[min(length + 1, len(rules.ROW_POINTS) - 1)]
        told = f"{row_name(colour)} {signed(worth)}"
        assert (told in grown) == bool(rules.may_grow(state, seat, colour))


@pytest.mark.parametrize("seats", [("", "novice"), ("novice", ""), ("novice", "club")])
@pytest.mark.parametrize("game", engine.GAMES)
def test_who_looks_back_hears_of_a_move_all_that_is_to_be_seen(
    game: str, seats: tuple[str, str], tmp_path: Path
) -> None:
    session = play_on(new(game, [(level, "AB"[n]) for n, level in enumerate(seats)]), 2000)
    visit = visit_of(tmp_path, session)
    visit.stage.open(LookBack(visit.table, 0))
    for _ in range(40):
        visit.press("DOWN")
        number = visit.top.number()
        eyes = seats.index("") if "" in seats else session.mover_at(number)
        assert visit.top.scene.viewer == eyes
        assert visit.top.spoken()[-1] == reading.told(session, visit.top._teller, eyes)


@pytest.mark.parametrize("game", engine.GAMES)
def test_no_line_is_empty_or_a_sign_alone(game: str, tmp_path: Path) -> None:
    """What is said ends with a stop: a line without words would be a stop alone."""
    ear = witnessed(game, "en", tmp_path)
    assert ear.heard
    for line in ear.heard:
        for part in line.split("\n"):
            assert any(letter.isalnum() for letter in part), line


@pytest.mark.parametrize("game", engine.GAMES)
def test_why_a_game_has_ended_is_said_with_the_score(game: str, tmp_path: Path) -> None:
    heard = witnessed(game, "en", tmp_path).heard
    why = ("cards_rows_closed", "cards_used_up", "stones_all_up", "dice_colour_gone")
    why += ("dice_stones_gone",)
    assert heard[heard.index("The score") + 1] in [words.say(key) for key in why]
