"""The inner loops of drawing, in viper: letters, sprites and the damage they do.

A frame here is its bare pixels (GS4_HMSB: two to a byte, the left one in the high half) with its
size. Everything is clipped to the frame, and nothing is allocated. Each function runs as plain
Python too, so it keeps to ints that fit 31 bits and to bytes and arrays.

A font is one `bytes`, which freezes into flash:

    height, baseline, capital height, number of glyphs (2 bytes, low one first)
    for each glyph, by rising code:  code (2), where its record starts (2)
    for each glyph, its record:      advance, left + 16, top, width, height, then its rows,
                                     each in whole bytes, the leftmost pixel in the highest bit

The first glyph has code 0 and stands in for every letter that the font lacks.

Text is first spelled: `letters` gets two numbers for each letter, its code and where its glyph's
record starts. The other functions work on such letters, from `first` up to `end`.
"""

# mypy: disable-error-code="name-defined"
import micropython

_MASKS = b"\x00\x0f\xf0\xff"  # which half of a byte two bits of a glyph stand for


@micropython.viper
def spell(text, font: ptr8, letters: ptr16, room: int) -> int:
    """Look the text's letters up in the font, as many as there is room for; return how many."""
    glyphs = font[3] | font[4] << 8
    utf8 = ptr8(text)
    at = 0
    count = int(len(text))  # noqa: RUF046 (viper wants its own int)
    if count > room:
        count = room
    for i in range(count):
        code = utf8[at]
        at += 1
        if code >= 0xE0:
            code = (code & 15) << 12 | (utf8[at] & 63) << 6 | utf8[at + 1] & 63
            at += 2
        elif code >= 0xC0:
            code = (code & 31) << 6 | utf8[at] & 63
            at += 1
        # ASCII is all there in a font for text, right behind the stand-in; others are searched.
        low = code - 31 if code >= 32 and code < glyphs else 0
        entry = 5 + 4 * low
        if (font[entry] | font[entry + 1] << 8) != code:
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
        letters[2 * i] = code
        letters[2 * i + 1] = font[entry + 2] | font[entry + 3] << 8
    return count


@micropython.viper
def measure(letters: ptr16, first: int, end: int, font: ptr8) -> int:
    width = 0
    while first < end:
        width += font[letters[2 * first + 1]]
        first += 1
    return width


@micropython.viper
def draw_letters(
    pixels: ptr8,
    width: int,
    height: int,
    x: int,
    y: int,
    letters: ptr16,
    first: int,
    end: int,
    colour: int,
    font: ptr8,
) -> int:
    """Draw a line with its left end at x and its top at y; return where its right end is.

    A glyph is at most 28 pixels wide.
    """
    stride = (width + 1) >> 1
    both = colour * 17
    masks = ptr8(_MASKS)
    while first < end:
        glyph = letters[2 * first + 1]
        first += 1
        left = x + font[glyph + 1] - 16
        row = y + font[glyph + 2]
        across = font[glyph + 3]
        bottom = row + font[glyph + 4]
        x += font[glyph]
        glyph += 5
        row_bytes = (across + 7) >> 3
        # Rows are drawn from their last pair of pixels to the left, as long as there is ink.
        last = ((left + across + 1) >> 1) - 1
        spare = (28 if row_bytes > 3 else 8 * row_bytes) + left - 2 * last  # bits behind that pair
        if last >= stride:
            spare += 2 * (last + 1 - stride)
            last = stride - 1
            if spare > 30:
                spare = 30  # all are, and processors differ in what they make of longer shifts
        if row < 0:
            glyph -= row * row_bytes
            row = 0
        if bottom > height:
            bottom = height
        line = row * stride + last
        while row < bottom:
            bits = font[glyph]
            if row_bytes > 1:
                bits = bits << 8 | font[glyph + 1]
                if row_bytes > 2:
                    bits = bits << 8 | font[glyph + 2]
                    if row_bytes > 3:
                        bits = bits << 4 | font[glyph + 3] >> 4
            glyph += row_bytes
            bits = bits << 2 >> spare
            if left < 0:
                bits = bits & (4 << 2 * last) - 1 if last >= 0 else 0
            place = line
            while bits:
                mask = masks[bits & 3]
                if mask:
                    pixels[place] = pixels[place] ^ (pixels[place] ^ both) & mask
                bits >>= 2
                place -= 1
            line += stride
            row += 1
    return x


@micropython.viper
def break_lines(letters: ptr16, count: int, width: int, font: ptr8, lines: ptr16, room: int) -> int:
    """Break the letters into lines no wider than that; return how many lines there are.

    Lines break at spaces, after hyphens and at newlines; a single word that is too wide is cut
    where it must be. `lines` gets where each line starts and ends, as far as there is room.
    """
    found = 0
    start = 0  # of this line
    x = 0  # its width so far
    ink = 0  # where its last letter that is not a space ended
    stop = -1  # where it could end, and where the next would start then, and at what x
    resume = 0
    resume_x = 0
    i = 0
    while i <= count:
        code = 10  # the end of the text ends a line, too
        advance = 0
        if i < count:
            code = letters[2 * i]
            advance = font[letters[2 * i + 1]]
        if code == 10:
            if found < room:
                lines[2 * found] = start
                lines[2 * found + 1] = ink if ink > start else start
            found += 1
            start = i + 1
            x = 0
            stop = -1
        elif code == 32:
            x += advance
            if ink > start:
                stop = ink
                resume = i + 1
                resume_x = x
        else:
            while x + advance > width and i > start:
                if stop < 0:
                    stop = ink if ink > start else start
                    resume = i
                    resume_x = x
                if found < room:
                    lines[2 * found] = start
                    lines[2 * found + 1] = stop
                found += 1
                start = resume
                x -= resume_x
                stop = -1
            x += advance
            ink = i + 1
            if code == 45 and i > start and int(letters[2 * i - 2]) != 32:
                stop = resume = ink
                resume_x = x
        i += 1
    return found


@micropython.viper
def draw_sprite(
    pixels: ptr8, width: int, height: int, x: int, y: int, sprite: ptr8, clear: int, colours: ptr8
):
    """Copy a sprite (width, height, then GS4_HMSB rows) but for its pixels of the colour `clear`.

    `colours` has sixteen bytes: what each of the sprite's colours is drawn in.
    """
    stride = (width + 1) >> 1
    columns = sprite[0]
    sprite_stride = (columns + 1) >> 1
    # Whole pairs of pixels go faster: a title is on the panel 30 ms sooner.
    paired = clear < 0 and (x | columns) & 1 == 0 and x >= 0 and x + columns <= width
    for row in range(sprite[1]):
        down = y + row
        source = 2 + row * sprite_stride
        if down >= 0 and down < height and paired:
            place = down * stride + (x >> 1)
            end = place + sprite_stride
            while place < end:
                pair = sprite[source]
                pixels[place] = colours[pair >> 4] << 4 | colours[pair & 15]
                place += 1
                source += 1
        elif down >= 0 and down < height:
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
