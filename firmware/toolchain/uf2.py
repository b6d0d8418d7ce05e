"""UF2, the format a Pico takes when it shows itself as a USB drive.

A file of 512-byte blocks, each of which says where its 256 bytes of flash belong, so that the
drive may be written in any order.
"""

import struct

FLASH = 0x10000000
PAYLOAD = 256
FAMILY = {"rp2040": 0xE48BFF56, "rp2350": 0xE48BFF59}

_HEADER = struct.Struct("<8I")
_MAGIC = 0x0A324655, 0x9E5D5157
_MAGIC_END = 0x0AB16F30
_FAMILY_PRESENT = 0x2000


def pack(image: bytes, family: int, address: int = FLASH) -> bytes:
    count = -(-len(image) // PAYLOAD)
    blocks = bytearray()
    for number in range(count):
        data = image[number * PAYLOAD :][:PAYLOAD]
        where = address + number * PAYLOAD
        blocks += _HEADER.pack(*_MAGIC, _FAMILY_PRESENT, where, PAYLOAD, number, count, family)
        blocks += data.ljust(476, b"\0")
        blocks += struct.pack("<I", _MAGIC_END)
    return bytes(blocks)
