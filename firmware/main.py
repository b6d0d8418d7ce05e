"""The console, on whatever board it is handed."""

from firmware.selftest import SelfTest
from firmware.stage import Stage


def run(board) -> None:
    """Play until the power goes."""
    stage = Stage(board)
    stage.open(SelfTest())
    stage.run()
