"""Measuring, aligning, shortening and wrapping text."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pictures import colour_at

from display.fonts import LARGE, MEDIUM, SMALL
from display.frame import Frame
from display.palette import CHALK, NIGHT
from display.text import CENTRE, RIGHT, shorten, text_width, wrap

FONTS = {"small": SMALL, "medium": MEDIUM, "large": LARGE}
PIECES = ("a", "mű", "ill", "WAVE", "-", " ", " ", "  ", "\n", ".", "\u00a0", "x-y", "-2")
TEXTS = st.lists(st.sampled_from(PIECES), max_size=40).map("".join)


def ink(frame: Frame) -> tuple[int, int, int, int]:
    """Return the box round everything drawn: left, top, right, bottom."""
    spots = [
        (x, y)
        for y in range(frame.height)
        for x in range(frame.width)
        if colour_at(frame, x, y) != NIGHT
    ]
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    return min(xs), min(ys), max(xs) + 1, max(ys) + 1


def broken_by_hand(text: str, font: bytes, width: int) -> list[str]:
    """Greedy line breaking, letter by letter and without cleverness."""
    lines = []
    for paragraph in text.split("\n"):
        start = 0
        while True:
            rest = paragraph[start:]
            fits = 0
            while fits < len(rest) and text_width(rest[: fits + 1].rstrip(" "), font) <= width:
                fits += 1
            if fits == len(rest):
                lines.append(rest.rstrip(" "))
                break
            breaks = [
                n
                for n in range(1, fits + 1)
                if rest[:n].strip(" ")
                and rest[n] != " "
                and (rest[n - 1] == " " or (rest[n - 1] == "-" and n > 1 and rest[n - 2] != " "))
            ]
            cut = breaks[-1] if breaks else max(fits, 1)
            lines.append(rest[:cut].rstrip(" "))
            start += cut
    return lines


@given(TEXTS, st.integers(20, 120), st.sampled_from(sorted(FONTS)))
@settings(max_examples=400, deadline=None)
def test_wrapping_breaks_where_a_plain_reader_of_the_rules_would(text, width, name):
    font = FONTS[name]
    lines = wrap(text, font, width)
    assert lines == broken_by_hand(text, font, width)
    # Nothing but spaces and newlines at the breaks is lost.
    assert "".join(lines).replace(" ", "") == text.replace("\n", "").replace(" ", "")


@given(TEXTS, st.integers(12, 200))
@settings(deadline=None)
def test_wrapped_lines_fit_unless_a_single_letter_does_not(text, width):
    for line in wrap(text, MEDIUM, width):
        assert text_width(line, MEDIUM) <= width or len(line) == 1


@given(st.text("aeiőűmilWAV .,", max_size=40), st.integers(20, 200))
@settings(deadline=None)
def test_shortened_text_fits_and_says_that_it_was_cut(text, width):
    short = shorten(text, SMALL, width)
    assert text_width(short, SMALL) <= width
    assert short == text or (short[-1] == "…" and text.startswith(short[:-1]))
    if short != text:
        assert text_width(text, SMALL) > width


def test_a_no_break_space_keeps_words_together():
    text = "« oui\u00a0» a"
    assert "oui\u00a0»" in wrap(text, MEDIUM, text_width("« oui", MEDIUM) + 2)


@pytest.mark.parametrize("font", FONTS.values(), ids=FONTS)
def test_alignment_places_the_text_by_its_left_end_middle_and_right_end(font):
    text = "HOHOH"
    frame = Frame(240, 40)
    assert frame.text(20, 5, text, CHALK, font) == 20 + text_width(text, font)
    left, _, right, _ = ink(frame)
    assert 20 <= left <= 22
    assert right <= 20 + text_width(text, font)
    frame.fill(NIGHT)
    frame.text(120, 5, text, CHALK, font, CENTRE)
    left, _, right, _ = ink(frame)
    assert abs((left + right) / 2 - 120) <= 1
    frame.fill(NIGHT)
    frame.text(200, 5, text, CHALK, font, RIGHT)
    assert 198 <= ink(frame)[2] <= 200


@pytest.mark.parametrize("font", FONTS.values(), ids=FONTS)
@pytest.mark.parametrize("height", [20, 21, 34])
def test_a_label_has_its_capitals_in_the_middle_of_its_box(font, height):
    frame = Frame(120, 50)
    frame.label(10, 7, 100, height, "HHH", CHALK, font)
    left, top, right, bottom = ink(frame)
    assert abs((top + bottom) / 2 - (7 + height / 2)) <= 0.5
    assert abs((left + right) / 2 - 60) <= 1


def test_a_text_box_draws_whole_lines_and_says_how_tall_it_would_be():
    frame = Frame(100, 100)
    text = "one two three four five six seven eight"
    tall = frame.text_box(0, 0, 60, 40, text, CHALK, SMALL)
    assert tall == len(wrap(text, SMALL, 60)) * SMALL[0] > 40
    assert ink(frame)[3] <= 30  # two lines of fifteen


def test_text_longer_than_any_screen_wraps_whole_and_is_drawn_as_far_as_it_fits():
    text = "A well-known fable of 3 owls and 1 ox. " * 25 + "\n" * 60 + "end"
    for width in (60, 228):
        assert wrap(text, SMALL, width) == broken_by_hand(text, SMALL, width)
    assert wrap("mm" * 900, LARGE, 5) == ["m"] * 1800
    frame = Frame(240, 240)
    assert frame.text_box(0, 0, 240, 240, text, CHALK, SMALL) > 240
