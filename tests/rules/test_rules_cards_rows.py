"""The card game, rule by rule: rows of number cards, end cards and point cards."""

from engine_tools import (
    COLOURS,
    cards_game,
    parts,
    play,
    refusal,
    row,
    take_turns,
    tokens,
    wait_for,
)

from engine.cards import rules as cards

# ---- number cards


def in_blue(before: str, numbers: str) -> str:
    """Return `5 6` as blue cards, each with something before it."""
    return " ".join(before + "B" + number for number in numbers.split())


def grown(numbers: str) -> bytearray:
    """Return a game in which seat 0 has laid these numbers into its blue row, and has its turn."""
    s = cards_game([in_blue("", numbers), ""])
    take_turns(s, 0, in_blue("+", numbers))
    wait_for(s, 0)
    assert row(s, 0, "B") == in_blue("", numbers)
    return s


def takes(numbers: str, card: str) -> bool:
    """Tell whether a blue row of these numbers takes the card, held from the beginning."""
    s = cards_game([in_blue("", numbers) + " " + card, ""])
    take_turns(s, 0, in_blue("+", numbers))
    wait_for(s, 0)
    if "+" + card in tokens(s):
        play(s, "+" + card)
        return True
    assert "does not fit" in refusal(s, "+" + card)
    return False


def test_a_colour_card_goes_into_the_own_row_of_its_colour():
    s = play(cards_game(["B5", "B3 G3"]), "+B5 * +G3 *")
    assert (row(s, 0, "B"), row(s, 0, "G")) == ("B5", "")
    assert (row(s, 1, "B"), row(s, 1, "G")) == ("", "G3")


def test_any_number_may_open_a_row():
    for value in range(11):
        assert takes("", "B" + str(value))


def test_3_3_6_7_7_is_a_row():
    grown("3 3 6 7 7")


def test_9_8_8_5_3_is_a_row():
    """There is one 8 in a colour: the second one of the example can only be the point card."""
    s = cards_game(["B9 B8 P8 B5 B3", ""])
    take_turns(s, 0, "+B9 +B8 +P8>B +B5 +B3")
    assert row(s, 0, "B") == "B9 B8 P8 B5 B3"


def test_numbers_may_run_up():
    assert takes("3 6", "B7")
    assert not takes("3 6", "B5")
    assert not takes("3 6", "B2")


def test_numbers_may_run_down():
    assert takes("8 6", "B5")
    assert not takes("8 6", "B7")
    assert not takes("8 6", "B9")


def test_equal_values_are_allowed_in_every_row():
    assert takes("4", "B4")
    assert takes("2 4", "B4")
    assert takes("9 4", "B4")


def test_the_first_different_value_fixes_the_direction():
    for other in ("B3", "B6"):
        assert takes("5 5", other)
    assert not takes("5 5 6", "B4")
    assert not takes("5 5 4", "B6")


def test_equal_values_do_not_open_the_direction_again():
    assert not takes("3 6 6", "B5")
    assert takes("3 6 6", "B7")
    assert not takes("8 6 6", "B7")
    assert takes("8 6 6", "B5")


# ---- end cards


def test_an_end_card_may_be_laid_at_any_time_whatever_the_direction():
    for numbers in ("5", "5 5", "3 6", "8 6", "0 10", "10 0"):
        assert takes(numbers, "BX")


def test_an_end_card_may_open_an_empty_row_unless_the_option_is_off():
    on = cards_game(["BX", ""], end_card_opens=True)
    assert row(play(on, "+BX"), 0, "B") == "BX"
    off = cards_game(["BX B5", ""], end_card_opens=False)
    assert "does not fit" in refusal(off, "+BX")
    take_turns(off, 0, "+B5")
    wait_for(off, 0)
    assert row(play(off, "+BX"), 0, "B") == "B5 BX"


def test_the_option_end_card_opens_is_on_by_default():
    assert cards.OPTIONS == ("end_card_opens",)
    assert cards.option_bits(cards.new_game(2, 1)) == 1


def test_after_an_end_card_nothing_but_the_second_end_card_goes_into_that_row():
    s = cards_game(["B5 BX BX B5 B6 B4 P5", ""])
    take_turns(s, 0, "+B5 +BX")
    wait_for(s, 0)
    for token in ("+B5", "+B6", "+B4", "+P5>B"):
        refusal(s, token)
    play(s, "+BX *")
    assert row(s, 0, "B") == "B5 BX BX"
    wait_for(s, 0)
    for token in ("+B5", "+B6", "+B4", "+P5>B"):
        refusal(s, token)


def test_a_row_opened_by_an_end_card_takes_nothing_but_the_second_end_card():
    s = cards_game(["BX BX B0 B5 B10 P0", ""])
    take_turns(s, 0, "+BX")
    wait_for(s, 0)
    assert tokens(s) & {"+BX", "+B0", "+B5", "+B10", "+P0>B"} == {"+BX"}


def test_an_end_card_closes_the_row_of_its_owner_only():
    s = play(cards_game(["B5 BX", "B6"]), "+BX * +B6 *")
    assert row(s, 1, "B") == "B6"
    refusal(s, "+B5")


# ---- point cards


def test_point_cards_go_into_the_own_point_row_in_any_order():
    s = cards_game(["P3 P5 P2 P8", ""])
    take_turns(s, 0, "+P3 +P5 +P2 +P8")
    assert row(s, 0, "P") == "P3 P5 P2 P8"
    assert row(s, 1, "P") == ""


def test_a_point_card_may_join_a_row_whose_last_number_is_its_value():
    s = cards_game(["B3 B6 G6 P6 P3", ""])
    take_turns(s, 0, "+B3 +B6 +G6")
    wait_for(s, 0)
    assert {token for token in tokens(s) if ">" in token} == {"+P6>B", "+P6>G"}
    assert "another" in refusal(s, "+P3>B")
    play(s, "+P6>G")
    assert row(s, 0, "G") == "G6 P6"
    assert row(s, 0, "P") == ""


def test_a_point_card_joins_only_own_rows():
    s = play(cards_game(["B6", "P6"]), "+B6 *")
    refusal(s, "+P6>B")


def test_a_point_card_cannot_open_a_row():
    s = cards_game(["P0 P5 P10", ""])
    for colour in COLOURS:
        for value in ("0", "5", "10"):
            refusal(s, "+P" + value + ">" + colour)


def test_a_point_card_does_not_join_a_row_with_an_end_card():
    s = cards_game(["B6 BX P6", ""])
    take_turns(s, 0, "+B6 +BX")
    wait_for(s, 0)
    assert "closed" in refusal(s, "+P6>B")


def test_a_point_card_leaves_the_last_number_and_the_direction_as_they_were():
    for numbers, up, down in (("5", True, True), ("3 5", True, False), ("8 5", False, True)):
        s = cards_game([in_blue("", numbers) + " P5 B6 B4 B5", ""])
        take_turns(s, 0, in_blue("+", numbers) + " +P5>B")
        wait_for(s, 0)
        assert ("+B6" in tokens(s), "+B4" in tokens(s)) == (up, down)
        assert "+B5" in tokens(s)


def test_a_point_card_in_a_row_counts_as_one_more_card_and_not_as_a_point():
    s = cards_game(["B3 B4 B5 P5", ""])
    take_turns(s, 0, "+B3 +B4 +B5 +P5>B")
    assert parts(s, 0)["B"] == 1  # four cards
    assert parts(s, 0)["points"] == 0
