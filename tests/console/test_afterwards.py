"""What can be done after the score: another round, the same deal again, taking the game along."""

import subprocess
from pathlib import Path

import pytest
from in_progress import at_a_persons_turn
from sizes import SIZES, SQUARE

import engine
from boards.store import Store
from engine import codes
from firmware import version, words
from firmware.saves.session import KINDS, UNKNOWN, Session
from firmware.screens.statistics import text
from firmware.table.scoring import Scoring
from firmware.table.table import Table
from firmware.words import extra
from simulator.visit import Visit, at_the_table

SEATS = [("", "Anna"), ("random", "Robi")]
OVER = 2000


def at_the_end(folder: Path, session: Session, board: str = SQUARE, **how) -> Visit:
    """Return a visit that has come to the menu after the score."""
    visit = Visit(folder, board, first=at_the_table(session), **how)
    visit.skip()
    visit.wait(20_000)
    assert isinstance(visit.top, Scoring)
    visit.leave_score()
    assert type(visit.top).__name__ == "Afterwards"  # its module comes and goes
    return visit


def finished(name: str = "stones", seats: list = SEATS, seed: int = 7) -> Session:
    return at_a_persons_turn(name, seats, OVER, seed, luck=seed)


def test_another_round_begins_with_the_next_seat(tmp_path: Path) -> None:
    visit = at_the_end(tmp_path, finished())
    visit.choose(text("again"))
    session = visit.table.session
    assert session.moves_made() <= 1
    assert session.game.first_seat(session.state) == 1
    assert session.deal != 7


def test_the_same_deal_is_played_again_with_everybody_one_seat_on(tmp_path: Path) -> None:
    before = finished("cards", [("", "Anna"), ("", "Bea"), ("random", "Robi")])
    visit = at_the_end(tmp_path, before)
    visit.choose(text("turned"))
    session = visit.table.session
    assert session.seats == [("random", "Robi"), ("", "Anna"), ("", "Bea")]
    assert session.deal == before.deal
    assert session.start_state() == before.start_state()


ADDRESS = "https://somebody.github.io/pocket-keltis/"


def read_off(visit: Visit, folder: Path) -> str:
    """Return what zbar reads on the panel."""
    visit.wait(3000)
    visit.shot("code")
    visit.shots["code"].save(folder / "code.png")
    command = ["zbarimg", "--raw", "--quiet", folder / "code.png"]
    return subprocess.run(command, capture_output=True, text=True).stdout.strip()


@pytest.mark.parametrize("board", SIZES, ids=SIZES.get)
@pytest.mark.parametrize("name", engine.GAMES)
def test_a_finished_game_is_read_off_the_panel_by_a_phone_and_leads_to_the_page(
    zbar: None, name: str, board: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(version, "PAGE", ADDRESS)
    session = finished(name)
    visit = at_the_end(tmp_path, session, board)
    visit.choose(text("take"))
    address, _, code = read_off(visit, tmp_path).partition("#code=")
    assert address == ADDRESS
    start, deal, kinds, moves = codes.decode(code)
    assert (start, deal) == (session.start_state(), session.deal)
    assert [KINDS[kind] for kind in kinds] == [level for level, _ in session.seats]
    assert list(moves) == [session.move_at(number) for number in range(session.moves_made())]


def test_where_no_page_is_known_it_is_said_first_what_a_code_is_good_for(
    zbar: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(version, "PAGE", "")
    session = finished()
    visit = at_the_end(tmp_path, session)
    visit.choose(text("take"))
    assert extra("results", "take_how") in visit.top.spoken()
    visit.choose("hint_next")
    assert list(codes.decode(read_off(visit, tmp_path))[3]) == [
        session.move_at(number) for number in range(session.moves_made())
    ]


def test_a_match_of_three_rounds_adds_up_and_begins_anew_after_it(tmp_path: Path) -> None:
    session, sums = finished(), [0, 0]
    session.match = 3
    for number in range(3):
        assert session.rounds == number
        assert session.carried == sums
        scores = [session.game.score(session.state, seat) for seat in range(2)]
        sums = [total + score for total, score in zip(sums, scores, strict=True)]
        assert session.standing() == sums
        assert session.is_match_over() == (number == 2)
        store = Store(str(tmp_path))
        session.save(store)
        session = Session.load(store).again(number)  # type: ignore[union-attr]
        while not session.is_over():
            session.play(_first_move(session))
    assert (session.rounds, session.carried, session.match) == (0, [0, 0], 3)


def _first_move(session: Session) -> int:
    from array import array

    legal = array("H", bytes(2 * session.game.MOST_MOVES))
    session.game.legal_moves(session.state, legal)
    return legal[0]


def test_a_match_shows_what_everybody_has_and_who_leads(tmp_path: Path) -> None:
    session = finished()
    session.match, session.carried = 3, [100, -20]
    visit = at_the_end(tmp_path, session)
    assert visit.menu.title() == text("match_round").format(1, 3)
    anna, robi = visit.menu.items[-2:]
    assert (anna.name(), robi.name()) == ("Anna", "Robi")
    assert anna.value().startswith("+")
    assert (bool(anna.symbol), bool(robi.symbol)) == (True, False)
    visit.choose(text("next_round"))
    assert visit.table.session.carried == session.standing()


def test_a_match_to_points_ends_when_somebody_has_them() -> None:
    session = finished()
    session.match = 60
    session.carried = [0, 0]
    assert not session.is_match_over()
    session.carried = [0, 80]
    assert session.is_match_over()


def test_a_game_of_the_first_version_has_no_number_and_no_code(tmp_path: Path) -> None:
    session = finished()
    session.deal = UNKNOWN
    visit = at_the_end(tmp_path, session)
    names = [item.name() for item in visit.menu.items]
    assert names == [text("again"), extra("coach", "review"), text("to_menu")]


def test_the_deal_of_the_day_is_one_key_where_the_date_is_known(tmp_path: Path) -> None:
    visit = Visit(tmp_path, SQUARE)
    visit.start()
    visit.choose("menu_new")
    assert visit.menu.items[-1].value().isdigit(), "the number of the deal is shown"
    for today, typed in ((0, ""), (20261117, "20261117")):
        visit.board.today = today
        visit.choose("new_deal")
        visit.press("UP", "A")  # the first of the wide keys
        visit.end_typing()
        assert visit.top._typed == typed
    visit.choose("new_start")
    assert visit.table.session.deal == 20261117


@pytest.mark.parametrize("today", [0, 20261117])
@pytest.mark.parametrize("board", SIZES, ids=SIZES.get)
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_key_of_the_deals_number_has_a_name_and_does_something(
    language: str, board: str, today: int, strict_text: list[str], tmp_path: Path
) -> None:
    visit = Visit(tmp_path, board, language=language)
    visit.board.today = today
    visit.start()
    visit.choose("menu_new")
    on = "RIGHT" if visit.has("RIGHT") else "DOWN"
    seen: list[str] = []
    visit.choose("new_deal")
    while True:
        _, note, typed, key = visit.top.spoken()
        assert "20261224" in note, "what to type for the deal of the day is said"
        if key in seen:
            break
        seen.append(key)
        visit.press("A")
        if type(visit.top).__name__ != "DealPicker":
            break  # that was the last one: done
        assert visit.top.spoken()[2] != typed
        visit.press(*["B"] * (len(visit.top.spoken()[2]) - 1), on)
    assert all(seen)
    assert seen[:10] == list("1234567890")
    assert len(seen) == 12 + bool(today)
    assert strict_text == []


def test_a_deal_that_was_typed_is_dealt(tmp_path: Path) -> None:
    visit = Visit(tmp_path, SQUARE)
    visit.start()
    visit.choose("menu_new")
    visit.choose("new_deal")
    visit.spell("20261117")
    visit.end_typing()
    visit.choose("new_start")
    assert isinstance(visit.top, Table)
    assert visit.table.session.deal == 20261117
    session = visit.table.session
    first = session.game.first_seat(session.state)
    options = session.game.option_bits(session.state)
    assert session.start_state() == session.game.new_game(2, 20261117, first, options)
