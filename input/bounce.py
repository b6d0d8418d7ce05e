"""How long contacts bounce: measured while the self-test shows it."""

from micropython import const

from input import elapsed

LONGEST_MS = const(40)  # what comes later is a thumb


class Meter:
    """Finds each switch's worst bounce. `Switches` tells it of every edge, in an interrupt.

    Nothing here allocates once it is made.
    """

    def __init__(self, switches: int) -> None:
        self.longest = bytearray(switches)  # milliseconds from a change's first edge to its last
        self.most = bytearray(switches)  # edges of a change after the first
        self.changes = 0  # bit n: switch n has changed at all
        self.noted = 0  # another number after every edge
        self._began = [0] * switches  # when the change began that is going on
        self._edges = bytearray(switches)

    def note(self, switch: int, now: int) -> None:
        """Note that the switch has opened or closed just now."""
        self.noted = (self.noted + 1) & 0xFFFF
        passed = elapsed(now, self._began[switch])
        if not self.changes >> switch & 1 or not 0 <= passed < LONGEST_MS:
            self.changes |= 1 << switch
            self._began[switch] = now
            self._edges[switch] = 0
            return
        if self._edges[switch] < 255:
            self._edges[switch] += 1
        self.longest[switch] = max(self.longest[switch], passed)
        self.most[switch] = max(self.most[switch], self._edges[switch])
