"""Reads whatever lies in a folder as the console's files; for every interpreter."""

import engine
from boards.store import Store
from engine.errors import GameError
from firmware.saves import keep
from firmware.saves.choice import Choice
from firmware.saves.results import Results
from firmware.saves.session import Session
from firmware.saves.settings import Settings


def read_all(folder: str, count: int) -> None:
    for number in range(count):
        store = Store(folder + "/" + str(number))
        Settings(store).save()
        Choice(store).save()
        Choice(store).table()
        for game in engine.GAMES:
            Results(store, game).write()
        try:
            Session.load(store)
        except GameError:
            print(store.set_aside("game"), keep.unsaved)
        print("read")
