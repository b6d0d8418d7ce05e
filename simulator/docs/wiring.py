"""Wiring pictures, drawn from the board files themselves.

Every pin has a row of its own, and so has the wire that leaves it: wires never cross.
"""

from dataclasses import dataclass

from boards.rp2040 import edge_pin
from boards.wiring import OTHER_PINS, PANEL_PINS, Wiring
from simulator.docs import pinout
from simulator.docs.pinout import LEFT, RIGHT
from simulator.docs.svg import Drawing

WIRED, PLUGGED, BUILT_IN = "wired", "plugged", "built in"
HOW = {  # by name; a board that is not named here is wired by hand
    "Waveshare Pico-LCD-1.3": PLUGGED,
    "Pimoroni Pico Display Pack 2.0": PLUGGED,
    "Pimoroni PicoSystem": BUILT_IN,
}
_EXPLAINED = {
    WIRED: "Go by the names, not by the order: modules differ. Every wire is named as in {}.",
    PLUGGED: "It plugs onto the Pico, power included: nothing to wire. Its pins, named as in {}:",
    BUILT_IN: "The chip is on the board itself, and there is nothing to wire. Names as in {}.",
}
COLOURS = {
    pinout.GND: "#20242c",
    pinout.POWER: "#d7263d",
    "SCK": "#e08a00",
    "MOSI": "#1769c5",
    "CS": "#1a8f5a",
    "DC": "#c2509c",
    "RESET": "#8a5a33",
    "BACKLIGHT": "#7a52c7",
    "BUTTON_UP": "#2aa6c9",
    "BUTTON_DOWN": "#c94f2a",
    "BUTTON_LEFT": "#6b8e1f",
    "BUTTON_RIGHT": "#b0307a",
    "BUTTON_PRESS": "#3d5a80",
    "BUTTON_A": "#1f9d55",
    "BUTTON_B": "#d1495b",
    "BUTTON_X": "#3b6fd4",
    "BUTTON_Y": "#caa000",
    "SOUND": "#5f6b2d",
    "BATTERY": "#9c6b00",
    "CHARGING": "#008a8a",
}
_GROUPS = {"SOUND": "loudspeaker", "BATTERY": "battery", "CHARGING": "charger"}
_MEANING = {"BUTTON_A": "OK", "BUTTON_B": "back"}

_ROW = 31
_TOP = 130  # of the first row
_MIDDLE = 600
_WIDTH = 2 * _MIDDLE
_HALF_CHIP = 128
_PARTS = 390  # from the middle to the edge of what the wires lead to
_PART_WIDTH = 165
_GROUND = 580  # from the middle to the line that joins the buttons' other legs


@dataclass(frozen=True)
class Wire:
    """From a pin of the chip to a terminal of a part."""

    name: str  # in the board file
    label: str  # on the part
    part: str
    side: int
    row: int

    @property
    def colour(self) -> str:
        return COLOURS[self.name]

    @property
    def y(self) -> float:
        return _TOP + self.row * _ROW


@dataclass(frozen=True)
class Pin:
    side: int
    row: int
    name: str
    number: str = ""  # on the Pico's edge


def wiring_picture(wiring: Wiring, file: str) -> str:
    """The SVG of a board."""
    how = HOW.get(wiring["NAME"], WIRED)
    pins = _pico_pins() if wiring["PICO"] else _chip_pins(wiring)
    wires = _wires(wiring, pins)
    if how == WIRED:
        wires += _power(wires)
    notes = _notes(wiring, how)
    height = _TOP + (max(pin.row for pin in pins) + 1) * _ROW + (50 if notes else 10)
    drawing = Drawing(_WIDTH, height, f"The wiring of {wiring['NAME']}")
    drawing.words(_MIDDLE, 34, wiring["NAME"], 24, bold=True)
    drawing.words(_MIDDLE, 64, _EXPLAINED[how].format(file), 14, "#4a5563")
    for side in (LEFT, RIGHT):
        mine = sorted((wire for wire in wires if wire.side == side), key=lambda wire: wire.row)
        for wire in mine:
            _draw_wire(drawing, wire)
        if how == WIRED:
            _draw_ground(drawing, side, mine)
        _draw_parts(drawing, side, mine)
    _draw_chip(drawing, pins, {(wire.side, wire.row): wire.colour for wire in wires}, wiring)
    drawing.words(_MIDDLE, height - 30, notes, 14, "#4a5563")
    return drawing.text()


# Where everything is


def _pico_pins() -> list[Pin]:
    return [
        Pin(*pinout.side_and_row(number), name, str(number))
        for number, name in enumerate(pinout.NAMES, 1)
    ]


def _chip_pins(wiring: Wiring) -> list[Pin]:
    """Only those in use, the screen's on the left."""
    used = _used(wiring)
    panel = sorted(gpio for name, gpio in used if name in PANEL_PINS)
    rest = sorted(gpio for name, gpio in used if name not in PANEL_PINS)
    return [
        Pin(side, row, f"GP{gpio}")
        for side, gpios in ((LEFT, panel), (RIGHT, rest))
        for row, gpio in enumerate(gpios)
    ]


def _used(wiring: Wiring) -> list[tuple[str, int]]:
    names = [*PANEL_PINS, *(switch[0] for switch in wiring.switches()), *OTHER_PINS]
    return [(name, wiring[name]) for name in names if wiring[name] is not None]


def _wires(wiring: Wiring, pins: list[Pin]) -> list[Wire]:
    places = {pin.name: pin for pin in pins}
    wires = []
    for name, gpio in _used(wiring):
        pin = places.get(f"GP{gpio}")
        if pin is None:
            continue  # measured inside the Pico: no wire
        part = "screen" if name in PANEL_PINS else _GROUPS.get(name, "")
        label = wiring.label(name)
        if name in _MEANING and label == name.removeprefix("BUTTON_"):
            label = f"{label}: {_MEANING[name]}"
        wires.append(Wire(name, label, part, pin.side, pin.row))
    return wires


def _power(wires: list[Wire]) -> list[Wire]:
    """A screen's own two wires, and one to ground for each side that has buttons."""
    power = [
        Wire(name, label, "screen", *pinout.side_and_row(pins[-1]))
        for name, label in ((pinout.GND, "GND"), (pinout.POWER, "VCC"))
        for pins in (pinout.pins_called(name),)
    ]
    for side in (LEFT, RIGHT):
        rows = [wire.row for wire in wires if wire.side == side and wire.part != "screen"]
        if rows:
            taken = [wire.row for wire in power if wire.side == side]
            grounds = [
                row
                for at, row in map(pinout.side_and_row, pinout.pins_called(pinout.GND))
                if at == side and row not in taken
            ]
            middle = sum(rows) / len(rows)
            nearest = min(grounds, key=lambda row: abs(row - middle))
            power.append(Wire(pinout.GND, "", "ground", side, nearest))
    return power


# Drawing


def _draw_wire(drawing: Drawing, wire: Wire) -> None:
    end = _GROUND if wire.part == "ground" else _PARTS
    start = _MIDDLE + wire.side * (_HALF_CHIP + 8)
    drawing.wire([(start, wire.y), (_MIDDLE + wire.side * end, wire.y)], wire.colour, wire.name)
    between = _MIDDLE + wire.side * (_HALF_CHIP + _PARTS) / 2
    drawing.tag(between, wire.y, wire.name, wire.colour)


def _draw_ground(drawing: Drawing, side: int, wires: list[Wire]) -> None:
    """The other leg of every button and of the loudspeaker."""
    legs = [wire for wire in wires if wire.part in ("", "loudspeaker")]
    if not legs:
        return
    x = _MIDDLE + side * _GROUND
    for wire in legs:
        inner = x - side * (_GROUND - _PARTS - _PART_WIDTH + 4)
        drawing.wire([(inner, wire.y), (x, wire.y)], COLOURS[pinout.GND], "ground")
    rows = [wire.y for wire in wires if wire in legs or wire.part == "ground"]
    drawing.wire([(x, min(rows)), (x, max(rows))], COLOURS[pinout.GND], "ground")
    for y in rows:
        drawing.disc(x, y, 4.5, COLOURS[pinout.GND])


def _draw_parts(drawing: Drawing, side: int, wires: list[Wire]) -> None:
    """Neighbours that lead to one part share its box; a button has one of its own."""
    runs: list[list[Wire]] = []
    for wire in wires:
        if wire.part == "ground":
            continue
        if runs and wire.part and runs[-1][-1].part == wire.part:
            runs[-1].append(wire)
        else:
            runs.append([wire])
    for run in runs:
        left = _MIDDLE + _PARTS if side == RIGHT else _MIDDLE - _PARTS - _PART_WIDTH
        if run[0].part == "screen":
            _draw_screen(drawing, side, left, run)
        else:
            _draw_small_part(drawing, side, left, run[0])


def _draw_screen(drawing: Drawing, side: int, left: float, run: list[Wire]) -> None:
    top, bottom = run[0].y - _ROW / 2 - 4, run[-1].y + _ROW / 2 + 4
    drawing.box(left, top, _PART_WIDTH, bottom - top, "#174a86", "#0d2f57", 6)
    names = 22 + 7.8 * max(len(_short(wire)) for wire in run)
    inner = left + (names if side == RIGHT else 10)
    across = _PART_WIDTH - names - 10
    drawing.box(inner, top + 12, across, bottom - top - 24, "#0b0d12", "", 4)
    drawing.words(inner + across / 2, (top + bottom) / 2, "screen", 15, "#7ee8d6")
    edge = left if side == RIGHT else left + _PART_WIDTH
    for wire in run:
        drawing.disc(edge, wire.y, 6, "#f2c14e", "#7a5a00")
        anchor = "start" if side == RIGHT else "end"
        drawing.words(edge + side * 11, wire.y, _short(wire), 12, "#ffffff", anchor)


def _short(wire: Wire) -> str:
    return wire.label.split()[0]  # of "SDI (MOSI)", what is printed first


def _draw_small_part(drawing: Drawing, side: int, left: float, wire: Wire) -> None:
    drawing.box(left, wire.y - 12, _PART_WIDTH, 24, "#eef1f5", "#5a6472", 5)
    knob = left + (18 if side == LEFT else _PART_WIDTH - 18)
    if not wire.part:
        drawing.disc(knob, wire.y, 8, wire.colour, "#20242c")
    text = wire.label if not wire.part else wire.part
    drawing.words(left + _PART_WIDTH / 2 + (-side * 8), wire.y, text, 14, bold=True)
    edge = left if side == RIGHT else left + _PART_WIDTH
    drawing.disc(edge, wire.y, 5, "#c9ced6", "#5a6472")


def _draw_chip(
    drawing: Drawing, pins: list[Pin], used: dict[tuple[int, int], str], wiring: Wiring
) -> None:
    pico = wiring["PICO"]
    top = _TOP - _ROW / 2 - 8
    bottom = _TOP + max(pin.row for pin in pins) * _ROW + _ROW / 2 + 8
    left = _MIDDLE - _HALF_CHIP
    fill = "#0f7a46" if pico else "#2b2f36"
    drawing.box(left, top, 2 * _HALF_CHIP, bottom - top, fill, "#0a3d25" if pico else "#000", 10)
    if pico:
        drawing.box(_MIDDLE - 42, top - 16, 84, 56, "#c9ced6", "#8a929e", 5)
        drawing.words(_MIDDLE, top + 12, "USB", 14, "#3a424e", bold=True)
    at = (top + bottom) / 2
    drawing.words(_MIDDLE, at - 12, "Pico" if pico else "RP2040", 20, "#ffffff", bold=True)
    if pico:
        drawing.words(_MIDDLE, at + 12, "seen from above", 11, "#cdebdc")
    for pin in pins:
        x, y = _MIDDLE + pin.side * _HALF_CHIP, _TOP + pin.row * _ROW
        colour = used.get((pin.side, pin.row))
        drawing.disc(x, y, 12, colour or "#d9c27a", "#3c3211")
        drawing.words(x, y, pin.number, 11, "#ffffff" if colour else "#3c3211", bold=True)
        ink = "#ffffff" if colour else "#9fd3b8"
        anchor = "start" if pin.side == LEFT else "end"
        drawing.words(x - pin.side * 18, y, pin.name, 13, ink, anchor, bool(colour))


def _notes(wiring: Wiring, how: str) -> str:
    notes = []
    if how == WIRED:
        notes.append("VCC takes 3.3 volts from 3V3(OUT), never 5 volts from VBUS.")
        notes.append("Every button joins its pin to GND.")
    if wiring["PICO"]:
        notes += [
            f"{name} (GPIO {gpio}) is measured inside the Pico: no wire."
            for name, gpio in _used(wiring)
            if not edge_pin(gpio)
        ]
    return "  ".join(notes)
