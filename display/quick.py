"""The Pico's own way to draw what is drawn most: lines of text and boxes, in assembler.

Imported on the device only: `take_over` puts these methods in the place of `Frame`'s own, which
draw the same and are left what is not wholly inside the frame. A screen of eighty labels and sixty
boxes is drawn in half the time. Viper would be six times as long, and the flash is read for every
word of a function that the cache has lost since.
"""

# ruff: noqa: F821 (the assembler's own names)
# mypy: disable-error-code="name-defined"
from array import array

import micropython
from micropython import const

from display.brush import draw_letters
from display.fonts import MEDIUM
from display.frame import CORNERS, Frame
from display.text import CENTRE, LEFT, LETTERS

_X = const(4)
_COUNT = const(7)
_START = const(13)
_ALL = const(15)
_OUT = const(-4096)  # not all letters are inside the frame

_box_carefully = Frame.box


def take_over() -> None:
    """Let every frame be drawn into like this from now on."""
    Frame.text = text  # type: ignore[method-assign]
    Frame.label = label  # type: ignore[method-assign]
    Frame.box = box  # type: ignore[method-assign]
    Frame.spelled = spelled  # type: ignore[method-assign]


def text(
    self, x: int, y: int, text: str, colour: int, font: bytes = MEDIUM, align: int = LEFT
) -> int:
    x = x + x + (align & 1) + 1024 << 17
    y = y + 512
    end = _write(self.job or _job_for(self), text, font, x | y << 6 | colour << 2 | align)
    return _rest(self, y - 512, colour, font) if end == _OUT else end


def label(
    self,
    x: int,
    y: int,
    w: int,
    h: int,
    text: str,
    colour: int,
    font: bytes = MEDIUM,
    align: int = CENTRE,
) -> int:
    capitals = font[2]
    x = x + x + w * align + (align & 1) + 1024 << 17
    y = y + 512 + (h - capitals >> 1) + capitals - font[1]
    end = _write(self.job or _job_for(self), text, font, x | y << 6 | colour << 2 | align)
    return _rest(self, y - 512, colour, font) if end == _OUT else end


def box(self, x: int, y: int, w: int, h: int, colour: int, radius: int = 0) -> None:
    job = self.job or _job_for(self)
    place = x + 512 << 15 | y + 512 << 4 | colour
    if not _fill(job, CORNERS[radius], place, w << 15 | h << 4 | radius):
        _box_carefully(self, x, y, w, h, colour, radius)


def spelled(self, x: int, y: int, first: int, end: int, colour: int, font: bytes) -> None:
    job = self.job or _job_for(self)
    _begin(job, LETTERS, x, first, end)
    if _write(job, None, font, y + 512 << 6 | colour << 2) == _OUT:
        _rest(self, y, colour, font)


def _rest(frame: Frame, y: int, colour: int, font: bytes) -> int:
    """Draw the letters from the first that is not wholly inside the frame."""
    job, width, height = frame.job_words, frame.width, frame.height
    start, end = job[_START], job[_ALL]
    first = end - job[_COUNT]
    x = draw_letters(frame.pixels, width, height, job[_X], y, LETTERS, first, end, colour, font)
    frame.damage.mark(start - 1, y, x - start + 2, font[0])
    return x


def _job_for(frame: Frame) -> int:
    """Return where the frame's job is: as a number, it is passed on soonest."""
    job = frame.job_words = array("i", bytes(64))
    job[1], job[2], job[3] = (frame.width + 1) >> 1, frame.width, frame.height
    frame.job = _prepare(job, frame.pixels, frame.damage.bands, LETTERS, len(LETTERS))
    return frame.job


@micropython.viper
def _prepare(job: ptr32, pixels: ptr8, bands: ptr8, letters: ptr16, room: int) -> int:
    job[0] = int(pixels)
    job[10] = int(bands)
    job[11] = int(letters)
    job[12] = int(letters) + 2 * room
    return int(job)


@micropython.viper
def _begin(address: int, letters: ptr16, x: int, first: int, end: int):
    """Take letters that are spelled already, and where they begin."""
    job = ptr32(address)
    job[4] = x
    job[6] = int(letters) + 4 * first
    job[7] = end - first
    job[15] = end


# A job, in words of four bytes: where the pixels are, bytes in a row of them, width, height; x, y,
# the next letter, letters left; twice the colour, the font, where the damaged bands are, where
# letters may be spelled, the end of that; where the line began, scratch, the number of letters.


@micropython.asm_thumb
def _write(r0, r1, r2, r3):
    # job, text, font, place: twice the x of the line's left end, middle or right end (and 1024),
    # y (and 512; 11 bits), colour (4), align (2). Returns where the line ends.
    mov(r4, r8)
    mov(r5, r9)
    push({r4, r5})
    mov(r8, r0)
    str(r2, [r0, 36])  # type: ignore[call-overload]
    str(r3, [r0, 56])  # type: ignore[call-overload]
    cmp(r1, 0)
    bne(BEGIN)
    b(SPELLED)  # whoever calls has spelled it, and said where it begins

    label(BEGIN)
    ldr(r4, [r0, 44])
    mov(r6, 0)  # the width
    label(SPELL)
    ldrb(r3, [r1, 0])
    cmp(r3, 0)
    bne(NOT_END)
    b(SPELT)
    label(NOT_END)
    add(r1, 1)
    cmp(r3, 128)
    bcs(LONG)
    # Letters of ASCII are where they are expected to be, but for fonts that lack some.
    cmp(r3, 32)
    bcc(SEARCH)
    ldrb(r5, [r2, 3])
    ldrb(r7, [r2, 4])
    lsl(r7, r7, 8)
    orr(r5, r7)
    cmp(r3, r5)
    bcs(SEARCH)
    mov(r7, r3)
    sub(r7, 31)
    lsl(r7, r7, 2)
    add(r7, r7, r2)
    ldrb(r5, [r7, 6])
    lsl(r5, r5, 8)
    ldrb(r0, [r7, 5])
    orr(r5, r0)
    cmp(r5, r3)
    beq(FOUND)
    b(SEARCH)
    label(LONG)  # UTF-8 of two bytes, or of three
    mov(r7, 63)
    mov(r0, 15)
    cmp(r3, 224)
    bcs(THREE)
    mov(r0, 31)
    and_(r3, r0)
    b(LAST)
    label(THREE)
    and_(r3, r0)
    lsl(r3, r3, 6)
    ldrb(r5, [r1, 0])
    and_(r5, r7)
    orr(r3, r5)
    add(r1, 1)
    label(LAST)
    lsl(r3, r3, 6)
    ldrb(r5, [r1, 0])
    and_(r5, r7)
    orr(r3, r5)
    add(r1, 1)
    label(SEARCH)
    mov(r12, r6)
    mov(r14, r1)
    mov(r1, 0)
    ldrb(r5, [r2, 3])
    ldrb(r6, [r2, 4])
    lsl(r6, r6, 8)
    orr(r5, r6)
    label(HALVE)  # it is from r1 on, and before r5
    sub(r6, r5, r1)
    cmp(r6, 1)
    ble(HALVED)
    add(r6, r1, r5)
    lsr(r6, r6, 1)
    lsl(r7, r6, 2)
    add(r7, r7, r2)
    ldrb(r0, [r7, 6])
    lsl(r0, r0, 8)
    ldrb(r7, [r7, 5])
    orr(r0, r7)
    cmp(r0, r3)
    bhi(LOWER)
    mov(r1, r6)
    b(HALVE)
    label(LOWER)
    mov(r5, r6)
    b(HALVE)
    label(HALVED)
    lsl(r7, r1, 2)
    add(r7, r7, r2)
    ldrb(r0, [r7, 6])
    lsl(r0, r0, 8)
    ldrb(r5, [r7, 5])
    orr(r0, r5)
    mov(r6, r12)
    mov(r1, r14)
    cmp(r0, r3)
    beq(FOUND)
    mov(r7, r2)  # the stand-in
    label(FOUND)
    ldrb(r5, [r7, 8])
    lsl(r5, r5, 8)
    ldrb(r7, [r7, 7])
    orr(r5, r7)
    strh(r3, [r4, 0])
    strh(r5, [r4, 2])
    add(r4, 4)
    add(r5, r5, r2)
    ldrb(r5, [r5, 0])
    add(r6, r6, r5)
    mov(r0, r8)
    ldr(r5, [r0, 48])
    cmp(r4, r5)
    bcs(SPELT)
    b(SPELL)

    label(SPELT)
    mov(r0, r8)
    ldr(r5, [r0, 44])
    str(r5, [r0, 24])  # type: ignore[call-overload]
    sub(r4, r4, r5)
    lsr(r4, r4, 2)
    str(r4, [r0, 28])  # type: ignore[call-overload]
    str(r4, [r0, 60])  # type: ignore[call-overload]
    ldr(r3, [r0, 56])
    mov(r5, 3)
    and_(r5, r3)
    mul(r5, r6)  # no part of the width, half of it, or all
    lsr(r7, r3, 17)
    sub(r7, r7, r5)
    mov(r5, 1)
    lsl(r5, r5, 10)
    sub(r7, r7, r5)
    asr(r7, r7, 1)
    str(r7, [r0, 16])  # type: ignore[call-overload]
    label(SPELLED)
    ldr(r7, [r0, 16])
    str(r7, [r0, 52])  # type: ignore[call-overload]
    ldr(r3, [r0, 56])
    lsl(r7, r3, 15)
    lsr(r7, r7, 21)
    mov(r5, 1)
    lsl(r5, r5, 9)
    sub(r7, r7, r5)
    str(r7, [r0, 20])  # type: ignore[call-overload]
    lsr(r3, r3, 2)
    mov(r5, 15)
    and_(r3, r5)
    mov(r5, 17)
    mul(r3, r5)
    str(r3, [r0, 32])  # type: ignore[call-overload]
    b(LETTER)

    label(STOP)
    b(END)
    label(LETTER)
    mov(r0, r8)
    ldr(r1, [r0, 28])
    sub(r1, 1)
    bmi(STOP)
    ldr(r2, [r0, 24])
    ldrh(r3, [r2, 2])
    ldr(r4, [r0, 36])
    add(r3, r3, r4)  # the glyph: advance, left + 16, top, width, height, its rows
    ldrb(r4, [r3, 1])
    sub(r4, 16)
    ldr(r5, [r0, 16])
    add(r4, r4, r5)  # its left edge
    bmi(STOP)
    ldrb(r5, [r3, 3])
    add(r5, r5, r4)  # behind its right edge
    ldr(r7, [r0, 8])
    cmp(r5, r7)
    bgt(STOP)
    ldrb(r6, [r3, 2])
    ldr(r7, [r0, 20])
    add(r7, r7, r6)  # its top
    bmi(STOP)
    ldrb(r6, [r3, 4])  # how many rows there are
    mov(r14, r3)
    ldr(r3, [r0, 12])
    sub(r3, r3, r6)
    cmp(r7, r3)
    bgt(STOP)
    mov(r3, r14)
    str(r1, [r0, 28])  # type: ignore[call-overload]
    add(r2, 4)
    str(r2, [r0, 24])  # type: ignore[call-overload]
    ldr(r1, [r0, 16])
    ldrb(r2, [r3, 0])
    add(r1, r1, r2)
    str(r1, [r0, 16])  # type: ignore[call-overload]
    cmp(r6, 0)
    beq(LETTER)  # a space
    ldrb(r1, [r3, 3])
    add(r1, 7)
    lsr(r1, r1, 3)
    mov(r14, r1)  # bytes in a row
    add(r3, 5)
    ldr(r2, [r0, 4])
    mov(r9, r2)
    mul(r7, r2)
    ldr(r2, [r0, 0])
    add(r7, r7, r2)
    add(r5, 1)
    lsr(r5, r5, 1)
    sub(r5, 1)
    add(r7, r7, r5)  # where the last pair of pixels of the first row is
    lsl(r5, r5, 1)
    sub(r4, r4, r5)
    lsl(r1, r1, 3)
    cmp(r1, 28)
    bls(NARROW)
    mov(r1, 28)
    label(NARROW)
    add(r1, r1, r4)
    mov(r12, r1)  # bits behind that pair, and two
    ldr(r2, [r0, 32])
    label(ROW)
    mov(r4, r7)
    ldrb(r1, [r3, 0])
    add(r3, 1)
    mov(r5, r14)
    cmp(r5, 1)
    beq(READ)
    ldrb(r0, [r3, 0])
    add(r3, 1)
    lsl(r1, r1, 8)
    orr(r1, r0)
    cmp(r5, 2)
    beq(READ)
    ldrb(r0, [r3, 0])
    add(r3, 1)
    lsl(r1, r1, 8)
    orr(r1, r0)
    cmp(r5, 3)
    beq(READ)
    ldrb(r0, [r3, 0])
    add(r3, 1)
    lsr(r0, r0, 4)
    lsl(r1, r1, 4)
    orr(r1, r0)
    label(READ)
    lsl(r1, r1, 2)
    mov(r5, r12)
    lsr(r1, r5)
    beq(NEXT)
    label(PAIR)  # from the right: the right pixel's bit comes first
    lsr(r1, r1, 1)
    bcc(NOT_RIGHT)
    lsr(r1, r1, 1)
    bcc(RIGHT)
    strb(r2, [r4, 0])
    b(DONE)
    label(RIGHT)
    ldrb(r5, [r4, 0])
    mov(r0, 240)
    and_(r5, r0)
    mov(r0, 15)
    b(HALF)
    label(NOT_RIGHT)
    lsr(r1, r1, 1)
    bcc(DONE)
    ldrb(r5, [r4, 0])
    mov(r0, 15)
    and_(r5, r0)
    mov(r0, 240)
    label(HALF)
    and_(r0, r2)
    orr(r5, r0)
    strb(r5, [r4, 0])
    label(DONE)
    sub(r4, 1)
    cmp(r1, 0)
    bne(PAIR)
    label(NEXT)
    mov(r5, r9)
    add(r7, r7, r5)
    sub(r6, 1)
    bne(ROW)
    b(LETTER)

    label(END)
    ldr(r1, [r0, 28])
    cmp(r1, 0)
    beq(DAMAGE)
    mov(r0, 1)
    lsl(r0, r0, 12)
    neg(r0, r0)
    b(LEAVE)
    label(DAMAGE)  # all letters are inside, but the line may end outside
    ldr(r1, [r0, 52])
    sub(r1, 1)
    bpl(LEFT_INSIDE)
    mov(r1, 0)
    label(LEFT_INSIDE)
    ldr(r2, [r0, 16])
    add(r2, 1)
    ldr(r3, [r0, 8])
    cmp(r2, r3)
    ble(RIGHT_INSIDE)
    mov(r2, r3)
    label(RIGHT_INSIDE)
    cmp(r1, r2)
    bge(MARKED)
    ldr(r4, [r0, 36])
    ldrb(r4, [r4, 0])
    ldr(r3, [r0, 20])
    add(r4, r4, r3)
    cmp(r3, 0)
    bge(TOP_INSIDE)
    mov(r3, 0)
    label(TOP_INSIDE)
    ldr(r5, [r0, 12])
    cmp(r4, r5)
    ble(BOTTOM_INSIDE)
    mov(r4, r5)
    label(BOTTOM_INSIDE)
    lsr(r1, r1, 1)
    add(r2, 1)
    lsr(r2, r2, 1)
    ldr(r5, [r0, 40])
    lsr(r3, r3, 3)
    lsl(r3, r3, 1)
    add(r3, r3, r5)
    add(r4, 7)
    lsr(r4, r4, 3)
    lsl(r4, r4, 1)
    add(r4, r4, r5)
    label(BAND)
    cmp(r3, r4)
    bcs(MARKED)
    ldrb(r5, [r3, 0])
    cmp(r1, r5)
    bcs(FIRST)
    strb(r1, [r3, 0])
    label(FIRST)
    ldrb(r5, [r3, 1])
    cmp(r2, r5)
    bls(AFTER)
    strb(r2, [r3, 1])
    label(AFTER)
    add(r3, 2)
    b(BAND)
    label(MARKED)
    ldr(r0, [r0, 16])
    label(LEAVE)
    pop({r4, r5})
    mov(r8, r4)
    mov(r9, r5)


@micropython.asm_thumb
def _fill(r0, r1, r2, r3):
    # job, how far a corner stays from the side, x (and 512), y (and 512; 11 bits) and colour (4),
    # w, h (11) and radius (4). Returns 0 if it is not wholly inside the frame, and draws nothing.
    mov(r4, r8)
    mov(r5, r9)
    push({r4, r5})
    cmp(r2, 0)
    blt(NO)
    cmp(r3, 0)
    bgt(SOME)
    label(NO)
    mov(r0, 0)
    b(LEAVE)
    label(SOME)
    mov(r7, 1)
    lsl(r7, r7, 9)
    lsr(r4, r2, 15)
    sub(r4, r4, r7)  # x
    bmi(NO)
    lsl(r5, r2, 17)
    lsr(r5, r5, 21)
    sub(r5, r5, r7)  # y
    bmi(NO)
    lsr(r6, r3, 15)
    beq(NO)
    add(r6, r6, r4)  # behind its right edge
    ldr(r7, [r0, 8])
    cmp(r6, r7)
    bgt(NO)
    lsl(r7, r3, 17)
    lsr(r7, r7, 21)  # h
    beq(NO)
    mov(r14, r7)
    mov(r12, r1)
    mov(r1, 15)
    and_(r3, r1)
    mov(r9, r3)  # radius
    lsl(r3, r3, 1)
    cmp(r7, r3)
    blt(NO)
    add(r7, r7, r5)  # below its bottom
    ldr(r3, [r0, 12])
    cmp(r7, r3)
    bgt(NO)
    and_(r2, r1)
    mov(r1, 17)
    mul(r2, r1)
    str(r4, [r0, 16])  # type: ignore[call-overload]
    str(r6, [r0, 52])  # type: ignore[call-overload]
    ldr(r1, [r0, 4])
    mul(r1, r5)
    ldr(r3, [r0, 0])
    add(r1, r1, r3)
    mov(r8, r1)  # where its first row begins
    lsr(r4, r4, 1)
    add(r6, 1)
    lsr(r6, r6, 1)
    ldr(r3, [r0, 40])
    lsr(r5, r5, 3)
    lsl(r5, r5, 1)
    add(r5, r5, r3)
    add(r7, 7)
    lsr(r7, r7, 3)
    lsl(r7, r7, 1)
    add(r7, r7, r3)
    label(BAND)
    ldrb(r3, [r5, 0])
    cmp(r4, r3)
    bcs(FIRST)
    strb(r4, [r5, 0])
    label(FIRST)
    ldrb(r3, [r5, 1])
    cmp(r6, r3)
    bls(AFTER)
    strb(r6, [r5, 1])
    label(AFTER)
    add(r5, 2)
    cmp(r5, r7)
    bcc(BAND)

    mov(r1, r14)
    sub(r1, 1)
    mov(r14, r1)  # its last row
    mov(r3, 0)  # this row
    label(ROW)
    mov(r4, 0)
    mov(r5, r9)
    mov(r6, r3)
    cmp(r6, r5)
    bcc(CORNER)
    mov(r6, r14)
    sub(r6, r6, r3)
    cmp(r6, r5)
    bcs(SIDES)
    label(CORNER)
    mov(r5, r12)
    add(r6, r6, r5)
    ldrb(r4, [r6, 0])
    label(SIDES)
    ldr(r5, [r0, 16])
    add(r5, r5, r4)
    ldr(r6, [r0, 52])
    sub(r6, r6, r4)
    cmp(r5, r6)
    bge(NEXT)
    mov(r7, r8)
    lsr(r4, r5, 1)
    bcc(EVEN)
    add(r4, r4, r7)
    ldrb(r5, [r4, 0])
    lsr(r5, r5, 4)
    lsl(r5, r5, 4)
    mov(r1, 15)
    and_(r1, r2)
    orr(r5, r1)
    strb(r5, [r4, 0])
    add(r4, 1)
    b(RUN)
    label(EVEN)
    add(r4, r4, r7)
    label(RUN)
    lsr(r5, r6, 1)
    add(r5, r5, r7)
    sub(r7, r5, r4)
    label(FOUR)
    sub(r7, 4)
    blt(FEWER)
    strb(r2, [r4, 0])
    strb(r2, [r4, 1])
    strb(r2, [r4, 2])
    strb(r2, [r4, 3])
    add(r4, 4)
    b(FOUR)
    label(FEWER)
    cmp(r4, r5)
    bcs(LAST)
    strb(r2, [r4, 0])
    add(r4, 1)
    b(FEWER)
    label(LAST)
    lsr(r6, r6, 1)
    bcc(NEXT)
    ldrb(r5, [r4, 0])
    lsl(r5, r5, 28)
    lsr(r5, r5, 28)
    lsr(r1, r2, 4)
    lsl(r1, r1, 4)
    orr(r5, r1)
    strb(r5, [r4, 0])
    label(NEXT)
    ldr(r4, [r0, 4])
    mov(r5, r8)
    add(r5, r5, r4)
    mov(r8, r5)
    add(r3, 1)
    mov(r4, r14)
    cmp(r3, r4)
    bls(ROW)
    mov(r0, 1)
    label(LEAVE)
    pop({r4, r5})
    mov(r8, r4)
    mov(r9, r5)
