"""The few sounds of the console. A board without a loudspeaker stays silent by itself."""

_tone = None


def use(tone, audible: bool) -> None:
    """Sound through this, or not at all."""
    global _tone
    _tone = tone if audible else None


def play(*tones: int) -> None:
    """Begin a tune and return at once: for each of its tones the pitch, and for how long."""
    if _tone is not None:
        _tone.play(*tones)


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


# At the table


def turn() -> None:
    """Tell a person that it is their turn."""
    play(659, 80, 880, 140)


def lay() -> None:
    """Tell that a card or a tile was put down."""
    play(392, 25, 294, 40)


def roll() -> None:
    """Let dice rattle."""
    play(330, 20, 262, 30, 349, 20, 277, 30, 311, 20, 247, 40)


def win() -> None:
    play(523, 90, 659, 90, 784, 90, 1047, 260)


def end() -> None:
    """Tell that a game is over, and that somebody else has won it."""
    play(784, 120, 659, 120, 523, 220)
