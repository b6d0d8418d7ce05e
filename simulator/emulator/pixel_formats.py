"""The pixels that panels are sent, in 12, 16 or 18 bits, as 0xRRGGBB."""

from array import array

FROM_444 = [(v >> 8) * 17 << 16 | (v >> 4 & 15) * 17 << 8 | (v & 15) * 17 for v in range(1 << 12)]


def _from_565(v: int) -> int:
    red, green, blue = v >> 11, v >> 5 & 63, v & 31
    return (red << 3 | red >> 2) << 16 | (green << 2 | green >> 4) << 8 | blue << 3 | blue >> 2


FROM_565 = [_from_565(v) for v in range(1 << 16)]


def decode(data: bytearray, bits: int) -> tuple[array, int, array]:
    """Return the whole pixels at the beginning of some bytes, how many bytes those are, and what
    the rest says of a pixel: in 12 bits two of three bytes already hold one."""
    if bits == 16:
        used = len(data) // 2 * 2
        words = array("H", bytes(data[:used]))
        words.byteswap()
        return array("I", [FROM_565[word] for word in words]), used, array("I")
    used = len(data) // 3 * 3
    triples = zip(data[0:used:3], data[1:used:3], data[2:used:3], strict=True)
    if bits == 18:
        whole = [(r & 252) << 16 | (g & 252) << 8 | b & 252 for r, g, b in triples]
        return array("I", whole), used, array("I")
    pairs = [
        pixel
        for a, b, c in triples
        for pixel in (FROM_444[a << 4 | b >> 4], FROM_444[(b & 15) << 8 | c])
    ]
    rest = data[used:]
    half = [FROM_444[rest[0] << 4 | rest[1] >> 4]] if len(rest) == 2 else []
    return array("I", pairs), used, array("I", half)
