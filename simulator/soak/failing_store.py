"""A store on a device whose power may fail at any step, and whose flash may be full."""

import errno
import os
from pathlib import Path
from random import Random

from boards.store import Store


class PowerCut(BaseException):
    """Nothing in the console catches this."""


class FailingStore(Store):
    """Power fails when the `cut_at`-th file is put into its place (`of`: of those named like that):
    before, when the new file may be there in part, or right after. Writes in the range `full` find
    no room."""

    def __init__(
        self, folder: Path, luck: Random, cut_at: int = 0, of: str = "", full: range = range(0)
    ) -> None:
        super().__init__(str(folder), rename=self._put)
        self._luck = luck
        self._until_cut = cut_at
        self._of = of
        self._full = full
        self._writes = 0
        self.refused = False  # has something not been written?
        self.expected: dict[str, list[bytes | None]] = {}  # of each file, what may be read

    def write(self, name: str, data: bytes) -> None:
        self._writes += 1
        if self._writes in self._full:
            self.refused = True
            raise OSError(errno.ENOSPC)
        before = self.expected.get(name, [self.read(name)])[-1]
        self.expected[name] = [before, bytes(data)]
        super().write(name, data)
        self.expected[name] = [bytes(data)]

    def _put(self, old: str, new: str) -> None:
        self._until_cut -= not self._of or Path(new).name.startswith(self._of)
        if self._until_cut != 0:
            os.replace(old, new)
            return
        if self._luck.random() < 0.5:
            os.replace(old, new)
        elif old.endswith(".new"):
            os.truncate(old, self._luck.randrange(os.path.getsize(old) + 1))
        raise PowerCut
