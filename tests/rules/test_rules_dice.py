"""The dice game, rule by rule: set-up, rolling, taking.

`=013` is a roll: its faces in rising order, 0 for a stone.
"""

from engine_tools import (
    COLOURS,
    dice_game,
    dice_play,
    dice_taken,
    face_down,
    parts,
    refusal,
    tokens,
)

from engine import rng, tiles
from engine.dice import rules as dice
from engine.dice.text import chance_text
from engine.state import RNG


def owner(s: bytearray, tile: str) -> int:
    return dice.tile_owner(s, tiles.text_tile(tile))


def tiles_offered(s: bytearray) -> set:
    return {token for token in tokens(s) if token[0] == "+"}


def blue_offered(s: bytearray) -> set:
    return {token for token in tokens(s) if token[:2] == "+B"}


def values_offered(s: bytearray) -> list:
    return sorted({int(token[2:]) for token in tiles_offered(s)})


# ---- material and set-up


def test_all_55_value_tiles_lie_face_up():
    s = dice.new_game(2, 1)
    assert all(dice.tile_owner(s, tile) == -1 for tile in range(tiles.TILES))
    assert [dice.tiles_left(s, colour) for colour in range(5)] == [11] * 5


def test_thirty_stone_tiles_of_which_six_or_three_leave_the_game_with_two_or_three_seats():
    assert [dice.stones_left(dice.new_game(seats, 1)) for seats in (2, 3, 4)] == [24, 27, 30]


def test_the_symbols_are_the_layout_of_our_own():
    layout = {
        tiles.WISH: "B2 B3 G6 G9 N4 N7 R1 R4 Y6 Y8",  # read as: take a stone tile
        tiles.CLOVER: "B5 B6 G3 G4 N5 N8 R2 R9 Y1 Y7",
        tiles.BONUS_1: "B9 G1 N6 R5 Y4",
        tiles.BONUS_3: "B8 G5 N2 R7 Y3",
        tiles.LEPRECHAUN: "B4 B10 G0 G7 N3 N10 R0 R6 Y2 Y9",
    }
    for tile in range(tiles.TILES):
        name = tiles.tile_text(tile)
        symbols = [symbol for symbol in layout if name in layout[symbol].split()]
        assert [dice.SYMBOLS[tile]] == (symbols or [tiles.PLAIN])


def test_any_seat_may_be_the_first_and_turns_go_clockwise():
    for first in range(3):
        s = dice.new_game(3, 1, first)
        for turn in range(7):
            assert dice.turn(s) == (first + turn) % 3
            dice_play(s, ". -")


def test_a_die_shows_1_to_5_or_a_stone():
    seen = set()
    for seed in range(60):
        s = dice.new_game(2, seed)
        seen |= {dice.die(s, index) for index in range(3)}
    assert seen == {0, 1, 2, 3, 4, 5}


# ---- rolling


def test_a_turn_begins_with_a_roll_to_keep_or_to_roll_again():
    s = dice_game("=013")
    assert tokens(s) == {".", "!0", "!1", "!3", "!01", "!03", "!13", "!013"}
    for token in ("-", "S", "+B1"):
        assert "roll some" in refusal(s, token)


def test_equal_faces_make_one_choice():
    assert tokens(dice_game("=115")) == {".", "!1", "!5", "!11", "!15", "!115"}
    assert tokens(dice_game("=155")) == {".", "!1", "!5", "!15", "!55", "!155"}
    assert tokens(dice_game("=000")) == {".", "!0", "!00", "!000"}


def test_only_faces_that_were_rolled_can_be_rolled_again():
    s = dice_game("=013")
    for token in ("!2", "!00", "!11", "!012", "!333"):
        refusal(s, token)
    for token in ("!31", "!", "!0133", "!6"):
        assert "there is no move" in refusal(s, token)


def test_the_faces_not_rolled_again_stay():
    s = dice_game("=013 !0 =135")
    assert [dice.die(s, index) for index in range(3)] == [1, 3, 5]
    rolls = set()
    for seed in range(40):
        s = dice_game("=013")
        rng.seed(s, RNG, seed)
        rolls.add(chance_text(dice_play(s, "!13")))
    assert all("0" in roll for roll in rolls)
    assert len(rolls) > 8


def test_all_three_may_be_rolled_again():
    s = dice_game("=013 !013 =245")
    assert [dice.die(s, index) for index in range(3)] == [2, 4, 5]


def test_dice_are_rolled_again_once_only():
    for script in ("=013 .", "=013 !0 =135"):
        s = dice_game(script)
        assert "-" in tokens(s)
        assert not any(token[0] in ".!" for token in tokens(s))
        refusal(s, "!1")
        refusal(s, ".")


def test_a_choice_ends_the_turn_and_the_next_seat_rolls():
    for choice in ("-", "S", "+B1"):
        s = dice_game("=013 . " + choice + " =245")
        assert dice.turn(s) == 1
        assert chance_text(s) == "=245"
        assert "." in tokens(s)


# ---- taking a value tile


def test_dice_1_1_5_form_1_2_5_6_7():
    assert values_offered(dice_game("=115 .")) == [1, 2, 5, 6, 7]


def test_stone_3_4_form_0_3_4_7():
    assert values_offered(dice_game("=034 .")) == [0, 3, 4, 7]


def test_a_sum_above_10_finds_no_tile():
    assert values_offered(dice_game("=345 .")) == [3, 4, 5, 7, 8, 9]
    assert values_offered(dice_game("=555 .")) == [5, 10]


def test_three_stones_form_0():
    assert values_offered(dice_game("=000 .")) == [0]


def test_a_tile_of_the_sum_is_taken_in_any_colour():
    s = dice_game("=000 .")
    assert tiles_offered(s) == {"+B0", "+G0", "+N0", "+R0", "+Y0"}
    dice_play(s, "+N0")
    assert owner(s, "N0") == 0
    assert dice.row_length(s, 0, COLOURS.index("N")) == 1


def test_the_dice_must_add_up_to_the_tile():
    assert "add up" in refusal(dice_game("=115 ."), "+B3")


def test_a_tile_that_was_taken_is_gone():
    s = dice_game("=115 . +B7 =115 .")
    assert "been taken" in refusal(s, "+B7")


def test_rows_rise_or_fall_strictly_and_the_second_tile_fixes_which():
    s = dice_game("=234 . +B4 =111 . - =234 .")
    assert blue_offered(s) == {"+B2", "+B3", "+B5", "+B6", "+B7", "+B9"}
    up = dice_play(bytearray(s), "+B6 =111 . - =235 .")
    assert blue_offered(up) == {"+B7", "+B8", "+B10"}
    assert "does not fit" in refusal(up, "+B5")
    down = dice_play(bytearray(s), "+B3 =111 . - =235 .")
    assert blue_offered(down) == {"+B2"}
    assert "does not fit" in refusal(down, "+B7")


def test_a_row_is_the_seats_own():
    s = dice_game("=234 . +B9 =235 . +B8 =235 .")
    assert "+B7" in tokens(s)
    dice_play(s, "+B7 =055 .")
    assert "+B10" in tokens(s)  # seat 1 has but the 8


# ---- stones and clovers on tiles


def test_a_stone_on_the_tile_brings_a_stone_tile():
    s = dice_game("=022 . +B2")
    assert dice.wish_stones(s, 0) == 1
    assert dice.stones_left(s) == 23
    assert dice.row_length(s, 0, 0) == 1


def test_a_clover_on_the_tile_puts_a_stone_tile_face_down_into_that_row():
    s = dice_game("=055 . +B5")
    assert dice.row_length(s, 0, 0) == 2
    assert face_down(s, 0, 0) == 1
    assert dice.stones_left(s) == 23


def test_a_face_down_stone_tile_is_no_wish_stone():
    s = dice_game("=055 . +B5")
    assert dice.wish_stones(s, 0) == 0
    assert parts(s, 0)["wishes"] == -7


def test_a_face_down_stone_tile_counts_as_one_more_tile_of_the_row():
    assert parts(dice_game("=055 . +B5"), 0)["B"] == -3


def test_a_face_down_stone_tile_does_not_fix_the_direction():
    s = dice_game("=055 . +B5 =111 . - =124 .")
    assert {"+B2", "+B4", "+B6", "+B7"} <= tokens(s)


def test_other_symbols_bring_no_stone_tile():
    for tile in ("B0", "B4", "B8", "B9"):
        s = dice_taken(tile)
        assert dice.stones_left(s) == 24
        assert dice.row_length(s, 0, 0) == 1


# ---- taking stones, or nothing


def test_as_many_stone_tiles_may_be_taken_as_the_dice_show():
    for roll, stones in (("=013", 1), ("=001", 2), ("=000", 3)):
        s = dice_game(roll + " . S")
        assert dice.wish_stones(s, 0) == stones
        assert dice.stones_left(s) == 24 - stones


def test_without_a_stone_on_the_dice_no_stone_tile_can_be_taken():
    s = dice_game("=115 .")
    assert "no stone" in refusal(s, "S")


def test_stones_of_the_second_roll_count():
    s = dice_game("=013 !13 =000 S")
    assert dice.wish_stones(s, 0) == 3


def test_nothing_may_be_taken_at_any_time():
    for script in ("=115 . -", "=000 . -", "=115 !5 =011 -"):
        s = dice_game(script)
        assert dice.turn(s) == 1
        assert dice.stones_left(s) == 24
        assert all(dice.tile_owner(s, tile) == -1 for tile in range(tiles.TILES))
