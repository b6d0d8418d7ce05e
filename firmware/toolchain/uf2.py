"""UF2, the format a Pico takes when it shows itself as a USB drive.

A file of 512-byte blocks, each of which says where its 256 bytes of flash belong, so that the
drive may be written in any order.
"""

import struct

FLASH = 0x10000000
PAYLOAD = 256
SECTOR = 4096  # the smallest piece of flash that can be erased
FAMILY = {"rp2040": 0xE48BFF56, "rp2350": 0xE48BFF59}

_HEADER = struct.Struct("<8I")
_MAGIC = 0x0A324655, 0x9E5D5157
_MAGIC_END = 0x0AB16F30
_FAMILY_PRESENT = 0x2000


def pack(pieces: dict[int, bytes], family: int) -> bytes:
    """Return the file that puts these pieces of flash at their addresses.

    Each is filled up to whole sectors: an RP2040 can't be relied upon to program a part of one.
    """
    pages = []
    for address, data in pieces.items():
        whole = data.ljust(-(-len(data) // SECTOR) * SECTOR, b"\xff")
        pages += [(address + at, whole[at : at + PAYLOAD]) for at in range(0, len(whole), PAYLOAD)]
    blocks = bytearray()
    for number, (where, page) in enumerate(pages):
        blocks += _HEADER.pack(*_MAGIC, _FAMILY_PRESENT, where, PAYLOAD, number, len(pages), family)
        blocks += page.ljust(476, b"\0")
        blocks += struct.pack("<I", _MAGIC_END)
    return bytes(blocks)


def with_page(uf2: bytes, address: int, page: bytes) -> bytes:
    """Return the file with other data for one page of those that it has."""
    for start in range(0, len(uf2), 512):
        if _HEADER.unpack_from(uf2, start)[3] == address:
            begin = start + _HEADER.size
            return uf2[:begin] + page.ljust(PAYLOAD, b"\xff") + uf2[begin + PAYLOAD :]
    raise ValueError(f"the UF2 file has no block for address 0x{address:08x}")
