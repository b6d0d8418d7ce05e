"""Switches that bounce, turned into a mask that doesn't."""

from micropython import const

from input import elapsed

# The worst bounce that people measure of good contacts is 6 ms, and no thumb taps twice within 10.
BOUNCE_MS = const(10)

# A contact that changes again as soon as it is listened to, and so many times in a row, has a loose
# wire. At 20,000 edges a second its interrupts would leave the console no time at all.
_AT_ONCE_MS = const(2)
_MOST_AT_ONCE = const(16)
_FOR_EVER = const(255)


class Switches:
    """One or more switches, each standing for a logical button.

    `edge` is called whenever a switch may have changed, from an interrupt if need be. The first
    edge counts at once; for `bounce_ms` after it the switch is not listened to. Every change that
    counts shows in exactly one `read`, in order, so a tap between two reads is seen as down in one
    and as up in the next, however late they come.

    Nothing here allocates. No `edge` may interrupt a `read`.
    """

    def __init__(self, buttons: bytes, bounce_ms: int = BOUNCE_MS) -> None:
        """buttons[n] is the bit that switch n stands for; two switches may share one."""
        self.buttons = buttons
        self.bounce_ms = bounce_ms
        self.available = 0
        for bit in buttons:
            self.available |= bit
        self.waiting = 0  # changes that no read has shown yet
        self.muted = 0  # bit n: switch n is broken, and taken for up
        self.meter = None  # of bounces, while they are measured: see `input/bounce.py`
        self._levels = 0  # bit n: switch n is down, as of its last change that counted
        self._mask = 0  # what the last read showed
        self._queued = bytearray(len(buttons))  # changes of this switch not yet shown
        self._deaf = bytearray(len(buttons))  # 0, or how many changes came at once in a row
        self._changed = [0] * len(buttons)  # when the last change that counted came

    def edge(self, switch: int, down: int, now: int) -> bool:
        """Note that the switch has just been seen down (1) or up (0).

        True if it is muted, because it never comes to rest: nobody needs to listen any more.
        """
        deaf = self._deaf[switch]
        if deaf:
            passed = elapsed(now, self._changed[switch])
            if 0 <= passed < self.bounce_ms:
                return False
            if not 0 <= passed <= self.bounce_ms + _AT_ONCE_MS and deaf != _FOR_EVER:
                deaf = self._deaf[switch] = 0
            elif deaf >= _MOST_AT_ONCE:
                self._mute(switch)
                return True
        if down == self._levels >> switch & 1 or self._queued[switch] == 255:
            return False
        self._levels ^= 1 << switch
        self._deaf[switch] = deaf + 1
        self._changed[switch] = now
        self._queued[switch] += 1
        self.waiting += 1
        return False

    def _mute(self, switch: int) -> None:
        """If it was last shown as down, one change is left to show: that it is up."""
        shown = (self._levels >> switch ^ self._queued[switch]) & 1
        self.waiting += shown - self._queued[switch]
        self._queued[switch] = shown
        self._levels &= ~(1 << switch)
        self._deaf[switch] = _FOR_EVER
        self.muted |= 1 << switch

    def read(self, levels: int, now: int) -> int:
        """Return the mask of buttons down. Bit n of `levels` says whether switch n is down right
        now.

        The levels settle what a deaf switch missed: without them a spike of half a millisecond
        would leave its button down for ever.
        """
        levels &= ~self.muted
        if not self.waiting and levels == self._levels:
            return self._mask  # as nearly always
        mask = 0
        for switch in range(len(self.buttons)):
            self.edge(switch, levels >> switch & 1, now)
            if self._queued[switch]:
                self._queued[switch] -= 1
                self.waiting -= 1
            # With an odd number of changes still to show, what shows is the opposite of the level.
            if (self._levels >> switch ^ self._queued[switch]) & 1:
                mask |= self.buttons[switch]
        self._mask = mask
        return mask
