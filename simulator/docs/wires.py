"""What leads where on a board: from its file to pins and wires, before anything is drawn."""

from dataclasses import dataclass

from boards.rp2040 import edge_pin
from boards.wiring import OTHER_PINS, PANEL_PINS, Wiring
from simulator.docs import pinout
from simulator.docs.pinout import LEFT, RIGHT

WIRED, PLUGGED, BUILT_IN = "wired", "plugged", "built in"
HOW = {  # by name; a board that is not named here is wired by hand
    "Waveshare Pico-LCD-1.3": PLUGGED,
    "Waveshare Pico-LCD-1.14": PLUGGED,
    "Waveshare Pico-LCD-2": PLUGGED,
    "Pimoroni Pico Display Pack": PLUGGED,
    "Pimoroni Pico Display Pack 2.0": PLUGGED,
    "Pimoroni Pico Explorer": PLUGGED,
    "Spotpear 1.54 game console": PLUGGED,
    "Picopad": PLUGGED,
    "Pimoroni PicoSystem": BUILT_IN,
}

# The parts that wires lead to.
SCREEN, BUTTON, GROUND, SPEAKER = "screen", "button", "ground", "loudspeaker"
_PARTS = {"SOUND": SPEAKER, "BATTERY": "battery", "CHARGING": "charger"}
_MEANING = {"BUTTON_A": "OK", "BUTTON_B": "back"}


@dataclass(frozen=True)
class Pin:
    side: int
    row: int
    name: str
    number: str = ""  # on the Pico's edge


@dataclass(frozen=True)
class Wire:
    """From a pin of the chip to a terminal of a part."""

    name: str  # in the board file
    label: str  # on the part
    part: str
    side: int
    row: int


class Plan:
    """The pins of a board's chip, and the wires that leave them."""

    def __init__(self, wiring: Wiring):
        self.how = HOW.get(wiring["NAME"], WIRED)
        self.pico = wiring["PICO"]
        self._used = _used(wiring)
        self.pins = _pico_pins() if self.pico else _chip_pins(self._used)
        self.wires = _wires(wiring, self._used, self.pins)
        if self.how == WIRED:
            self.wires += _power() + _grounds(self.wires)

    def on(self, side: int) -> list[Wire]:
        """Return the wires of a side, from the top."""
        return sorted((w for w in self.wires if w.side == side), key=lambda wire: wire.row)

    def inside(self) -> list[tuple[str, int]]:
        """Return what a Pico does without a wire: the pins that don't reach its edge."""
        return [(name, gpio) for name, gpio in self._used if self.pico and not edge_pin(gpio)]


def _used(wiring: Wiring) -> list[tuple[str, int]]:
    names = [*PANEL_PINS, *(switch[0] for switch in wiring.switches()), *OTHER_PINS]
    return [(name, wiring[name]) for name in names if wiring[name] is not None]


def _pico_pins() -> list[Pin]:
    return [
        Pin(*pinout.side_and_row(number), name, str(number))
        for number, name in enumerate(pinout.NAMES, 1)
    ]


def _chip_pins(used: list[tuple[str, int]]) -> list[Pin]:
    """Only those in use, the screen's on the left."""
    panel = sorted(gpio for name, gpio in used if name in PANEL_PINS)
    rest = sorted(gpio for name, gpio in used if name not in PANEL_PINS)
    return [
        Pin(side, row, f"GP{gpio}")
        for side, gpios in ((LEFT, panel), (RIGHT, rest))
        for row, gpio in enumerate(gpios)
    ]


def _wires(wiring: Wiring, used: list[tuple[str, int]], pins: list[Pin]) -> list[Wire]:
    places = {pin.name: pin for pin in pins}
    wires = []
    for name, gpio in used:
        pin = places.get(f"GP{gpio}")
        if pin is None:
            continue
        part = SCREEN if name in PANEL_PINS else _PARTS.get(name, BUTTON)
        label = wiring.label(name)
        if name in _MEANING and label == name.removeprefix("BUTTON_"):
            label = f"{label}: {_MEANING[name]}"
        wires.append(Wire(name, label, part, pin.side, pin.row))
    return wires


def _power() -> list[Wire]:
    """Return a screen's own two wires."""
    return [
        Wire(name, label, SCREEN, *pinout.side_and_row(pinout.pins_called(name)[-1]))
        for name, label in ((pinout.GND, "GND"), (pinout.POWER, "VCC"))
    ]


def _grounds(wires: list[Wire]) -> list[Wire]:
    """One wire to ground for each side that has buttons, from the pin nearest to them."""
    screens = [(wire.side, wire.row) for wire in _power()]
    grounds = []
    for side in (LEFT, RIGHT):
        rows = [wire.row for wire in wires if wire.side == side and wire.part != SCREEN]
        if rows:
            middle = sum(rows) / len(rows)
            free = [
                row
                for at, row in map(pinout.side_and_row, pinout.pins_called(pinout.GND))
                if at == side and (at, row) not in screens
            ]
            row = min(free, key=lambda row: abs(row - middle))
            grounds.append(Wire(pinout.GND, "", GROUND, side, row))
    return grounds
