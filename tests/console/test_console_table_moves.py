"""Every legal move can be chosen by up, down and A alone; nothing else can be."""

import random
from array import array
from itertools import combinations_with_replacement
from pathlib import Path

import pytest
from engine_tools import cards_game, tokens
from in_progress import LAST_ROUND, at_a_persons_turn
from sizes import LOW, SIZES, SQUARE, STICKS, WIDE

import engine
from display.fonts import MEDIUM, SMALL
from display.text import text_width, wrap
from engine.cards import rules as cards
from engine.cards.text import card_text
from engine.players.reasons import REASONS
from firmware import look, main, words
from firmware.saves.session import Session
from firmware.stage import Screen
from firmware.table.report import in_lines
from firmware.table.scene import make_scene
from firmware.table.telling import change, row_name
from input import DOWN, LEFT, NAMES, PRESS, RIGHT, UP, A
from simulator.board import Board, wiring_of
from simulator.headless import ScriptedClock
from simulator.visit.ways import choices

STATES = 25  # looked at in each game
NARROW = 240  # the width of the smaller panel
TABLE = [("", "Anna"), ("", "Bea"), ("", "Carla")]


def open_scene(session: Session, board_name: str, folder: Path):
    """Return the session's scene on a real stage."""
    board = Board(wiring_of(board_name), ScriptedClock([]), folder, 0, "en")
    stage = main.set_up(board)
    stage.open(Screen())
    return make_scene(session, stage)


def random_states(name: str, seed: int):
    """Moments of random games, from the first to the last."""
    pick = random.Random(seed)
    looked_at = 0
    while looked_at < STATES:
        session = Session.new(
            name, TABLE, engine.game(name).DEFAULT_OPTIONS, 0, pick.randrange(999)
        )
        moves = array("H", bytes(2 * session.game.MOST_MOVES))
        while not session.is_over():
            count = session.game.legal_moves(session.state, moves)
            if pick.random() < 0.05:
                looked_at += 1
                yield session, set(moves[:count])
            session.play(moves[pick.randrange(count)])


@pytest.mark.parametrize("name", engine.GAMES)
@pytest.mark.parametrize(
    ("board", "buttons"),
    [
        *((board, (UP, DOWN, A)) for board in (WIDE, LOW)),
        *((board, (LEFT, RIGHT, UP, DOWN, A)) for board in (SQUARE, *STICKS)),
    ],
)
def test_exactly_the_legal_moves_can_be_chosen(name, board, buttons, tmp_path):
    for session, legal in random_states(name, 7):
        scene = open_scene(session, board, tmp_path)
        assert set(choices(scene, buttons)) == legal


@pytest.mark.parametrize("name", engine.GAMES)
@pytest.mark.parametrize("board", [*SIZES, *STICKS])
def test_a_few_directions_lead_to_the_other_seats_and_back(name, board, tmp_path):
    """From whatever is in focus, without a button of its own for them."""
    for session, _ in random_states(name, 9):
        scene = open_scene(session, board, tmp_path)
        scene.begin()
        ways = [button for button in (UP, DOWN, LEFT, RIGHT) if look.has(button)]
        last = len(scene.targets) - 1
        reached = {last}
        while True:
            more = {at for at in range(last) if _leads(scene, ways, at, reached)}
            if more <= reached:
                break
            reached |= more
        assert reached == set(range(last + 1))
        assert any(_leads(scene, [button], last, set(range(last))) for button in ways)


@pytest.mark.parametrize("name", engine.GAMES)
@pytest.mark.parametrize("board", [SQUARE, *STICKS])
def test_up_reaches_every_line_that_is_drawn_above(name, board, tmp_path):
    """Line by line, from wherever the focus is, and whether or not the other seats lie between."""
    sessions = [at_a_persons_turn("cards", TABLE, LAST_ROUND, seed) for seed in range(3)]
    if name != "cards":
        sessions = [session for session, _ in random_states(name, 4)]
    for session in sessions:
        scene = open_scene(session, board, tmp_path)
        scene.begin()
        frame, last = scene.stage.frame, len(scene.targets) - 1
        tops = [scene.box_of(frame, target)[1] for target in scene.targets[:last]]
        if not look.is_wide:
            tops.append(scene.strip_box(frame)[1])
        for at in range(last):
            scene.at, seen = at, set()
            while tops[scene.at] not in seen:
                seen.add(tops[scene.at])
                scene.handle(PRESS | UP)
            assert seen == {top for top in tops if top <= tops[at]}


@pytest.mark.parametrize("board", SIZES, ids=SIZES.get)
def test_up_twice_leads_to_laying_no_more(board, tmp_path):
    """Also where up and down go through everything there is."""
    scene = open_scene(at_a_persons_turn("cards", TABLE, LAST_ROUND), board, tmp_path)
    scene.begin()
    assert len(scene.targets) > 3
    reached = []
    for _ in range(2):
        scene.handle(PRESS | UP)
        target = scene.targets[scene.at]
        reached += scene.moves_of(target) if target >= 0 else []
    assert cards.STOP in reached


def _leads(scene, ways: list[int], at: int, to: set[int]) -> bool:
    """Tell whether one of these buttons moves the focus from there to one of those places."""
    for button in ways:
        scene.at = at
        scene.handle(PRESS | button)
        if scene.at in to:
            return True
    return False


@pytest.mark.parametrize("name", engine.GAMES)
def test_four_buttons_are_enough_and_few_presses_too(name, tmp_path):
    """A bound on the way to any move: a person gets tired."""
    for session, _ in random_states(name, 8):
        scene = open_scene(session, WIDE, tmp_path)
        found = choices(scene, (UP, DOWN, A))
        longest = max(found.values(), key=len)
        assert len(longest) <= 24, [NAMES[b.bit_length() - 1] for b in longest]


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("name", engine.GAMES)
def test_what_a_move_will_do_and_has_done_is_said_in_words_that_fit(name, language, tmp_path):
    """For every legal move, in the room that each text has on the smaller panel."""
    from firmware.saves.session import telling

    missing = []
    words.missing, original = (lambda key: missing.append(key) or key), words.missing
    try:
        for session, legal in random_states(name, 9):
            scene = open_scene(session, WIDE, tmp_path)
            words.use(language)
            tell = telling(name)
            for move in legal:
                after = bytearray(session.state)
                session.game.apply(after, move)
                effect = tell.effect(session.state, move, scene.scratch)
                assert "{" not in effect
                if name != "stones" or move != session.game.PASS:
                    assert effect
                for text, font, width, lines in (
                    (tell.action(session.state, move), SMALL, NARROW - 16, 1),
                    (effect, SMALL, NARROW - 6, 2),
                    (tell.told(session.state, after, move), MEDIUM, NARROW - 116, 3),
                    (tell.advice(session.state, move), MEDIUM, NARROW - 106, 4),
                ):
                    assert len(wrap(text, font, width)) <= lines, text
    finally:
        words.missing = original
        words.use("en")
    assert missing == []


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_reason_for_a_hint_has_words_that_fit(language):
    words.use(language)
    try:
        for reason in REASONS:
            text = words.say("why_" + reason)
            assert text != "why_" + reason
            assert len(wrap(text, MEDIUM, NARROW - 16)) <= 2, text
    finally:
        words.use("en")


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_what_a_row_has_come_to_is_told_whole_beside_the_card(language):
    """In at most two small lines: how long it is, and its points before and after."""
    words.use(language)
    try:
        for colour in range(5):
            told = words.say("table_row", row_name(colour), 10, change(7, 10))
            lines = in_lines(told, NARROW - 60)
            assert ", ".join(lines) == told
            assert len(lines) <= 2
            assert max(text_width(line, SMALL) for line in lines) <= NARROW - 60
    finally:
        words.use("en")


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_the_sums_of_all_dice_are_shown_whole_beside_the_tiles_left(
    language, strict_text, tmp_path
):
    scene = open_scene(Session.new("dice", TABLE, 0, 0, 1), SQUARE, tmp_path)
    words.use(language)
    try:
        for faces in combinations_with_replacement(range(6), 3):
            scene.state[16:19] = bytes(faces)
            scene._draw_sums(scene.stage.frame)
    finally:
        words.use("en")
    assert strict_text == []


def test_a_list_of_one_action_names_no_button_for_others(tmp_path):
    lengths = set()
    for session, _ in random_states("cards", 12):
        scene = open_scene(session, SQUARE, tmp_path)
        scene.begin()
        if scene.handle(PRESS | A) < 0 and scene._actions.moves:
            length = len(scene._actions.moves)
            others = [word for buttons, word in scene.all_hints(0) if buttons == UP | DOWN]
            assert bool(others) == (length > 1)
            lengths.add(length)
    assert 1 in lengths
    assert max(lengths) > 1


def test_the_effect_shown_is_the_effect_made(tmp_path):
    """The points after the arrow are those of the score once the move is made."""
    from firmware.games.cards.telling import effect
    from firmware.table.telling import signed

    for session, legal in random_states("cards", 10):
        scene = open_scene(session, WIDE, tmp_path)
        game, seat = session.game, session.turn()
        for move in legal:
            if move >= game.DISCARD:
                continue
            after = bytearray(session.state)
            game.apply(after, move)
            shown = effect(session.state, move, scene.scratch)
            gain = game.score(after, seat) - game.score(session.state, seat)
            before, _, then = shown.replace("\u00a0", " ").partition(" → ")
            was = _number(before.split()[-1])
            assert _number(then.split(",")[0].split(".")[0]) - was == gain, shown
            assert signed(was) in shown


@pytest.mark.parametrize("may_open", [False, True])
def test_a_card_is_said_to_fit_where_the_rules_let_it(may_open: bool) -> None:
    """An end card into an empty row, too, if the option says so."""
    from engine.cards.deck import COLOUR, POINT
    from firmware.games.cards.telling import fitting

    words.use("en")
    s = cards_game(["BX G5 P3 Y0 Y1 N9 R4 R5", ""], end_card_opens=may_open)
    legal = tokens(s)
    for index in range(8):
        card = cards.hand_card(s, 0, index)
        if COLOUR[card] != POINT:
            no = words.say("cards_no_fit", row_name(COLOUR[card]))
            assert (fitting(s, 0, card) != no) == ("+" + card_text(card) in legal)


def _number(text: str) -> int:
    return int(text.strip().replace("−", "-"))
