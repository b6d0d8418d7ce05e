"""The first module to run at power-on: neither Ctrl-C nor the USB console works yet."""

# ruff: noqa: E402
import sys

# MicroPython looks through the file system for these before it takes its own, at every import: a
# fifth of the time to the title. By these names they are found at once, and so from then on.
import uarray
import ubinascii
import uio
import umachine
import uos
import uselect
import utime

sys.modules.update(
    array=uarray,
    binascii=ubinascii,
    io=uio,
    machine=umachine,
    os=uos,
    select=uselect,
    time=utime,
)
del uarray, ubinascii, uio, umachine, uos, uselect, utime

from boards import flash

flash.mount(make=False)  # if it can't, the board says so later, where somebody sees it

# A package on the file system wins over the frozen one; that holds only if nothing of it was
# imported before the file system was there.
for name in list(sys.modules):
    if name.split(".")[0] == "boards":
        del sys.modules[name]
del flash, name, sys
