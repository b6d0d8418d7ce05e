"""Small files that survive losing power at any moment."""

import os

from micropython import const

_UNFINISHED = ".new"  # half a file, if anything went wrong while it was written
_ASIDE = ".bad"
_MOST = const(4096)  # bytes: more than any file of ours may have, and no danger to the heap
_SIZE = const(6)  # where os.stat has it


class Store:
    """A folder of named files. `rename` must put a file in the place of another in one step."""

    def __init__(self, folder: str, rename=os.rename) -> None:
        self._folder = folder
        self._rename = rename
        self._is_tidy = False

    def read(self, name: str) -> bytes | None:
        """Return what was last written under the name, or None.

        Of a file that is much too large, only the beginning: enough to see that it is not ours.
        """
        path = self._path(name)
        try:
            size = os.stat(path)[_SIZE]
            with open(path, "rb") as file:
                return file.read(min(size, _MOST))
        except OSError:
            return None

    def write(self, name: str, data: bytes) -> None:
        """Put new data into the place of the old; if that fails with an OSError, the old stays."""
        for _ in self._steps(name, data):
            pass

    def writing(self, name: str, data: bytes):
        """Write in steps, between which somebody can listen to the buttons. Here it is one step:
        see `FlashStore`."""
        self.write(name, data)
        yield

    def names(self) -> list:
        """Return all that can be read, sorted, what was set aside included."""
        return sorted(file for file in self._files() if not file.endswith(_UNFINISHED))

    def set_aside(self, name: str) -> str:
        """Give a damaged file another name, so that it is out of the way and yet not lost."""
        aside = self.aside(name)
        self._rename(self._path(name), self._path(aside))
        return aside

    def aside(self, name: str) -> str:
        """Return what the file would be called if it were set aside."""
        taken = self.names()
        aside = name + _ASIDE
        number = 1
        while aside in taken:
            number += 1
            aside = f"{name}{_ASIDE}{number}"
        return aside

    def _steps(self, name: str, data: bytes):
        """Write; each step changes one thing in the file system, which may erase a sector."""
        try:
            os.stat(self._folder)
        except OSError:
            os.mkdir(self._folder)
        if not self._is_tidy:
            self._tidy_up()
        unfinished = self._path(name) + _UNFINISHED
        try:
            with open(unfinished, "wb") as file:
                yield
                file.write(data)
                file.seek(0)  # so littlefs does not wait with the data until it closes the file
                yield
            yield
            self._rename(unfinished, self._path(name))
        except OSError:
            _remove(unfinished)
            raise

    def _tidy_up(self) -> None:
        """Remove what earlier power cuts have left unfinished: it takes room from the others."""
        for file in self._files():
            if file.endswith(_UNFINISHED):
                _remove(self._path(file))
        self._is_tidy = True

    def _files(self) -> list:
        try:
            return os.listdir(self._folder)
        except OSError:
            return []

    def _path(self, name: str) -> str:
        return self._folder + "/" + name


class FlashStore(Store):
    """A store in the Pico's flash. To erase a sector stops everything for 45 ms, and a file that is
    written needs one to three: in steps, a press waits for one of them at most."""

    _unfinished = iter(())  # the steps of a file that are still to be taken

    def write(self, name: str, data: bytes) -> None:
        self._finish()
        super().write(name, data)

    def writing(self, name: str, data: bytes):
        self._finish()
        self._unfinished = self._steps(name, data)
        self._failures: list = []  # of these steps, if they are taken for another file's sake
        return self._going_on(self._unfinished, self._failures)

    def _going_on(self, steps, failures: list):
        for _ in steps:
            yield
        if failures:
            raise failures[0]

    def _finish(self) -> None:
        """Do what is left of an earlier file: they must not get into each other's way."""
        try:
            for _ in self._unfinished:
                pass
        except OSError as error:
            self._failures.append(error)  # whoever goes on with that file is told


def _remove(path: str) -> None:
    try:  # noqa: SIM105 (MicroPython has no contextlib)
        os.remove(path)
    except OSError:
        pass  # it was never begun, or the flash takes no change at all
