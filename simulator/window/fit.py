"""How large the board is drawn: window pixels for one pixel of its screen, the scale."""

from boards.wiring import Wiring
from simulator.window.looks import Look, look_of

MARGIN, FOOTER = 20, 34
SMALLEST, LARGEST = 0.25, 8
_NEARLY = 0.05  # so much more is not worth blurred pixels

Size = tuple[int, int]


def board_size(look: Look, scale: float) -> Size:
    """Return the size of a board's drawing."""
    return round(look.width / look.pitch * scale), round(look.height / look.pitch * scale)


def window_size(wiring: Wiring, scale: float) -> Size:
    """Return the size of a window that just holds the board."""
    width, height = board_size(look_of(wiring), scale)
    return width + 2 * MARGIN, height + 2 * MARGIN + FOOTER


def best_scale(wiring: Wiring, room: Size) -> float:
    """Return the largest scale at which the window fits into a room.

    From 2 on it is a whole number, so that every pixel is as large as the next. Below that a whole
    number would often leave the screen tiny, or cut the board off.
    """
    whole = [scale for scale in range(1, LARGEST + 1) if _fits(window_size(wiring, scale), room)]
    if whole and whole[-1] >= 2:
        return whole[-1]
    look = look_of(wiring)
    width, height = room[0] - 2 * MARGIN, room[1] - 2 * MARGIN - FOOTER
    exact = min(width * look.pitch / look.width, height * look.pitch / look.height)
    return 1 if whole and exact < 1 + _NEARLY else max(SMALLEST, exact)


def _fits(size: Size, room: Size) -> bool:
    return size[0] <= room[0] and size[1] <= room[1]
