"""What a board file may say, and whether what it says can work.

Pure checks: nothing here touches hardware, so the desktop, the tests and the device all use them.
"""

from boards import rp2040
from boards.declaration import Declaration
from boards.spelling import nearest
from input import DOWN, LEFT, RIGHT, UP, A, B, X, Y

PANEL_PINS = ("SCK", "MOSI", "CS", "DC", "RESET", "BACKLIGHT")
OTHER_PINS = ("SOUND", "BATTERY", "CHARGING")

# The switches a board may have, and the button each stands for. A stick that can be pressed is a
# second A.
SWITCHES = (
    ("BUTTON_UP", UP),
    ("BUTTON_DOWN", DOWN),
    ("BUTTON_LEFT", LEFT),
    ("BUTTON_RIGHT", RIGHT),
    ("BUTTON_PRESS", A),
    ("BUTTON_A", A),
    ("BUTTON_B", B),
    ("BUTTON_X", X),
    ("BUTTON_Y", Y),
)
PINS = PANEL_PINS + tuple(name for name, _ in SWITCHES) + OTHER_PINS

# What is not a pin: its value when the file does not say, and the values it may have (a tuple of
# them, or the lowest and the highest in a list).
SETTINGS = (
    ("NAME", "a board without a name", str),
    ("PICO", True, (True, False)),  # wired to a Pico; False: the chip is on the board itself
    ("PANEL", None, ("st7789", "ili9341")),
    ("WIDTH", None, [16, 320]),
    ("HEIGHT", None, [16, 320]),
    ("ROTATION", 0, (0, 90, 180, 270)),
    ("OFFSET_X", 0, [0, 320]),  # of the controller's memory, what lies before the glass
    ("OFFSET_Y", 0, [0, 320]),
    ("COLOUR_BITS", 16, (12, 16)),
    ("INVERTED", False, (True, False)),
    ("BGR", False, (True, False)),
    ("SPI", None, (0, 1)),
    ("SPI_MODE", 0, (0, 1, 2, 3)),
    ("SPI_HZ", 62_500_000, [100_000, 62_500_000]),
    ("BATTERY_FACTOR", 3, [1, 20]),
    ("BATTERY_EMPTY", 3.3, [0, 20]),
    ("BATTERY_FULL", 4.1, [0, 20]),
)
_DEFAULTS = {name: default for name, default, _ in SETTINGS}

PANEL_NEEDS = ("PANEL", "WIDTH", "HEIGHT", "SPI", "SCK", "MOSI", "DC")
PLAYER_NEEDS = ("BUTTON_UP", "BUTTON_DOWN", "BUTTON_A", "BUTTON_B")


class Wiring:
    """A board's declarations with their defaults, and `problems`: a sentence for each mistake."""

    def __init__(self, declared: Declaration, base=None) -> None:
        """base: the wiring that `declared` changes, when it starts from another board's."""
        self.file = declared.file
        self.lines = declared.lines
        self.values = dict(base.values) if base else {}
        self.values.update(declared.values)
        self.values.pop("BOARD", None)
        self.panel_is_sound = False  # so that a panel can at least show what is wrong
        if "BOARD" not in declared.values or base:
            self.panel_is_sound = _Check(self, declared).panel_is_sound
        self.problems = declared.problems()

    def __getitem__(self, name: str):
        """A setting's value, or a pin's number (None: not connected)."""
        value = self.values.get(name, _DEFAULTS.get(name))
        return value[0] if isinstance(value, tuple) else value

    def label(self, name: str) -> str:
        """What is printed beside a pin or button on the real thing."""
        value = self.values.get(name)
        if isinstance(value, tuple):
            return value[1]
        if not name.startswith("BUTTON_"):
            return name
        return name[7:] if len(name) == 8 else name[7:].lower()  # A, but up

    def switches(self) -> list:
        """(declared name, button bit, GPIO, label) of each switch the board has."""
        return [
            (name, bit, self[name], self.label(name))
            for name, bit in SWITCHES
            if self[name] is not None
        ]


class _Check:
    """One board file under examination; what is wrong goes to its declaration."""

    def __init__(self, wiring: Wiring, declared: Declaration) -> None:
        self.wiring = wiring
        self.declared = declared
        self.panel_is_sound = True
        self.names()
        for name, _, allowed in SETTINGS:
            if wiring[name] is not None:
                self.setting(name, wiring[name], allowed)
        self.used_once([name for name in PINS if self.is_pin(name)])
        self.bus()
        self.size()
        self.battery_and_sound()
        for name in PANEL_NEEDS:
            if wiring[name] is None:
                self.panel_is_sound = False

    def complain(self, name: str, message: str) -> None:
        self.declared.complain(self.declared.lines.get(name, 0), message)
        if name in PANEL_PINS or name in _DEFAULTS:
            self.panel_is_sound = False

    def names(self) -> None:
        known = PINS + tuple(_DEFAULTS)
        misspelt = []
        for name in self.wiring.values:
            if name not in known and name.isupper():
                near = nearest(name, known)
                misspelt.append(near)
                hint = f"did you mean {near}?" if near else "there is no such setting"
                self.complain(name, f"{name} is not understood; {hint}")
        for name in PANEL_NEEDS + PLAYER_NEEDS:
            if name not in self.wiring.values and name not in misspelt:
                self.complain(name, f"{name} is missing; add a line {name} = ...")

    def setting(self, name: str, value, allowed) -> None:
        if isinstance(allowed, tuple):
            if value not in allowed:
                choices = " or ".join(repr(choice) for choice in allowed)
                self.complain(name, f"{name} is {value!r}, but must be {choices}")
        elif isinstance(allowed, list):
            low, high = allowed
            if not isinstance(value, (int, float)) or not low <= value <= high:
                self.complain(name, f"{name} is {value!r}, but must be from {low} to {high}")
            elif name in ("WIDTH", "HEIGHT") and value % 2:
                self.complain(name, f"{name} is {value!r}, but must be even")
        elif not isinstance(value, str):
            self.complain(name, f'{name} is {value!r}, but must be words in quotes, like "Mine"')

    def is_pin(self, name: str) -> bool:
        """Whether the name is declared and is a pin that exists."""
        value = self.wiring.values.get(name)
        if isinstance(value, tuple):
            if len(value) != 2 or not isinstance(value[1], str):
                self.complain(name, f'{name} must be a pin, or a pin and a label: 15, "A"')
                return False
            value = value[0]
        if value is None:
            return False
        if isinstance(value, bool) or not isinstance(value, int):
            self.complain(name, f"{name} is {value!r}, but must be the number of a GPIO")
        elif not 0 <= value <= rp2040.LAST_GPIO:
            self.complain(name, f"{name}: there is no GPIO {value} (they are 0 to 29)")
        elif self.wiring["PICO"] and not rp2040.edge_pin(value) and name not in OTHER_PINS:
            self.complain(name, f"{name}: GPIO {value} has no pin on a Pico's edge")
        else:
            return True
        return False

    def used_once(self, pins: list) -> None:
        lines = self.declared.lines
        owners: dict = {}
        for name in pins:
            gpio = self.wiring[name]
            if gpio in owners:
                first, second = owners[gpio], name
                if lines.get(first, 0) > lines.get(second, 0):
                    first, second = second, first  # the later line is the one to look at
                where = f" (line {lines[first]})" if first in lines else ""
                self.complain(second, f"{second}: GPIO {gpio} is already used by {first}{where}")
                if first in PANEL_PINS:
                    self.panel_is_sound = False
            owners[gpio] = name

    def bus(self) -> None:
        spi = self.wiring["SPI"]
        if spi in (0, 1):
            for name, table in (("SCK", rp2040.SPI_SCK), ("MOSI", rp2040.SPI_MOSI)):
                gpio = self.wiring[name]
                if isinstance(gpio, int) and gpio not in table[spi]:
                    fits = " or ".join(str(pin) for pin in table[spi])
                    message = f"{name} of SPI {spi} can only be GPIO {fits}, not {gpio}"
                    if gpio in table[1 - spi]:
                        message += f" (which belongs to SPI {1 - spi})"
                    self.complain(name, message)
        if self.wiring["PANEL"] == "ili9341" and self.wiring["COLOUR_BITS"] == 12:
            self.complain("COLOUR_BITS", "an ili9341 takes only COLOUR_BITS = 16")

    def size(self) -> None:
        """Both controllers remember 240 pixels across and 320 down, before any rotation."""
        sizes = [self.wiring[name] for name in ("WIDTH", "HEIGHT", "OFFSET_X", "OFFSET_Y")]
        if not all(isinstance(size, int) for size in sizes):
            return
        across, down, left, top = sizes
        turned = self.wiring["ROTATION"] in (90, 270)
        if turned:
            across, down = down, across
        if across + left > 240 or down + top > 320:
            message = f"WIDTH x HEIGHT, {sizes[0]} x {sizes[1]}, is larger than the controller's"
            memory = "320 x 240" if turned else "240 x 320"
            hint = "" if turned else "; is ROTATION = 90 or 270 missing?"
            self.complain("WIDTH", f"{message} {memory}{hint}")

    def battery_and_sound(self) -> None:
        battery = self.wiring["BATTERY"]
        if isinstance(battery, int) and battery not in rp2040.ADC:
            self.complain("BATTERY", f"BATTERY: GPIO {battery} can't measure; 26, 27 and 28 can")
        light, sound = self.wiring["BACKLIGHT"], self.wiring["SOUND"]
        if not isinstance(light, int) or not isinstance(sound, int) or light == sound:
            return
        if rp2040.pwm_slice(light) == rp2040.pwm_slice(sound):
            message = f"SOUND: GPIO {sound} shares its frequency with BACKLIGHT (GPIO {light})"
            self.complain("SOUND", message + "; move one of them to another pin")
