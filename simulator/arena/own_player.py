"""A player out of a file of one's own, for any seat: `--seats mine.py,club`.

The file has a function `judge(view, seat, move)`: how good the move is, as a whole number, when
`view` is what the player at `seat` sees. The legal move with the highest number is played; of equal
ones, the first.
"""

from ctypes import Structure, c_char, c_int64
from reprlib import repr as brief
from types import ModuleType

import engine
from engine.errors import GameError
from engine.players.thumb import Thumb
from simulator import own_code
from simulator.own_code import OwnCodeError

LIMIT = 10.0  # seconds for one decision


class Mark(Structure):
    """What is asked of which player, and where in which game; for whoever watches this process."""

    _fields_ = (
        ("asked", c_int64),  # one more for a question, and one more for its answer
        ("seed", c_int64),
        ("shift", c_int64),
        ("ply", c_int64),
        ("file", c_char * 4096),
    )


mark = Mark()  # a worker puts one here that its parent can see


def is_own(name: str) -> bool:
    return name.endswith(".py")


class OwnPlayer(Thumb):
    def __init__(self, file: str, game: ModuleType):
        self._asking = _Asking(file)
        mark.ply = 0  # in no game yet
        with self._asking:
            judge = own_code.function(file, "judge(view, seat, move)")

        def judged(view: bytearray, seat: int, move: int) -> int:
            worth = judge(view, seat, move)
            if not isinstance(worth, int):
                text = engine.module(game.NAME, "text").move_text(move)
                raise OwnCodeError(
                    f"{file}: judge has to return a whole number; "
                    f"for the move {text} it returned {brief(worth)}"
                )
            return worth

        super().__init__(game, judged, 1)

    def choose(self, view: bytearray, seat: int, luck: bytearray) -> int:
        with self._asking:
            return super().choose(bytearray(view), seat, luck)  # a copy, to do with as they like


class _Asking:
    """While code out of the file runs: it is marked, and whatever it raises is told."""

    def __init__(self, file: str):
        self._file = file
        self._name = file.encode("utf-8", "surrogateescape")[: Mark.file.size - 1]

    def __enter__(self) -> None:
        mark.file = self._name
        mark.asked += 1

    def __exit__(self, kind, error: BaseException | None, trace) -> None:
        mark.asked += 1
        if error is not None and not isinstance(error, GameError):
            raise own_code.told(self._file, error) from None
