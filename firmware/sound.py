"""The few sounds of the console. A board without a loudspeaker stays silent by itself."""

_tone = None


def use(tone, audible: bool) -> None:
    """Sound through this, or not at all."""
    global _tone
    _tone = tone if audible else None


def play(hz: int, ms: int) -> None:
    if _tone is not None:
        _tone.play(hz, ms)


def step() -> None:
    """Tell that the focus has moved."""
    play(660, 12)


def ok() -> None:
    """Something was chosen."""
    play(880, 40)


def back() -> None:
    play(440, 40)


def refuse() -> None:
    """Tell that it can't be done now."""
    play(196, 90)
