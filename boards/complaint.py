"""What a person is told when the board file is wrong."""

from display.fonts import LARGE, MEDIUM, SMALL
from display.frame import Frame
from display.palette import ALERT, CHALK, DIM, NIGHT

_MARGIN = 8
_BETWEEN = 6


def report(wiring) -> None:
    """Tell it at the prompt, and on the panel if that can be trusted. Device only."""
    for problem in wiring.problems:
        print(problem)
    print(f"Correct {wiring.file} and restart.")
    if wiring.panel_is_sound:
        from boards.hardware import make_panel
        from boards.parts import Backlight

        panel = make_panel(wiring)
        frame = Frame(panel.width, panel.height)
        draw_complaint(frame, wiring.file, wiring.problems)
        panel.show(frame)
        Backlight(wiring["BACKLIGHT"]).set(100)


def draw_complaint(frame: Frame, file: str, problems: list) -> None:
    """Write as many of the problems as there is room for, and what to do."""
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
