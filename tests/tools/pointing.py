"""Watches the words that point at a part of the table: they must not cover it."""

import pytest

from display.frame import Frame
from firmware.table import bubble


class Pointing:
    """Notes where words are drawn, and by how much the part below them was lifted before."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        self._words = 0, 0, 0, 0  # left, top, right, bottom
        self._lifted = self._by = 0
        draw_words, lift = bubble.draw_words, Frame.lift

        def note_words(frame: Frame, y: int, tall: int, *rest) -> None:
            self.count += 1
            self._words = 0, y, (*rest, 0)[5] or frame.width, y + tall
            self._by, self._lifted = self._lifted, 0
            draw_words(frame, y, tall, *rest)

        def note_lift(frame: Frame, y: int, tall: int) -> None:
            self._lifted = y
            lift(frame, y, tall)

        monkeypatch.setattr(bubble, "draw_words", note_words)
        monkeypatch.setattr(Frame, "lift", note_lift)

    def check(self, box: tuple, width: int, bottom: int, what: object) -> None:
        """Check that words and box are on the panel, above that row, and beside each other."""
        _, top, right, end = self._words
        assert top >= 0, what
        assert end <= bottom, what
        if not box:
            return
        x, y, w, h = box
        y -= self._by
        assert x >= 0, what
        assert y >= 0, what
        assert x + w <= width, what
        assert y + h <= bottom, what
        assert end <= y or top >= y + h or right <= x, what
