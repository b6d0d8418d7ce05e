"""The console, on whatever board it is handed."""

import gc

from firmware import look, words
from firmware.power import Power
from firmware.saves.settings import Settings
from firmware.stage import Screen, Stage


def run(board, told=None) -> None:
    """Play until the power goes. An error nobody expected costs at most the current turn.

    told: if the console hung and had to restart itself, what to call when the player knows.
    """
    stage = set_up(board)
    _open_title(stage)
    if told:
        stage.later(lambda: _tell_of_hang(stage, told))
    _go_on(stage)


def _open_title(stage: Stage) -> None:
    """In a function that ends, so that nothing keeps the title in memory once it was left."""
    from firmware.screens.title import Title

    stage.open(Title())


def _tell_of_hang(stage: Stage, told) -> None:
    from firmware.screens.faults import tell_of_hang

    tell_of_hang(stage, told)


def stay(stage: Stage, first: Screen) -> None:
    """Show screens from the first one on, for ever, whatever goes wrong."""
    stage.open(first)
    _go_on(stage)


def _go_on(stage: Stage) -> None:
    while True:
        try:
            stage.run()
        except Exception as error:
            gc.collect()
            from firmware import errors  # what is needed once in a blue moon is loaded then

            errors.recover(stage, error)


def set_up(board) -> Stage:
    """A stage with everything that screens rely on, and no screen yet."""
    stage = Stage(board)
    look.use(board)
    stage.settings = Settings(board.store)
    if board.language:
        stage.settings.language = board.language
    words.use(stage.settings.language)
    stage.settings.apply(stage)
    stage.power = Power(stage)
    return stage
