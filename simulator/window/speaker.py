"""Makes a board's tones audible: square waves, as a pin and a loudspeaker make them."""

from array import array

import pygame

_RATE = 22_050
_LOUDNESS = 2_500  # of 32,767


class Speaker:
    """Silent, and content, where the desktop has no sound."""

    def __init__(self) -> None:
        try:
            pygame.mixer.init(_RATE, -16, 1, 512)
            self._works = True
        except pygame.error:
            self._works = False
        self._channel = pygame.mixer.Channel(0) if self._works else None

    def play(self, *tones: int) -> None:
        """Play a tune in place of the one still sounding, as on the device."""
        if self._channel is not None:
            self._channel.play(pygame.mixer.Sound(buffer=tune_wave(*tones)))


def tune_wave(*tones: int) -> array:
    """Return one tone after the other; each is given by its pitch and its length."""
    wave = array("h")
    for hz, ms in zip(tones[::2], tones[1::2], strict=True):
        wave += square_wave(hz, ms)
    return wave


def square_wave(hz: int, ms: int) -> array:
    samples = _RATE * ms // 1000
    return array("h", (_LOUDNESS * (1 - 2 * (2 * hz * n // _RATE % 2)) for n in range(samples)))
