"""Learn to play: a first game of each kind, that can be played by what it says alone."""

from pathlib import Path

import pytest
from claims import CLAIMS, REACHED
from learning import TAUGHT, can_act, finish, follow, learn, play_wanted, read_all, steps
from pointing import Pointing
from sizes import LOW, SIZES, SQUARE, STICKS

import engine
from display import symbols
from firmware import games, look, words
from firmware.saves import lessons
from firmware.saves.session import telling
from firmware.table.lesson import NEXT, NOWHERE, new_session, read_course
from firmware.words import capital
from input import LEFT, RIGHT
from simulator.visit import Visit

# ---- what is written


@pytest.mark.parametrize("game", TAUGHT)
def test_every_move_is_legal_and_every_word_is_said_at_the_pupils_turn(game: str) -> None:
    part, rules = games.part(game, "lesson"), engine.game(game)
    session = new_session(game)
    moves, unseen, said = read_course(game)
    for number, move in enumerate(moves):
        if number in said or (unseen[number] and not unseen[number - 1]):
            assert session.turn() == 0, said.get(number)
        session.play(move)  # or it raises
    assert session.turn() == 0
    assert not session.is_over()
    assert len(moves) in said, "the pupil is told to be alone from now on"
    everything = [step for steps in said.values() for step in steps] + list(part.END)
    assert {place for place, _ in everything} - {NEXT, NOWHERE} == set(part.PLACES)
    assert {key for _, key in everything} == set(words.texts("en_lesson", game))
    assert len(everything) == len({key for _, key in everything})
    assert rules.score(session.state, 0) > max(5, rules.score(session.state, 1)), "they do well"


@pytest.mark.parametrize("game", TAUGHT)
def test_what_is_said_is_true(game: str) -> None:
    """For each claim of the words: it is so on the table where it is made."""
    session, claims = new_session(game), dict(CLAIMS[game])
    moves, _, said = read_course(game)
    for number, move in enumerate(moves):
        before = bytearray(session.state)
        session.play(move)
        for _, key in said.get(number, []):
            if key in claims:
                assert claims.pop(key)(before, session.state), key
    for _, key in said[len(moves)]:
        assert key not in claims
    assert not claims


@pytest.mark.parametrize("game", TAUGHT)
def test_whatever_there_is_to_learn_comes_up(game: str) -> None:
    session = new_session(game)
    moves, unseen, _ = read_course(game)
    done = set()
    for move, passed in zip(moves, unseen, strict=True):
        before, seat = bytearray(session.state), session.turn()
        session.play(move)
        if not seat and not passed:
            happens = REACHED[game]
            done |= {what for what, is_it in happens.items() if is_it(before, session.state, move)}
    assert done == set(REACHED[game])


# ---- played


@pytest.mark.parametrize("board", SIZES, ids=SIZES.get)
@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_it_is_played_to_its_end_in_every_language_and_size(
    game: str,
    language: str,
    board: str,
    tmp_path: Path,
    strict_text: list,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """All words fit, none covers what it speaks of, and the pupil wins."""
    pointing = Pointing(monkeypatch)
    visit = Visit(tmp_path, board, language=language)
    lesson = learn(visit, game)
    while lesson.is_guided():
        while lesson._steps:
            box = lesson._box(lesson._steps[lesson._at][0])
            frame = visit.stage.frame
            bottom = frame.height if look.is_low else look.bottom(frame)
            pointing.check(box, frame.width, bottom, lesson._steps)
            visit.press("A")
        if lesson.is_guided() and can_act(lesson):
            visit.play(engine.module(game, "text").move_text(lesson.wanted()))
        elif not lesson._steps:
            visit.press("A")
    finish(visit)
    session = lesson.session
    assert session.game.score(session.state, 0) > session.game.score(session.state, 1)
    visit.press("A")
    assert games.title(game) in visit.told
    visit.choose("menu_new")
    assert visit.menu.items[1].value() == games.title(game)
    assert strict_text == []
    assert len(visit.pressed) < 260, "it takes a few minutes"


@pytest.mark.parametrize("board", SIZES, ids=SIZES.get)
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_the_dice_stay_in_sight_while_their_sum_is_spoken_of(
    language: str, board: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pointing = Pointing(monkeypatch)
    visit = Visit(tmp_path, board, language=language)
    lesson = learn(visit, "dice")
    seen = []
    while len(seen) < 2:
        key = lesson._steps[lesson._at][1] if lesson._steps else ""
        if key in ("second", "clover"):
            seen.append(key)
            frame = visit.stage.frame
            tile = lesson.scene.targets[lesson.scene.place_of(lesson.wanted())]
            boxes = [lesson.scene.die_box(frame, number) for number in range(3)]
            for box in [*boxes, lesson.scene.box_of(frame, tile)]:
                pointing.check(box, frame.width, frame.height, key)
        if can_act(lesson):
            play_wanted(visit)
        else:
            visit.press("A")


@pytest.mark.parametrize("board", [*SIZES, *STICKS])
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_the_way_to_the_stone_tiles_is_said_and_leads_there(
    language: str, board: str, tmp_path: Path
) -> None:
    visit = Visit(tmp_path, board, language=language)
    lesson = learn(visit, "dice")
    take = engine.module("dice", "text").text_move("S")
    for _ in steps(visit):
        if lesson.wanted() == take:
            break
    assert "+2" in words.texts(language + "_lesson", "dice")["take"][1]
    made, scene = lesson.session.moves_made(), lesson.scene
    visit.press("UP")
    while not look.has(LEFT | RIGHT) and scene.at != scene.place_of(take):
        visit.press("UP")  # where it goes through all that can be chosen
    visit.press("A")
    assert lesson.session.move_at(made) == take


@pytest.mark.parametrize("game", TAUGHT)
def test_another_move_is_answered_kindly_and_changes_nothing(game: str, tmp_path: Path) -> None:
    visit = Visit(tmp_path, SQUARE, language="en")
    lesson = learn(visit, game)
    text = engine.module(game, "text")
    answered = 0
    for made in steps(visit):
        lesson.scene.begin()
        others = [move for move in lesson.scene.legal() if move != lesson.wanted()][:2]
        for move in others:
            before = bytes(lesson.session.state)
            visit.play(text.move_text(move))
            assert bytes(lesson.session.state) == before
            assert lesson.session.moves_made() == made
            said = " ".join(lesson.spoken())
            for named in (move, lesson.wanted()):
                advice = telling(game).advice(lesson.session.state, named)
                assert capital(advice) in said
            answered += 1
            read_all(visit)
            assert can_act(lesson)
    assert answered >= 6


@pytest.mark.parametrize("game", TAUGHT)
def test_a_low_panel_points_at_the_opponent_alone(game: str, tmp_path: Path) -> None:
    """Its strip has the own seat, too."""
    visit = Visit(tmp_path, LOW, language="en")
    lesson = learn(visit, game)
    x, _, w, _ = lesson._box("strip")
    own, other = (lesson.scene.seat_box(visit.stage.frame, seat) for seat in (0, 1))
    assert own[0] + own[2] <= x <= other[0]
    assert x + w >= other[0] + other[2]


def test_a_press_that_makes_no_move_is_answered_kindly_too(tmp_path: Path) -> None:
    """A tile can be looked at, but not taken before the dice are kept."""
    visit = Visit(tmp_path, SQUARE, language="en")
    lesson = learn(visit, "dice")
    read_all(visit)
    visit.look_at(-1)
    visit.press("A")
    assert lesson._steps
    assert telling("dice").advice(lesson.session.state, lesson.wanted()) in lesson.spoken()[1]
    read_all(visit)
    assert can_act(lesson)
    assert not lesson.session.moves_made()
    play_wanted(visit)
    assert lesson.session.moves_made() == 1


@pytest.mark.parametrize("game", TAUGHT)
def test_the_frame_moves_freely_and_every_button_is_safe(game: str, tmp_path: Path) -> None:
    visit = Visit(tmp_path, SQUARE, language="en")
    lesson = learn(visit, game)
    for made in steps(visit):
        before = bytes(lesson.session.state)
        at = lesson.scene.at
        visit.press("RIGHT")
        assert lesson.scene.at != at or len(lesson.scene.targets) < 3
        for button in ("LEFT", "UP", "DOWN", "X", "B", "Y", "B", "B"):
            visit.press(button)
        if visit.top is not lesson:
            visit.choose("table_go_on")
        assert bytes(lesson.session.state) == before
        assert lesson.session.moves_made() == made
    visit.press("B")
    assert "table_hint" in visit.lines, "alone, the pupil may ask"


def test_whoever_goes_on_with_a_direction_has_read_it(tmp_path: Path) -> None:
    """And the one before the last is turned back to."""
    visit = Visit(tmp_path, SQUARE, language="en")
    lesson = learn(visit, TAUGHT[0])
    count = len(lesson._steps)
    assert count > 2
    visit.press("A", "A", "LEFT")
    assert lesson._at == 1
    visit.press(*["RIGHT"] * (count - 2))
    assert lesson._at == count - 1
    visit.press("RIGHT")
    assert can_act(lesson)
    assert lesson.scene.at == 1


def test_who_hurries_through_what_is_told_misses_nothing_that_is_said(tmp_path: Path) -> None:
    visit = Visit(tmp_path, SQUARE, language="en")
    lesson = learn(visit, TAUGHT[0])
    for made in steps(visit):
        if made:
            break
    play_wanted(visit)
    while not lesson._steps:
        visit.press("A")
    visit.press("A", "A")
    assert lesson._at == 0
    visit.wait(500)
    visit.press("A")
    assert lesson._at == 1


@pytest.mark.parametrize("game", TAUGHT)
def test_the_voice_says_every_step_and_what_is_asked_for(game: str, tmp_path: Path) -> None:
    visit = Visit(tmp_path, SQUARE, language="en")
    lesson = learn(visit, game)
    heard = set()
    for _ in range(300):
        said = lesson.spoken()
        if lesson._steps:
            heard.add(tuple(said))
        elif lesson.is_guided() and lesson.can_choose():
            task = capital(telling(game).advice(lesson.session.state, lesson.wanted()))
            assert said[0] == f"Task: {task}"
            assert said.index(lesson.scene.spoken()[0]) > 1, "what is chosen comes after it"
            visit.play(engine.module(game, "text").move_text(lesson.wanted()))
            continue
        elif not lesson.is_guided() and lesson.can_choose():
            break
        visit.press("A")
    ended = {key for _, key in games.part(game, "lesson").END}
    texts = words.texts("en_lesson", game)
    assert heard == {texts[key] for key in texts if key not in ended}


def test_no_hint_and_no_way_back_while_moves_are_given(tmp_path: Path) -> None:
    visit = Visit(tmp_path, SQUARE, language="en")
    learn(visit, TAUGHT[0])
    for made in steps(visit):
        if made > 4:
            break
    visit.press("B")
    assert "table_hint" not in visit.lines
    assert "table_undo" not in visit.lines


@pytest.mark.parametrize("game", TAUGHT)
def test_who_takes_a_move_back_is_not_told_again_to_play_on(game: str, tmp_path: Path) -> None:
    visit = Visit(tmp_path, SQUARE, language="en")
    lesson = learn(visit, game)
    follow(visit)
    while lesson._steps:
        visit.press("A")
    lesson.resume()
    assert lesson.can_choose()
    assert not lesson._steps


# ---- offered


def test_a_newcomer_is_offered_it_first_and_who_declines_never_again(tmp_path: Path) -> None:
    visit = Visit(tmp_path, SQUARE, language="en")
    visit.start()
    assert visit.lines[visit.menu.chosen] == "menu_learn"
    visit.choose("menu_new")
    visit.choose("new_start")
    visit.leave()
    assert "menu_learn" not in visit.lines
    again = Visit(tmp_path, SQUARE, language="en")
    again.start()
    assert "menu_learn" not in again.lines
    again.choose("menu_help")
    again.choose("menu_learn")
    assert [item.name() for item in again.menu.items] == [games.title(game) for game in TAUGHT]


def test_whoever_has_begun_finds_it_in_the_menu_until_it_is_done(tmp_path: Path) -> None:
    game = TAUGHT[0]
    visit = Visit(tmp_path, SQUARE, language="en")
    learn(visit, game)
    visit.leave()
    assert visit.lines[visit.menu.chosen] == "menu_learn"
    visit.choose("menu_learn")
    visit.choose(games.title(game))
    visit.choose("learn_go_on")
    follow(visit)
    finish(visit)
    visit.press("B")
    assert visit.lines[:2] == ["menu_new", "menu_learn"], "other games are still to be learned"
    assert not lessons.is_begun(visit.board.store, game)
    visit.choose("menu_learn")
    known = visit.menu.items[0]
    assert known.symbol == symbols.CROWN
    assert visit.menu.chosen == 1, "the next one"
    visit.press("B")
    for other in TAUGHT[1:]:
        lessons.end(visit.board.store, other)
    visit.choose("menu_help")
    visit.press("B")
    assert "menu_learn" not in visit.lines
    visit.choose("menu_new")
    visit.choose("new_start")
    assert not visit.table.is_new, "the game is known"
