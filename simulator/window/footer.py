"""The strip below the board: its keys, or for a moment what there is to tell."""

import pygame

from simulator.board import Buttons
from simulator.window.fit import FOOTER, MARGIN
from simulator.window.hands import ARROWS, FIRST_KEY
from simulator.window.helppage import printed
from simulator.window.words import text

_INK, _DIM, _CAP = (226, 230, 238), (150, 158, 172), (62, 67, 78)
_TALL, _GAP = 24, 18
_FONT = 22


class Footer:
    """Draws its pieces side by side; where they are too wide, they shrink together."""

    def __init__(self, buttons: Buttons) -> None:
        self._buttons = buttons
        self._font = pygame.font.Font(None, _FONT)

    def draw(self, surface: pygame.Surface, message: str, filmed_seconds: int) -> None:
        """Draw onto the lower end of a window; fewer than 0 seconds: no film is being made."""
        pieces = [self._words(message, _INK)] if message else self._keys()
        if filmed_seconds >= 0:
            pieces.insert(0, self._recording(filmed_seconds))
        strip = _side_by_side(pieces, _GAP)
        width = strip.get_width()
        room = max(1, surface.get_width() - MARGIN)
        if width > room:
            strip = pygame.transform.smoothscale(strip, (room, max(1, _TALL * room // width)))
        middle = surface.get_width() // 2, surface.get_height() - FOOTER + _TALL // 2
        surface.blit(strip, strip.get_rect(center=middle))

    def _keys(self) -> list[pygame.Surface]:
        """Return what each key is here, by what is printed on the board's buttons."""
        labels = self._buttons.labels
        pieces = []
        ways = [(bit, way) for bit, way in ARROWS.items() if bit in labels]
        if all(labels[bit] == way for bit, way in ways):
            pieces.append(self._caps([self._triangle(way) for _, way in ways]))
        else:
            pieces += [self._key(self._triangle(way), printed(labels[bit])) for bit, way in ways]
        for bit, key in FIRST_KEY.items():
            if bit in labels:
                pieces.append(self._key(self._words(_name(key), _INK), printed(labels[bit])))
        return [*pieces, self._key(self._words("F1", _INK), text("help"))]

    def _key(self, print: pygame.Surface, meaning: str) -> pygame.Surface:
        return _side_by_side([self._caps([print]), self._words(meaning)], 5)

    def _words(self, words: str, ink=_DIM) -> pygame.Surface:
        return self._font.render(words, True, ink)

    def _triangle(self, way: str) -> pygame.Surface:
        drawn = pygame.Surface((11, 11), pygame.SRCALPHA)
        pygame.draw.polygon(drawn, _INK, [(5, 1), (10, 9), (0, 9)])
        return pygame.transform.rotate(drawn, ("up", "left", "down", "right").index(way) * 90)

    def _caps(self, prints: list[pygame.Surface]) -> pygame.Surface:
        """Return keys side by side, each with its print."""
        keys = []
        for print in prints:
            key = pygame.Surface((max(20, print.get_width() + 12), 22), pygame.SRCALPHA)
            pygame.draw.rect(key, _CAP, key.get_rect(), border_radius=5)
            key.blit(print, print.get_rect(center=key.get_rect().center))
            keys.append(key)
        return _side_by_side(keys, 2)

    def _recording(self, seconds: int) -> pygame.Surface:
        dot = pygame.Surface((14, 14), pygame.SRCALPHA)
        pygame.draw.circle(dot, (235, 70, 70), (7, 7), 7)
        return _side_by_side([dot, self._words(f"{seconds} s", _INK)], 5)


def _side_by_side(pieces: list[pygame.Surface], gap: int) -> pygame.Surface:
    width = sum(piece.get_width() + gap for piece in pieces) - gap
    strip = pygame.Surface((width, _TALL), pygame.SRCALPHA)
    x = 0
    for piece in pieces:
        strip.blit(piece, (x, (_TALL - piece.get_height()) // 2))
        x += piece.get_width() + gap
    return strip


def _name(key: str) -> str:
    """Return what is written on a key: a letter, or a word of the language."""
    return key if len(key) == 1 else text(key)
