"""Where the parts of a table lie, on panels of every shape, from one description.

A scene names its parts from the top down, each with the gap above it: usually, and on a low panel.
Those that every table has (rows, strip, message, progress) know how tall they are; for its own
parts a scene says that, too. A part of no height is left out on that panel.

    PARTS = (("rows", 0, 2), ("strip", 3, 0), ("middle", 5, 4, 83, 40), ("progress", 1, 1), ...)

The header comes first. On a low panel there is none: the strip stands there, and tells the own
points, too. On a wide one the table is as wide as usual, and the other seats lie beside it, from
top to bottom; what the strip leaves to the other parts goes to the message and the gaps.
"""

from micropython import const

from firmware import look

_MORE = const(2)  # to each gap but the first, where there is no strip
_SIDE = const(80)  # for the other seats, on a wide panel

HEAD = 16  # the header's height
ROW = 34  # a row's
WORTH = 35  # below the top of the rows: their worth
ROWS = 64  # the own rows with their worth, and two more above them
STRIP = 16  # and two more above and below it for the focus
MESSAGE = 30
WIDTH = 240  # the table's


def fit(width: int) -> None:
    """Take the sizes for this panel."""
    global HEAD, ROW, WORTH, ROWS, STRIP, MESSAGE, WIDTH
    usual, low = (16, 34, 35, 64, 16, 36 if look.is_wide else 30), (0, 28, 27, 43, 14, 28)
    HEAD, ROW, WORTH, ROWS, STRIP, MESSAGE = low if look.is_low else usual
    WIDTH = width - _SIDE if look.is_wide else width


def places(parts: tuple) -> dict:
    """Return where each part begins, and how tall it is."""
    known = {"rows": ROWS, "strip": STRIP, "message": MESSAGE, "progress": 2}
    found, y = {}, HEAD
    if look.is_low:
        found["strip"] = 0, STRIP
        y = STRIP
    elif look.is_wide:
        found["strip"] = HEAD, 0
    more = 0
    for name, *sizes in parts:
        if name in found:
            continue
        gap, tall = sizes[look.is_low :: 2] if len(sizes) > 2 else (sizes[look.is_low], known[name])
        found[name] = y + gap + more, tall
        y += gap + more + tall
        more = _MORE if look.is_wide else 0
    return found
