"""The pixels that panels are sent, in 12, 16 or 18 bits, as 0xRRGGBB.

Whole frames pass here, hundreds in a test: so bytes are translated, not pixels one by one.
"""

from array import array

_FOURS = bytes.maketrans(b"0123456789abcdef", bytes(n * 17 for n in range(16)))
_SIXES = bytes(v & 252 for v in range(256))
# Two bytes with 5 bits of red, 6 of green and 5 of blue; its upper bits fill up a colour's byte.
_RED = bytes(v & 248 | v >> 5 for v in range(256))
_GREEN_ABOVE = bytes((v & 7) << 5 | (v & 7) >> 1 for v in range(256))
_GREEN_BELOW = bytes(v >> 5 << 2 for v in range(256))
_BLUE = bytes((v & 31) << 3 | (v & 31) >> 2 for v in range(256))


def decode(data: bytearray, bits: int) -> tuple[array, int, array]:
    """Return the whole pixels at the beginning of some bytes, how many bytes those are, and what
    the rest says of a pixel: in 12 bits two of three bytes already hold one."""
    if bits == 16:
        used = len(data) // 2 * 2
        high, low = data[0:used:2], data[1:used:2]
        above, below = high.translate(_GREEN_ABOVE), low.translate(_GREEN_BELOW)
        green = int.from_bytes(above) | int.from_bytes(below)
        whole = _pixels(high.translate(_RED), green.to_bytes(len(above)), low.translate(_BLUE))
        return whole, used, array("I")
    used = len(data) // 3 * 3
    if bits == 18:
        kept = data[:used].translate(_SIXES)
        return _pixels(kept[0::3], kept[1::3], kept[2::3]), used, array("I")
    return _from_fours(data[:used]), used, _from_fours(data[used:])


def _from_fours(data: bytearray) -> array:
    """Return the pixels whose three half bytes are there."""
    halves = data.hex().encode().translate(_FOURS)
    end = len(halves) // 3 * 3
    return _pixels(halves[0:end:3], halves[1:end:3], halves[2:end:3])


def _pixels(red: bytes | bytearray, green: bytes | bytearray, blue: bytes | bytearray) -> array:
    whole = bytearray(4 * len(red))
    whole[0::4], whole[1::4], whole[2::4] = blue, green, red
    return array("I", bytes(whole))
