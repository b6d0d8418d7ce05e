"""The way in: finds out which board this is, and hands it to the console."""

import sys
import time

import boards

_MOST_HANGS = 3
_CHATTER_MS = 300  # in this time a button with a loose wire is found out and muted


def start() -> None:
    """Run the console, unless a button is held: nobody is ever locked out of a board."""
    board = boards.load(aloud=True)
    if board is None:
        return  # its file is wrong, and a person has been told
    from boards import hangs

    del sys.modules["boards.hangs"], boards.hangs  # nobody else asks it, and memory is short
    hung = hangs.count()
    if hung >= _MOST_HANGS:
        hangs.forget()
        message = f"The console hung {hung} times in a row, so it was not started again."
        _stay_out(board, message + " Switch it off and on to try once more.")
        return
    # After a hang the button that was pressed last may still be down: nobody means to stay out.
    held = 0 if hung else _held(board.buttons)
    if held:
        labels = [label for bit, label in board.buttons.labels.items() if held & bit]
        message = "Held at power-on, so the console was not started: " + ", ".join(labels)
        _stay_out(board, message)
        return
    from firmware.main import run

    if hung:
        run(board, told=hangs.forget)
    else:
        run(board)


def _held(buttons) -> int:
    """Return the buttons that are down, and stay so for a moment."""
    if buttons.read():
        time.sleep_ms(_CHATTER_MS)
        while buttons.waiting():
            buttons.read()
    return buttons.read()


def _stay_out(board, message: str) -> None:
    """Say so where it is seen: a button that is wired wrongly looks like a held one, too."""
    from boards import flash
    from display.frame import Frame
    from display.palette import CHALK, NIGHT

    flash.mount()  # a computer may be there to put files onto it
    print(message)
    print("To start it: from console import start; start()")
    frame = Frame(board.panel.width, board.panel.height)
    frame.fill(NIGHT)
    frame.text_box(8, 8, board.panel.width - 16, board.panel.height - 16, message, CHALK)
    board.panel.show(frame)
    board.backlight.set(60)
