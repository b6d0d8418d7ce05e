"""The card game, rule by rule: set-up, discarding, wish stones, drawing."""

from engine_tools import COLOURS, cards_game, hand, idle, play, refusal, take_turns, tokens, top

from engine.cards import deck
from engine.cards import rules as cards
from engine.cards.text import card_text, setup

# ---- material and set-up


def test_there_are_101_cards():
    found = [card_text(card) for card in range(deck.CARDS)]
    assert len(found) == 101
    for colour in COLOURS:
        for value in range(11):
            copies = 2 if value in (3, 4, 5, 6, 7) else 1
            assert found.count(colour + str(value)) == copies
        assert found.count(colour + "X") == 2
    for value in range(11):
        assert found.count("P" + str(value)) == 1


def test_cards_are_numbered_by_value_and_twins_follow_each_other():
    texts = [card_text(card) for card in range(deck.CARDS)]
    assert list(deck.VALUE) == sorted(deck.VALUE)
    assert list(deck.KIND) == [texts.index(text) for text in texts]
    assert all(card - kind in (0, 1) for card, kind in enumerate(deck.KIND))
    assert [texts[card] for card in deck.POINT_CARDS] == ["P" + str(value) for value in range(11)]


def test_eight_cards_are_dealt_to_each_and_the_rest_is_the_stock():
    for seats, stock in ((3, 101 - 24), (4, 101 - 32)):
        deal = setup(cards.new_game(seats, 1))
        assert [len(held) for held in deal["hands"]] == [8] * seats
        assert len(deal["stock"]) == stock
        assert deal["removed"] == []


def test_with_two_seats_thirty_cards_leave_the_game():
    s = cards.new_game(2, 1)
    deal = setup(s)
    assert len(deal["removed"]) == 30
    assert len(deal["stock"]) == cards.stock_left(s) == 101 - 16 - 30


def test_nine_wish_stones_lie_there_at_the_beginning():
    s = cards.new_game(2, 1)
    assert [value for value in range(12) if cards.has_wish_stone(s, value)] == list(range(1, 10))


def test_any_seat_may_be_the_first_and_turns_go_clockwise():
    for first in range(3):
        s = cards.new_game(3, 1, first)
        for turn in range(7):
            assert cards.turn(s) == (first + turn) % 3
            idle(s)


# ---- a turn


def test_a_turn_is_one_play_and_a_draw_back_to_eight():
    s = cards_game(["B5", ""])
    play(s, "+B5")
    assert cards.turn(s) == 0
    assert len(hand(s, 0)) == 7
    assert tokens(s) == {"*"}
    play(s, "*")
    assert len(hand(s, 0)) == 8
    assert cards.turn(s) == 1


def test_a_play_cannot_be_passed_nor_a_draw_made_before_it():
    s = cards.new_game(2, 1)
    refusal(s, ".")
    refusal(s, "*")


def test_only_cards_of_the_own_hand_can_be_played():
    s = cards_game(["B5", "G5 P3"])
    for token in ("+G5", "-G5", "-B5-G5", "+P3", "-P3"):
        assert "not in the hand" in refusal(s, token)


# ---- discarding


def test_any_card_may_be_discarded():
    s = cards_game(["B5 G0 N10 RX YX P0 P7 P10", ""])
    discards = {token for token in tokens(s) if token[0] == "-"}
    assert discards == {"-" + card for card in hand(s, 0)}


def test_each_colour_has_a_pile_with_its_end_cards_and_the_point_cards_have_one():
    held = "B5 G0 N10 RX YX P7"
    for card in held.split():
        s = play(cards_game([held, ""]), "-" + card)
        assert {pile: top(s, pile) for pile in "BGNRYP" if top(s, pile)} == {card[0]: card}


def test_of_a_pile_only_the_top_card_can_be_drawn():
    s = cards_game(["B1", "B2", "G1"], first=0)
    play(s, "-B1 * -B2 * +G1 *B")
    assert "B2" in hand(s, 2)
    assert top(s, "B") == "B1"


# ---- wish stones


def test_two_cards_of_one_value_take_the_wish_stone_of_that_value():
    s = play(cards_game(["B7 G7", ""]), "-B7-G7")
    assert cards.wish_stone_owner(s, 7) == 0
    assert cards.wish_stones(s, 0) == 1
    assert cards.wish_stones(s, 1) == 0


def test_each_of_the_two_goes_to_its_own_pile():
    s = play(cards_game(["N7 P7", ""]), "-N7-P7")
    assert (top(s, "N"), top(s, "P")) == ("N7", "P7")
    s = play(cards_game(["N7 N7", "B1", "B2"]), "-N7-N7 * * -B1 *N -B2 *N")
    assert "N7" in hand(s, 1)
    assert "N7" in hand(s, 2)
    assert top(s, "N") == ""


def test_the_two_may_be_of_any_colours_and_point_cards():
    s = cards_game(["B4 G4 G4 P4 N1 R2 Y8", ""])
    pairs = {token for token in tokens(s) if token.count("-") == 2}
    assert pairs == {"-B4-G4", "-G4-G4", "-B4-P4", "-G4-P4"}


def test_a_pair_is_written_in_string_order_and_so_only():
    s = cards_game(["P7 R7 Y7", ""])
    assert {"-P7-R7", "-P7-Y7", "-R7-Y7"} <= tokens(s)
    for token in ("-R7-P7", "-Y7-P7", "-Y7-R7"):
        assert "there is no move" in refusal(s, token)


def test_two_cards_of_different_values_take_nothing():
    assert "two cards of one value" in refusal(cards_game(["B4 G5", ""]), "-B4-G5")


def test_one_card_is_no_pair():
    assert "only one" in refusal(cards_game(["B4", "B4"]), "-B4-B4")


def test_0_and_10_and_end_cards_have_no_wish_stone():
    s = cards_game(["B0 G0 B10 G10 BX BX P0 P10", ""])
    for token in ("-B0-G0", "-B0-P0", "-B10-G10", "-B10-P10", "-BX-BX"):
        assert "wish stone is not there" in refusal(s, token)


def test_a_wish_stone_that_was_taken_is_gone_for_all():
    s = play(cards_game(["B7 G7", "N7 R7"]), "-B7-G7 * *")
    assert "not there" in refusal(s, "-N7-R7")
    s = take_turns(cards_game(["B7 G7 N7 R7", ""]), 0, "-B7-G7")
    idle(s)
    assert "not there" in refusal(s, "-N7-R7")


# ---- drawing


def test_the_stock_gives_its_top_card():
    s = play(cards_game(["B0", "B1"], stock="R9 Y8"), "-B0 * -B1 *")
    assert "R9" in hand(s, 0)
    assert "Y8" in hand(s, 1)


def test_the_top_card_of_any_pile_may_be_drawn_instead():
    s = play(cards_game(["B0 P3", "GX", "N5"], first=0), "-B0 * -GX *")
    play(s, "+N5")
    assert tokens(s) == {"*", "*B", "*G"}
    play(s, "*G")
    assert "GX" in hand(s, 2)
    assert top(s, "G") == ""
    assert cards.stock_left(s) == 101 - 24 - 2


def test_an_empty_pile_gives_nothing():
    s = play(cards_game(["B0", ""]), "+B0")
    assert "empty" in refusal(s, "*G")
    assert "empty" in refusal(s, "*P")


def test_a_pile_discarded_to_this_turn_is_closed():
    """Not only the card itself: the ones below cannot be reached."""
    s = play(cards_game(["B0", "B1 G1"]), "-B0 * -B1")
    assert tokens(s) == {"*"}
    assert "this turn" in refusal(s, "*B")


def test_both_piles_of_a_pair_are_closed_for_both_draws():
    s = play(cards_game(["B0 G0 N0", "B1", "G7 P7"]), "-N0 * -B1 * -G7-P7")
    assert tokens(s) == {"*", "*N", "*B"}
    play(s, "*N")
    assert tokens(s) == {"*", "*B"}
    assert "this turn" in refusal(s, "*G")
    assert "this turn" in refusal(s, "*P")


def test_a_closed_pile_is_open_to_the_others_and_to_the_seat_at_its_next_turn():
    s = play(cards_game(["B0 G5", "G1", "N1"]), "-B0 * +G1")
    assert "*B" in tokens(s)
    play(s, "* +N1")
    assert "*B" in tokens(s)
    play(s, "* +G5")
    assert tokens(s) == {"*", "*B"}


def test_after_a_wish_stone_two_cards_are_drawn_one_at_a_time():
    s = play(cards_game(["B7 G7", ""], stock="R9 Y8"), "-B7-G7")
    assert len(hand(s, 0)) == 6
    play(s, "*")
    assert cards.turn(s) == 0
    assert "R9" in hand(s, 0)  # seen before the second is chosen
    play(s, "*")
    assert "Y8" in hand(s, 0)
    assert len(hand(s, 0)) == 8
    assert cards.turn(s) == 1


def test_the_two_draws_may_come_from_one_pile_or_from_two_places():
    start = play(cards_game(["N1 B7 G7", "N2"]), "-N1 * -N2 * -B7-G7")
    s = play(bytearray(start), "*N")
    assert tokens(s) == {"*", "*N"}
    play(s, "*N")
    assert {"N1", "N2"} <= set(hand(s, 0))
    assert cards.turn(s) == 1
    s = play(bytearray(start), "* *N")
    assert "N2" in hand(s, 0)
    assert "N1" not in hand(s, 0)
