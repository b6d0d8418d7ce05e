"""When something goes wrong that nobody expected: say so, keep a log, go back to the game.

The log is the file "errors" in the folder of the saves: the newest report last, each with the
version, the board and where in the code it happened. That is all a person needs to send.
"""

from firmware.saves import slots
from firmware.screens.mainmenu import MainMenu, go_on
from firmware.screens.page import Page
from firmware.version import VERSION
from firmware.words import say

_FILE = "errors"
_PATH = "saves/errors"  # as mpremote names it
_LOG_BYTES = 4000  # older reports leave when there are more
_SEPARATOR = b"----\n"


class ErrorPage(Page):
    """What happened, and how to report it. A goes back to the saved game, B to the menu."""

    def __init__(self, title: str, text: str) -> None:
        ok, back = ("error_game", self._to_game), ("error_menu", self._to_menu)
        super().__init__(title, text, ok, back)

    def _to_menu(self) -> None:
        self.stage.restart(MainMenu())

    def _to_game(self) -> None:
        stage = self.stage
        stage.restart(MainMenu())
        go_on(stage, slots.waiting(stage.board.store))


def recover(stage, error: Exception) -> None:
    """Note an unexpected error and show it. An error of that very page is raised again.

    That memory was too short is none where code lies in it, too: on plain MicroPython.
    """
    if isinstance(stage.top(), ErrorPage):
        raise error
    trace = stage.board.traceback(error)
    print(trace)
    kept = keep(stage.board, trace)
    if stage.is_short and isinstance(error, MemoryError):
        stage.restart(ErrorPage(say("error_short"), say("error_short_what")))
        return
    text = say("error_what") + "\n\n" + trace.strip().split("\n")[-1] + "\n\n"
    text += say("error_kept", _PATH) if kept else say("error_not_kept")
    stage.restart(ErrorPage(say("error_title"), text))


def keep(board, trace: str) -> bool:
    """Put a report behind the others in the log; False if it can't be written."""
    report = f"Pocket Keltis {VERSION}, {board.name}\n{trace.strip()}\n".encode()
    log = board.store.read(_FILE) or b""
    try:
        if len(log) > _LOG_BYTES:  # what is there is no log of ours
            board.store.set_aside(_FILE)
            log = b""
        log += _SEPARATOR + report
        while len(log) > _LOG_BYTES and _SEPARATOR in log[1:]:
            log = log[log.index(_SEPARATOR, 1) :]
        board.store.write(_FILE, log[-_LOG_BYTES:])
    except (OSError, MemoryError):
        return False
    return True
