"""The review and the coach: what they find in games whose mistakes were planted."""

from functools import cache
from pathlib import Path

import pytest
from engine_tools import cards_game, dice_game
from in_progress import play_random
from sizes import SIZES, SQUARE

import engine
from boards.store import Store
from display.fonts import SMALL
from display.text import wrap
from engine import rng
from engine.cards.moves import is_wish
from engine.cards.text import card_text
from engine.players import player
from engine.players.critic import Critic
from engine.players.faults import FAULTS
from engine.tiles import TILES
from firmware import words
from firmware.saves import slots
from firmware.saves.session import Session
from firmware.screens.statistics import text
from firmware.table import coach, layout, reading, tabletop
from firmware.table.reviewer import Reviewer
from firmware.table.scoring import Scoring
from firmware.table.table import Table
from firmware.words import extra
from simulator.visit import Visit, at_the_table

SEATS = [("", "Anna"), ("club", "Robi")]
PLANTED = (6, 13, 20)  # Anna's choices in which she does the worst
CLEAR = 3  # points, or percent: what is planted costs more


@cache
def blundered(name: str, seed: int, planted: tuple = PLANTED) -> tuple[Session, list[int]]:
    """Return a finished game of an expert with some blunders, and the numbers of these moves."""
    game = engine.game(name)
    session = Session.new(name, SEATS, game.DEFAULT_OPTIONS, 0, seed)
    minds = [player("expert", game), player("club", game)]
    view, out, luck = engine.module(name, "view").view, bytearray(game.SIZE), rng.new(seed)
    blunders, choices = [], 0
    while not session.is_over():
        seat = session.turn()
        view(session.state, seat, out, luck)
        minds[seat].start(out, seat, luck)
        move = minds[seat].best()
        if seat == 0 and minds[0].count > 1:
            choices += 1
            legal = minds[0].moves[: minds[0].count]
            worst = min(legal, key=minds[0].worth)
            lost = minds[0].worth(move) - minds[0].worth(worst)
            wanted = len(blunders) < len(planted) and choices >= planted[len(blunders)]
            if wanted and lost > CLEAR * minds[0].SCALE:
                blunders.append(session.moves_made())
                move = worst
        if session.moves_made() not in blunders:
            while not minds[seat].step():
                pass
            move = minds[seat].best()
        session.play(move)
    return session, blunders


def reviewed(session: Session) -> Reviewer:
    reviewer = Reviewer(session, player("expert", session.game))
    for _ in reviewer.slices():
        assert 0 <= reviewer.progress <= 100
    assert reviewer.progress == 100
    return reviewer


@pytest.mark.thinking
@pytest.mark.parametrize("name", engine.GAMES)
def test_planted_mistakes_are_found(name: str) -> None:
    found = planted = 0
    for seed in range(4):
        session, blunders = blundered(name, seed)
        reviewer = reviewed(session)
        numbers = [number for _, number, _ in reviewer.found]
        found += len(set(numbers) & set(blunders))
        planted += len(blunders)
        assert [cost for cost, _, _ in reviewer.found] == sorted(
            [cost for cost, _, _ in reviewer.found], reverse=True
        )
        assert set(numbers) <= set(blunders), "an expert's own decisions are no mistakes"
    assert planted >= 8
    assert found >= planted * 3 // 4


@pytest.mark.thinking
@pytest.mark.parametrize("name", engine.GAMES)
def test_what_nobody_could_see_changes_no_judgement(name: str) -> None:
    """Deal the hidden things anew: the critic finds the same cost, for the same reason."""
    session, _ = blundered(name, 5, ())
    game = session.game
    view, state = engine.module(name, "view").view, bytearray(game.SIZE)
    other = bytearray(game.SIZE)
    critic = Critic(game, player("expert", game))
    for number in range(0, session.moves_made(), 7):
        session.state_at(number, state)
        seat, move = session.mover_at(number), session.move_at(number)
        view(state, seat, other, rng.new(number + 1))
        judged = []
        for table in (state, other):
            critic.look(table, seat, number, move)
            first = critic.cost, critic.best
            for _ in critic.compare(move):
                pass
            judged.append((first, critic.cost))
        assert judged[0] == judged[1]


# ---- on the console


def to_the_review(folder: Path, session: Session, board: str = SQUARE) -> Visit:
    session.save(Store(str(folder)))
    visit = Visit(folder, board)
    visit.resume()
    visit.skip()
    visit.wait(20_000)
    assert isinstance(visit.top, Scoring)
    visit.leave_score()
    visit.choose(extra("coach", "review"))
    assert type(visit.top).__name__ == "Review"  # its module comes and goes
    return visit


@pytest.mark.thinking
@pytest.mark.parametrize("name", engine.GAMES)
def test_the_review_shows_each_decision_and_lets_it_be_played_again(
    name: str, tmp_path: Path
) -> None:
    session, _ = blundered(name, 1)
    visit = to_the_review(tmp_path, session)
    visit.wait(60_000)
    review = visit.top
    assert type(review).__name__ == "Review"
    found = review._reviewer.found
    assert found
    before = bytearray(session.game.SIZE)
    for at in range(len(found)):
        assert review._at == at
        lost, done, better, why = review.spoken()
        assert lost.startswith(f"{at + 1}/{len(found)}")
        assert done != better
        assert "Anna" in done
        assert why.endswith(".")
        session.state_at(found[at][1], before)
        heard = reading.all_of(review)
        assert heard[-4:] == [lost, done, better, why]
        for seat in range(len(session.seats)):
            assert reading.heading(session, before, seat) in heard[:-4]
        visit.press("DOWN")
    assert review._at == 0
    kept = {file: Store(str(tmp_path)).read(file) for file in Store(str(tmp_path)).names()}
    visit.press("A")
    assert isinstance(visit.top, Table)
    again = visit.table.session
    session.state_at(found[0][1], before)
    assert again.start_state() == before
    play_random(again, 1, lambda: False)
    visit.table.resume()
    visit.wait(20_000)
    assert isinstance(visit.top, Scoring)
    visit.press("B")
    visit.wait(100)
    assert visit.top is review
    store = Store(str(tmp_path))
    assert {file: store.read(file) for file in store.names()} == kept, "nothing was kept or counted"
    visit.press("A", "B")
    assert visit.lines[-1] == "table_leave_unkept"
    visit.choose("table_leave_unkept")
    assert visit.top is review, "where it was begun"
    assert slots.has_score(store, name)


@pytest.mark.thinking
@pytest.mark.parametrize("board", SIZES, ids=SIZES.get)
@pytest.mark.parametrize("name", engine.GAMES)
def test_what_coach_and_review_say_fits_in_every_language(
    name: str, board: str, tmp_path: Path, strict_text: list
) -> None:
    """Each decision is drawn in all languages, and each warning that there is."""
    visit = to_the_review(tmp_path, blundered(name, 1)[0], board)
    visit.wait(60_000)
    stage, review = visit.stage, visit.top
    for at in range(len(review._reviewer.found)):
        for language in words.LANGUAGES:
            words.use(language)
            words.use_game(name)
            review._go_to(at)
            review.draw(stage.frame, True)
            costs = extra("coach", "costs_" + review._reviewer.measure, "12.5")
            tabletop.banner(stage.frame, extra("coach", "coach") + ": " + costs)
            said = [words.texts(language + "_coach")["fault_" + key] for key in FAULTS]
            for wrong in [*said, extra("coach", "starts_now", "−4")]:
                assert len(wrap(wrong + ".", SMALL, layout.WIDTH - 6)) == 1, wrong
    words.use("en")
    assert strict_text == []


@pytest.mark.thinking
@pytest.mark.parametrize("name", engine.GAMES)
def test_the_review_frames_what_was_chosen_and_marks_what_was_better(
    name: str, tmp_path: Path
) -> None:
    session, _ = blundered(name, 1)
    visit = to_the_review(tmp_path, session)
    visit.wait(60_000)
    scene = visit.top._scene
    for _, number, better in visit.top._reviewer.found:
        assert session.move_at(number) in scene.moves_of(scene.targets[scene.at])
        assert scene.advised == better
        visit.press("DOWN")


def test_the_review_can_be_left_while_it_thinks(tmp_path: Path) -> None:
    session, _ = blundered("cards", 2, ())
    visit = to_the_review(tmp_path, session)
    visit.wait(30)
    visit.press("B")
    assert text("again") in [item.name() for item in visit.menu.items]


# ---- the coach


def at_a_blunder(name: str, seed: int) -> tuple[Session, int, int]:
    """Return a game right before a costly move, that move, and what is best."""
    session, blunders = blundered(name, seed)
    for number in blunders:
        state = bytearray(session.game.SIZE)
        session.state_at(number, state)
        critic = Critic(session.game, player("expert", session.game))
        critic.look(state, 0, number, session.move_at(number))
        for _ in critic.compare(session.move_at(number)):
            pass
        if critic.is_clear():
            return session.practice(number), session.move_at(number), critic.best
    pytest.fail("nothing costs enough")


@pytest.mark.thinking
@pytest.mark.parametrize("name", engine.GAMES)
def test_the_coach_warns_before_a_costly_move_and_only_then(name: str, tmp_path: Path) -> None:
    session, blunder, best = at_a_blunder(name, 1)
    visit = Visit(tmp_path, first=at_the_table(session))
    visit.settings.coach = 1
    visit.wait(5000)
    visit.table.scene.focus_on(blunder)
    made = session.moves_made()
    for button, moves in (("B", made), ("A", made + 1)):
        assert not visit.table._is_doubted(best)
        assert visit.table._is_doubted(blunder)
        visit.wait(5000)
        assert type(visit.top).__name__ == "Doubt"
        heading, wrong, costs = visit.top.spoken()
        assert heading == extra("coach", "coach")
        assert wrong
        assert any(digit.isdigit() for digit in costs)
        visit.press(button)
        assert session.moves_made() >= moves
        if button == "B":
            assert session.moves_made() == made


@pytest.mark.thinking
@pytest.mark.parametrize("name", engine.GAMES)
def test_the_coach_marks_what_an_expert_would_do_and_that_is_help(
    name: str, tmp_path: Path
) -> None:
    session, _, _ = at_a_blunder(name, 1)
    visit = Visit(tmp_path, first=at_the_table(session))
    visit.settings.coach = 2
    visit.wait(20_000)
    scene = visit.table.scene
    assert scene.advised in scene.legal()
    assert scene.advised_targets()
    assert session.aided == 1
    assert any(line.startswith(extra("coach", "coach")) for line in visit.table.spoken())


@pytest.mark.parametrize("board", SIZES, ids=SIZES.get)
def test_what_is_better_is_in_sight_though_it_lies_in_another_line(
    board: str, tmp_path: Path
) -> None:
    """A first turn with twenty tiles to take: the first is in focus, and the last is better."""
    session = Session.new("dice", SEATS, 0, 0, 1)
    session.state[:] = dice_game("=025 .")
    visit = Visit(tmp_path, board, first=at_the_table(session))
    visit.wait(5000)
    table = visit.table
    table.scene.begin()
    scene, first = table.scene, table.scene.targets[0]
    last = max(target for target in scene.targets if target < TILES)
    better = scene.moves_of(last)[0]
    assert not scene.is_in_sight(last)
    scene.advise(better)
    assert scene.is_in_sight(last)
    scene.draw(visit.stage.frame, False)
    assert scene.box_of(visit.stage.frame, last) in scene._marks
    assert not scene._ring, "what was chosen is out of sight"
    scene.begin()
    coach.show(table, better)
    assert scene.targets[scene.at] == last
    assert scene.targets[0] == first


def test_the_coach_marks_the_two_cards_of_a_pair_and_speaks_to_whoever_stands_on_one(
    tmp_path: Path,
) -> None:
    session = Session.new("cards", SEATS, 0, 0, 1)
    session.state[:] = cards_game(["B7 B7 Y7 G0 G1 G2 G3 G4", "B1"])
    visit = Visit(tmp_path, first=at_the_table(session))
    visit.wait(5000)
    table = visit.table
    table.resume()
    visit.wait(5000)
    scene = table.scene
    names = [card_text(card) for card in scene.hand]
    pair = [move for move in scene.moves_of(names.index("Y7")) if is_wish(move)]
    visit.settings.coach = 2
    coach.show(table, pair[0])
    marked = scene.advised_targets()
    assert sorted(names[place] for place in marked) == ["B7", "Y7"]
    said = []
    for _ in range(len(names)):
        visit.press("DOWN")
        visit.wait(100)
        said.append((table._is_advice_said, scene.targets[scene.at] in marked))
    assert [line for line, _ in said] == [stands for _, stands in said]
    assert {line for line, _ in said} == {True, False}
    assert "blue 7 and yellow 7" in coach.advice(table)
