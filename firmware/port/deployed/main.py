"""Pocket Keltis on stock MicroPython: starts the console at power-on. Hold a button to skip it."""

import gc

# Here all code lies in the heap. Collected only when that is full, it would be in pieces of less
# than 2 KB between the modules, and the next module would find no room.
gc.threshold(4_096)

from console import start  # noqa: E402

import boards  # noqa: E402, F401 (so that boards.choose() can be typed at the prompt)

start()
