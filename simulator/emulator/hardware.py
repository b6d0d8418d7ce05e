"""Which handheld is emulated: its glass, and what is soldered to which pin.

For boards one can buy this repeats the makers' facts instead of reading `boards/`, on purpose: the
emulated hardware is what our board files are held against, and a wrong pin or rotation there must
show. A breadboard is wired as its board file says, with the usual module on it.
"""

from dataclasses import dataclass, field

import boards
from boards.wiring import Wiring
from input import NAMES
from simulator.emulator.panel import MV, MX, MY, RAM_HEIGHT, RAM_WIDTH, Glass


@dataclass(frozen=True)
class Hardware:
    name: str
    glass: Glass
    spi: int
    sck: int
    mosi: int
    dc: int
    cs: int | None = None  # None: tied to ground
    reset: int | None = None  # None: tied to the supply
    backlight: int | None = None
    buttons: dict[str, int] = field(default_factory=dict)  # logical name: pin, to ground
    sound: int | None = None
    battery: tuple[int, float] = (29, 3.0)  # ADC pin, and what the supply is divided by

    def button_pin(self, name: str) -> int:
        if name not in self.buttons:
            raise ValueError(f"{self.name} has no button {name}; it has {', '.join(self.buttons)}")
        return self.buttons[name]


def _square(upright: int) -> Glass:
    """Return an IPS panel of 240 x 240: the first 240 rows of an ST7789's memory."""
    return Glass("ST7789", 240, 240, upright=upright, inverted=True)


_WIDE = Glass("ST7789", 320, 240, upright=MX | MV, inverted=True)
# 135 of the memory's 240 columns, with 52 before and 53 behind them: seen from the other end, 53.
_LOW = Glass("ST7789", 240, 135, upright=MX | MV, offset=(40, 53), inverted=True)
_BUTTONS = ("UP", "DOWN", "LEFT", "RIGHT", "A", "B", "X", "Y")

MADE = {
    "waveshare_pico_lcd_1_3": Hardware(
        "Waveshare Pico-LCD-1.3",
        _square(upright=MX | MV),
        spi=1,
        sck=10,
        mosi=11,
        cs=9,
        dc=8,
        reset=12,
        backlight=13,
        buttons=dict(zip(_BUTTONS, (2, 18, 16, 20, 15, 17, 19, 21), strict=True)) | {"PRESS": 3},
    ),
    "pimoroni_picosystem": Hardware(
        "Pimoroni PicoSystem",
        _square(upright=0),
        spi=0,
        sck=6,
        mosi=7,
        cs=5,
        dc=9,
        reset=4,
        backlight=12,
        buttons=dict(zip(_BUTTONS, (23, 20, 22, 21, 18, 19, 17, 16), strict=True)),
        sound=11,
        battery=(26, 3.0),
    ),
    "pimoroni_pico_display_2": Hardware(
        "Pimoroni Pico Display Pack 2.0",
        _WIDE,
        spi=0,
        sck=18,
        mosi=19,
        cs=17,
        dc=16,
        backlight=20,
        buttons={"A": 12, "B": 13, "UP": 14, "DOWN": 15},
    ),
    # Of these, how the glass is turned was not seen, and is taken to be as on similar ones.
    "waveshare_pico_lcd_2": Hardware(
        "Waveshare Pico-LCD-2",
        _WIDE,
        spi=1,
        sck=10,
        mosi=11,
        cs=9,
        dc=8,
        reset=12,
        backlight=13,
        buttons={"A": 15, "B": 3, "UP": 17, "DOWN": 2},
    ),
    "waveshare_pico_lcd_1_14": Hardware(
        "Waveshare Pico-LCD-1.14",
        _LOW,
        spi=1,
        sck=10,
        mosi=11,
        cs=9,
        dc=8,
        reset=12,
        backlight=13,
        buttons=dict(zip(_BUTTONS[:6], (2, 18, 16, 20, 15, 17), strict=True)) | {"PRESS": 3},
    ),
    "pimoroni_pico_display": Hardware(
        "Pimoroni Pico Display Pack",
        _LOW,
        spi=0,
        sck=18,
        mosi=19,
        cs=17,
        dc=16,
        backlight=20,
        buttons={"A": 12, "B": 13, "UP": 14, "DOWN": 15},
    ),
    "pimoroni_pico_explorer": Hardware(
        "Pimoroni Pico Explorer",
        _square(upright=0),
        spi=0,
        sck=18,
        mosi=19,
        cs=17,
        dc=16,
        buttons={"A": 12, "B": 13, "UP": 14, "DOWN": 15},
    ),
    "spotpear_1_54": Hardware(
        "Spotpear 1.54 game console",
        _square(upright=0),
        spi=1,
        sck=10,
        mosi=11,
        cs=9,
        dc=8,
        reset=12,
        backlight=7,
        buttons=dict(zip(_BUTTONS, (16, 14, 13, 17, 3, 6, 2, 4), strict=True)),
    ),
    "picopad": Hardware(
        "Picopad",
        _WIDE,
        spi=0,
        sck=18,
        mosi=19,
        cs=21,
        dc=17,
        reset=20,
        backlight=16,
        buttons=dict(zip(_BUTTONS, (4, 5, 3, 2, 7, 6, 9, 8), strict=True)),
        sound=15,
    ),
}

# The usual modules, by controller and size. On a breadboard the rotation is the wirer's choice.
_MODULES = {
    ("st7789", True): Glass("ST7789", 240, 240, inverted=True),
    ("st7789", False): Glass("ST7789", 320, 240, inverted=True),
    ("ili9341", False): Glass("ILI9341", 320, 240, bgr=True),
}
_UPRIGHT = {0: 0, 90: MX | MV, 180: MX | MY, 270: MY | MV}


def from_wiring(wiring: Wiring) -> Hardware:
    """Return a hand-wired board: its file's pins, with a usual module turned as the file says."""
    if wiring.problems:
        raise ValueError("\n".join(wiring.problems))
    width, height, turn = wiring["WIDTH"], wiring["HEIGHT"], wiring["ROTATION"]
    module = _MODULES[wiring["PANEL"], width == height]
    upright = _UPRIGHT[turn]
    if wiring["PANEL"] == "ili9341":
        upright ^= MX  # this module's glass is mirrored against the ST7789's
    # Where the glass begins in the memory; seen from the other end, what lies beyond it counts.
    across, down = (height, width) if upright & MV else (width, height)
    column, row = wiring["OFFSET_X"] or 0, wiring["OFFSET_Y"] or 0
    if upright & MX:
        column = RAM_WIDTH - across - column
    if upright & MY:
        row = RAM_HEIGHT - down - row
    glass = Glass(
        module.controller,
        width,
        height,
        upright=upright,
        offset=(row, column) if upright & MV else (column, row),
        inverted=module.inverted,
        bgr=module.bgr,
    )
    buttons: dict[str, int] = {}
    for declared, bit, pin, _ in wiring.switches():
        name = "PRESS" if declared == "BUTTON_PRESS" else NAMES[bit.bit_length() - 1]
        buttons[name] = pin
    return Hardware(
        wiring["NAME"],
        glass,
        spi=wiring["SPI"],
        sck=wiring["SCK"],
        mosi=wiring["MOSI"],
        cs=wiring["CS"],
        dc=wiring["DC"],
        reset=wiring["RESET"],
        backlight=wiring["BACKLIGHT"],
        buttons=buttons,
        sound=wiring["SOUND"],
        battery=(wiring["BATTERY"] or 29, wiring["BATTERY_FACTOR"]),
    )


def hardware(board: str) -> Hardware:
    """Return the hardware a board file of ours is for."""
    if board in MADE:
        return MADE[board]
    if board in boards.NAMES:
        return from_wiring(boards.named(board))
    raise ValueError(f"there is no board {board}; there are {', '.join(boards.NAMES)}")
