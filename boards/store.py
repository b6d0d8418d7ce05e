"""Small files that survive losing power at any moment."""

import os

_UNFINISHED = ".new"  # half a file, if anything went wrong while it was written
_ASIDE = ".bad"


class Store:
    """A folder of named files. `rename` must put a file in the place of another in one step."""

    def __init__(self, folder: str, rename=os.rename) -> None:
        self._folder = folder
        self._rename = rename

    def read(self, name: str) -> bytes | None:
        """What was last written under the name, or None."""
        try:
            with open(self._path(name), "rb") as file:
                return file.read()
        except OSError:
            return None

    def write(self, name: str, data: bytes) -> None:
        """Afterwards the new data is there; if it fails with an OSError, the old data still is."""
        try:
            os.stat(self._folder)
        except OSError:
            os.mkdir(self._folder)
        unfinished = self._path(name) + _UNFINISHED
        with open(unfinished, "wb") as file:
            file.write(data)
        self._rename(unfinished, self._path(name))

    def names(self) -> list:
        """All that can be read, sorted, what was set aside included."""
        try:
            files = os.listdir(self._folder)
        except OSError:
            return []
        return sorted(file for file in files if not file.endswith(_UNFINISHED))

    def set_aside(self, name: str) -> str:
        """Give a damaged file another name, so that it is out of the way and yet not lost."""
        taken = self.names()
        aside = name + _ASIDE
        number = 1
        while aside in taken:
            number += 1
            aside = f"{name}{_ASIDE}{number}"
        self._rename(self._path(name), self._path(aside))
        return aside

    def _path(self, name: str) -> str:
        return self._folder + "/" + name
