"""The desktop's side of the console: window, headless play, records, command line.

Importing it puts `shims` on the path, so that code written for MicroPython finds the modules that
CPython lacks (`micropython`, `framebuf`), and keeps pygame from greeting whoever runs a command.
"""

import os
import sys
from pathlib import Path

_SHIMS = str(Path(__file__).parent / "shims")
if _SHIMS not in sys.path:
    sys.path.append(_SHIMS)
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
