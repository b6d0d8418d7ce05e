"""The first module to run at power-on. Ctrl-C does not work yet: keep it short."""

import sys

from boards import flash

problem = flash.mount()
if problem:
    print("No storage:", problem + ".")
    print("Nothing was erased. To format it: from boards import flash; flash.make_file_system()")

# A package on the file system wins over the frozen one; that holds only if nothing of it was
# imported before the file system was there.
for name in list(sys.modules):
    if name.split(".")[0] == "boards":
        del sys.modules[name]
del flash, name, problem, sys
