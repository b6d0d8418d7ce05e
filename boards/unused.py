"""A flash that nobody has used gets an empty file system: the first start ever.

Making one takes two pages. They are worked out in memory, and then programmed without erasing
anything. So whatever a power cut leaves of them can be told from data of somebody's, and is
completed at the next start.
"""

import vfs
from micropython import const

_PAGE = const(256)
_BLOCK = const(4096)
_BLOCKS = const(4)  # ioctl: how many blocks there are
_BLOCK_SIZE = const(5)  # ioctl: how many bytes each has


class _Plan:
    """A file system in memory, as large as the flash; only its first two blocks can be used."""

    def __init__(self, blocks: int) -> None:
        self._count = blocks
        self.erased = b"\xff" * _BLOCK
        self.blocks = [bytearray(self.erased), bytearray(self.erased)]
        vfs.VfsLfs2.mkfs(self, progsize=_PAGE)  # type: ignore[arg-type]  # it has all it needs

    def readblocks(self, number: int, buffer: bytearray, offset: int = 0) -> None:
        buffer[:] = self.blocks[number][offset : offset + len(buffer)]

    def writeblocks(self, number: int, data: bytearray, offset: int = 0) -> None:
        self.blocks[number][offset : offset + len(data)] = data

    def ioctl(self, operation: int, argument: int) -> int:
        return {_BLOCKS: self._count, _BLOCK_SIZE: _BLOCK}.get(operation, 0)


def make_file_system(flash) -> bool:
    """Program an empty file system; return False and change nothing if there may be data."""
    plan = _Plan(flash.ioctl(_BLOCKS, 0))
    if not _is_unused(flash, plan.blocks, plan.erased):
        return False
    erased = plan.erased[:_PAGE]
    for number, block in enumerate(plan.blocks):
        for start in range(0, _BLOCK, _PAGE):
            page = block[start : start + _PAGE]
            if page != erased:
                flash.writeblocks(number, page, start)
    return True


def _is_unused(flash, planned: list, erased: bytes) -> bool:
    """Tell whether everything is erased, but for what the plan may have programmed."""
    block = bytearray(_BLOCK)
    for number in range(flash.ioctl(_BLOCKS, 0)):
        flash.readblocks(number, block)
        if block != erased and not (number < len(planned) and _began(block, planned[number])):
            return False
    return True


def _began(block: bytearray, planned: bytearray) -> bool:
    """Tell whether only bits were cleared that were to be: programming does nothing else."""
    return all(block[at] & bits == bits for at, bits in enumerate(planned))
