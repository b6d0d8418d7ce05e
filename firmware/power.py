"""Saving the battery: nobody has pressed a button for a while, so dim, then sleep.

The stage's loop tells it of every event. The press that wakes the console does nothing else.
"""

from micropython import const

from firmware.stage import NEVER, Mains, Screen
from input import elapsed

_MINUTE = const(60_000)
_AWAKE = const(0)
_DIM = const(1)
_ASLEEP = const(2)
_DIM_SHARE = const(4)  # a quarter of the light is left


class Power(Mains):
    """Dims the light, and puts the console to sleep."""

    def __init__(self, stage) -> None:
        self._stage = stage
        self._state = _AWAKE
        self._stirred = stage.board.clock.ms()  # when somebody last pressed anything

    def watch(self, now: int, event: int) -> None:
        """Note an event, or that there was none: dim or sleep when it is time."""
        if event or self._stage.top().is_watched():
            self._stir(now)
        elif self.due(now) == 0:
            self._state += 1
            if self._state == _DIM:
                self._stage.board.backlight.set(self._stage.brightness // _DIM_SHARE)
            else:
                self._stage.open(Asleep())

    def _stir(self, now: int) -> None:
        """Give full light: somebody is there. Only the loop's own times are compared here."""
        self._stirred = now
        if self._state != _AWAKE:
            self._state = _AWAKE
            self._stage.board.backlight.set(self._stage.brightness)

    def due(self, now: int) -> int:
        """Return the milliseconds until it is time to dim or to sleep: it dims after half of it."""
        after = self._stage.settings.sleep * _MINUTE
        if not after or self._state == _ASLEEP:
            return NEVER
        return max(
            0, (after // 2 if self._state == _AWAKE else after) - elapsed(now, self._stirred)
        )


class Asleep(Screen):
    """A dark panel over the screen that was there. Time stands still for the screens below."""

    def enter(self, stage) -> None:
        self.stage = stage
        stage.board.backlight.set(0)
        stage.board.panel.sleep(True)

    def handle(self, event: int) -> None:
        self.stage.board.panel.sleep(False)
        self.stage.close()
