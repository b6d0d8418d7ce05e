"""What a board file may say, and whether what it says can work.

Pure checks: nothing here touches hardware, so the desktop, the tests and the device all use them.
"""

from boards import rp2040
from boards.declaration import Declaration, spelled
from input import DOWN, LEFT, RIGHT, UP, A, B, X, Y
from input.switches import BOUNCE_MS

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
# them; the lowest and the highest in a list, fractions too if those have a point; or words).
SETTINGS = (
    ("NAME", "a board without a name", str),
    ("PICO", True, (True, False)),  # wired to a Pico; False: the chip is on the board itself
    # An RP2040 is specified for 200 MHz (since 2025, at 1.15 V), an RP2350 for 150.
    ("CPU_HZ", 125_000_000, (125_000_000, 150_000_000, 200_000_000)),
    ("PANEL", None, ("st7789", "ili9341")),
    # The screens are laid out for these, and tests draw them all from the smallest to the largest.
    ("WIDTH", None, [240, 320]),
    ("HEIGHT", None, [135, 320]),
    ("ROTATION", 0, (0, 90, 180, 270)),
    ("OFFSET_X", 0, [0, 320]),  # of the controller's memory, what lies before the glass
    ("OFFSET_Y", 0, [0, 320]),
    ("COLOUR_BITS", 16, (12, 16)),
    ("INVERTED", False, (True, False)),
    ("BGR", False, (True, False)),
    ("SPI", None, (0, 1)),
    ("SPI_MODE", 0, (0, 1, 2, 3)),
    # At the lowest a whole frame of 320 x 240 in 16-bit colour takes 0.3 s, which is slow but can
    # be played; at 100 kHz it would take 12 s, and the watchdog waits for 8.
    ("SPI_HZ", 62_500_000, [4_000_000, 62_500_000]),
    # Less than the contacts bounce, and a press counts twice; more than a quick tap takes (40 ms),
    # and it is lost. Below 5 ms a bounce would look like a loose wire.
    ("BOUNCE_MS", BOUNCE_MS, [5, 40]),
    ("BATTERY_FACTOR", 3, [1.0, 20.0]),
    ("BATTERY_EMPTY", 3.3, [0.0, 20.0]),
    ("BATTERY_FULL", 4.1, [0.0, 20.0]),
)
_DEFAULTS = {name: default for name, default, _ in SETTINGS}
KNOWN = ("BOARD",) + PINS + tuple(name for name, _, _ in SETTINGS)

PANEL_NEEDS = ("PANEL", "WIDTH", "HEIGHT", "SPI", "SCK", "MOSI", "DC")
PLAYER_NEEDS = ("BUTTON_UP", "BUTTON_DOWN", "BUTTON_A", "BUTTON_B")
# With a mistake in one of these, the panel can't be trusted to show it.
_OF_THE_PANEL = PANEL_PINS + (
    ("PANEL", "WIDTH", "HEIGHT", "ROTATION", "OFFSET_X", "OFFSET_Y", "COLOUR_BITS", "INVERTED")
    + ("BGR", "SPI", "SPI_MODE", "SPI_HZ")
)
_LONGEST_NAME = 40
_LONGEST_LABEL = 12


class Wiring:
    """A board's declarations with their defaults, and `problems`: a sentence for each mistake."""

    def __init__(self, declared: Declaration, base=None) -> None:
        """Check what is declared. base: the wiring that it changes, if it starts from a board's."""
        self.file = declared.file
        self.lines = declared.lines
        self.values = dict(base.values) if base else {}
        self.values.update(declared.values)
        self.values.pop("BOARD", None)
        self.panel_is_sound = False  # so that a panel can at least show what is wrong
        if declared.is_checkable:
            self.panel_is_sound = _Check(self, declared).panel_is_sound
        self.problems = declared.problems()

    def __getitem__(self, name: str):
        """Return a setting's value, or a pin's number (None: not connected)."""
        value = self.values.get(name, _DEFAULTS.get(name))
        return value[0] if isinstance(value, tuple) else value

    def label(self, name: str) -> str:
        """Return what is printed beside a pin or button on the real thing."""
        value = self.values.get(name)
        if isinstance(value, tuple):
            return value[1]
        if not name.startswith("BUTTON_"):
            return name
        return name[7:] if len(name) == 8 else name[7:].lower()  # A, but up

    def switches(self) -> list:
        """Return (declared name, button bit, GPIO, label) of each switch the board has."""
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
        self.needs()
        for name, _, allowed in SETTINGS:
            if name in wiring.values:
                self.setting(name, wiring.values[name], allowed)
        self.pins = [name for name in PINS if name in wiring.values and self.is_pin(name)]
        self.used_once()
        self.bus()
        self.size()
        self.battery_and_sound()

    def complain(self, message: str, *names) -> None:
        """Say what is wrong with the first of the names that this file sets itself."""
        named = [self.declared.lines[name] for name in names if name in self.declared.lines]
        self.declared.complain(named[0] if named else 0, message)
        if names[0] in _OF_THE_PANEL:
            self.panel_is_sound = False

    def needs(self) -> None:
        """Complain of what is missing; what was not understood is not."""
        declared = self.declared
        for name in PANEL_NEEDS + PLAYER_NEEDS:
            if name not in self.wiring.values:
                if name in PANEL_NEEDS:
                    self.panel_is_sound = False
                if name not in declared.lines and name not in declared.meant:
                    self.complain(f"{name} is missing; add a line {name} = ...", name)
        for name in list(declared.lines) + declared.meant:
            if name in _OF_THE_PANEL and name not in declared.values:
                self.panel_is_sound = False

    def setting(self, name: str, value, allowed) -> None:
        if isinstance(allowed, tuple):
            if not any([value == choice and type(value) is type(choice) for choice in allowed]):
                self.must_be(name, value, " or ".join([repr(choice) for choice in allowed]))
        elif isinstance(allowed, list):
            low, high = allowed
            if type(value) not in (int, type(low)) or not low <= value <= high:
                self.must_be(name, value, f"from {low} to {high}")
            elif name == "WIDTH" and value % 2:
                self.must_be(name, value, "even")
        elif not isinstance(value, str) or not 0 < len(value) <= _LONGEST_NAME:
            hint = f'words in quotes, like "Mine", of up to {_LONGEST_NAME} letters'
            self.must_be(name, value, hint)

    def must_be(self, name: str, value, wanted: str) -> None:
        self.complain(f"{name} is {spelled(value)}, but must be {wanted}", name)

    def is_pin(self, name: str) -> bool:
        """Tell whether what the name is set to is a pin that exists."""
        value = self.wiring.values[name]
        if value is None and name not in PANEL_NEEDS + PLAYER_NEEDS:
            return False  # not connected
        if isinstance(value, tuple):
            label = value[1] if len(value) == 2 else None
            if not isinstance(label, str) or not 0 < len(label) <= _LONGEST_LABEL:
                hint = f'15, "A" (up to {_LONGEST_LABEL} letters)'
                self.complain(f"{name} must be a pin, or a pin and a label: {hint}", name)
                return False
            value = value[0]
        if type(value) is not int:
            self.must_be(name, value, "the number of a GPIO")
        elif not 0 <= value <= rp2040.LAST_GPIO:
            self.complain(f"{name}: there is no GPIO {value} (they are 0 to 29)", name)
        elif self.wiring["PICO"] and not rp2040.edge_pin(value) and name not in OTHER_PINS:
            self.complain(f"{name}: GPIO {value} has no pin on a Pico's edge", name, "PICO")
        else:
            return True
        return False

    def used_once(self) -> None:
        lines = self.declared.lines
        owners: dict = {}
        for name in self.pins:
            gpio = self.wiring[name]
            if gpio in owners:
                first, second = owners[gpio], name
                if lines.get(first, 0) > lines.get(second, 0):
                    first, second = second, first  # the later line is the one to look at
                where = f" (line {lines[first]})" if first in lines else ""
                self.complain(f"{second}: GPIO {gpio} is already used by {first}{where}", second)
                if first in PANEL_PINS:
                    self.panel_is_sound = False
            owners[gpio] = name

    def bus(self) -> None:
        spi = self.wiring["SPI"]
        for name, table in (("SCK", rp2040.SPI_SCK), ("MOSI", rp2040.SPI_MOSI)):
            gpio = self.wiring[name]
            if type(spi) is int and spi in (0, 1) and name in self.pins and gpio not in table[spi]:
                fits = " or ".join(str(pin) for pin in table[spi])
                message = f"{name} of SPI {spi} can only be GPIO {fits}, not {gpio}"
                if gpio in table[1 - spi]:
                    message += f" (which belongs to SPI {1 - spi})"
                self.complain(message, name, "SPI")
        if self.wiring["PANEL"] == "ili9341" and self.wiring["COLOUR_BITS"] == 12:
            self.complain("an ili9341 takes only COLOUR_BITS = 16", "COLOUR_BITS", "PANEL")

    def size(self) -> None:
        """Compare with the controllers' memory: 240 across and 320 down, before any rotation."""
        names = ("WIDTH", "HEIGHT", "OFFSET_X", "OFFSET_Y", "ROTATION")
        sizes = [self.wiring[name] for name in names]
        if not all(type(size) is int for size in sizes):
            return
        across, down, left, top, turn = sizes
        turned = turn in (90, 270)
        if turned:
            across, down = down, across
        if across + left > 240 or down + top > 320:
            message = f"WIDTH x HEIGHT, {sizes[0]} x {sizes[1]}, is larger than the controller's"
            memory = "320 x 240" if turned else "240 x 320"
            hint = "" if turned else "; is ROTATION = 90 or 270 missing?"
            if left or top:
                hint = f", with an offset of {left} and {top}"
            self.complain(f"{message} {memory}{hint}", *names)

    def battery_and_sound(self) -> None:
        battery = self.wiring["BATTERY"]
        if "BATTERY" in self.pins and battery not in rp2040.ADC:
            self.complain(f"BATTERY: GPIO {battery} can't measure; 26, 27 and 28 can", "BATTERY")
        empty, full = self.wiring["BATTERY_EMPTY"], self.wiring["BATTERY_FULL"]
        if type(empty) in (int, float) and type(full) in (int, float) and not empty < full:
            message = f"BATTERY_FULL ({full}) must be more than BATTERY_EMPTY ({empty})"
            self.complain(message, "BATTERY_FULL", "BATTERY_EMPTY")
        light, sound = self.wiring["BACKLIGHT"], self.wiring["SOUND"]
        if "BACKLIGHT" not in self.pins or "SOUND" not in self.pins or light == sound:
            return
        if rp2040.pwm_slice(light) == rp2040.pwm_slice(sound):
            message = f"SOUND: GPIO {sound} shares its frequency with BACKLIGHT (GPIO {light})"
            self.complain(message + "; move one of them to another pin", "SOUND", "BACKLIGHT")
