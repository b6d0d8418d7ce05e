"""Buttons pressed together mean something of their own: a picture."""


class Chord:
    """Watches masks on their way through, and takes a completed chord out of them.

    From the moment all its buttons are down until all are up again, nobody behind it sees them; the
    first button's own press has gone through by then, since presses never wait.
    """

    def __init__(self, buttons: int) -> None:
        """Watch the buttons of a mask together; 0 makes a chord that never sounds."""
        self.buttons = buttons
        self.struck = 0  # how often it has been completed
        self._sounding = False

    def filter(self, mask: int) -> int:
        """Return the mask, while the chord sounds without its buttons."""
        mine = mask & self.buttons
        if not mine:
            self._sounding = False
        elif mine == self.buttons and not self._sounding:
            self._sounding = True
            self.struck += 1
        return mask & ~self.buttons if self._sounding else mask
