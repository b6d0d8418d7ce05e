"""Rounded boxes and outlines, in viper: most of what a screen consists of, next to letters.

The pixels are a frame's (see `display.brush`). `corner` says for each row from the top how far a
quarter circle stays from the side. On the Pico this takes half the time of a `fill_rect` a row.
"""

# mypy: disable-error-code="name-defined"
import micropython


@micropython.viper
def fill_corners(
    pixels: ptr8,
    width: int,
    height: int,
    x: int,
    y: int,
    w: int,
    h: int,
    colour: int,
    corner: ptr8,
    radius: int,
):
    """Draw the rounded rows at both ends of a box; those between them are a plain rectangle."""
    stride = (width + 1) >> 1
    row = 0
    while row < 2 * radius:
        near = row >> 1
        down = y + h - 1 - near if row & 1 else y + near
        left = x + corner[near]
        right = x + w - corner[near]
        row += 1
        if left < 0:
            left = 0
        if right > width:
            right = width
        if down >= 0 and down < height and left < right:
            place = down * stride + (left >> 1)
            end = down * stride + (right >> 1)
            if left & 1:
                pixels[place] = pixels[place] & 0xF0 | colour
                place += 1
            while place < end:
                pixels[place] = colour * 17
                place += 1
            if right & 1 and place == end:
                pixels[place] = pixels[place] & 0x0F | colour << 4


@micropython.viper
def outline_ends(
    pixels: ptr8,
    width: int,
    height: int,
    x: int,
    y: int,
    w: int,
    h: int,
    colour: int,
    outer: ptr8,
    radius: int,
    inner: ptr8,
    thickness: int,
):
    """Draw the rows at both ends of an outline that are more than its two sides.

    `inner` is the corner of the hole in it.
    """
    stride = (width + 1) >> 1
    ends = radius if radius > thickness else thickness
    row = 0
    while row < 2 * ends:
        near = row >> 1
        down = y + h - 1 - near if row & 1 else y + near
        row += 1
        inset = 0
        if near < radius:
            inset = outer[near]
        run = w - 2 * inset
        side = 1  # either one run from side to side, or two
        if near >= thickness:
            side = 0
            run = thickness - inset
            if near < radius:
                run += inner[near - thickness]
        while side < 2:
            left = x + w - inset - run if side else x + inset
            right = left + run
            side += 1
            if left < 0:
                left = 0
            if right > width:
                right = width
            if down >= 0 and down < height and left < right:
                place = down * stride + (left >> 1)
                end = down * stride + (right >> 1)
                if left & 1:
                    pixels[place] = pixels[place] & 0xF0 | colour
                    place += 1
                while place < end:
                    pixels[place] = colour * 17
                    place += 1
                if right & 1 and place == end:
                    pixels[place] = pixels[place] & 0x0F | colour << 4
