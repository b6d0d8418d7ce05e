"""Runs once the file system is there: the user's own /main.py if there is one, else the console.

A frozen main.py would otherwise win over the one on the file system.
"""

import os

import boards  # noqa: F401 (so that boards.choose() can be typed at the prompt)

try:
    os.stat("/main.py")
    own = True
except OSError:
    own = False

if own:
    execfile("/main.py")  # noqa: F821 (a builtin of MicroPython)
else:
    from console import start

    start()
