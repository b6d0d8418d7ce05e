"""QR codes of one size: version 7, 45 by 45 modules, error correction level L.

That holds an address and a whole game, and with four pixels a module it fits a panel of 240. The
standard (ISO/IEC 18004) lets a writer choose among eight masks; readers take any, so here it is
always the first.

    qr.make((("https://...#", qr.BYTES), ("4F9KX...", qr.CAPITALS)))    SIZE * SIZE bytes, 1 is dark
"""

from micropython import const

SIZE = const(45)
BYTES = const(4)  # what a segment consists of: any bytes, 8 bits each
CAPITALS = const(2)  # or digits, capital letters and a few signs, 11 bits for two
_ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"

_BLOCKS = const(2)
_DATA = const(78)  # bytes of a block, and of its error correction
_CORRECTION = const(20)
_ROOM = const(8 * _BLOCKS * _DATA)
_CENTRES = (6, 22, 38)  # of the alignment patterns
_FREE = const(2)  # no pattern here: a place for data
_FORMAT = const(0x77C4)  # level L and the first mask, with their own error correction
_VERSION = const(0x07C94)  # the same for version 7


def make(segments) -> bytearray:
    """Return the modules of the code, row by row. ValueError: it is too long for this size."""
    modules = _patterns()
    _fill(modules, _corrected(_data(segments)))
    return modules


def _data(segments) -> bytearray:
    """Return the segments as one stream of bits, filled up to all there is room for."""
    bits, count = 0, 0
    for text, kind in segments:
        for value, width in _pieces(text, kind):
            bits = bits << width | value
            count += width
    if count > _ROOM:
        raise ValueError("too long for a QR code of version 7")
    end = min(4, _ROOM - count)  # "nothing more", as far as there is room for it
    spare = -(count + end) % 8
    data = bytearray((bits << end + spare).to_bytes((count + end + spare) // 8, "big"))
    while len(data) < _BLOCKS * _DATA:
        data.append(0xEC)
        data.append(0x11)
    return data[: _BLOCKS * _DATA]


def _pieces(text: str, kind: int):
    """Yield (value, bits) for a segment: its kind, its length, its content."""
    yield kind, 4
    if kind == BYTES:
        data = text.encode()
        yield len(data), 8
        for byte in data:
            yield byte, 8
        return
    yield len(text), 9
    for at in range(0, len(text) - 1, 2):
        yield _ALPHABET.index(text[at]) * 45 + _ALPHABET.index(text[at + 1]), 11
    if len(text) % 2:
        yield _ALPHABET.index(text[-1]), 6


# ---- error correction: Reed and Solomon's, over the field of 256 elements


def _corrected(data: bytearray) -> bytearray:
    """Return the blocks with their error correction, byte by byte in turns."""
    powers, logs = _field()
    divisor = _divisor(powers, logs)
    out = bytearray(_BLOCKS * (_DATA + _CORRECTION))
    for block in range(_BLOCKS):
        content = data[block * _DATA : (block + 1) * _DATA]
        for at, byte in enumerate(content + _remainder(content, divisor, powers, logs)):
            out[at * _BLOCKS + block] = byte
    return out


def _field() -> tuple:
    """Return the powers of 2, twice over, and the logarithms of 1 to 255."""
    powers, logs = bytearray(510), bytearray(256)
    value = 1
    for exponent in range(255):
        powers[exponent] = powers[exponent + 255] = value
        logs[value] = exponent
        value <<= 1
        if value > 255:
            value ^= 0x11D
    return powers, logs


def _divisor(powers: bytearray, logs: bytearray) -> bytearray:
    """Return the logarithms of the product of (x - 2**0) ... (x - 2**19), without the first."""
    product = bytearray(_CORRECTION)
    product[-1] = 1
    for root in range(_CORRECTION):
        for at in range(_CORRECTION):
            if product[at]:
                product[at] = powers[logs[product[at]] + root]
            if at + 1 < _CORRECTION:
                product[at] ^= product[at + 1]
    return bytearray([logs[factor] for factor in product])


def _remainder(content, divisor, powers: bytearray, logs: bytearray) -> bytearray:
    rest = bytearray(_CORRECTION)
    for byte in content:
        lead = byte ^ rest[0]
        rest[:-1] = rest[1:]
        rest[-1] = 0
        if lead:
            lead = logs[lead]
            for at in range(_CORRECTION):
                rest[at] ^= powers[lead + divisor[at]]
    return rest


# ---- the square


def _patterns() -> bytearray:
    """Return a square with all that is the same in every code, and _FREE elsewhere."""
    modules = bytearray(bytes([_FREE]) * (SIZE * SIZE))
    for at in range(8, SIZE - 8):
        modules[6 * SIZE + at] = modules[at * SIZE + 6] = 1 - at % 2  # timing
    last = SIZE - 4
    for x, y in ((3, 3), (last, 3), (3, last)):
        _draw_rings(modules, x, y, 4)  # finders
    for x in _CENTRES:
        for y in _CENTRES:
            if modules[y * SIZE + x] == _FREE or (6 in (x, y) and x + y == 28):
                _draw_rings(modules, x, y, 2)  # alignment
    for bit in range(18):
        far, near = SIZE - 11 + bit % 3, bit // 3
        modules[far * SIZE + near] = modules[near * SIZE + far] = _VERSION >> bit & 1
    for bit in range(15):
        value = _FORMAT >> bit & 1
        down = bit if bit < 6 else bit + 1 if bit < 8 else SIZE - 15 + bit
        across = SIZE - 1 - bit if bit < 8 else 7 if bit == 8 else 14 - bit
        modules[down * SIZE + 8] = modules[8 * SIZE + across] = value
    modules[(SIZE - 8) * SIZE + 8] = 1  # always dark
    return modules


def _draw_rings(modules: bytearray, x: int, y: int, reach: int) -> None:
    """Draw squares inside each other round (x, y), dark and light in turns."""
    for down in range(max(0, y - reach), min(SIZE, y + reach + 1)):
        for across in range(max(0, x - reach), min(SIZE, x + reach + 1)):
            distance = max(abs(down - y), abs(across - x))
            light = distance in (2, 4) if reach == 4 else distance == 1
            modules[down * SIZE + across] = 0 if light else 1


def _fill(modules: bytearray, data: bytearray) -> None:
    """Lay the data up and down in pairs of columns, from the right; masked like a chessboard."""
    at, up = 0, True
    for right in list(range(SIZE - 1, 6, -2)) + [5, 3, 1]:  # column 6 is timing
        for step in range(SIZE):
            row = SIZE - 1 - step if up else step
            for column in (right, right - 1):
                place = row * SIZE + column
                if modules[place] == _FREE:
                    dark = data[at >> 3] >> 7 - at % 8 & 1 if at < 8 * len(data) else 0
                    modules[place] = dark ^ (row + column + 1) % 2
                    at += 1
        up = not up
