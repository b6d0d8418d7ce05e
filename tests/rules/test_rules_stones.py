"""The way of stones, rule by rule."""

from engine_tools import COLOURS, parts, play, refusal, stones_game, tokens

from engine import tiles
from engine.stones import rules as stones
from engine.stones.text import setup

CLOVERS = "B5 B6 G3 G4 N5 N8 R2 R9 Y1 Y7"


def gather(own: str, following: str = "") -> bytearray:
    """Return a game in which seat 0 has turned up and laid these tiles, and seat 1 has laid none.

    It is seat 0's turn, and the tile it will turn up can be named.
    """
    left = [c + str(value) for value in range(11) for c in COLOURS]
    for tile in (own + " " + following).split():
        left.remove(tile)
    order = []
    for tile in own.split():
        order.append(tile)
        if tile not in CLOVERS.split():
            order.append(left.pop())  # seat 1 turns it up and leaves it
    s = stones_game(" ".join(order) + " " + following)
    for tile in own.split():
        play(s, "? +" + tile)
        if stones.turn(s) == 1:
            play(s, "? .")
    return s


def until_left(left: int, s: bytearray) -> bytearray:
    """Let every seat turn tiles up and leave them, until so many are face down."""
    while stones.face_down_left(s) > left:
        play(s, "? .")
    return s


# ---- material


def test_there_are_55_tiles_0_to_10_in_five_colours():
    deal = setup(stones.new_game(2, 1))["tiles"]
    assert sorted(deal) == sorted(c + str(value) for c in COLOURS for value in range(11))


def test_the_symbols_are_those_of_the_published_game():
    layout = {
        tiles.WISH: "B2 B3 G6 G9 N4 N7 R1 R4 Y6 Y8",
        tiles.CLOVER: CLOVERS,
        tiles.BONUS_1: "B9 G1 N6 R5 Y4",
        tiles.BONUS_3: "B8 G5 N2 R7 Y3",
    }
    for tile in range(tiles.TILES):
        name = tiles.tile_text(tile)
        symbols = [symbol for symbol in layout if name in layout[symbol].split()]
        assert [stones.SYMBOLS[tile]] == (symbols or [tiles.PLAIN])


def test_any_seat_may_be_the_first_and_turns_go_clockwise():
    for first in range(4):
        s = stones_game("B0 G0 N0 R0 Y0", seats=4, first=first)
        for turn in range(5):
            assert stones.turn(s) == (first + turn) % 4
            play(s, "? .")


def test_there_is_no_option():
    assert stones.OPTIONS == ()


# ---- a turn


def test_the_first_turn_can_only_turn_a_tile_up():
    assert tokens(stones_game()) == {"?"}


def test_a_tile_turned_up_is_laid_before_the_seat():
    s = play(stones_game("B7"), "?")
    assert stones.turn(s) == 0
    assert tokens(s) == {"+B7", "."}
    play(s, "+B7")
    assert stones.turn(s) == 1
    assert stones.tile_owner(s, tiles.text_tile("B7")) == 0
    assert stones.row_length(s, 0, 0) == 1


def test_or_it_is_left_face_up_in_the_middle():
    s = play(stones_game("B7"), "? .")
    assert stones.turn(s) == 1
    assert stones.is_face_up(s, tiles.text_tile("B7"))
    assert stones.row_length(s, 0, 0) == 0


def test_instead_a_tile_that_lies_face_up_may_be_taken():
    s = play(stones_game("B7 G2 N4"), "? . ? . ? .")
    assert tokens(s) == {"?", "+B7", "+G2", "+N4"}
    play(s, "+G2")
    assert stones.turn(s) == 0
    assert stones.tile_owner(s, tiles.text_tile("G2")) == 1
    assert tokens(s) == {"?", "+B7", "+N4"}
    refusal(s, "+G2")


def test_whoever_turns_a_tile_up_must_deal_with_that_one():
    s = play(stones_game("B7 G2"), "? . ?")
    assert tokens(s) == {"+G2", "."}
    assert "another" in refusal(s, "+B7")
    assert "turned up now" in refusal(s, "?")


def test_a_tile_that_is_face_down_or_taken_cannot_be_taken():
    s = play(stones_game("B7"), "? +B7")
    assert "face up" in refusal(s, "+B7")
    assert "face up" in refusal(s, "+G2")


def test_a_turn_cannot_be_passed_while_a_face_down_tile_is_left():
    s = stones_game("B7")
    assert "cannot be passed" in refusal(s, ".")
    until_left(1, s)
    assert "cannot be passed" in refusal(s, ".")


# ---- rows


def fits(row: str, tile: str) -> bool:
    """Tell whether a seat with this row may lay the tile it has just turned up."""
    s = play(gather(row, tile), "?")
    if "+" + tile in tokens(s):
        return True
    assert "does not fit" in refusal(s, "+" + tile)
    return False


def test_the_first_tile_of_a_colour_may_be_any():
    for value in range(11):
        assert fits("", "B" + str(value))


def test_0_3_4_5_9_is_a_row():
    assert fits("B0 B3 B4 B5", "B9")


def test_8_6_5_2_0_is_a_row():
    assert fits("B8 B6 B5 B2", "B0")


def test_the_second_tile_fixes_whether_the_row_rises_or_falls():
    assert fits("G5", "G7")
    assert fits("G5", "G2")
    assert fits("G5 G7", "G8")
    assert not fits("G5 G7", "G6")
    assert not fits("G5 G7", "G2")


def test_upon_8_and_5_neither_7_nor_9_can_be_laid():
    assert not fits("G8 G5", "G7")
    assert not fits("G8 G5", "G9")
    assert fits("G8 G5", "G2")


def test_a_tile_of_another_colour_starts_a_row_of_its_own():
    assert fits("G8 G5", "B9")


def test_a_tile_that_does_not_fit_cannot_be_taken_from_the_middle_either():
    s = play(stones_game("G8 G7 G5 N0"), "? +G8 ? . ? +G5 ? .")
    assert tokens(s) == {"?", "+N0"}
    assert "does not fit" in refusal(s, "+G7")
    play(s, "+N0")
    assert "+G7" in tokens(s)  # the other seat has no green row


def test_a_tile_that_does_not_fit_must_be_left():
    s = play(stones_game("G8 N0 G5 N2 G7"), "? +G8 ? . ? +G5 ? . ?")
    assert tokens(s) == {"."}


# ---- clovers


def test_laying_a_clover_gives_another_turn_at_once():
    s = play(stones_game("B5 B6 G7"), "? +B5")
    assert stones.turn(s) == 0
    assert tokens(s) == {"?"}
    play(s, "? +B6")
    assert stones.turn(s) == 0
    play(s, "? +G7")
    assert stones.turn(s) == 1


def test_the_other_turn_is_a_whole_one():
    start = play(stones_game("G7 N5 B5 Y0"), "? . ? . ? +B5")
    assert tokens(start) == {"?", "+G7", "+N5"}
    s = play(bytearray(start), "? .")
    assert stones.turn(s) == 1
    s = play(bytearray(start), "+G7")
    assert stones.turn(s) == 1


def test_leaving_a_clover_gives_no_turn_but_taking_it_later_does():
    s = play(stones_game("B5 G0"), "? .")
    assert stones.turn(s) == 1
    play(s, "+B5")
    assert stones.turn(s) == 1
    assert tokens(s) == {"?"}


def test_a_clovers_turn_cannot_be_passed_while_a_face_down_tile_is_left():
    s = play(stones_game("B5"), "? +B5")
    assert "cannot be passed" in refusal(s, ".")


def test_every_clover_gives_a_turn_and_no_other_symbol_does():
    for tile in range(tiles.TILES):
        name = tiles.tile_text(tile)
        s = play(stones_game(name), "? +" + name)
        assert (stones.turn(s) == 0) == (name in CLOVERS.split())


# ---- the end


def test_the_game_is_over_when_the_last_tile_has_been_turned_up_and_laid_or_left():
    for token in ("+B7", "."):
        s = until_left(1, stones_game(last="B7"))
        play(s, "?")
        assert not stones.is_over(s)
        play(s, token)
        assert stones.is_over(s)
        assert tokens(s) == set()


def test_whatever_still_lies_in_the_middle():
    s = play(until_left(1, stones_game(last="B7")), "? .")
    assert stones.is_over(s)
    assert sum(stones.is_face_up(s, tile) for tile in range(tiles.TILES)) == 55


def test_a_clovers_turn_after_the_last_tile_is_played():
    s = play(until_left(1, stones_game(last="B5")), "?")
    seat = stones.turn(s)
    play(s, "+B5")
    assert not stones.is_over(s)
    assert stones.turn(s) == seat
    assert "?" not in tokens(s)
    play(s, "+G7")
    assert stones.is_over(s)
    assert stones.tile_owner(s, tiles.text_tile("G7")) == seat


def test_a_clover_taken_in_that_turn_gives_yet_another():
    s = play(until_left(1, stones_game(last="B5")), "? +B5 +G3 +G4 +N5")
    assert not stones.is_over(s)
    play(s, "+N0")
    assert stones.is_over(s)


def test_with_no_face_down_tile_left_a_clovers_turn_may_be_declined():
    s = play(until_left(1, stones_game(last="B5")), "? +B5")
    assert "." in tokens(s)
    play(s, ".")
    assert stones.is_over(s)


def test_a_left_clover_as_the_last_tile_gives_no_turn():
    s = play(until_left(1, stones_game(last="B5")), "? .")
    assert stones.is_over(s)


def test_no_move_follows_the_end():
    s = play(until_left(1, stones_game(last="B7")), "? .")
    for token in ("?", ".", "+B0"):
        assert "over" in refusal(s, token)


# ---- scores


def points_on_the_way(own: str, part: str) -> list:
    """Return a part of seat 0's score with none, one, two ... all of these tiles."""
    gathered = own.split()
    counts = range(len(gathered) + 1)
    return [parts(gather(" ".join(gathered[:count])), 0)[part] for count in counts]


def test_rows_score_by_their_length():
    points = points_on_the_way("B0 B1 B2 B3 B4 B5 B6 B7", "B")
    assert points == [0, -4, -3, 2, 3, 6, 10, 10, 10]


def test_wish_stones_score_by_their_number():
    points = points_on_the_way("B2 B3 G6 G9 N4 N7", "wishes")
    assert points == [-4, -3, 2, 3, 6, 10, 10]


def test_bonus_points_are_those_on_the_own_tiles():
    assert points_on_the_way("B9 G1 N2 R7 Y4 Y0", "bonus") == [0, 1, 2, 5, 8, 9, 9]
    assert parts(gather("B9 G1 N2 R7 Y4 Y0"), 1)["bonus"] == 0


def test_tiles_in_the_middle_score_for_nobody():
    s = until_left(0, stones_game())
    for seat in (0, 1):
        assert parts(s, seat)["bonus"] == 0
        assert stones.score(s, seat) == -4


def test_the_worked_example_scores_21():
    """Rows of 2, 0, 5, 3 and 4 tiles, three wish stones, bonus points 3 + 1 + 3 + 3."""
    s = gather("B8 B10 N3 N4 N6 N7 N10 R7 R8 R10 Y3 Y5 Y6 Y10")
    rows = {"B": -3, "G": 0, "N": 6, "R": 2, "Y": 3}
    assert parts(s, 0) == dict(rows, wishes=3, bonus=10)
    assert stones.score(s, 0) == 21
