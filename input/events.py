"""From a mask of buttons to events: press, repeat, hold, release."""

from micropython import const

from input import DOWN, HOLD, LEFT, PRESS, RELEASE, REPEAT, RIGHT, UP, elapsed

REPEAT_FIRST_MS = const(350)
REPEAT_NEXT_MS = const(90)
HOLD_MS = const(600)

_NEVER = const(1 << 29)


class Events:
    """Asks for the mask and hands out one event at a time, without allocating.

    Of the buttons that are down only the one pressed last repeats (if it is among `repeats`) or is
    held. A press counts on its first edge; nothing waits to see whether it becomes a hold.
    """

    def __init__(self, buttons, repeats: int = UP | DOWN | LEFT | RIGHT) -> None:
        self._buttons = buttons
        self.repeats = repeats
        self.down = 0  # the buttons whose press has been handed out and whose release hasn't
        self._changes = 0  # bits of the last mask that differ from `down`
        self._latest = 0  # the button pressed last, while it is down
        self._since = 0  # when it was pressed, or repeated last
        self._delay = _NEVER  # from then to its next repeat or hold

    def poll(self, now: int) -> int:
        """Return the next event, or 0. Call it until it answers 0: each tap takes two events."""
        if not self._changes:
            self._changes = self._buttons.read() ^ self.down
        if self._changes:
            bit = self._changes & -self._changes
            self._changes ^= bit
            self.down ^= bit
            if self.down & bit:
                self._latest = bit
                self._since = now
                self._delay = REPEAT_FIRST_MS if self.repeats & bit else HOLD_MS
                return PRESS | bit
            if bit == self._latest:
                self.rest()
            return RELEASE | bit
        if self._latest and elapsed(now, self._since) >= self._delay:
            self._since = now  # after a late poll one repeat comes, not all that were missed
            if self.repeats & self._latest:
                self._delay = REPEAT_NEXT_MS
                return REPEAT | self._latest
            self._delay = _NEVER
            return HOLD | self._latest
        return 0

    def rest(self) -> None:
        """See to it that what is down now neither repeats nor is held until it is pressed again."""
        self._latest = 0
        self._delay = _NEVER

    def due(self, now: int) -> int:
        """Milliseconds until a button that stays down has something to say; very many if none."""
        if self._delay == _NEVER:
            return _NEVER
        return max(0, self._delay - elapsed(now, self._since))
