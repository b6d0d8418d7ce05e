"""The page that F1 opens: what keys, gamepad and mouse are on this board."""

import pygame

from firmware.screens.labels import named
from simulator.board import Buttons
from simulator.script import BITS
from simulator.window.artist import GLOW
from simulator.window.hands import KEYS_OF, PAD_OF
from simulator.window.words import text

Line = tuple[str, str, str]

_INK, _DIM, _PAPER = (226, 230, 238), (160, 168, 182), (18, 20, 26)
_GAP, _ROW, _EDGE = 28, 25, 28


def lines(buttons: Buttons, chord: int) -> list[Line]:
    """Return the page's lines: what it is for, the keys, and the gamepad's.

    chord: the buttons that take a picture together.
    """
    labels = buttons.labels
    found = [
        (printed(labels[bit]), _keys(KEYS_OF[name]), _pad(PAD_OF[name]))
        for name, bit in BITS.items()
        if bit in labels
    ]
    together = " + ".join(printed(labels[bit]) for bit in labels if bit & chord)
    return [
        *found,
        ("", "", ""),
        (text("mouse"), text("click"), ""),
        (text("help"), "F1", ""),
        (text("picture"), text("or", "F12", text("together", together)), text("pad_back")),
        (text("board"), text("shift") + " + F12", ""),
        (text("film"), "F9", ""),
        (text("off"), text("close"), ""),
    ]


def printed(label: str) -> str:
    """Return what is printed on a button; a direction, or where it is, in the language in use."""
    return text(label.lower()) if label.upper() in BITS and len(label) > 1 else named(label)


def _keys(names: tuple[str, ...]) -> str:
    told = [name if len(name) == 1 else text(name) for name in names]
    return text("or", ", ".join(told[:-1]), told[-1]) if len(told) > 1 else told[0]


def _pad(name: str) -> str:
    return text("pad_way") if name == "pad_way" else name


def draw(surface: pygame.Surface, page: list[Line]) -> None:
    """Draw the page into the middle of a window, smaller where it has to be."""
    large, small = pygame.font.Font(None, 34), pygame.font.Font(None, 26)
    head = large.render(text("keys"), True, GLOW), large.render(text("pad"), True, GLOW)
    rows = [
        [
            small.render(words, True, ink)
            for words, ink in zip(line, (_INK, _DIM, _DIM), strict=True)
        ]
        for line in page
    ]
    first, second = (max(row[column].get_width() for row in rows) for column in (0, 1))
    third = max(head[1].get_width(), *(row[2].get_width() for row in rows))
    places = _EDGE, _EDGE + first + _GAP, _EDGE + first + _GAP + second + _GAP
    size = places[2] + third + _EDGE, 84 + _ROW * len(rows)
    paper = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(paper, _PAPER, paper.get_rect(), border_radius=14)
    pygame.draw.rect(paper, GLOW, paper.get_rect(), width=2, border_radius=14)
    for title, x in zip(head, places[1:], strict=True):
        paper.blit(title, (x, 20))
    for number, row in enumerate(rows):
        for drawn, x in zip(row, places, strict=True):
            paper.blit(drawn, (x, 60 + _ROW * number))
    room = surface.get_size()
    share = min(1.0, (room[0] - 20) / size[0], (room[1] - 20) / size[1])
    if share < 1:
        smaller = max(1, int(size[0] * share)), max(1, int(size[1] * share))
        paper = pygame.transform.smoothscale(paper, smaller)
    surface.blit(paper, paper.get_rect(center=surface.get_rect().center))
