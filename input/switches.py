"""Switches that bounce, turned into a mask that doesn't."""

from micropython import const

from input import elapsed

# The worst bounce people measure is 6 ms, and no thumb taps twice within 10.
_DEAF_MS = const(10)


class Switches:
    """One or more switches, each standing for a logical button.

    `edge` is called whenever a switch may have changed, from an interrupt if need be. The first
    edge counts at once; for ten milliseconds after it the switch is not listened to. Every change
    that counts shows in exactly one `read`, in order, so a tap between two reads is seen as down in
    one and as up in the next, however late they come.

    Nothing here allocates. No `edge` may interrupt a `read`.
    """

    def __init__(self, buttons: bytes) -> None:
        """buttons[n] is the bit that switch n stands for; two switches may share one."""
        self.buttons = buttons
        self.available = 0
        for bit in buttons:
            self.available |= bit
        self.waiting = 0  # changes that no read has shown yet
        self._levels = 0  # bit n: switch n is down, as of its last change that counted
        self._mask = 0  # what the last read showed
        self._queued = bytearray(len(buttons))  # changes of this switch not yet shown
        self._deaf = bytearray(len(buttons))
        self._changed = [0] * len(buttons)  # when the last change that counted came

    def edge(self, switch: int, down: int, now: int) -> None:
        """The switch has just been seen down (1) or up (0)."""
        if self._deaf[switch]:
            if 0 <= elapsed(now, self._changed[switch]) < _DEAF_MS:
                return
            self._deaf[switch] = 0
        if down == self._levels >> switch & 1 or self._queued[switch] == 255:
            return
        self._levels ^= 1 << switch
        self._deaf[switch] = 1
        self._changed[switch] = now
        self._queued[switch] += 1
        self.waiting += 1

    def read(self, levels: int, now: int) -> int:
        """The mask of buttons down. Bit n of `levels` says whether switch n is down right now.

        The levels settle what a deaf switch missed: without them a spike of half a millisecond
        would leave its button down for ever.
        """
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
