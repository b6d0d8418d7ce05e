"""Reads whatever lies in a folder as the console's files; for every interpreter."""

from boards.store import Store
from engine.errors import GameError
from firmware.saves import keep
from firmware.saves.choice import Choice
from firmware.saves.session import Session
from firmware.saves.settings import Settings
from firmware.screens import statistics


def read_all(folder: str, count: int) -> None:
    for number in range(count):
        store = Store(folder + "/" + str(number))
        Settings(store).save()
        Choice(store).save()
        Choice(store).table()
        statistics.note(store, "cards", ["", "club"], [5, 6], [1])
        try:
            Session.load(store)
        except GameError:
            print(store.set_aside("game"), keep.unsaved)
        print("read")
