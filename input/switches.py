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

_UNHEARD_MS = const(50)  # while a sector of flash is erased, for 45 ms, no edge is heard

_MOST_WAITING = const(64)  # changes: nobody taps more often while the console is at something


class Switches:
    """One or more switches, each standing for a logical button.

    `edge` is called whenever a switch may have changed, from an interrupt if need be, and `edges`
    if it has changed more than once. The first edge counts at once; for `bounce_ms` after it the
    switch is not listened to. Every change that counts shows in exactly one `read`, one after the
    other in the order in which they came, however late the reads come: a tap is seen as down in one
    and as up in the next.

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
        self._order = bytearray(_MOST_WAITING)  # the switches that have changed so, the first first
        self._levels = 0  # bit n: switch n is down, as of its last change that counted
        self._turned = 0  # bit n: it has turned back since, in the same moment
        self._shown = 0  # bit n: the same as of the last read
        self._mask = 0  # what that returned
        self._deaf = bytearray(len(buttons))  # 0, or how many changes came at once in a row
        self._changed = [0] * len(buttons)  # when the last change that counted came

    def edge(self, switch: int, down: int, now: int) -> bool:
        """Note that the switch has just been seen down (1) or up (0).

        True if it is muted, because it never comes to rest: nobody needs to listen any more.
        """
        bit = 1 << switch
        level = self._levels >> switch & 1
        deaf = self._deaf[switch]
        if deaf:
            passed = elapsed(now, self._changed[switch])
            if 0 <= passed < self.bounce_ms:
                if down == level:
                    self._turned &= ~bit
                return False
            if not 0 <= passed <= self.bounce_ms + _AT_ONCE_MS and deaf != _FOR_EVER:
                deaf = self._deaf[switch] = 0
            elif deaf >= _MOST_AT_ONCE:
                self._mute(switch)
                return True
        if down == level:
            if not self._turned & bit:
                return False
            self._count(switch)  # it was the other way meanwhile
        self._turned &= ~bit
        if self._count(switch):
            self._deaf[switch] = deaf + 1
            self._changed[switch] = now
        return False

    def edges(self, switch: int, down: int, now: int) -> bool:
        """Note that the switch is down (1) or up (0), and was the other way since the last edge.

        That is a tap, or a release and the next press, while nothing could be heard; or only the
        bounces of a change just before.
        """
        passed = elapsed(now, self._changed[switch])
        bounces = self._deaf[switch] and 0 <= passed < self.bounce_ms + _UNHEARD_MS
        if down == self._levels >> switch & 1 and bounces:
            return False
        waiting = self.waiting
        self.edge(switch, 1 - down, now)
        muted = self.edge(switch, down, now)
        if self.waiting > waiting and down != self._levels >> switch & 1:
            self._turned |= 1 << switch
        return muted

    def _count(self, switch: int) -> bool:
        """Let a change wait to be shown; False if there is no room for it."""
        if self.waiting == _MOST_WAITING:
            return False
        self._levels ^= 1 << switch
        self._order[self.waiting] = switch
        self.waiting += 1
        return True

    def _mute(self, switch: int) -> None:
        """If it was last shown as down, one change is left to show: that it is up."""
        kept = 0
        for at in range(self.waiting):
            if self._order[at] != switch:
                self._order[kept] = self._order[at]
                kept += 1
        self.waiting = kept
        if self._shown >> switch & 1:
            self._order[kept] = switch
            self.waiting += 1
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
        for switch in range(len(self.buttons)):
            self.edge(switch, levels >> switch & 1, now)
        mask = self._mask
        while self.waiting and mask == self._mask:  # a second switch of a button may change nothing
            self._shown ^= 1 << self._order[0]
            self.waiting -= 1
            for at in range(self.waiting):
                self._order[at] = self._order[at + 1]
            mask = 0
            for switch in range(len(self.buttons)):
                if self._shown >> switch & 1:
                    mask |= self.buttons[switch]
        self._mask = mask
        return mask
