"""The way in: finds out which board this is, and hands it to the console."""

import boards


def start() -> None:
    """Run the console, unless a button is held: nobody is ever locked out of a board."""
    board = boards.load()
    if board is None:
        return  # its file is wrong, and a person has been told
    held = board.buttons.read()
    if held:
        _stay_out(board, held)
        return
    from firmware.main import run

    run(board)


def _stay_out(board, held: int) -> None:
    """Say so where it is seen: a button that is wired wrongly looks like a held one."""
    from display.frame import Frame
    from display.palette import CHALK, NIGHT

    labels = [label for bit, label in board.buttons.labels.items() if held & bit]
    message = "Held at power-on, so the console was not started: " + ", ".join(labels)
    print(message)
    print("To start it: from console import start; start()")
    frame = Frame(board.panel.width, board.panel.height)
    frame.fill(NIGHT)
    frame.text_box(8, 8, board.panel.width - 16, board.panel.height - 16, message, CHALK)
    board.panel.show(frame)
    board.backlight.set(60)
