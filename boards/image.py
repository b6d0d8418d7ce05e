"""The board's name inside the image that is flashed: one page of flash before the file system.

All images of one build are the same but for this page, and it lies outside the file system: another
image changes the board and leaves the saves alone. Device only.
"""

import binascii
import sys

# The same place on a Pico and on a Pico 2: the last sector of the first megabyte, which is the
# image's. The flash can be read there as if it were memory.
ADDRESS = 0x100FF000
SIZE = 256
MAGIC = b"Keltis01"  # eight bytes; then the checksum of the rest: the name, filled up with zeros
_REST = 12


def board_name() -> str:
    """Return the board's name, or "" if this image has none.

    On plain MicroPython the file system lies there, so what stands there says nothing.
    """
    if "Pocket Keltis" not in getattr(sys.implementation, "_machine", ""):
        return ""
    import uctypes

    return name_in(uctypes.bytes_at(ADDRESS, SIZE))


def name_in(page: bytes) -> str:
    """Return the name that such a page holds, or "" if it is empty or damaged."""
    rest = page[_REST:]
    if page[: len(MAGIC)] != MAGIC:
        return ""
    if int.from_bytes(page[len(MAGIC) : _REST], "little") != binascii.crc32(rest):
        return ""
    return rest.rstrip(b"\0").decode()
