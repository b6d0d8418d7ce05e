"""What the panel shows when the board file is wrong but the panel itself is not."""

from display.fonts import LARGE, MEDIUM, SMALL
from display.frame import Frame
from display.palette import ALERT, CHALK, DIM, NIGHT

_MARGIN = 8
_BETWEEN = 6


def draw_complaint(frame: Frame, file: str, problems: list) -> None:
    """As many of the problems as there is room for, and what to do."""
    frame.fill(NIGHT)
    across = frame.width - 2 * _MARGIN
    bottom = frame.height - _MARGIN - SMALL[0]
    frame.text(_MARGIN, bottom, f"Correct {file} and restart.", DIM, SMALL)
    y = _MARGIN + frame.text_box(_MARGIN, _MARGIN, across, 60, f"{file} is wrong", ALERT, LARGE)
    for problem in problems:
        y += _BETWEEN
        words = problem[len(file) + 1 :].strip()  # the title has named the file
        y += frame.text_box(_MARGIN, y, across, bottom - y, words, CHALK, MEDIUM)
        if y >= bottom:
            break
