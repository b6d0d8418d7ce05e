"""A player out of a file of one's own, for any seat: `--seats mine.py,club`.

The file has a function `judge(view, seat, move)`: how good the move is, as a whole number, when
`view` is what the player at `seat` sees. The legal move with the highest number is played; of equal
ones, the first.
"""

from types import ModuleType

import engine
from engine.errors import GameError
from engine.players.thumb import Thumb
from simulator import own_code

ENDING = ".py"


def own_player(file: str, game: ModuleType) -> Thumb:
    judge = own_code.function(file, "judge(view, seat, move)")

    def judged(view: bytearray, seat: int, move: int) -> int:
        worth = judge(view, seat, move)
        if not isinstance(worth, int):
            text = engine.module(game.NAME, "text").move_text(move)
            raise GameError(
                f"{file}: judge has to return a whole number; "
                f"for the move {text} it returned {worth!r}"
            )
        return worth

    return Thumb(game, judged, 1)
