"""The Pico's flash as a file system, under one rule: nobody's data is erased unasked.

MicroPython's own boot formats whatever it can't mount. Here only a flash that nobody has used gets
a file system; anything else stays as it is, and there are no saves until a person has decided.
"""

import vfs
from _rp2 import Flash  # type: ignore[import-not-found]  # rp2 itself is 3 KB of other things

_PAGE = 256  # the smallest piece the flash programs


def mount(make: bool = True) -> str:
    """Mount the flash at / and return "", or return why it was left alone. May be called again.

    make: if nobody has used it, make a file system; to be sure of that takes 130 ms.
    """
    for _, point in vfs.mount():
        if point == "/":
            return ""
    flash = Flash()
    for _ in range(2):
        try:
            _mount(flash)
            return ""
        except OSError:
            if not make:
                break
            from boards import unused  # once in a device's life

            if not unused.make_file_system(flash):
                break
    return "the flash holds data that is not a file system, or a damaged one"


def make_file_system() -> None:
    """Erase the flash and mount an empty file system: only when the player has said so."""
    flash = Flash()
    vfs.VfsLfs2.mkfs(flash, progsize=_PAGE)
    _mount(flash)


def _mount(flash: Flash) -> None:
    vfs.mount(vfs.VfsLfs2(flash, progsize=_PAGE), "/")
