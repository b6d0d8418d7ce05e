"""What `pip install` installs: in the wheel, the rooms of the house lie in this folder.

They keep their names, and Python finds them only while this program runs: no other program on the
machine meets an `input` or a `display` of ours. In the repository the rooms lie beside this folder.
"""

import sys
from pathlib import Path

_HERE = Path(__file__).parent
if (_HERE / "engine").is_dir() and str(_HERE) not in sys.path:
    sys.path.insert(0, str(_HERE))

import simulator  # noqa: E402, F401  it makes up for what only MicroPython has
