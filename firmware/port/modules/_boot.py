"""The first module to run at power-on: neither Ctrl-C nor the USB console works yet."""

import sys

from boards import flash

flash.mount()  # if it can't, the board says so later, where somebody sees it

# A package on the file system wins over the frozen one; that holds only if nothing of it was
# imported before the file system was there.
for name in list(sys.modules):
    if name.split(".")[0] == "boards":
        del sys.modules[name]
del flash, name, sys
