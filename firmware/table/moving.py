"""A screen over whose finished picture things may move for a moment; see motion.py."""

from display.frame import Frame
from firmware.saves.settings import FAST
from firmware.stage import Screen


class Moving(Screen):
    def may_move(self) -> bool:
        return not self.stage.still and self.stage.settings.speed != FAST

    def is_changed(self) -> bool:
        """Tell whether there is more to be drawn than what moves."""
        return False

    def draw_still(self, frame: Frame, whole: bool) -> None:
        """Draw the picture as it is to stay."""

    def begin_motion(self, frame: Frame):
        """Return what is to move over the picture that was drawn just now, or None."""
        return None

    def move_on(self) -> int:
        """Ask for a motion's next picture when it is time; return the milliseconds until then."""
        wait = self.motion.due() if self.motion else 0
        self.stale = not wait
        return wait

    def end_motion(self) -> None:
        """Whoever presses something has seen enough: show only what stays."""
        if self.motion:
            self.motion.end()
            self.motion = None
            self.stale = True

    def draw(self, frame: Frame, whole: bool) -> None:
        if self.motion and not (whole or self.is_changed()):
            if not self.motion.draw():
                self.motion = None
            return
        if not whole:  # else nothing of the old picture is there any more
            self.end_motion()
        self.stale = False
        self.motion = None
        self.draw_still(frame, whole)
        self.motion = self.begin_motion(frame)
