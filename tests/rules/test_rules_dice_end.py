"""The dice game, rule by rule: the end and the score."""

from engine_tools import (
    dice_game,
    dice_play,
    dice_taken,
    face_down,
    parts,
    refusal,
    roll_for,
    tokens,
)

from engine import tiles
from engine.dice import rules as dice

# ---- the end


def stones_to(left: int, seats: int = 2, stones_only: bool = False) -> bytearray:
    """Return a game with so many stone tiles left: all seats took three at a time, then one."""
    total = {2: 24, 3: 27, 4: 30}[seats]
    script = " =000 . S" * ((total - left) // 3) + " =011 . S" * ((total - left) % 3)
    return dice_game(script.strip() or "=011", seats, stones_only=stones_only)


def test_the_last_stone_tile_ends_the_game():
    for stones_only in (False, True):
        for seats in (2, 3, 4):
            s = stones_to(0, seats, stones_only)
            assert dice.is_over(s)
            assert tokens(s) == set()


def test_no_more_stone_tiles_are_taken_than_are_left():
    s = stones_to(4)
    dice_play(s, ". - =000 . S =000 . S")
    assert dice.stones_left(s) == 0
    assert dice.is_over(s)
    assert dice.wish_stones(s, 0) + dice.wish_stones(s, 1) == 24


def test_the_last_stone_tile_may_go_with_a_value_tile():
    for tile, open_stones, buried in (("B2", 1, 0), ("B5", 0, 1)):
        s = stones_to(1)
        dice_play(s, ". - " + roll_for(int(tile[1:])))
        seat = dice.turn(s)
        before = dice.wish_stones(s, seat)
        dice_play(s, ". +" + tile)
        assert dice.is_over(s)
        assert dice.tile_owner(s, tiles.text_tile(tile)) == seat
        assert dice.wish_stones(s, seat) == before + open_stones
        assert face_down(s, seat, 0) == buried


def colour_but_one(stones_only: bool = False) -> bytearray:
    """Return a game in which only the 10 is left of blue, and seat 0 has rolled it."""
    words = [roll_for(value) + " . +B" + str(value) for value in range(10)]
    return dice_game(" ".join(words) + " =055", stones_only=stones_only)


def test_the_last_value_tile_of_a_colour_ends_the_game():
    s = dice_play(colour_but_one(), ". +B10")
    assert dice.tiles_left(s, 0) == 0
    assert dice.is_over(s)


def test_with_the_option_stones_only_it_does_not():
    s = dice_play(colour_but_one(stones_only=True), ". +B10 =013 .")
    assert not dice.is_over(s)
    assert not any(token[:2] == "+B" for token in tokens(s))
    assert {"-", "S", "+G1"} <= tokens(s)


def test_the_option_stones_only_is_off_by_default():
    assert dice.OPTIONS == ("stones_only",)
    assert dice.option_bits(dice.new_game(2, 1)) == 0


def test_the_turn_of_the_last_tile_is_finished():
    """A last tile with a symbol still brings what it shows."""
    words = []
    for up, down in ((0, 10), (1, 9), (2, 8), (3, 7)):
        words += [roll_for(up), ".", "+G" + str(up), roll_for(down), ".", "+G" + str(down)]
    for up in (4, 5):
        words += [roll_for(up), ".", "+G" + str(up), "=111", ".", "-"]
    s = dice_game(" ".join(words) + " =015")
    assert dice.wish_stones(s, 0) == 0
    dice_play(s, ". +G6")  # it shows a stone
    assert dice.is_over(s)
    assert dice.wish_stones(s, 0) == 1


def test_no_move_follows_the_end():
    s = stones_to(0)
    for token in (".", "-", "S", "+B0", "!0"):
        assert "over" in refusal(s, token)


# ---- scores


def test_rows_score_by_their_length_with_face_down_stone_tiles():
    """The blue 5 brings a stone tile into the row."""
    for length, own, points in (
        (0, "", 0),
        (1, "B0", -4),
        (2, "B0 B1", -3),
        (2, "B5", -3),
        (3, "B0 B1 B2", -2),
        (3, "B0 B5", -2),
        (4, "B0 B1 B2 B3", 1),
        (5, "B0 B1 B2 B3 B4", 2),
        (6, "B0 B1 B2 B3 B5", 3),
        (7, "B0 B1 B2 B3 B4 B5", 6),
        (8, "B0 B1 B2 B3 B4 B5 B7", 7),
        (9, "B0 B1 B2 B3 B4 B5 B7 B8", 10),
        (10, "B0 B1 B2 B3 B4 B5 B7 B8 B9", 10),
    ):
        s = dice_taken(own)
        assert dice.row_length(s, 0, 0) == length
        assert parts(s, 0)["B"] == points


def test_wish_stones_score_by_their_number():
    points = []
    for count in range(11):
        words = ["=011 . S =111 . -"] * count
        points.append(parts(dice_game(" ".join(words) or "=111"), 0)["wishes"])
    assert points == [-7, -4, -3, -2, 1, 2, 3, 6, 7, 10, 10]


def test_bonus_points_are_those_on_the_own_tiles():
    assert parts(dice_taken("B9"), 0)["bonus"] == 1
    assert parts(dice_taken("B8"), 0)["bonus"] == 3
    assert parts(dice_taken("B8 B9 G5 N6"), 0)["bonus"] == 8
    assert parts(dice_taken("B8 B9 G5 N6"), 1)["bonus"] == 0
    assert parts(dice_taken("B0 B2 B4 B5"), 0)["bonus"] == 0


def leprechauns(*counts: int) -> list:
    """Return the points for leprechauns, of seats that have so many of them."""
    with_one = ["B4", "G0", "N3", "R0", "Y2", "G7", "N10"]
    words = []
    for turn in range(max(counts)):
        for count in counts:
            if turn < count:
                tile = with_one.pop(0)
                words += [roll_for(int(tile[1:])), ".", "+" + tile]
            else:
                words += ["=111", ".", "-"]
    s = dice_game(" ".join(words) or "=111", seats=len(counts))
    assert [dice.leprechauns(s, seat) for seat in range(len(counts))] == list(counts)
    return [parts(s, seat)["leprechauns"] for seat in range(len(counts))]


def test_the_most_leprechauns_get_3_and_the_fewest_lose_3():
    assert leprechauns(1, 0) == [3, -3]
    assert leprechauns(1, 3) == [-3, 3]
    assert leprechauns(2, 1, 0) == [3, 0, -3]


def test_every_seat_with_the_most_or_the_fewest_leprechauns_counts():
    assert leprechauns(1, 1, 0, 0) == [3, 3, -3, -3]
    assert leprechauns(2, 0, 1, 2) == [3, -3, 0, 3]
    assert leprechauns(0, 1, 0) == [-3, 3, -3]


def test_leprechauns_bring_nothing_if_all_have_the_same_number():
    assert leprechauns(0, 0) == [0, 0]
    assert leprechauns(2, 2, 2) == [0, 0, 0]


def test_the_score_is_the_sum_of_its_parts():
    s = dice_game("=035 . +B8 =000 . S =045 . +B9 =115 . -")
    rows = {"B": -3, "G": 0, "N": 0, "R": 0, "Y": 0}
    assert parts(s, 0) == dict(rows, wishes=-7, bonus=4, leprechauns=0)
    assert dice.score(s, 0) == -6
    assert dice.score(s, 1) == -2
