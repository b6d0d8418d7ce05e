"""The Pico's flash as a file system, under one rule: nobody's data is erased unasked.

MicroPython's own boot formats whatever it can't mount. Here only a flash that was never written is
formatted; anything else stays as it is, and there are no saves until a person has decided.
"""

import rp2
import vfs

_PAGE = 256  # the smallest piece the flash programs
_BLOCK = 4096  # the smallest piece it erases


def mount() -> str:
    """Mount the flash at / and return "", or return why it was left alone. May be called again."""
    for _, point in vfs.mount():
        if point == "/":
            return ""
    flash = rp2.Flash()
    try:
        vfs.mount(vfs.VfsLfs2(flash, progsize=_PAGE), "/")
        return ""
    except OSError:
        if not _never_written(flash):
            return "the flash holds data that is not a file system, or a damaged one"
    make_file_system()
    return ""


def make_file_system() -> None:
    """Erase the flash and mount an empty file system: only when the player has said so."""
    flash = rp2.Flash()
    vfs.VfsLfs2.mkfs(flash, progsize=_PAGE)
    vfs.mount(vfs.VfsLfs2(flash, progsize=_PAGE), "/")


def _never_written(flash: rp2.Flash) -> bool:
    erased = b"\xff" * _BLOCK
    block = bytearray(_BLOCK)
    blocks: int = flash.ioctl(4, 0)  # type: ignore[assignment]  # 4: how many blocks there are
    for number in range(blocks):
        flash.readblocks(number, block)
        if block != erased:
            return False
    return True
