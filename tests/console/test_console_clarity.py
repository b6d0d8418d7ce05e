"""A console that never confuses: who did what, whose turn it is, what a press means."""

from array import array
from pathlib import Path

import pytest
from in_progress import ONE_PERSON, saved
from sizes import LOW, SIZES, SQUARE, WIDE
from tables import FOUR, LONE, Noting, a_stage, opened, play_on, started

import engine
from display.fonts import SMALL
from display.text import text_width
from engine.cards import rules as cards
from engine.cards.moves import card_played
from engine.dice import rules as dice
from engine.dice.moves import is_roll
from firmware import games, words
from firmware.games.dice.scene import takeable
from firmware.saves.choice import Choice
from firmware.saves.session import Session, telling
from firmware.screens.newgame import SeatLine
from firmware.screens.page import Page
from firmware.table import tabletop
from firmware.table.allrows import AllRows
from firmware.table.lookback import LookBack
from firmware.table.names import told_apart
from firmware.table.scene import EVERYTHING
from firmware.table.scoring import Scoring
from firmware.table.table import Table
from firmware.table.teller import Teller
from firmware.table.telling import signed
from input import A
from simulator.visit import QUIET_MS, Visit, at_the_table

LEVELS = ("novice", "club", "expert")
MACHINES = [("random", "Robi"), ("random", "Mo")]


def faces(state: bytearray) -> list[int]:
    return [dice.die(state, number) for number in range(3)]


# ---- telling


def test_the_dice_of_a_told_move_are_those_it_was_made_with(tmp_path: Path) -> None:
    session = play_on(started("dice", FOUR), 60)
    table = opened(session, tmp_path)
    teller, others = Teller(session), 0
    teller.go_to(0)
    while True:
        table.scene.look_back_at(teller, 0, True)
        move = session.move_at(teller.number)
        shown = faces(table.scene._rolled)
        assert shown == faces(teller.after if is_roll(move) else teller.before)
        others += faces(teller.before) != faces(teller.after)
        if not teller.next():
            break
    assert others > 10


@pytest.mark.parametrize("name", engine.GAMES)
def test_where_machines_play_the_seat_that_is_told_of_is_the_one_shown(name, tmp_path) -> None:
    visit = Visit(tmp_path, first=at_the_table(started(name, MACHINES)))
    told = 0
    for _ in range(60):
        visit.wait(200)
        table = visit.top
        if isinstance(table, Table) and table.scene.before is not None:
            assert table.scene.viewer == table.session.mover_at(table._teller.number)
            told += 1
    assert told > 10


def test_sixteen_impatient_presses_play_no_turn(tmp_path: Path) -> None:
    session = started("cards", [("random", "Robi"), ("random", "Mo"), ("", "Anna")])
    visit = Visit(tmp_path, SQUARE, first=at_the_table(session), pace=150)
    visit.press(*16 * ["A"])
    assert visit.table.can_choose()
    own = [n for n in range(session.moves_made()) if session.mover_at(n) == 2]
    assert own == []
    assert not visit.table.scene._actions.moves, "not even a card is chosen"
    visit.wait(QUIET_MS)
    visit.press("A", "A")
    assert session.mover_at(session.moves_made() - 1) == 2


@pytest.mark.parametrize(("pace", "most"), [(260, 3000), (160, 5000), (60, 8000)])
def test_a_thumb_whose_rhythm_is_quick_gets_its_turn_after_some_seconds(
    pace: int, most: int, tmp_path: Path
) -> None:
    session = started("cards", [("random", "Robi"), ("", "Anna")])
    visit = Visit(tmp_path, SQUARE, first=at_the_table(session), pace=pace)
    while not visit.table.can_choose():
        visit.press("A")
    began = visit.board.clock.now
    for _ in range(80):
        if visit.table.scene._actions.moves:  # a card is chosen
            break
        visit.press("A")
    assert visit.table.scene._actions.moves
    assert 1800 < visit.board.clock.now - began < most


def test_a_direction_is_heard_at_once(tmp_path: Path) -> None:
    session = started("cards", [("random", "Robi"), ("", "Anna")])
    visit = Visit(tmp_path, SQUARE, first=at_the_table(session), pace=60)
    while not visit.table.can_choose():
        visit.press("A")
    visit.press("RIGHT")
    assert visit.table.scene.at == 1


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_whose_turn_it_is_is_shown(language: str, tmp_path: Path) -> None:
    table = opened(started("stones", LONE), tmp_path, SQUARE, language)
    for begins in (True, False):
        frame = Noting()
        if begins:
            table.scene.begin()
        else:
            table.scene.look_at(table.session.state, 0, True)
        table.scene.draw(frame, True)
        assert (words.say("table_your_turn") in frame.words()) == begins


# ---- names


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("width", [240, 320])
def test_four_people_have_four_names_wherever_they_stand(width, language, tmp_path: Path) -> None:
    stage = a_stage(tmp_path, SQUARE, language)
    choice = Choice(stage.board.store)
    choice.count = 4
    choice.seats = [("", "")] * 4
    alike = [("", "Annamaria"), ("", "Annabella"), ("", "Annabella"), ("", "Annamarie")]
    for seats in (choice.table(), alike):
        for name in engine.GAMES:
            session = play_on(started(name, seats), 2000)
            words.use_game(name)
            score, frame = Scoring(session), Noting(width)
            score.stage = stage
            score.draw(frame, True)
            drawn = [text for y, _, text in frame.written if y == 28 and text]
            assert len(set(drawn)) == 4
            for first in range(4):
                frame = Noting(width)
                tabletop.strip(
                    frame, 100, session, tabletop.standings(session.game, session.state), first
                )
                others = {
                    x: text for _, x, text in frame.written if text[:1].isalnum() and len(text) > 1
                }
                assert len(set(others.values())) == 3


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("board", SIZES)
def test_who_has_won_is_never_cut(board: str, language: str, tmp_path: Path) -> None:
    stage = a_stage(tmp_path, board, language)
    long = [("", letter + "M" * 11) for letter in "WVUO"]
    for seats, winners in ((long[:2], [1]), (long[:2], [0, 1]), (long, [0, 1, 2, 3])):
        score = Scoring(play_on(started("dice", seats), 2000))
        score.stage, score._shown, score._winners = stage, 99, winners
        frame = Noting(stage.frame.width, stage.frame.height)
        score.draw(frame, True)
        names = words.listed([seats[seat][1] for seat in winners])
        key = "score_winner" if len(winners) == 1 else "score_winners"
        assert {words.say(key, names), words.say("score_shared")} & set(frame.words())


def test_no_two_names_are_alike_in_any_room() -> None:
    groups = (
        ["Player 1", "Player 2", "Player 3", "Player 4"],
        ["1. játékos", "2. játékos", "3. játékos", "4. játékos"],
        ["Novice", "Novice 2", "Novice 3", "Nova"],
        ["Anna", "Anna", "Anna 2", "A"],
    )
    for names in groups:
        for room in range(24, 120):
            short = told_apart(names, SMALL, room)
            assert len(set(short)) == 4, (room, short)
            assert all(text_width(name, SMALL) <= room for name in short)


def test_a_second_person_does_not_get_the_first_ones_name(tmp_path: Path) -> None:
    choice = Choice(a_stage(tmp_path).board.store)
    choice.sit_down(0, "", "Anna")
    line = SeatLine(choice, 1, lambda: None, lambda: None)
    while choice.seats[1][0]:
        line.press(1)
    assert choice.name(1) == words.say("new_player", 2)
    choice.sit_down(1, "", "Anna")  # typed once more
    assert [name for _, name in choice.table()] == ["Anna", "Anna 2"]


def test_who_begins_is_one_of_those_who_sit_there(tmp_path: Path) -> None:
    visit = Visit(tmp_path, SQUARE)
    visit.start()
    visit.choose("menu_new")
    visit.focus("new_seat", 2)
    for _ in range(4):
        visit.press("RIGHT")
        choice = visit.menu._choice
        assert visit.menu._first_line.labels[1:] == [choice.name(0), choice.name(1)]


def test_a_level_is_explained_where_it_is_chosen(tmp_path: Path) -> None:
    visit = Visit(tmp_path, SQUARE)
    visit.start()
    visit.choose("menu_new")
    visit.focus("new_seat", 2)
    notes = set()
    for _ in range(4):
        line = visit.menu.items[visit.menu.chosen]
        notes.add(line.note)
        visit.press("RIGHT")
    assert notes == {"new_seat_note", *(f"level_{n}_note" for n in ("novice", "club", "expert"))}


# ---- the end of the card game


def last_rounds(count: int) -> list[Session]:
    """Card games that have ended but for the last cards of a person."""
    found = []
    for seed in range(60):
        session = started("cards", LONE, seed)
        play_on(session, until=lambda s: cards.is_last_round(s.state) and s.turn() == 0)
        if not session.is_over():
            found.append(session)
    return found[:count]


@pytest.mark.parametrize("board", SIZES, ids=SIZES.get)
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_in_the_last_round_each_card_has_its_name_and_its_sum(language, board, tmp_path) -> None:
    for number, session in enumerate(last_rounds(8)):
        table = opened(session, tmp_path / str(number), board, language)
        scene = table.scene
        scene.begin()
        for at, target in enumerate(scene.targets[:-1]):
            first, second = scene.words_of(target)
            frame = Noting(table.stage.frame.width)
            scene.at = at
            tabletop.message(frame, scene.message_at, first, second)
            lines: dict[int, str] = {}
            for y, _, text in sorted(frame.written):
                lines[y] = lines.get(y, "") + text
            assert lines[scene.message_at].startswith(words.capital(first))
            for clause in [part for part in second.split(", ") if "→" in part]:
                total = clause[clause.index("→") - 4 :].strip()
                assert any(
                    total.replace(" ", "") in line.replace(" ", "") for line in lines.values()
                )
            assert not any(line.rstrip().endswith("→") for line in lines.values())


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_why_the_card_game_has_ended_is_said(language: str, tmp_path: Path) -> None:
    reasons = set()
    for number, session in enumerate(last_rounds(20)):
        scene = opened(session, tmp_path / str(number), SQUARE, language).scene
        scene.begin()
        closed, left = cards.closed_rows(session.state), cards.stock_left(session.state)
        assert words.say("cards_rows_closed" if left else "cards_used_up") in scene.notice()
        assert closed >= 5 or not left
        reasons.add((closed >= 5, left > 0))
    assert reasons == {(True, True), (False, False), (True, False)}, "last cards close rows, too"


def test_who_hurries_through_what_is_told_reads_that_the_last_cards_may_be_laid(tmp_path) -> None:
    seats = [("random", "Robi"), ("", "Anna")]
    for seed in range(20):
        session = started("cards", seats, seed)
        play_on(session, until=lambda s: cards.is_last_round(s.state))
        if session.turn() == 0:
            break  # the machine has its last turn first
    visit = Visit(tmp_path, SQUARE, first=at_the_table(session), pace=60)
    while not isinstance(visit.top, Page):
        visit.press("A")
    visit.press("A")
    assert words.say("cards_ended") in visit.told
    visit.wait(QUIET_MS)
    visit.press("A")
    assert visit.table.can_choose()


def test_stop_asks_first(tmp_path: Path) -> None:
    session = next(s for s in last_rounds(20) if len(play_moves(s)) > 1)
    visit = Visit(tmp_path, SQUARE, first=at_the_table(session))
    visit.skip()
    if visit.told:
        visit.choose("hint_ok")
    made = session.moves_made()
    visit.look_at(-1)
    visit.press("A", "A")
    assert session.moves_made() == made, "an impatient thumb ends nothing"
    visit.press("A", "DOWN", "A")
    assert session.move_at(made) == cards.STOP


@pytest.mark.parametrize("board", SIZES, ids=SIZES.get)
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_on_a_tile_that_cannot_be_taken_yet_says_why(
    language: str, board: str, strict_text: list[str], tmp_path: Path
) -> None:
    session = started("dice", LONE)
    visit = Visit(tmp_path, board, language=language, first=at_the_table(session))
    visit.look_at(-1)
    why = words.say("dice_first")
    assert why not in visit.table.spoken()
    visit.shot("before")
    visit.press("A")
    assert why in visit.table.spoken()
    assert not session.moves_made()
    visit.shot("after")
    assert visit.shots["before"].tobytes() != visit.shots["after"].tobytes()
    visit.press("UP")
    assert why not in visit.table.spoken()
    assert strict_text == []


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("name", engine.GAMES)
def test_a_low_panel_says_what_a_does_wherever_the_focus_is(name, language, tmp_path) -> None:
    """And mostly the way to the menu; unless both lines are full of what the choice would do."""
    shown = ways = count = 0
    for moves in range(0, 60, 3):
        session = play_on(started(name, [("", "Anna"), ("", "Bea")], moves), moves)
        scene = opened(session, tmp_path / str(moves), LOW, language).scene
        scene.begin()
        for at, target in enumerate(scene.targets):
            scene.at = at
            pairs, frame = scene.all_hints(target), Noting(240, 135)
            if pairs[0][0] == A:
                scene.draw(frame, True)
                count += 1
                shown += pairs[0][1] in frame.words()
                ways += words.say("hint_menu") in frame.words()
    assert count > 20
    assert shown == count if name == "cards" else shown > count // 2
    assert ways > count // 2


@pytest.mark.parametrize("board", SIZES, ids=SIZES.get)
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_where_no_tile_fits_the_dice_that_is_said(language, board, tmp_path, strict_text) -> None:
    seen = set()
    for seed in range(12):
        session = started("dice", LONE, seed)
        play_on(session, until=lambda s: s.turn() == 0 and not takeable(s.state, s.state))
        if session.is_over():
            continue
        table = opened(session, tmp_path / str(seed), board, language)
        table.scene.begin()
        again = dice.may_roll_again(session.state)
        seen.add(again)
        frame = Noting(table.stage.frame.width, table.stage.frame.height)
        for at in range(4 if again else 1):
            table.scene.at = at if again else len(table.scene.targets) - 2
            frame.written.clear()
            table.scene.changed = EVERYTHING
            table.scene.draw(frame, True)
            told = " ".join(frame.words())
            assert words.say("dice_no_tile") in told
            assert table.scene.hints()[0][1] in told, "A is named"
            assert words.say("dice_no_tile") in " ".join(table.scene.spoken())
    assert seen == {True, False}
    assert strict_text == []


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_no_level_is_cut_where_two_or_three_play(language: str, tmp_path: Path) -> None:
    words.use(language)
    novice, club, expert = ((level, words.say("level_" + level)) for level in LEVELS)
    for seats in ([novice, club], [novice], [club], [expert]):
        session = started("cards", [("", "Anna"), *seats])
        table = opened(session, tmp_path / str(seats), SQUARE, language)
        frame = Noting()
        table.scene.draw(frame, True)
        assert all(name in frame.words() for _, name in seats)


@pytest.mark.parametrize("name", engine.GAMES)
def test_beside_the_table_the_points_of_a_lone_opponent_can_be_read(name, tmp_path) -> None:
    """How much of everything, also with nothing laid yet: no empty panel."""
    for moves in (0, 40, 80):
        session = play_on(started(name, LONE), moves)
        table = opened(session, tmp_path / str(moves), WIDE)
        frame = Noting(320, 240)
        table.scene.look_at(session.state, 0, True)
        table.scene.draw(frame, True)
        beside = [text for _, x, text in frame.written if x > 240]
        game, laid = session.game, games.laid(session.game)
        for part in range(game.ROWS, len(game.PARTS)):
            at = beside.index(games.sign(game, part))
            assert signed(game.score_part(session.state, 1, part)) in beside[at + 1 : at + 3]
            if game.PARTS[part] != "bonus":
                assert beside[at + 1] == str(laid.count(session.state, 1, part))


@pytest.mark.parametrize("board", SIZES, ids=SIZES.get)
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_grey_line_of_the_pause_says_why(
    language: str, board: str, strict_text: list[str], tmp_path: Path
) -> None:
    visit = Visit(tmp_path, board, language=language, first=at_the_table(started("cards", LONE)))
    visit.press("B")
    grey = [item for item in visit.menu.items if not item.usable()]
    assert [item._name for item in grey] == ["table_undo", "table_look_back"]
    for item in grey:
        while visit.menu.items[visit.menu.chosen] is not item:
            visit.press("DOWN")
        visit.press("A")
        assert words.say(item.why) in visit.told
        visit.press("B")
        assert visit.menu
    assert strict_text == []


def test_whoever_thinks_is_named_in_one_sentence(tmp_path: Path) -> None:
    seats = [("expert", "Robi"), ("", "Anna")]
    visit = Visit(tmp_path, SQUARE, language="en", first=at_the_table(started("cards", seats)))
    frame = Noting()
    visit.table.scene.draw(frame, True)
    visit.table._draw_thinking(frame, True)
    assert "Robi is thinking…" in frame.words()


def play_moves(session: Session) -> list[int]:
    from engine_tools import legal

    return [move for move in legal(session.state) if card_played(move) >= 0]


# ---- what else


def test_after_leaving_a_game_going_on_with_it_is_in_focus(tmp_path: Path) -> None:
    visit = Visit(tmp_path)
    visit.start()
    visit.choose("menu_new")
    visit.choose("new_start")
    visit.leave()
    assert visit.menu.items[visit.menu.chosen]._name == "menu_continue"
    visit.choose("menu_new")
    visit.choose("new_start")
    visit.choose("hint_start")  # instead of the one that is saved
    visit.leave()
    assert visit.menu.items[visit.menu.chosen]._name == "menu_continue"
    visit.choose("menu_new")
    visit.press("B")
    assert visit.menu.items[visit.menu.chosen]._name == "menu_new", "nothing was played"


@pytest.mark.parametrize("board", SIZES, ids=SIZES.get)
def test_all_tiles_can_be_looked_through_while_dice_are_marked(board: str, tmp_path: Path) -> None:
    for seed in range(4):
        session = started("dice", LONE, seed)
        visit = Visit(tmp_path / str(seed), board, first=at_the_table(session))
        scene = visit.table.scene
        tiles, looked = set(scene._lines.tiles), set()
        for _ in range(len(scene.targets)):
            visit.press("RIGHT" if board == SQUARE else "DOWN")
            target = scene.targets[scene.at]
            if target in tiles:
                looked.add(target)
                visit.press("A")  # which takes nothing yet
        assert looked == tiles
        assert session.moves_made() == 0


def test_each_line_of_the_pause_menu_keeps_its_place(tmp_path: Path) -> None:
    orders = set()
    for moves in (0, 1, 2, 30):
        session = play_on(started("cards", [*MACHINES, ("", "Anna")]), moves)
        visit = Visit(tmp_path / str(moves), first=at_the_table(session))
        visit.press("B")
        orders.add(tuple(item._name for item in visit.menu.items))
    assert len(orders) == 1


@pytest.mark.parametrize("name", engine.GAMES)
def test_looking_back_goes_by_moves_and_by_turns_and_shows_rows(name: str, tmp_path: Path) -> None:
    visit = Visit(tmp_path, SQUARE, prepare=saved(name, ONE_PERSON, moves=30))
    visit.resume()
    visit.skip()
    visit.press("B")
    visit.choose("table_look_back")
    look = visit.top
    assert isinstance(look, LookBack)
    session, teller = look._session, look._teller
    last = teller.number
    visit.press("UP")
    assert teller.number == last - 1
    for _ in range(4):
        seat = session.mover_at(teller.number)
        visit.press("LEFT")
        assert session.mover_at(teller.number) != seat
        assert session.mover_at(teller.number + 1) == seat
    before = teller.number
    visit.press("RIGHT")
    assert session.mover_at(teller.number) != session.mover_at(before)
    assert teller.number + 1 == session.moves_made() or (
        session.mover_at(teller.number + 1) != session.mover_at(teller.number)
    )
    assert look.scene.open_hand, "a lone player's own hand"
    visit.press("X")
    assert isinstance(visit.top, AllRows)
    assert visit.top._state == teller.after


def test_looking_back_hides_every_hand_where_several_people_play(tmp_path: Path) -> None:
    people = [("", "Anna"), ("", "Bea")]
    visit = Visit(tmp_path, SQUARE, prepare=saved("cards", people, moves=20))
    visit.resume()
    visit.press("A")
    visit.skip()
    visit.press("B")
    visit.choose("table_look_back")
    assert not visit.top.scene.open_hand


def test_a_move_that_only_ends_the_game_says_just_that() -> None:
    """Where the last stone tile changes no score, no full stop comes first."""
    words.use("en")
    words.use_game("dice")
    state, moves = dice.new_game(2, 1), array("H", bytes(2 * dice.MOST_MOVES))
    scratch = bytearray(dice.SIZE)
    while not dice.is_over(state):
        before = bytearray(state)
        legal = moves[: dice.legal_moves(state, moves)]
        wanted = (dice.KEEP, dice.TAKE_STONES, dice.TAKE_NOTHING)
        last = next(move for move in wanted if move in legal)
        dice.apply(state, last)
    assert last == dice.TAKE_STONES
    assert dice.score(before, dice.turn(before)) == dice.score(state, dice.turn(before))
    assert telling("dice").effect(before, last, scratch) == words.say("dice_ends")
