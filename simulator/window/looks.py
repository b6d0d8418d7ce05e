"""What the boards look like: where the screen and the controls are, in millimetres.

A board without a look of its own gets one made from its wiring, so a new board file is playable
at once.
"""

from dataclasses import dataclass

from boards.wiring import Wiring
from simulator.window.canvas import Colour

# How a control is drawn: the cap of a push button, one arm of a cross, a triangle beside a stick,
# the stick itself, a tactile switch on a breadboard.
CAP, ARM, ARROW, STICK, TACTILE = "cap", "arm", "arrow", "stick", "tactile"


@dataclass(frozen=True)
class Control:
    """One switch as one sees it. The middle of the board is (0, 0), y grows downwards."""

    shape: str
    x: float
    y: float
    size: float  # across
    label: tuple[float, float] | None = (0, 0)  # from its middle; None: no label


@dataclass(frozen=True)
class Look:
    width: float
    height: float
    pitch: float  # from one pixel of the screen to the next
    controls: dict[str, Control]  # by the switch's name in the board file
    screen: tuple[float, float] = (0, 0)  # its middle
    colour: Colour = (24, 52, 110)
    ink: Colour = (235, 238, 245)
    corner: float = 2.0
    bezel: float = 1.2
    holes: tuple[tuple[float, float], ...] = ()  # for screws
    breadboard: bool = False
    # Whatever else is on it, to be recognised by: x, y, width, height, colour.
    parts: tuple[tuple[float, float, float, float, Colour], ...] = ()


def _cross(x: float, y: float, step: float, size: float, shape: str) -> dict[str, Control]:
    """Place four directions round a middle."""
    label = None if shape in (ARM, ARROW) else (0, 0)
    return {
        "BUTTON_UP": Control(shape, x, y - step, size, label),
        "BUTTON_DOWN": Control(shape, x, y + step, size, label),
        "BUTTON_LEFT": Control(shape, x - step, y, size, label),
        "BUTTON_RIGHT": Control(shape, x + step, y, size, label),
    }


def _diamond(x: float, y: float, step: float, size: float, shape: str) -> dict[str, Control]:
    return {
        "BUTTON_A": Control(shape, x + step, y, size),
        "BUTTON_B": Control(shape, x, y + step, size),
        "BUTTON_X": Control(shape, x, y - step, size),
        "BUTTON_Y": Control(shape, x - step, y, size),
    }


_WAVESHARE = Look(
    width=52,
    height=28,
    pitch=0.0975,
    controls={
        **_cross(-19, 0, 4.4, 2.8, ARROW),
        "BUTTON_PRESS": Control(STICK, -19, 0, 5, None),
        "BUTTON_A": Control(CAP, 19, -9.6, 4.2, (3.6, 0)),
        "BUTTON_B": Control(CAP, 19, -3.2, 4.2, (3.6, 0)),
        "BUTTON_X": Control(CAP, 19, 3.2, 4.2, (3.6, 0)),
        "BUTTON_Y": Control(CAP, 19, 9.6, 4.2, (3.6, 0)),
    },
    colour=(21, 62, 132),
    holes=((-23.8, -11.8), (-23.8, 11.8)),
)
_PICOSYSTEM = Look(
    width=96,
    height=43,
    pitch=0.1155,
    controls={**_cross(-31, 0, 6.6, 6.6, ARM), **_diamond(31, 0, 7, 7, CAP)},
    colour=(38, 40, 44),
    corner=6,
    bezel=2.4,
    holes=((-44, -17.5), (44, -17.5), (-44, 17.5), (44, 17.5)),
)
_LCD_2 = Look(
    width=66,
    height=38,
    pitch=0.1275,
    controls={
        "BUTTON_A": Control(CAP, -28, -11, 5, None),
        "BUTTON_B": Control(CAP, -28, 11, 5, None),
        "BUTTON_UP": Control(CAP, 28, -11, 5, None),
        "BUTTON_DOWN": Control(CAP, 28, 11, 5, None),
    },
    colour=(21, 62, 132),
)
_LCD_1_14 = Look(
    width=52,
    height=25,
    pitch=0.1035,
    controls={
        **_cross(-19, 0, 4.4, 2.8, ARROW),
        "BUTTON_PRESS": Control(STICK, -19, 0, 5, None),
        "BUTTON_A": Control(CAP, 19, -6, 4.6, (3.8, 0)),
        "BUTTON_B": Control(CAP, 19, 6, 4.6, (3.8, 0)),
    },
    colour=(21, 62, 132),
    holes=((-23.8, -10.3), (-23.8, 10.3)),
)
_EXPLORER = Look(
    width=94,
    height=52,
    pitch=0.1155,
    controls={
        "BUTTON_A": Control(CAP, -39, -9, 6, (0, 5)),
        "BUTTON_B": Control(CAP, -39, 9, 6, (0, 5)),
        "BUTTON_UP": Control(CAP, 1, -9, 6, (0, 5)),
        "BUTTON_DOWN": Control(CAP, 1, 9, 6, (0, 5)),
    },
    screen=(-19, 0),
    colour=(22, 23, 26),
    corner=4,
    holes=((-44, -22.5), (44, -22.5), (-44, 22.5), (44, 22.5)),
    # a small breadboard, with its groove
    parts=((25, 0, 28, 42, (228, 226, 216)), (25, 0, 2.4, 40, (196, 194, 184))),
)
_SPOTPEAR = Look(
    width=90,
    height=42,
    pitch=0.1155,
    controls={**_cross(-30, 2, 6, 6, ARM), **_diamond(30, 2, 6.4, 6, CAP)},
    colour=(28, 30, 34),
    corner=4,
    holes=((-41.5, -17.5), (41.5, -17.5), (-41.5, 17.5), (41.5, 17.5)),
)
_PICOPAD = Look(
    width=104,
    height=50,
    pitch=0.1275,
    controls={**_cross(-37, 0, 6.6, 6.6, ARM), **_diamond(37, 0, 7, 6.6, CAP)},
    colour=(18, 19, 22),
    corner=8,
    bezel=2.4,
    holes=((-47, -20), (47, -20), (-47, 20), (47, 20)),
)
_DISPLAY_PACK = Look(
    width=66,
    height=38,
    pitch=0.1275,
    controls={
        "BUTTON_A": Control(CAP, -28, -9, 5, (0, 4.6)),
        "BUTTON_B": Control(CAP, -28, 9, 5, (0, 4.6)),
        "BUTTON_UP": Control(CAP, 28, -9, 5, (0, 4.6)),
        "BUTTON_DOWN": Control(CAP, 28, 9, 5, (0, 4.6)),
    },
    colour=(22, 23, 26),
)
_SMALL_DISPLAY_PACK = Look(
    width=53,
    height=25,
    pitch=0.1035,
    controls={
        "BUTTON_A": Control(CAP, -20, -6.5, 4.4, (0, 4)),
        "BUTTON_B": Control(CAP, -20, 5, 4.4, (0, 4)),
        "BUTTON_UP": Control(CAP, 20, -6.5, 4.4, (0, 4)),
        "BUTTON_DOWN": Control(CAP, 20, 5, 4.4, (0, 4)),
    },
    colour=(22, 23, 26),
)
LOOKS = {
    "Waveshare Pico-LCD-1.3": _WAVESHARE,
    "Waveshare Pico-LCD-1.14": _LCD_1_14,
    "Waveshare Pico-LCD-2": _LCD_2,
    "Pimoroni PicoSystem": _PICOSYSTEM,
    "Pimoroni Pico Display Pack": _SMALL_DISPLAY_PACK,
    "Pimoroni Pico Display Pack 2.0": _DISPLAY_PACK,
    "Pimoroni Pico Explorer": _EXPLORER,
    "Spotpear 1.54 game console": _SPOTPEAR,
    "Picopad": _PICOPAD,
}


def look_of(wiring: Wiring) -> Look:
    return LOOKS.get(wiring["NAME"]) or _breadboard(wiring)


def _breadboard(wiring: Wiring) -> Look:
    """Place push buttons left and right of a screen module, all stuck into a breadboard."""
    pitch = 0.12
    half = wiring["WIDTH"] * pitch / 2
    aside = half + 16
    controls = {**_cross(-aside, 0, 7.6, 6, TACTILE), **_diamond(aside, 0, 7.6, 6, TACTILE)}
    controls["BUTTON_PRESS"] = Control(TACTILE, -aside, 0, 6)
    wanted = [name for name, _, _, _ in wiring.switches()]
    return Look(
        width=2 * aside + 29,
        height=max(wiring["HEIGHT"] * pitch + 14, 36),
        pitch=pitch,
        controls={name: controls[name] for name in wanted},
        colour=(228, 226, 216),
        ink=(60, 62, 66),
        bezel=2.6,
        breadboard=True,
    )
