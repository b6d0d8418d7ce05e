"""Bad news about what is kept: files that can't be read or written, a flash that can't be used.

It is loaded when there is some.
"""

from micropython import const

from firmware.saves import keep
from firmware.screens.page import Page
from firmware.words import say

_FULL = const(28)  # ENOSPC


def reason(error: Exception) -> str:
    """Why a file could not be written, and what can be done about it."""
    number = error.args[0] if error.args else "?"
    return say("store_full") if number == _FULL else say("store_broken", number)


def report(stage) -> None:
    """Tell of the files that could not be read or written."""
    store, told = stage.board.store, [name for name, _ in keep.damaged]
    lines = [_damage(name, aside) for name, aside in keep.damaged]
    title = "damaged_title" if lines else "unsaved_title"
    for name, error in keep.unsaved:
        lines.append(say("damaged_unsaved", name) + " " + reason(error))
    keep.damaged.clear()
    keep.unsaved.clear()
    if stage.board.storage_problem:
        return  # which is told instead
    stage.open(Page(say(title), "\n\n".join(lines), ("hint_ok", stage.close)))
    if told:
        stage.later(lambda: _begin_anew(store, told))


def _damage(name: str, aside: str) -> str:
    return say("damaged_file", name, aside) if aside else say("damaged_stays", name)


def _begin_anew(store, names: list) -> None:
    """Note that it is on the panel now: an empty file says that it need not be told again."""
    for name in names:
        if store.read(name) is None:
            try:  # noqa: SIM105 (MicroPython has no contextlib)
                store.write(name, b"")
            except OSError:
                pass  # it will be told once more


def tell_damaged_game(stage, file: str) -> None:
    """Tell of it first, and then set it aside: afterwards nothing would remind anybody of it."""

    def set_aside() -> None:
        try:
            stage.board.store.set_aside(file)
        except OSError:
            stage.open(Page(title, say("damaged_stays", file), ok))

    title, ok = say("damaged_title"), ("hint_ok", stage.close)
    text = say("damaged_game", stage.board.store.aside(file))
    stage.open(Page(title, text, ok))
    stage.later(set_aside)


def tell_unsaved(stage, key: str, error: Exception, leave=None) -> None:
    """Say what it means that a game can't be saved, and leave only if one still wants to."""
    ok, back = ("hint_ok", stage.close), None
    if leave:
        ok, back = ("error_menu", leave), ("hint_back", stage.close)
    stage.open(Page(say("unsaved_title"), reason(error) + "\n\n" + say(key), ok, back))


def no_storage(stage) -> Page:
    """Return a page on an unreadable flash: it is formatted only if the player says so, twice."""

    def ask_again() -> None:
        ok = ("storage_erase", format_storage)
        stage.open(Page(say("storage_title"), say("storage_sure"), ok, ("hint_back", stage.close)))

    def format_storage() -> None:
        stage.home()
        try:
            stage.board.format_storage()
        except OSError as error:
            stage.open(Page(say("storage_title"), reason(error), ("hint_ok", stage.close)))
            return
        keep.unsaved.clear()
        stage.later(stage.settings.save)

    ok, back = ("storage_format", ask_again), ("storage_without", stage.close)
    return Page(say("storage_title"), say("storage_text"), ok, back)
