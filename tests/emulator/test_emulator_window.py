"""The emulated handheld live in a window."""

from pathlib import Path

import pygame
import pytest

from simulator.emulator import Handheld
from simulator.emulator.window import show

PULLED_UP = 0x4A  # what the firmware would set a button's pad to


def test_the_window_presses_buttons_and_tells_how_slow_it_is(
    stock_image: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    titles: list[str] = []
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr(pygame.display, "set_caption", titles.append)
    handheld = Handheld(stock_image)
    pygame.display.init()
    for kind, key in (
        (pygame.KEYDOWN, pygame.K_RETURN),
        (pygame.KEYDOWN, pygame.K_LEFT),
        (pygame.KEYUP, pygame.K_LEFT),
    ):
        pygame.event.post(pygame.event.Event(kind, key=key))
    pygame.time.set_timer(pygame.QUIT, 1500, 1)
    show(handheld)
    assert handheld.ms > 0
    assert titles
    for title in titles:
        assert title.startswith("Waveshare Pico-LCD-1.3: ")
        assert "life" in title
    for name, level in (("A", False), ("LEFT", True)):
        pin = handheld.rp2040.gpio[handheld.hardware.buttons[name]]
        pin.pad_value = PULLED_UP
        assert pin.input_value == level
