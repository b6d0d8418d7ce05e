"""The console, on whatever board it is handed."""

import gc

from firmware import look, words
from firmware.power import Power
from firmware.saves.settings import Settings
from firmware.stage import Stage
from firmware.table.shelf import has_plenty, make_room


def run(board, told=None) -> None:
    """Play until the power goes. An error nobody expected costs at most the current turn.

    told: if the console hung and had to restart itself, what to call when the player knows.
    """
    stage = set_up(board)
    if told:
        stage.later(lambda: _tell_of_hang(stage, told))
    go_on(stage, _open_title)


def _open_title(stage: Stage) -> None:
    """Open the title in a function that ends, so that nothing keeps it in memory afterwards."""
    from firmware.screens.title import Title

    stage.open(Title())


def _tell_of_hang(stage: Stage, told) -> None:
    from firmware.screens.faults import tell_of_hang

    tell_of_hang(stage, told)


def go_on(stage: Stage, first=None) -> None:
    """Show the stage's screens for ever, whatever goes wrong.

    first: opens the first of them. Called from here, because what was called before this function
    leaves addresses behind in its frame, and what is there is never taken for garbage.
    """
    while True:
        try:
            if first:
                open_first, first = first, None
                open_first(stage)
            stage.run()
        except Exception as error:
            if isinstance(error, MemoryError):
                make_room(stage)
            gc.collect()
            from firmware import errors  # what is hardly ever needed is loaded then

            errors.recover(stage, error)


def set_up(board) -> Stage:
    """Return a stage with everything that screens rely on, and no screen yet."""
    stage = Stage(board)
    look.use(board)
    stage.settings = Settings(board.store)
    if board.language:
        stage.settings.language = board.language
    words.use(stage.settings.language)
    stage.settings.apply(stage)
    stage.power = Power(stage)
    stage.is_short = stage.still = not has_plenty(board)  # what moves needs room, too
    return stage
