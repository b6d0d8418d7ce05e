"""What lies open on a real table can be looked up on this one, whoever's turn it is."""

from pathlib import Path

import pytest
from engine_tools import legal, text_of
from random_games import Game, some_games
from sizes import LOW, SIZES, SQUARE, WIDE
from tables import FOUR, LONE, Noting, a_stage, opened, play_on, started

import engine
from display import pieces, symbols
from engine.cards import rules as cards
from engine.cards.deck import END, VALUE
from engine.dice import rules as dice
from engine.rows import COLOURS
from engine.tiles import CLOVER, text_tile
from firmware import games, words
from firmware.saves.session import Session
from firmware.table.allrows import AllRows
from firmware.table.alltiles import AllTiles
from firmware.table.chips import SYMBOL
from firmware.table.tabletop import paint
from firmware.table.telling import signed
from simulator.visit import Visit

TWO_PRESSES = {SQUARE: ["X"], WIDE: ["B", "A"], LOW: ["B", "A"]}
ONE_PRESS = {SQUARE: "X", WIDE: "DOWN", LOW: "DOWN"}


def at_the_table(name: str, seats: list, board: str, folder: Path) -> Visit:
    visit = Visit(folder, board, prepare=lambda made: started(name, seats).save(made.store))
    visit.resume()
    visit.wait(100)
    return visit


@pytest.mark.parametrize("board", SIZES, ids=SIZES.get)
@pytest.mark.parametrize("name", engine.GAMES)
def test_whoever_chooses_sees_all_rows_within_two_presses(name, board, tmp_path: Path) -> None:
    visit = at_the_table(name, FOUR, board, tmp_path)
    assert visit.table.can_choose()
    visit.press(*TWO_PRESSES[board])
    assert isinstance(visit.top, AllRows)


@pytest.mark.parametrize("board", SIZES, ids=SIZES.get)
@pytest.mark.parametrize("level", ["random", "expert"])
def test_one_press_shows_all_rows_while_a_move_is_told_or_a_machine_thinks(
    level: str, board: str, tmp_path: Path
) -> None:
    visit = at_the_table("cards", [(level, "Robi"), ("", "Anna")], board, tmp_path)
    assert not visit.table.can_choose()
    visit.press(ONE_PRESS[board])
    assert isinstance(visit.top, AllRows)


def test_all_rows_open_with_a_card_chosen_too(tmp_path: Path) -> None:
    visit = at_the_table("cards", LONE, SQUARE, tmp_path)
    visit.press("A", "X")
    assert isinstance(visit.top, AllRows)


# ---- what is written there


def rows_laid(session: Session) -> list:
    """For each seat and colour what was laid, from the moves alone, as it is to be written."""
    name, state = session.game.NAME, bytearray(session.game.SIZE)
    laid: list = [{colour: [] for colour in COLOURS} for _ in session.seats]
    for number in range(session.moves_made()):
        session.state_at(number, state)
        token = text_of(state).move_text(session.move_at(number))
        if not token.startswith("+"):
            continue
        card, _, row = token[1:].partition(">")
        value = card[1:]
        if card[0] == "P" and not row:
            continue  # the point row
        things = laid[session.mover_at(number)][row or card[0]]
        if name == "cards":
            things.append(symbols.END if value == "X" else value)
            continue
        sign = session.game.SYMBOLS[text_tile(card)]
        things.append(value + SYMBOL.get(sign, ""))
        if name == "dice" and sign == CLOVER and dice.stones_left(state):
            things.append(symbols.STONE)
    return laid


def pages(session: Session, stage, width: int) -> list:
    """Return the lines of all pages of all rows, each as its texts from left to right."""
    screen = AllRows(session, session.state, 0)
    screen.stage = stage
    lines = []
    for page in range(2):
        frame = Noting(width)
        screen._page = page
        screen.draw(frame, True)
        for colour in range(5):
            sign = pieces.symbol_of(paint(colour))
            for y in sorted(y for y, x, text in frame.written if x == 8 and text == sign):
                line = sorted((x, t) for at, x, t in frame.written if abs(at - y) < 6)
                lines.append((page, y, colour, [text for _, text in line]))
        if page + 1 == screen._pages:
            break
    return sorted(lines, key=lambda line: line[:3])


@pytest.mark.parametrize("width", [240, 320])
@pytest.mark.parametrize("name", engine.GAMES)
def test_every_card_and_tile_is_written_in_the_order_laid(name, width, tmp_path: Path) -> None:
    stage = a_stage(tmp_path)
    for seats in (LONE, FOUR[:3], FOUR):
        for seed in range(4):
            session = play_on(started(name, seats, seed), 60 + 30 * seed)
            words.use_game(name)
            laid = rows_laid(session)
            lines = pages(session, stage, width)
            assert len(lines) == 5 * len(seats)
            for number, (_, _, colour, texts) in enumerate(lines):
                seat = number // 5
                things = laid[seat][COLOURS[colour]]
                expected = [pieces.symbol_of(paint(colour)), "".join(things)]
                if things:
                    points = session.game.score_part(session.state, seat, colour)
                    expected.append(signed(points))
                assert "".join(texts) == "".join(expected)


def test_two_pages_hold_four_seats(tmp_path: Path) -> None:
    """So one press shows half of them, and a second one the others."""
    stage = a_stage(tmp_path)
    for name in engine.GAMES:
        screen = AllRows(started(name, FOUR), started(name, FOUR).state, 0)
        words.use_game(name)
        screen.stage = stage
        screen.draw(Noting(), True)
        assert screen._pages == 2


def test_the_numbers_of_everybodys_wish_stones_are_written(tmp_path: Path) -> None:
    session = started("cards", FOUR, 5)
    while not all(cards.wish_stones(session.state, seat) for seat in range(4)):
        wishes = [move for move in legal(session.state) if move >= cards.WISH]
        if wishes:
            session.play(wishes[0])
        else:
            play_on(session)
    laid = games.laid(session.game)
    for seat in range(4):
        own = [n for n in range(1, 10) if cards.wish_stone_owner(session.state, n) == seat]
        assert [value for value, _ in laid.things(session.state, seat, 6)] == own


@pytest.mark.parametrize("board", SIZES, ids=SIZES.get)
@pytest.mark.parametrize("name", engine.GAMES)
def test_the_points_of_all_lines_add_up_to_those_beside_the_name(name, board, tmp_path) -> None:
    stage = a_stage(tmp_path, board)
    for seed in range(8):
        session = play_on(started(name, LONE, seed), 20 + 20 * seed)
        words.use_game(name)
        screen = AllRows(session, session.state, 0)
        screen.stage = stage
        written: list = []
        for screen._page in range(2):
            frame = Noting(stage.frame.width, stage.frame.height)
            screen.draw(frame, True)
            written += [(screen._page, *text) for text in frame.written]
        heads = [at for at, (_, _, _, text) in enumerate(written) if text in ("Anna", "Robi")]
        for seat, head in enumerate(heads[:2]):
            assert written[head][3] == session.name(seat)
            total = written[head - 1][3]  # beside the name
            assert total == signed(session.game.score(session.state, seat))
            lines = written[head + 1 : heads[seat + 1] - 2 if seat + 1 < len(heads) else None]
            assert sum(points_in(text) for _, _, _, text in lines) == points_in(total)


def points_in(text: str) -> int:
    """Return the points that a text stands for: they have a sign, numbers of cards have none."""
    return int(text.replace("−", "-")) if text[0] in "+−" and text[1:].isdigit() else 0


@pytest.mark.parametrize("name", ["stones", "dice"])
def test_counts_of_all_seats_stand_in_their_last_line(name: str, tmp_path: Path) -> None:
    stage = a_stage(tmp_path)
    session = play_on(started(name, LONE), 60)
    words.use_game(name)
    screen, frame = AllRows(session, session.state, 0), Noting()
    screen.stage = stage
    screen.draw(frame, True)
    state, game = session.state, session.game
    heights = sorted({y for y, _, text in frame.written if text == symbols.BONUS})
    assert len(heights) == 2
    for seat, y in enumerate(heights):
        line = [t for at, _, t in sorted(frame.written) if abs(at - y) < 6]
        counts = [str(game.wish_stones(state, seat)), signed(game.score_part(state, seat, 6))]
        if name == "dice":
            counts.append(str(dice.leprechauns(state, seat)))
        assert all(count in line for count in counts)


def test_the_longest_row_there_can_be_is_written_whole(tmp_path: Path) -> None:
    """All cards of a colour, both end cards among them, and ten point cards."""
    from engine.rows import END_CARD, POINT_CARD
    from firmware.table.chips import draw_chips

    numbers = (0, 1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 9, 10)
    things = [(value, 0) for value in numbers] + [(10, POINT_CARD), (END_CARD, 0), (END_CARD, 0)]
    frame = Noting()
    draw_chips(frame, 22, 40, 184, 13, things, paint(0))
    assert len(frame.words()) == len(things)
    assert max(x for _, x, _ in frame.written) + 11 <= 22 + 184


def test_how_many_tiles_lie_where_is_counted(tmp_path: Path) -> None:
    stage = a_stage(tmp_path)
    session = play_on(started("stones", LONE), 30)
    words.use_game("stones")
    screen, frame = AllTiles(session, session.state, 0), Noting()
    screen.stage = stage
    screen.draw(frame, True)
    down = session.game.face_down_left(session.state)
    assert f"{words.say('tiles_down')}: {down}" in frame.words()


# ---- on the table itself


def test_the_rows_closed_so_far_are_counted_beside_the_stock(tmp_path: Path) -> None:
    seen = set()
    for seed in range(6):
        session = play_on(started("cards", LONE, seed), 90)
        table = opened(session, tmp_path / str(seed))
        table.scene.look_at(session.state, 0, True)
        frame = Noting()
        table.scene.draw(frame, True)
        closed = cards.closed_rows(session.state)
        assert f"{closed}/5" in frame.words()
        assert str(cards.stock_left(session.state)) in frame.words()
        seen.add(closed)
    assert len(seen) > 1


@pytest.mark.parametrize("game", some_games(3), ids=repr)
def test_a_row_that_is_said_not_to_grow_never_does(game: Game) -> None:
    rules = game.rules
    finished: dict = {}
    for _ in game.decisions():
        for seat in range(rules.seat_count(game.state)):
            for row in range(5):
                length = rules.row_length(game.state, seat, row)
                assert finished.get((seat, row), length) == length
                if not rules.may_grow(game.state, seat, row):
                    finished[seat, row] = length


@pytest.mark.parametrize("name", engine.GAMES)
def test_the_table_promises_points_only_for_rows_that_can_grow(name, tmp_path: Path) -> None:
    fewer = 0
    for seed in range(8):
        session = play_on(started(name, LONE, seed, options=0), 150 if name == "cards" else 70)
        table = opened(session, tmp_path / str(seed))
        table.scene.look_at(session.state, 0, True)
        frame = Noting()
        table.scene.draw(frame, True)
        growing = [session.game.may_grow(session.state, 0, row) for row in range(5)].count(True)
        promised = [text for text in frame.words() if text.startswith("→")]
        assert growing <= len(promised) <= growing + 2  # the point row and the wish stones
        fewer += growing < 5
    assert fewer


@pytest.mark.parametrize("option", [0, 1])
def test_a_card_is_said_to_fit_only_where_it_can_be_laid(option: int, tmp_path: Path) -> None:
    ends = 0
    for seed in range(12):
        session = started("cards", LONE, seed, option)
        play_on(session, 3 * seed)
        play_on(session, until=lambda s: s.turn() == 0 and laying(s))
        if session.is_over() or not laying(session):
            continue
        scene = opened(session, tmp_path / str(seed)).scene
        scene.begin()
        for place, card in enumerate(scene.hand):
            lays = [move for move in scene.moves_of(place) if move < cards.DISCARD]
            says_no = words.say("cards_no_fit", "").strip(" .") in scene.words_of(place)[1]
            assert says_no == (not lays)
            ends += VALUE[card] == END
    assert ends


def laying(session: Session) -> bool:
    return not session.is_over() and any(move < cards.DISCARD for move in legal(session.state))
