"""What a frame promises: clipping, damage, shapes, and the same pixels on every interpreter."""

from array import array

import pytest
import scenes
from hypothesis import given, settings
from hypothesis import strategies as st
from interpreters import run_on_cpython, run_on_micropython
from pictures import colour_at

from display.frame import Frame
from display.palette import CHALK, NIGHT
from display.text import text_width


def picture(frame: Frame) -> list[list[int]]:
    stride = (frame.width + 1) // 2
    rows = [frame.pixels[y * stride : (y + 1) * stride] for y in range(frame.height)]
    return [[p for b in row for p in (b >> 4, b & 15)][: frame.width] for row in rows]


def windows(frame: Frame) -> list[tuple[int, int, int, int]]:
    """Return the damage as (left, top, right, bottom) in pixels."""
    found, window, band = [], array("H", (0, 0, 0, 0)), 0
    while (band := frame.damage.next_window(window, band)) >= 0:
        first, top, columns, rows = window
        found.append((2 * first, top, 2 * (first + columns), top + rows))
    return found


@pytest.mark.parametrize(("width", "height"), [(240, 240), (320, 240), (135, 90)])
def test_viper_on_the_unix_port_draws_the_same_pixels_as_cpython(micropython, width, height):
    code = f"import scenes; scenes.play({width}, {height}, {width}, 120)"
    ours = run_on_cpython(code).splitlines()
    theirs = run_on_micropython(micropython, code).splitlines()
    assert len(ours) > 120
    assert [a for a, b in zip(ours, theirs, strict=True) if a != b] == []


def test_no_drawing_takes_memory_from_the_heap(micropython):
    used = run_on_micropython(micropython, "import scenes; scenes.heap_used()").splitlines()
    assert len(used) > 20
    assert [line for line in used if not line.endswith(" 0")] == []


@given(st.integers(0, 134455), st.integers(-40, 40), st.integers(-40, 40))
@settings(max_examples=60, deadline=None)
def test_what_lies_outside_is_cut_off_and_nothing_else_changes(seed, dx, dy):
    """A small frame shows exactly what a large one shows at the same place."""
    large, small = Frame(420, 420), Frame(100, 90)
    dx, dy = dx & ~1, dy & ~1  # so that the columns' halves of a byte correspond
    for i in range(4):
        scenes.draw(large, scenes.Numbers(seed + i), 60, 60)
        scenes.draw(small, scenes.Numbers(seed + i), -60 - dx, -60 - dy)
    for y in range(90):
        seen = [colour_at(large, x + 120 + dx, y + 120 + dy) for x in range(100)]
        assert seen == [colour_at(small, x, y) for x in range(100)]


@given(st.integers(0, 134455))
@settings(max_examples=100, deadline=None)
def test_damage_covers_every_pixel_that_changed(seed):
    frame, numbers = Frame(240, 240), scenes.Numbers(seed)
    scenes.draw(frame, numbers)
    frame.damage.clear()
    before = bytes(frame.pixels)
    kind = scenes.draw(frame, numbers)
    found = windows(frame)
    for at, (old, new) in enumerate(zip(before, frame.pixels, strict=True)):
        if old != new:
            x, y = at % 120 * 2, at // 120
            assert any(
                left <= x < right and top <= y < bottom for left, top, right, bottom in found
            ), f"drawing {kind} changed ({x}, {y}) outside {found}"


@pytest.mark.parametrize("font", scenes.FONTS[:3], ids=["small", "medium", "large"])
@pytest.mark.parametrize("letter", "jfîïÏÍ")
def test_damage_covers_letters_that_lean_out_of_their_place(font, letter):
    width = text_width(letter, font)
    frame = Frame(240, 240)
    for x in range(20, 24):
        for drawing in (
            lambda x=x: frame.text(x, 20, letter, CHALK, font),
            lambda x=x: frame.text_box(x, 20, width, 60, letter, CHALK, font),
        ):
            frame.fill(NIGHT)
            frame.damage.clear()
            drawing()
            ((left, _, right, _),) = windows(frame)
            inked = [x for row in picture(frame) for x, colour in enumerate(row) if colour]
            assert left <= min(inked)
            assert max(inked) < right


@given(st.lists(st.tuples(*[st.integers(-20, 250)] * 2, *[st.integers(1, 120)] * 2), max_size=8))
@settings(max_examples=200, deadline=None)
def test_damage_windows_hold_what_was_marked_and_never_overlap(marks):
    frame = Frame(240, 240)
    frame.damage.clear()
    for mark in marks:
        frame.damage.mark(*mark)
    found = windows(frame)
    for x, y, w, h in marks:
        for px, py in ((x, y), (x + w - 1, y + h - 1), (x + w // 2, y + h // 2)):
            if 0 <= px < 240 and 0 <= py < 240:
                assert any(left <= px < r and top <= py < b for left, top, r, b in found)
    bottoms = [0] + [bottom for _, _, _, bottom in found]
    for (left, top, right, bottom), above in zip(found, bottoms, strict=False):
        assert 0 <= left < right <= 240
        assert above <= top < bottom <= 240


def test_changes_in_two_corners_do_not_send_what_lies_between():
    frame = Frame(240, 240)
    frame.damage.clear()
    frame.pixel(0, 0, CHALK)
    frame.pixel(239, 239, CHALK)
    assert sum((right - left) * (bottom - top) for left, top, right, bottom in windows(frame)) <= 32
    frame.pixel(238, 15, CHALK)  # the band below the first: joining them would send 16 rows
    assert len(windows(frame)) == 3


def test_a_box_spanning_bands_is_one_window():
    frame = Frame(240, 240)
    frame.damage.clear()
    frame.box(31, 13, 28, 42, CHALK, 4)
    assert windows(frame) == [(30, 8, 60, 56)]


def test_a_frame_starts_wholly_damaged_and_is_clean_after_clearing():
    frame = Frame(320, 240)
    assert windows(frame) == [(0, 0, 320, 240)]
    frame.damage.clear()
    assert windows(frame) == []
    frame.fill(NIGHT)
    assert windows(frame) == [(0, 0, 320, 240)]


@pytest.mark.parametrize("radius", range(9))
@pytest.mark.parametrize("thickness", [1, 2, 3])
def test_an_outline_is_a_box_without_the_box_inside(radius, thickness):
    w, h = 31, 24
    outline, box = Frame(40, 40), Frame(40, 40)
    outline.outline(3, 5, w, h, CHALK, radius, thickness)
    box.box(3, 5, w, h, CHALK, radius)
    inside = w - 2 * thickness, h - 2 * thickness, NIGHT, max(radius - thickness, 0)
    box.box(3 + thickness, 5 + thickness, *inside)
    assert picture(outline) == picture(box)


@pytest.mark.parametrize("radius", range(1, 9))
def test_rounded_corners_are_round_and_alike(radius):
    frame = Frame(40, 40)
    frame.box(0, 0, 40, 40, CHALK, radius)
    rows = picture(frame)
    assert rows == rows[::-1] == [row[::-1] for row in rows]
    assert rows == [list(column) for column in zip(*rows, strict=True)]
    for y in range(radius):
        for x in range(radius):
            # A pixel belongs to the corner if its middle lies in the quarter circle.
            inside = (radius - x - 0.5) ** 2 + (radius - y - 0.5) ** 2 <= radius**2
            assert (rows[y][x] == CHALK) == inside


def test_a_sprite_leaves_out_its_clear_colour_and_can_be_repainted():
    frame = Frame(8, 4)
    frame.fill(9)
    sprite = bytes((3, 2, 0x12, 0x10, 0x21, 0x20))
    frame.sprite(1, 1, sprite, clear=2)
    assert [row[:5] for row in picture(frame)[1:3]] == [[9, 1, 9, 1, 9], [9, 9, 1, 9, 9]]
    swapped = bytes((0, 2, 1)) + bytes(13)
    frame.sprite(1, 1, sprite, colours=swapped)
    assert [row[1:4] for row in picture(frame)[1:3]] == [[2, 1, 2], [1, 2, 1]]
