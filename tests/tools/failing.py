"""A store that loses power in the middle of a write."""

from pathlib import Path

from boards.store import Store
from simulator.visit import PowerCut


class Failing(Store):
    """A store whose power fails at one step of all its writing.

    Each write is four steps: nothing done yet, half the new file, all of it, and put into place.
    """

    def __init__(self, folder: Path, fails_at: int) -> None:
        super().__init__(str(folder))
        self._step, self._fails_at = 0, fails_at

    def _is_last(self) -> bool:
        self._step += 1
        return self._step > self._fails_at

    def write(self, name: str, data: bytes) -> None:
        unfinished = Path(self._path(name) + ".new")
        for part in (None, len(data) // 2, len(data)):
            if part is not None:
                unfinished.write_bytes(data[:part])
            if self._is_last():
                raise PowerCut
        unfinished.replace(self._path(name))
        if self._is_last():
            raise PowerCut
