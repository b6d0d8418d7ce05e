"""The moment before a table that could not be laid ahead."""

import gc

from firmware import words
from firmware.stage import Screen
from firmware.table import shelf


class Laying(Screen):
    """Lays a table when the screen that asked for it has left the memory; its picture stays."""

    def __init__(self, session, is_new: bool) -> None:
        self._session = session
        self._is_new = is_new

    def tick(self, now: int) -> int:
        game = self._session.game.NAME
        shelf.put_away_others(game)
        words.put_away()
        gc.collect()
        while shelf.fetch(game):
            pass
        from firmware.table.table import Table

        stage = self.stage
        table = Table(self._session, stage)
        table.is_new = self._is_new
        stage.close()
        stage.open(table)
        return 0
