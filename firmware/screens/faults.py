"""What goes wrong with the board itself: told to the player, and the console goes on."""

from firmware.power import Asleep
from firmware.screens.labels import named
from firmware.screens.page import Page
from firmware.words import say


def tell_of_muted(stage) -> bool:
    """Say which buttons are not listened to any more; False while nobody is there to be told."""
    if isinstance(stage.top(), Asleep):
        return False
    buttons = stage.board.buttons
    new = buttons.switches.muted & ~stage.muted
    stage.muted = buttons.switches.muted
    labels = [named(label) for number, label in enumerate(buttons.contacts) if new >> number & 1]
    _open(stage, say("muted_title"), say("muted_text", ", ".join(labels)), stage.close)
    return True


def tell_of_hang(stage, told) -> None:
    """Say that the console had to restart itself, and keep a report of it."""
    from firmware import errors

    def close() -> None:
        told()
        stage.close()

    errors.keep(stage.board, "The console hung, and its watchdog restarted it.")
    _open(stage, say("hung_title"), say("hung_text"), close)


def _open(stage, title: str, text: str, close) -> None:
    """Open a page that is closed by A or B: the other one may be what is broken."""
    ok = ("hint_ok", close)
    stage.open(Page(title, text, ok, ok))
