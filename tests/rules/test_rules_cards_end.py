"""The card game, rule by rule: the end and the score."""

from engine_tools import (
    COLOURS,
    cards_game,
    hand,
    idle,
    parts,
    play,
    refusal,
    row,
    take_turns,
    tokens,
    top,
    wait_for,
)

from engine.cards import rules as cards

# ---- the end


def five_end_cards(seats: int = 2) -> bytearray:
    """Return a game with four closed rows; seat 0 holds the fifth end card and is to play."""
    hands = ["BX GX NX G3 G4 P4 P5 Y5", "BX GX NX R1 R2 P1 Y1 Y2", "", ""]
    s = cards_game(hands[:seats])
    for token in ("+BX", "+BX", "+GX", "+GX"):
        while token not in tokens(s):
            idle(s, "BX GX NX")
        play(s, token + " *")
    wait_for(s, 0, "BX GX NX R1 R2 P1 Y1 Y2")
    return s


def test_five_rows_with_an_end_card_end_the_game_at_once_and_that_seat_does_not_draw():
    s = five_end_cards()
    play(s, "+NX")
    assert len(hand(s, 0)) == 7
    assert cards.turn(s) == 1
    assert not any(token[0] in "-*" for token in tokens(s))
    assert "." in tokens(s)


def test_the_five_rows_may_be_of_any_colours_and_any_seats():
    """Two blue, two green and a brown row were closed by two seats."""
    s = play(five_end_cards(), "+NX")
    closed = [(seat, c) for seat in (0, 1) for c in "BGN" if "X" in row(s, seat, c)]
    assert closed == [(0, "B"), (0, "G"), (0, "N"), (1, "B"), (1, "G")]


def test_a_row_with_two_end_cards_counts_once():
    s = cards_game(["BX BX GX GX NX NX RX YX", ""])
    take_turns(s, 0, "+BX +BX +GX +GX +NX +NX +RX")
    wait_for(s, 0)
    assert cards.turn(s) == 0
    assert "-YX" in tokens(s)  # four rows, seven end cards: the game goes on
    play(s, "+YX")
    assert "." in tokens(s)


def until_stock_is(left: int, s: bytearray, keep: str = "") -> bytearray:
    while cards.stock_left(s) > left:
        idle(s, keep)
    return s


def test_the_last_stock_card_ends_the_game_at_once():
    for seats in (2, 3, 4):
        s = until_stock_is(1, cards.new_game(seats, 1))
        ender = cards.turn(s)
        play(s, "-" + hand(s, ender)[0] + " *")
        assert cards.stock_left(s) == 0
        assert len(hand(s, ender)) == 8
        assert cards.turn(s) == (ender + 1) % seats
        assert "." in tokens(s)
        assert not any(token[0] in "-*" for token in tokens(s))


def test_the_last_stock_card_as_first_of_two_draws_ends_the_game_at_once():
    pairs = "B7 G7"
    s = until_stock_is(1, cards_game([pairs, pairs]), pairs)
    ender = cards.turn(s)
    play(s, "-B7-G7 *")
    assert cards.turn(s) != ender
    assert len(hand(s, ender)) == 7
    assert "." in tokens(s)


def test_drawing_from_piles_does_not_end_the_game():
    s = until_stock_is(1, cards_game(["", "", ""]))
    for _ in range(30):
        held = hand(s, cards.turn(s))
        draw = next(pile for pile in "BGNRYP" if top(s, pile) and pile != held[0][0])
        play(s, "-" + held[0] + " *" + draw)
    assert cards.stock_left(s) == 1
    assert "." not in tokens(s)


def test_after_the_end_each_seat_lays_clockwise_from_the_one_after_the_ender():
    s = play(five_end_cards(seats=4), "+NX")
    order = []
    while not cards.is_over(s):
        order.append(cards.turn(s))
        play(s, ".")
    assert order == [1, 2, 3, 0]


def test_after_the_end_each_seat_may_lay_up_to_two_cards():
    s = play(five_end_cards(), "+NX")
    play(s, "+R1")
    assert cards.turn(s) == 1
    play(s, "+R2")  # two: the next seat without a word
    assert cards.turn(s) == 0
    play(s, "+Y5 .")
    assert cards.is_over(s)
    assert row(s, 1, "R") == "R1 R2"
    assert row(s, 0, "Y") == "Y5"


def test_after_the_end_a_seat_may_lay_none():
    s = play(five_end_cards(), "+NX . .")
    assert cards.is_over(s)
    assert tokens(s) == set()


def test_after_the_end_the_rules_of_laying_still_hold():
    s = play(five_end_cards(), "+NX .")
    lays = {token for token in tokens(s) if token[0] == "+"}
    assert "+Y5" in lays
    assert "+P4" in lays
    assert "does not fit" in refusal(s, "+G3")  # seat 0 has closed its green row
    play(s, "+Y5")
    assert "+P5>Y" in tokens(s)  # point cards into colour rows too
    play(s, "+P5>Y")
    assert cards.is_over(s)


def test_after_the_end_end_cards_may_be_laid_too():
    s = play(five_end_cards(), "+NX +NX")
    assert row(s, 1, "N") == "NX"
    off = until_stock_is(1, cards_game(["NX", "NX"], end_card_opens=False), "NX")
    idle(off, "NX")
    refusal(off, "+NX")


def test_after_the_end_nothing_is_discarded_or_drawn_and_no_wish_stone_is_taken():
    s = play(five_end_cards(), "+NX")
    for token in ("*", "*B", "-R1", "-P1-R1"):
        refusal(s, token)


def test_nothing_can_be_played_after_all_have_laid():
    s = play(five_end_cards(), "+NX . .")
    for token in (".", "+Y5", "*"):
        assert "over" in refusal(s, token)


# ---- scores


def test_rows_score_by_their_length():
    """Eleven blue numbers, the twin of 3, and both end cards: one after the other."""
    s = cards_game(["B0 B1 B2 B3 B3 B4 B5 B6", ""], stock="B7 G0 B8 G1 B9 G2 B10 N0 BX N1 BX")
    points = [parts(s, 0)["B"]]
    for card in ("0", "1", "2", "3", "3", "4", "5", "6", "7", "8", "9", "10", "X", "X"):
        take_turns(s, 0, "+B" + card)
        points.append(parts(s, 0)["B"])
    assert points == [0, -4, -3, -2, 1, 2, 3, 6, 7, 10, 10, 10, 10, 10, 10]


def test_each_colour_is_a_row_of_its_own():
    s = cards_game(["B1 B2 G1 N1 R1", ""])
    take_turns(s, 0, "+B1 +B2 +G1 +N1 +R1")
    mine = parts(s, 0)
    assert [mine[colour] for colour in COLOURS] == [-3, -4, -4, -4, 0]


def test_the_point_row_scores_one_a_card():
    s = cards_game(["P0 P10 P5 P7", ""])
    for count, card in enumerate(("P0", "P10", "P5", "P7")):
        assert parts(s, 0)["points"] == count
        take_turns(s, 0, "+" + card)
    assert parts(s, 0)["points"] == 4
    assert parts(s, 1)["points"] == 0


def test_wish_stones_score_by_their_number():
    s = cards_game(["B1 G1 B2 G2 B3 G3 B4 G4", ""], stock="B5 G5 R0 B6 G6 Y0")
    points = [parts(s, 0)["wishes"]]
    for value in "123456":
        take_turns(s, 0, "-B" + value + "-G" + value)
        points.append(parts(s, 0)["wishes"])
    assert points == [-4, -1, 0, 4, 6, 10, 10]
    assert parts(s, 1)["wishes"] == -4


def test_the_score_is_the_sum_of_its_parts_and_hands_count_nothing():
    s = cards_game(["B1 B2 P1 R5 N5", ""])
    assert cards.score(s, 0) == -4  # no wish stone, and nothing else
    take_turns(s, 0, "+B1 +B2 +P1 -N5-R5")
    rows = {"B": -3, "G": 0, "N": 0, "R": 0, "Y": 0}
    assert parts(s, 0) == dict(rows, points=1, wishes=-1)
    assert cards.score(s, 0) == -3
