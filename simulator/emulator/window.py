"""The emulated handheld live in a window: the panel's picture, the keyboard as its buttons."""

import time

import pygame

from simulator.emulator.command import Slowness
from simulator.emulator.handheld import Handheld
from simulator.emulator.serial import Pace, SocketConsole
from simulator.window.hands import KEYS

SCALE = 3
REFRESH_SECONDS = 1 / 30


def show(handheld: Handheld, console: SocketConsole | None = None) -> None:
    """Run it until the window is closed."""
    pygame.display.init()
    glass = handheld.hardware.glass
    size = (glass.width * SCALE, glass.height * SCALE)
    screen = pygame.display.set_mode(size)
    slowness = Slowness(handheld)
    pace = Pace(handheld, rest=console.poll if console else time.sleep)
    seen: object = None
    try:
        while not _events(handheld):
            until = time.monotonic() + REFRESH_SECONDS
            while time.monotonic() < until:
                pace.step(1)
                if console:
                    console.poll()
            if slowness.update():
                pygame.display.set_caption(f"{handheld.hardware.name}: {slowness.words}")
            if handheld.traffic != seen:
                seen = handheld.traffic
                picture = handheld.picture()
                surface = pygame.image.frombytes(picture.tobytes(), picture.size, "RGB")
                screen.blit(pygame.transform.scale(surface, size), (0, 0))
                pygame.display.flip()
    finally:
        pygame.quit()


def _events(handheld: Handheld) -> bool:
    """Pass on what the keyboard did; whether the window was closed."""
    for event in pygame.event.get():
        if event.type == pygame.QUIT:
            return True
        if event.type in (pygame.KEYDOWN, pygame.KEYUP):
            button = KEYS.get(event.key)
            if button in handheld.hardware.buttons:
                (handheld.press if event.type == pygame.KEYDOWN else handheld.release)(button)
    return False
