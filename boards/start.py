"""The device's way in: finds out which board this is and hands it to the console."""

import boards


def start() -> None:
    """Run the console, unless a button is held: nobody is ever locked out of a board."""
    board = boards.load()
    if board is None:
        return  # its file is wrong, and a person has been told
    if board.buttons.read():
        print("A button is held, so the console was not started. To start it:")
        print("  from boards.start import start; start()")
        return
    from firmware.main import run

    run(board)
