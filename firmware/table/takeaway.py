"""A finished game as a QR code on the panel: scanned, it opens the page that shows it again."""

from micropython import const

from display import qr
from display.fonts import MEDIUM, SMALL
from display.frame import Frame
from display.palette import CHALK, NIGHT, PAPER
from engine import codes
from firmware import look, sound, version
from firmware.saves.session import KINDS
from firmware.stage import NEVER, Screen
from firmware.words import extra
from input import KIND, PRESS

_QUIET = const(4)  # light modules that a code needs round it
_LINE = const(15)  # of words below it
_COLUMN = const(90)  # pixels for words beside it
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
                self._text = extra("results", "take_long")
            self.stale = True
        return NEVER

    def _segments(self) -> tuple:
        session = self._session
        kinds = [KINDS.index(level) for level, _ in session.seats]
        numbers = range(session.first_kept(), session.moves_made())
        moves = [session.move_at(number) for number in numbers]
        code = codes.encode(session.start_state(), session.deal, kinds, moves)
        if not version.PAGE:
            return ((code, qr.CAPITALS),)  # to be pasted somewhere: see `take_how`
        return (version.PAGE + _PREFIX, qr.BYTES), (code, qr.CAPITALS)

    def _words(self) -> str:
        return self._text or extra("results", "take_wait")

    def spoken(self) -> list:
        return (
            [extra("results", "take"), extra("results", "take_scan")]
            if self._modules
            else [self._words()]
        )

    def draw(self, frame: Frame, whole: bool) -> None:
        frame.fill(PAPER if self._modules else NIGHT)
        if not self._modules:
            w, h = frame.width - 2 * look.MARGIN, frame.height - look.TOP
            look.paragraph(frame, look.MARGIN, look.TOP, w, h, self._words(), CHALK, MEDIUM)
            return
        pixels = min(frame.width, frame.height) // (qr.SIZE + 2 * _QUIET)
        left = top = pixels * _QUIET
        x, y, size = 3, frame.height - 2 * _LINE, pixels * (qr.SIZE + 2 * _QUIET)
        if frame.width - size >= _COLUMN:  # words beside it, else below
            x, y = size, top
        else:
            left = (frame.width - pixels * qr.SIZE) // 2
            top = y - pixels * (qr.SIZE + _QUIET)  # the edge of the panel is light, too
        words = extra("results", "take_scan")
        look.paragraph(frame, x, y, frame.width - x - 3, frame.height - y, words, NIGHT, SMALL)
        for at, dark in enumerate(self._modules):
            if dark:
                x, y = left + at % qr.SIZE * pixels, top + at // qr.SIZE * pixels
                frame.box(x, y, pixels, pixels, NIGHT)
