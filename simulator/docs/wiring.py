"""Wiring pictures, drawn from the board files themselves.

Every pin has a row of its own, and so has the wire that leaves it: wires never cross.
"""

from boards.wiring import Wiring
from simulator.docs import pinout
from simulator.docs.pinout import LEFT, RIGHT
from simulator.docs.svg import Drawing
from simulator.docs.wires import (
    BUILT_IN,
    BUTTON,
    GROUND,
    PLUGGED,
    SCREEN,
    SPEAKER,
    WIRED,
    Pin,
    Plan,
    Wire,
)

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
_INK = "#4a5563"

_ROW = 31
_TOP = 130  # of the first row
_MIDDLE = 600
_HALF_CHIP = 128
_PARTS = 390  # from the middle to the edge of what the wires lead to
_PART_WIDTH = 165
_GROUND = 580  # from the middle to the line that joins the buttons' other legs


def wiring_picture(wiring: Wiring, file: str) -> str:
    """Return the SVG of a board."""
    plan = Plan(wiring)
    notes = _notes(plan)
    height = _TOP + (max(pin.row for pin in plan.pins) + 1) * _ROW + (50 if notes else 10)
    drawing = Drawing(2 * _MIDDLE, height, f"The wiring of {wiring['NAME']}")
    drawing.words(_MIDDLE, 34, wiring["NAME"], 24, bold=True)
    drawing.words(_MIDDLE, 64, _EXPLAINED[plan.how].format(file), 14, _INK)
    for side in (LEFT, RIGHT):
        for wire in plan.on(side):
            _draw_wire(drawing, wire)
        if plan.how == WIRED:
            _draw_ground(drawing, side, plan.on(side))
        _draw_parts(drawing, side, plan.on(side))
    _draw_chip(drawing, plan)
    drawing.words(_MIDDLE, height - 30, notes, 14, _INK)
    return drawing.text()


def _y(place: Wire | Pin) -> float:
    return _TOP + place.row * _ROW


def _draw_wire(drawing: Drawing, wire: Wire) -> None:
    end = _GROUND if wire.part == GROUND else _PARTS
    start = _MIDDLE + wire.side * (_HALF_CHIP + 8)
    colour = COLOURS[wire.name]
    drawing.wire([(start, _y(wire)), (_MIDDLE + wire.side * end, _y(wire))], colour, wire.name)
    drawing.tag(_MIDDLE + wire.side * (_HALF_CHIP + _PARTS) / 2, _y(wire), wire.name, colour)


def _draw_ground(drawing: Drawing, side: int, wires: list[Wire]) -> None:
    """Draw the other leg of every button and of the loudspeaker."""
    legs = [wire for wire in wires if wire.part in (BUTTON, SPEAKER)]
    if not legs:
        return
    x = _MIDDLE + side * _GROUND
    for wire in legs:
        inner = x - side * (_GROUND - _PARTS - _PART_WIDTH + 4)
        drawing.wire([(inner, _y(wire)), (x, _y(wire))], COLOURS[pinout.GND], "ground")
    rows = [_y(wire) for wire in wires if wire in legs or wire.part == GROUND]
    drawing.wire([(x, min(rows)), (x, max(rows))], COLOURS[pinout.GND], "ground")
    for y in rows:
        drawing.disc(x, y, 4.5, COLOURS[pinout.GND])


def _draw_parts(drawing: Drawing, side: int, wires: list[Wire]) -> None:
    """Neighbours that lead to the screen share its box; anything else has one of its own."""
    runs: list[list[Wire]] = []
    for wire in wires:
        if wire.part == GROUND:
            continue
        if runs and wire.part == SCREEN and runs[-1][-1].part == SCREEN:
            runs[-1].append(wire)
        else:
            runs.append([wire])
    left = _MIDDLE + _PARTS if side == RIGHT else _MIDDLE - _PARTS - _PART_WIDTH
    for run in runs:
        if run[0].part == SCREEN:
            _draw_screen(drawing, side, left, run)
        else:
            _draw_small_part(drawing, side, left, run[0])


def _draw_screen(drawing: Drawing, side: int, left: float, run: list[Wire]) -> None:
    top, bottom = _y(run[0]) - _ROW / 2 - 4, _y(run[-1]) + _ROW / 2 + 4
    drawing.box(left, top, _PART_WIDTH, bottom - top, "#174a86", "#0d2f57", 6)
    names = 22 + 7.8 * max(len(_short(wire)) for wire in run)
    inner = left + (names if side == RIGHT else 10)
    across = _PART_WIDTH - names - 10
    drawing.box(inner, top + 12, across, bottom - top - 24, "#0b0d12", "", 4)
    drawing.words(inner + across / 2, (top + bottom) / 2, "screen", 15, "#7ee8d6")
    edge = left if side == RIGHT else left + _PART_WIDTH
    for wire in run:
        drawing.disc(edge, _y(wire), 6, "#f2c14e", "#7a5a00")
        anchor = "start" if side == RIGHT else "end"
        drawing.words(edge + side * 11, _y(wire), _short(wire), 12, "#ffffff", anchor)


def _short(wire: Wire) -> str:
    return wire.label.split()[0]  # of "SDI (MOSI)", what is printed first


def _draw_small_part(drawing: Drawing, side: int, left: float, wire: Wire) -> None:
    y = _y(wire)
    drawing.box(left, y - 12, _PART_WIDTH, 24, "#eef1f5", "#5a6472", 5)
    if wire.part == BUTTON:
        knob = left + (18 if side == LEFT else _PART_WIDTH - 18)
        drawing.disc(knob, y, 8, COLOURS[wire.name], "#20242c")
    text = wire.label if wire.part == BUTTON else wire.part
    drawing.words(left + _PART_WIDTH / 2 - side * 8, y, text, 14, bold=True)
    edge = left if side == RIGHT else left + _PART_WIDTH
    drawing.disc(edge, y, 5, "#c9ced6", "#5a6472")


def _draw_chip(drawing: Drawing, plan: Plan) -> None:
    pico = plan.pico
    top = _TOP - _ROW / 2 - 8
    bottom = _TOP + max(pin.row for pin in plan.pins) * _ROW + _ROW / 2 + 8
    fill, edge = ("#0f7a46", "#0a3d25") if pico else ("#2b2f36", "#000")
    drawing.box(_MIDDLE - _HALF_CHIP, top, 2 * _HALF_CHIP, bottom - top, fill, edge, 10)
    if pico:
        drawing.box(_MIDDLE - 42, top - 16, 84, 56, "#c9ced6", "#8a929e", 5)
        drawing.words(_MIDDLE, top + 12, "USB", 14, "#3a424e", bold=True)
    at = (top + bottom) / 2
    drawing.words(_MIDDLE, at - 12, "Pico" if pico else "RP2040", 20, "#ffffff", bold=True)
    if pico:
        drawing.words(_MIDDLE, at + 12, "seen from above", 11, "#cdebdc")
    used = {(wire.side, wire.row): COLOURS[wire.name] for wire in plan.wires}
    for pin in plan.pins:
        _draw_pin(drawing, pin, used.get((pin.side, pin.row), ""))


def _draw_pin(drawing: Drawing, pin: Pin, colour: str) -> None:
    x, y = _MIDDLE + pin.side * _HALF_CHIP, _y(pin)
    drawing.disc(x, y, 12, colour or "#d9c27a", "#3c3211")
    drawing.words(x, y, pin.number, 11, "#ffffff" if colour else "#3c3211", bold=True)
    ink = "#ffffff" if colour else "#9fd3b8"
    anchor = "start" if pin.side == LEFT else "end"
    drawing.words(x - pin.side * 18, y, pin.name, 13, ink, anchor, bool(colour))


def _notes(plan: Plan) -> str:
    notes = []
    if plan.how == WIRED:
        notes.append("VCC takes 3.3 volts from 3V3(OUT), never 5 volts from VBUS.")
        notes.append("Every button joins its pin to GND.")
    notes += [
        f"{name} (GPIO {gpio}) is measured inside the Pico: no wire."
        for name, gpio in plan.inside()
    ]
    return "  ".join(notes)
