"""What the screens say, on its way to the page: nothing twice in a row."""

import host

from firmware import look, words
from simulator.web.console.signs import SIGNS


class Voice:
    def __init__(self, stage) -> None:
        self._stage = stage
        self._labels = stage.board.buttons.labels
        self._before: list = []  # what was said of the picture before
        self._hinted = ""  # and of the buttons
        self._language = ""  # that the page knows of

    def hear(self, lines: list, whole: bool) -> None:
        """Say a picture from the first line on that is new; a wholly new one from its beginning."""
        if not lines:
            return  # it is not known yet what will be seen
        same, before = 0, self._before
        while not whole and lines[: same + 1] == before[: same + 1] and same < len(lines):
            same += 1
        new = lines[same:]
        if not whole and new == before[len(before) - len(new) :]:
            new = []  # something before them has gone, and that is all
        hints = self._hints()
        if whole or hints != self._hinted:
            new.append(hints)
        self._say(new)
        self._before, self._hinted = lines, hints

    def again(self, lines: list) -> None:
        """Say all this, whatever was said before."""
        self._say([line for line in lines if line] + [self._hints()])

    def _say(self, lines: list) -> None:
        if words.language != self._language:
            self._language = words.language
            host.language(words.language)  # first, so that it is spoken as such
        if any(lines):
            top = self._stage.screens()[-1]
            secret = hasattr(top, "is_secret") and top.is_secret()
            host.say("\n".join([line for line in lines if line]), secret)

    def _hints(self) -> str:
        """Return what the buttons do: "A: lay, B: back"."""
        hints = []
        for buttons, does in look.shown_hints:
            names = [_name(bit, label) for bit, label in self._labels.items() if buttons & bit]
            hints.append(" ".join(names) + ": " + does)
        return ", ".join(hints)


def _name(bit: int, label: str) -> str:
    """Return a button's letter as the picture has it, or an arrow: a screen reader says it in the
    person's language."""
    return SIGNS[bit] if len(label) > 1 else label
