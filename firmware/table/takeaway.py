"""A finished game as a QR code on the panel: scanned, it opens the page that shows it again."""

from micropython import const

from display import qr
from display.fonts import MEDIUM
from display.frame import Frame
from display.palette import CHALK, NIGHT, PAPER
from engine import codes
from firmware import look, sound
from firmware.saves.session import KINDS
from firmware.screens.statistics import text
from firmware.stage import NEVER, Screen
from firmware.version import PAGE
from input import KIND, PRESS

_QUIET = const(4)  # light modules that a code needs round it
_PREFIX = "#code="


class TakeAway(Screen):
    """Any button goes back. The code is made up after the page is seen: it takes a moment."""

    def __init__(self, session) -> None:
        self._session = session
        self._modules: bytearray | None = None
        self._text = ""  # why there is no code

    def handle(self, event: int) -> None:
        if event & KIND == PRESS:
            sound.back()
            self.stage.close()

    def tick(self, now: int) -> int:
        if not self._modules and not self._text:
            try:
                self._modules = qr.make(self._segments())
            except ValueError:
                self._text = text("take_long")
            self.stale = True
        return NEVER

    def _segments(self) -> tuple:
        session = self._session
        kinds = [KINDS.index(level) for level, _ in session.seats]
        numbers = range(session.first_kept(), session.moves_made())
        moves = [session.move_at(number) for number in numbers]
        code = codes.encode(session.start_state(), session.deal, kinds, moves)
        return (PAGE + _PREFIX, qr.BYTES), (code, qr.CAPITALS)

    def _words(self) -> str:
        return self._text or text("take_wait")

    def spoken(self) -> list:
        return [text("take")] if self._modules else [self._words()]

    def draw(self, frame: Frame, whole: bool) -> None:
        frame.fill(PAPER if self._modules else NIGHT)
        if not self._modules:
            w, h = frame.width - 2 * look.MARGIN, frame.height - look.TOP
            look.paragraph(frame, look.MARGIN, look.TOP, w, h, self._words(), CHALK, MEDIUM)
            return
        pixels = min(frame.width, frame.height) // (qr.SIZE + 2 * _QUIET)
        left = (frame.width - pixels * qr.SIZE) // 2
        top = (frame.height - pixels * qr.SIZE) // 2
        for at, dark in enumerate(self._modules):
            if dark:
                x, y = left + at % qr.SIZE * pixels, top + at // qr.SIZE * pixels
                frame.box(x, y, pixels, pixels, NIGHT)
