"""The game in progress: looking back, undoing, and being saved."""

import random
from array import array

import pytest
from engine_tools import look, text_of
from interpreters import run_on_cpython, run_on_micropython
from sessions import SEATS, Memory

import engine
from engine import rng
from engine.errors import GameError
from firmware.saves.session import Session

GAMES_AND_SEATS = [(name, seats) for name in engine.GAMES for seats in (2, 3, 4)]


def begin(name: str, seats: int = 3, seed: int = 5) -> Session:
    return Session.new(name, SEATS[:seats], engine.game(name).DEFAULT_OPTIONS, 0, seed)


def random_moves(session: Session, seed: int):
    """Play a random game; yields after every move."""
    pick = random.Random(seed)
    moves = array("H", bytes(2 * session.game.MOST_MOVES))
    while not session.is_over():
        count = session.game.legal_moves(session.state, moves)
        session.play(moves[pick.randrange(count)])
        yield


@pytest.mark.parametrize(("name", "seats"), GAMES_AND_SEATS)
def test_every_moment_of_a_game_can_be_looked_at_again(name, seats):
    session = begin(name, seats)
    states = [bytes(session.state)]
    for _ in random_moves(session, 1):
        states.append(bytes(session.state))
    past = bytearray(session.game.SIZE)
    assert session.moves_made() == len(states) - 1
    numbers = list(range(len(states)))
    for order in (numbers, numbers[::-1], random.Random(2).sample(numbers, len(numbers))):
        for number in order:
            session.state_at(number, past)
            assert past == states[number]


def test_what_is_looked_at_again_is_what_was_played_instead_of_moves_taken_back():
    """Also where the marks lie that shorten the way back."""
    for seed in range(40):
        session = begin("cards", 4, seed)
        states, pick, past = [], random.Random(seed), bytearray(session.game.SIZE)
        moves = array("H", bytes(2 * session.game.MOST_MOVES))
        while not session.is_over():
            states.append(bytes(session.state))
            session.play(moves[pick.randrange(session.game.legal_moves(session.state, moves))])
            if pick.random() < 0.5 and session.undo():
                del states[session.moves_made() :]
            if pick.random() < 0.1 and states:
                number = pick.randrange(len(states))
                session.state_at(number, past)
                assert past == states[number]


@pytest.mark.parametrize(("name", "seats"), GAMES_AND_SEATS)
def test_undo_goes_back_to_a_decision_of_a_person_and_shows_nobody_anything(name, seats):
    """In another world with other hidden cards, the moves taken back would have gone the same."""
    undone = 0
    for seed in range(12):
        session = begin(name, seats, seed)
        for _ in random_moves(session, seed):
            if not session.can_undo():
                continue
            made = session.moves_made()
            after = bytearray(session.state)
            all_moves = [session.move_at(number) for number in range(made)]
            assert session.undo()
            undone += 1
            number = session.moves_made()
            person = session.turn()
            assert session.is_person(person)
            game = session.game
            other_world, ours, theirs = (bytearray(game.SIZE) for _ in range(3))
            look(session.state, person, other_world, rng.new(seed))
            for move in all_moves[number:]:
                game.apply(other_world, move)
            look(after, person, ours, rng.new(99))
            look(other_world, person, theirs, rng.new(99))
            assert ours == theirs
            for move in all_moves[number:]:  # and play on
                session.play(move)
            assert session.state == after
    assert undone > 20


def test_a_card_from_the_stock_a_tile_turned_up_and_a_roll_cannot_be_undone():
    for name, tokens in (("cards", ("*",)), ("stones", ("?",)), ("dice", ("!", "+", "-", "S"))):
        session = begin(name)
        text = ""
        for _ in random_moves(session, 3):
            text = text_of(session.state).move_text(session.move_at(session.moves_made() - 1))
            if text == tokens[0] or (name == "dice" and text[0] in tokens):
                assert not session.can_undo()
                assert not session.undo()


def test_lifting_the_cover_is_the_end_of_undoing():
    session = begin("cards", 2)
    session.play(
        array("H", [session.game.DISCARD + session.game.hand_card(session.state, 0, 0)])[0]
    )
    assert session.can_undo()
    session.seal()
    assert not session.can_undo()


@pytest.mark.parametrize(("name", "seats"), GAMES_AND_SEATS)
def test_a_saved_game_goes_on_as_if_nothing_had_happened(name, seats):
    store = Memory()
    session = begin(name, seats)
    rng.below(session.luck, 0, 6)
    for _ in random_moves(session, 2):
        session.save(store)
        loaded = Session.load(store)
        assert loaded.state == session.state
        assert loaded.luck == session.luck
        assert loaded.seats == session.seats
        assert loaded.moves_made() == session.moves_made()
        assert loaded.can_undo() == session.can_undo()
    twin = Memory()
    loaded.save(twin)
    assert twin.files == store.files


def test_no_byte_of_a_saved_game_can_be_wrong_without_being_noticed():
    session = begin("cards", 4)
    for _ in zip(range(30), random_moves(session, 4), strict=False):
        pass
    good = Memory()
    session.save(good)
    data = good.files["game_cards"]
    for at in range(len(data)):
        store = Memory()
        wrong = data[:at] + bytes([data[at] ^ 1 << at % 8]) + data[at + 1 :]
        store.files["game_cards"] = wrong
        with pytest.raises(GameError):
            Session.load(store)
        assert store.files == {"game_cards": wrong}  # which whoever asked for it decides about


def test_a_saved_game_cut_short_is_noticed():
    session = begin("dice")
    good = Memory()
    session.save(good)
    for length in range(1, len(good.files["game_dice"]), 7):
        store = Memory()
        store.files["game_dice"] = good.files["game_dice"][:length]
        with pytest.raises(GameError):
            Session.load(store)


def test_a_game_saved_by_a_newer_console_is_kept_and_named():
    from engine.state import pack

    session = begin("stones")
    store = Memory()
    session.save(store)
    store.files["game_stones"] = pack(b"\x09" + store.files["game_stones"][1:-4])
    with pytest.raises(GameError, match="format 9"):
        Session.load(store)


def test_a_game_that_was_counted_waits_for_nobody():
    store, session = Memory(), begin("dice")
    session.save(store)
    assert Session.load(store)
    session.note_counted(store)
    assert Session.load(store) is None
    assert Session.load(store, session.file).counted


def test_an_endless_game_forgets_its_oldest_moves_and_nothing_else():
    session = begin("cards", 2, 8)
    cards = session.game
    while session.moves_made() < 1500:  # discard and take, for ever: the stock is never touched
        kind = cards.hand_card(session.state, session.turn(), 0)
        moves = array("H", bytes(2 * cards.MOST_MOVES))
        count = cards.legal_moves(session.state, moves)
        discards = [m for m in moves[:count] if cards.DISCARD <= m < cards.ONTO]
        if discards:
            session.play(discards[kind % len(discards)])
        else:
            session.play(moves[1] if count > 1 else moves[0])
        if session.is_over() or cards.stock_left(session.state) < 3:
            pytest.fail("the stock should last")
    past = bytearray(cards.SIZE)
    assert session.first_kept() > 0
    session.state_at(session.moves_made(), past)
    assert past == session.state
    assert session.moves_made() - session.first_kept() <= 600
    store = Memory()
    session.save(store)
    assert Session.load(store).moves_made() == session.moves_made()


def test_an_illegal_move_changes_nothing():
    session = begin("stones")
    before = bytes(session.state)
    with pytest.raises(GameError):
        session.play(session.game.PASS)
    assert session.state == before
    assert session.moves_made() == 0


@pytest.mark.parametrize("seats", [[("champion", "Max"), ("", "Ida")], [("", ""), ("", "Ida")]])
def test_a_seat_needs_a_known_level_and_a_name(seats):
    with pytest.raises(GameError):
        Session.new("dice", seats, 0, 0, 1)


def test_another_round_begins_with_the_next_seat():
    session = begin("dice", 3)
    again = session.again(17)
    assert again.game.first_seat(again.state) == 1
    assert again.seats == session.seats
    assert again.moves_made() == 0


def test_the_unix_port_plays_the_same_sessions_as_cpython(micropython):
    code = "import sessions; sessions.play_all(6)"
    ours, theirs = run_on_cpython(code), run_on_micropython(micropython, code)
    assert len(ours.splitlines()) == 3 * 3 * 6
    assert ours == theirs
