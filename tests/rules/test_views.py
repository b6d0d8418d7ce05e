"""What a seat can see, it sees; what it cannot, its view does not know either."""

import random
from collections import Counter

import pytest
from engine_tools import cards_game, check, is_fair, known, legal, look, play, stones_game
from hypothesis import given, settings
from hypothesis import strategies as st
from random_games import STYLES, Game, expected_material, games, material, plain, some_games
from referee_joins import join, stack

import engine
from engine import rng
from engine.cards import deck
from engine.cards import rules as cards
from engine.dice import rules as dice
from engine.dice.text import chance_text
from engine.state import RNG
from engine.stones import rules as stones

GENERATOR = range(RNG, RNG + rng.BYTES)


def view(s: bytearray, seat: int, luck: int) -> bytearray:
    """Return a view into a buffer that held something else before."""
    out = bytearray(b"\xa5" * len(s))
    look(s, seat, out, rng.new(luck))
    return out


def hidden_places(s: bytearray, seat: int) -> set[int]:
    """Return the bytes of a state that tell what the seat cannot see."""
    places = set(GENERATOR)
    if engine.game_of(s) is stones:
        left = stones.face_down_left(s)
        places |= set(range(len(s) - left, len(s)))
    if engine.game_of(s) is cards:
        places.add(cards._STOCK)
        places |= {cards._BELOW + card for card in hidden_cards(s, seat)}
        for other in range(cards.seat_count(s)):
            if other != seat:  # where in a hand the known cards lie depends on the others
                places |= set(range(cards._HANDS + other * 8, cards._HANDS + other * 8 + 8))
    return places


def hidden_cards(s: bytearray, seat: int) -> list[int]:
    """Return the cards of the card game that the seat cannot place."""
    return stack(s, cards._STOCK) + [
        cards.hand_card(s, other, index)
        for other in range(cards.seat_count(s))
        for index in range(cards.hand_size(s, other))
        if other != seat and not cards.is_known(s, other, index)
    ]


# ---- what a view keeps


@given(games(), st.integers(0, 1000))
@settings(max_examples=40, deadline=None)
def test_a_view_keeps_all_that_the_seat_can_see_byte_for_byte(game, luck):
    s = game.somewhere()
    before = bytes(s)
    for seat in range(game.rules.seat_count(s)):
        seen = view(s, seat, luck)
        hidden = hidden_places(s, seat)
        assert [seen[at] for at in range(len(s)) if at not in hidden] == [
            s[at] for at in range(len(s)) if at not in hidden
        ]
        if game.rules is cards:
            for other in range(cards.seat_count(s)):
                assert known(seen, other) == known(s, other)
    assert s == before


@given(games(), st.integers(0, 1000))
@settings(max_examples=40, deadline=None)
def test_a_view_is_a_game_with_every_card_in_it_once(game, luck):
    s = game.somewhere()
    seats = game.rules.seat_count(s)
    for seat in range(seats):
        seen = view(s, seat, luck)
        check(seen)
        assert material(join(seen)) == expected_material(game.rules.NAME, seats)


@given(games(), st.integers(0, 1000))
@settings(max_examples=40, deadline=None)
def test_a_seat_has_the_same_choices_and_scores_in_its_view(game, luck):
    s = game.somewhere()
    seen = view(s, game.rules.turn(s), luck)
    assert legal(seen) == legal(s)
    for seat in range(game.rules.seat_count(s)):
        assert game.rules.score(seen, seat) == game.rules.score(s, seat)


# ---- cards that all have seen being taken


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_known_cards_are_those_taken_from_a_pile_and_not_yet_played(seats):
    for seed, style in enumerate((STYLES[0], STYLES[3])):
        game = Game("cards", seats, 1, 0, seed, style)
        s = game.state
        taken = [Counter() for _ in range(seats)]  # by whom, as anybody at the table could tell
        before = None
        for _ in game.decisions():
            if before:
                watch(taken, before, join(s))
            before = join(s)
            for seat in range(seats):
                assert Counter(known(s, seat)) == taken[seat]
                seen = view(s, (seat + 1) % seats, seed)
                assert not taken[seat] - Counter(join(seen).hands[seat])


def watch(taken: list[Counter], before, after) -> None:
    """Note a card that went from a pile into the hand of the seat on turn, or left that hand."""
    mine = taken[before.turn]
    for letter, pile in before.piles.items():
        if len(after.piles[letter]) < len(pile):
            mine[pile[-1]] += 1
    mine -= Counter(before.hands[before.turn]) - Counter(after.hands[before.turn])


def test_a_card_taken_from_a_pile_stays_where_all_saw_it_go():
    s = play(cards_game(["", "B7 G2", ""], first=1), "-B7 *")
    play(s, "-" + join(s).hands[2][0] + " *B")
    assert known(s, 2) == ["B7"]
    for luck in range(100):
        assert known(view(s, 0, luck), 2) == ["B7"]
        assert known(view(s, 1, luck), 2) == ["B7"]


def test_a_card_drawn_from_the_stock_is_known_to_nobody_else():
    s = play(cards_game(["B0", ""], stock="R9"), "-B0 *")
    assert known(s, 0) == []
    holding = sum("R9" in join(view(s, 1, luck)).hands[0] for luck in range(200))
    assert 0 < holding < 60  # it is one of 93 cards in 8 places
    assert all("R9" in join(view(s, 0, luck)).hands[0] for luck in range(20))


def test_of_twins_the_one_all_know_of_is_played_first():
    """Having seen a blue 7 taken and a blue 7 played, nobody can tell whether there was another."""
    s = play(cards_game(["B7 G1 G2", "B7 N1"], first=1), "-B7 * -G1 *B -N1 *")
    assert known(s, 0) == ["B7"]
    assert join(s).hands[0].count("B7") == 2
    play(s, "+B7 *")
    assert known(s, 0) == []
    assert join(s).hands[0].count("B7") == 1
    holding = sum("B7" in join(view(s, 1, luck)).hands[0] for luck in range(200))
    assert 0 < holding < 60


# ---- what a view does not know


def otherwise_hidden(s: bytearray, seat: int, luck: random.Random) -> bytearray:
    """Return another state that looks the same to the seat: only what it cannot see differs."""
    twin = bytearray(s)
    for at in GENERATOR:
        twin[at] = luck.randrange(256)
    if engine.game_of(s) is stones:
        left = stones.face_down_left(s)
        hidden = list(s[len(s) - left :])
        luck.shuffle(hidden)
        twin[len(s) - left :] = bytes(hidden)
    if engine.game_of(s) is cards:
        hidden = hidden_cards(s, seat)
        luck.shuffle(hidden)
        twin[cards._STOCK] = 0xFF
        for _ in stack(s, cards._STOCK):
            card = hidden.pop()
            twin[cards._BELOW + card] = twin[cards._STOCK]
            twin[cards._STOCK] = card
        for other in range(cards.seat_count(s)):
            if other != seat:
                at = cards._HANDS + other * 8
                held = [card for card in s[at : at + cards.hand_size(s, other)] if card >= 0x80]
                while len(held) < cards.hand_size(s, other):
                    held.append(hidden.pop())
                    twin[cards._BELOW + held[-1]] = 0xFF
                twin[at : at + len(held)] = in_hand_order(held)
    return twin


def in_hand_order(held: list[int]) -> bytes:
    return bytes(sorted(held, key=lambda card: (deck.KIND[card & 0x7F], -card)))


def with_twins_exchanged(s: bytearray) -> bytearray:
    """Exchange the two cards of every pair in a card game, which nobody at a table can see."""
    exchanged = bytearray(s)
    partner = {card: card for card in range(deck.CARDS)} | {0xFF: 0xFF}
    for card in range(deck.CARDS):
        if deck.KIND[card] != card:
            partner[card], partner[card - 1] = card - 1, card
    for seat in range(cards.seat_count(s)):
        at = cards._HANDS + seat * 8
        held = s[at : at + cards.hand_size(s, seat)]
        exchanged[at : at + len(held)] = in_hand_order(
            [partner[card & 0x7F] | card & 0x80 for card in held]
        )
    for at in range(cards._STOCK, cards._LENGTHS):
        exchanged[at] = partner[s[at]]
    for card in range(deck.CARDS):
        exchanged[cards._BELOW + partner[card]] = partner[s[cards._BELOW + card]]
    return exchanged


@given(games(), st.integers(0, 1000))
@settings(max_examples=60, deadline=None)
def test_states_that_look_the_same_to_a_seat_give_it_the_same_views(game, luck):
    s = game.somewhere()
    for seat in range(game.rules.seat_count(s)):
        twin = otherwise_hidden(s, seat, game.luck)
        check(twin)
        assert view(twin, seat, luck) == view(s, seat, luck)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_which_of_two_equal_cards_lies_where_does_not_show(seats):
    for seed, style in enumerate(STYLES):
        s = Game("cards", seats, 1, 0, seed, style).somewhere()
        exchanged = with_twins_exchanged(s)
        check(exchanged)
        assert exchanged != s
        for seat in range(seats):
            one, other = view(s, seat, seed), view(exchanged, seat, seed)
            assert plain(join(one)) == plain(join(other))
            assert [known(one, i) for i in range(seats)] == [known(other, i) for i in range(seats)]


@pytest.mark.parametrize("game", some_games(1), ids=repr)
def test_other_luck_gives_another_view_and_the_same_luck_the_same(game):
    s = game.state
    assert view(s, 0, 1) == view(s, 0, 1) != view(s, 0, 2)
    luck = rng.new(1)
    views = [bytearray(len(s)) for _ in range(10)]
    for out in views:
        look(s, 0, out, luck)
    assert len({bytes(out) for out in views}) == 10


def test_the_dice_to_come_are_not_those_of_the_game():
    s = dice.new_game(2, 5, 0)

    def rolls(state: bytearray) -> list[str]:
        state = bytearray(state)
        found = []
        for _ in range(6):
            play(state, ". -")
            found.append(chance_text(state))
        return found

    futures = [rolls(view(s, 0, luck)) for luck in range(30)]
    assert rolls(s) not in futures
    assert len({tuple(future) for future in futures}) == 30
    assert rolls(view(s, 0, 3)) == futures[3]


# ---- every way the hidden cards may lie is as likely as any other


def views(s: bytearray, seat: int, count: int):
    luck = rng.new(9)
    out = bytearray(len(s))
    for _ in range(count):
        look(s, seat, out, luck)
        yield out


def test_hidden_cards_are_dealt_evenly_to_every_place():
    game = Game("cards", 3, 1, 0, 4, STYLES[3])
    for _, _ in zip(range(60), game.decisions(), strict=False):
        pass
    s = game.state
    assert any(known(s, seat) for seat in (1, 2))
    hidden = hidden_cards(s, 0)
    stock = cards.stock_left(s)
    chosen = hidden[0]
    depth, first, in_hand = [0] * stock, Counter(), [0, 0, 0]
    count = 4000
    for out in views(s, 0, count):
        cards_in_stock = stack(out, cards._STOCK)
        first[cards_in_stock[0]] += 1
        if chosen in cards_in_stock:
            depth[cards_in_stock.index(chosen)] += 1
        for seat in (1, 2):
            in_hand[seat] += chosen in [cards.hand_card(out, seat, i) for i in range(8)]
    assert first.keys() == set(hidden)
    assert is_fair(list(first.values()))
    assert is_fair(depth)
    for seat in (1, 2):
        share = (cards.hand_size(s, seat) - len(known(s, seat))) / len(hidden)
        spread = (count * share * (1 - share)) ** 0.5
        assert abs(in_hand[seat] - count * share) < 3.5 * spread


def test_with_two_seats_the_removed_cards_are_dealt_anew_too():
    s = cards_game(["", ""], removed="BX BX GX GX NX NX RX RX YX YX")
    in_stock = sum("BX" in join(out).stock for out in views(s, 0, 300))
    assert 150 < in_stock < 300  # two of 93 cards; 30 lie apart and 8 in a hand: five times in six


def test_face_down_tiles_are_mixed_evenly():
    s = stones_game("B0 G0 N0")
    play(s, "? . ? . ? .")
    following, last = Counter(), Counter()
    for out in views(s, 0, 4000):
        tiles = join(out).face_down
        following[tiles[0]] += 1
        last[tiles[-1]] += 1
    assert following.keys() == last.keys() == set(join(s).face_down)
    assert is_fair(list(following.values()))
    assert is_fair(list(last.values()))


def test_the_dice_of_views_are_even():
    s = dice.new_game(2, 5, 0)
    faces = [0] * 6
    for out in views(s, 0, 3000):
        faces[rng.below(out, RNG, 6)] += 1
    assert is_fair(faces)
