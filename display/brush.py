"""The inner loops of drawing, in viper: letters, sprites and the damage they do.

A frame here is its bare pixels (GS4_HMSB: two to a byte, the left one in the high half) with its
size. Everything is clipped to the frame, and nothing is allocated. Each function runs as plain
Python too, so it keeps to ints that fit 31 bits and to bytes.

A font is one `bytes`, which freezes into flash:

    height, baseline, capital height, number of glyphs (2 bytes, low one first)
    for each glyph, by rising code:  code (2), where its record starts (2)
    for each glyph, its record:      advance, left + 16, top, width, height, then its rows,
                                     each in whole bytes, the leftmost pixel in the highest bit

The first glyph has code 0 and stands in for every letter that the font lacks.
"""

import micropython


@micropython.viper
def draw_text(
    pixels: ptr8, width: int, height: int, x: int, y: int, text, colour: int, font: ptr8
) -> int:
    """Draw the text with its left end at x and the line's top at y; return where its right end is.

    With a colour below 0 it only measures.
    """
    stride = (width + 1) >> 1
    glyphs = font[3] | font[4] << 8
    letters = ptr8(text)
    at = 0
    for _ in range(int(len(text))):  # noqa: RUF046 (viper's range wants its own int)
        code = letters[at]
        at += 1
        if code >= 0xE0:
            code = (code & 15) << 12 | (letters[at] & 63) << 6 | letters[at + 1] & 63
            at += 2
        elif code >= 0xC0:
            code = (code & 31) << 6 | letters[at] & 63
            at += 1
        low = 0
        high = glyphs
        while high - low > 1:
            middle = (low + high) >> 1
            entry = 5 + 4 * middle
            if (font[entry] | font[entry + 1] << 8) > code:
                high = middle
            else:
                low = middle
        entry = 5 + 4 * low
        if (font[entry] | font[entry + 1] << 8) != code:
            entry = 5
        glyph = font[entry + 2] | font[entry + 3] << 8
        advance = font[glyph]
        if colour >= 0 and x < width:
            left = x + font[glyph + 1] - 16
            row = y + font[glyph + 2]
            row_bytes = (font[glyph + 3] + 7) >> 3
            end = row + font[glyph + 4]
            glyph += 5
            while row < end:
                line = row * stride
                column = left
                for _byte in range(row_bytes):
                    bits = font[glyph]
                    glyph += 1
                    if row < 0 or row >= height:
                        bits = 0
                    across = column
                    while bits:
                        if bits & 128 and across >= 0 and across < width:
                            place = line + (across >> 1)
                            if across & 1:
                                pixels[place] = pixels[place] & 0xF0 | colour
                            else:
                                pixels[place] = pixels[place] & 0x0F | colour << 4
                        bits = (bits << 1) & 255
                        across += 1
                    column += 8
                row += 1
        x += advance
    return x


@micropython.viper
def draw_sprite(
    pixels: ptr8, width: int, height: int, x: int, y: int, sprite: ptr8, clear: int, colours: ptr8
) -> int:
    """Copy a sprite (width, height, then GS4_HMSB rows) but for its pixels of the colour `clear`.

    `colours` has sixteen bytes: what each of the sprite's colours is drawn in.
    """
    stride = (width + 1) >> 1
    columns = sprite[0]
    sprite_stride = (columns + 1) >> 1
    for row in range(sprite[1]):
        down = y + row
        if down >= 0 and down < height:
            source = 2 + row * sprite_stride
            for column in range(columns):
                across = x + column
                pair = sprite[source + (column >> 1)]
                colour = pair & 15 if column & 1 else pair >> 4
                if colour != clear and across >= 0 and across < width:
                    place = down * stride + (across >> 1)
                    if across & 1:
                        pixels[place] = pixels[place] & 0xF0 | colours[colour]
                    else:
                        pixels[place] = pixels[place] & 0x0F | colours[colour] << 4
    return columns


@micropython.viper
def mark_damage(damage: ptr8, width: int, height: int, x: int, y: int, w: int, h: int):
    """Widen the damaged columns of every band that the rectangle touches.

    A band is eight rows; its two entries are the first damaged byte of a row and the first one
    after the damage. (255, 0) is an undamaged band.
    """
    right = x + w
    bottom = y + h
    if x < 0:
        x = 0
    if y < 0:
        y = 0
    if right > width:
        right = width
    if bottom > height:
        bottom = height
    if x < right and y < bottom:
        first = x >> 1
        after = (right + 1) >> 1
        entry = y >> 3 << 1
        end = (bottom + 7) >> 3 << 1
        while entry < end:
            if first < damage[entry]:
                damage[entry] = first
            if after > damage[entry + 1]:
                damage[entry + 1] = after
            entry += 2
