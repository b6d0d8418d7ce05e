"""From keys, mouse and gamepads to the switches of a board."""

import pygame
from pygame._sdl2 import controller

from input import DOWN, LEFT, RIGHT, UP, A, B, X, Y

# Letters are named by where they are, whatever the keyboard's language: the one at the bottom left
# is Z, Y or W, the one above it A or Q.
KEYS = {
    pygame.K_UP: "UP",
    pygame.K_DOWN: "DOWN",
    pygame.K_LEFT: "LEFT",
    pygame.K_RIGHT: "RIGHT",
    pygame.K_RETURN: "A",
    pygame.K_KP_ENTER: "A",
    pygame.K_SPACE: "A",
    pygame.K_z: "A",
    pygame.K_y: "A",
    pygame.K_w: "A",
    pygame.K_BACKSPACE: "B",
    pygame.K_ESCAPE: "B",
    pygame.K_x: "B",
    pygame.K_a: "X",
    pygame.K_q: "X",
    pygame.K_s: "Y",
}
# The same in words, or as letters: all keys of a button, the best known one, and a gamepad's.
KEYS_OF = {
    "UP": ("key_up",),
    "DOWN": ("key_down",),
    "LEFT": ("key_left",),
    "RIGHT": ("key_right",),
    "A": ("Z", "enter", "space"),
    "B": ("X", "backspace", "escape"),
    "X": ("A",),
    "Y": ("S",),
}
ARROWS = {LEFT: "left", UP: "up", DOWN: "down", RIGHT: "right"}
FIRST_KEY = {A: "enter", B: "escape", X: "A", Y: "S"}
PAD_OF = {name: name if len(name) == 1 else "pad_way" for name in KEYS_OF}
PAD_BUTTONS = {
    pygame.CONTROLLER_BUTTON_A: "A",
    pygame.CONTROLLER_BUTTON_B: "B",
    pygame.CONTROLLER_BUTTON_X: "X",
    pygame.CONTROLLER_BUTTON_Y: "Y",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "UP",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "DOWN",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "LEFT",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "RIGHT",
}
PAD_PICTURE = pygame.CONTROLLER_BUTTON_BACK
_AXES = {
    pygame.CONTROLLER_AXIS_LEFTX: ("LEFT", "RIGHT"),
    pygame.CONTROLLER_AXIS_LEFTY: ("UP", "DOWN"),
}
_PUSHED, _LET_GO = 20_000, 12_000  # of 32,767; the gap keeps a trembling stick from chattering


class Hands:
    """Knows who holds what: a button stays down until its last key, pad or finger has left it."""

    def __init__(self, buttons) -> None:
        self._buttons = buttons
        self._held: dict[str, set[object]] = {name: set() for name in buttons.names}
        self._pads: dict[int, object] = {}

    @property
    def down(self) -> set[str]:
        """Return the switches that are down, by their names in the board file."""
        return {name for name, holders in self._held.items() if holders}

    def press(self, switch: str, holder: object) -> None:
        self._change(switch, holder, True)

    def release(self, switch: str, holder: object) -> None:
        self._change(switch, holder, False)

    def release_all(self, holder: object) -> None:
        for switch in self._held:
            self._change(switch, holder, False)

    def _change(self, switch: str, holder: object, down: bool) -> None:
        if switch not in self._held:
            return  # this board has none
        before = bool(self._held[switch])
        if down:
            self._held[switch].add(holder)
        else:
            self._held[switch].discard(holder)
        if before != bool(self._held[switch]):
            self._buttons.set(self._buttons.names.index(switch), not before)

    # What pygame reports

    def handle(self, event: pygame.event.Event) -> bool:
        """Take a key's or gamepad's event; False if it is none of ours."""
        if event.type in (pygame.KEYDOWN, pygame.KEYUP) and event.key in KEYS:
            holder = "key", event.key
            self._change("BUTTON_" + KEYS[event.key], holder, event.type == pygame.KEYDOWN)
        elif event.type in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            if event.button not in PAD_BUTTONS:
                return False
            holder = "pad", event.button
            down = event.type == pygame.CONTROLLERBUTTONDOWN
            self._change("BUTTON_" + PAD_BUTTONS[event.button], holder, down)
        elif event.type == pygame.CONTROLLERAXISMOTION and event.axis in _AXES:
            self._tilt(event.axis, event.value)
        elif event.type == pygame.CONTROLLERDEVICEADDED:
            self._pads[event.device_index] = controller.Controller(event.device_index)
        elif event.type == pygame.WINDOWFOCUSLOST:
            for switch, holders in self._held.items():
                for someone in list(holders):
                    self._change(switch, someone, False)
        else:
            return False
        return True

    def _tilt(self, axis: int, value: int) -> None:
        for name, along in zip(_AXES[axis], (-value, value), strict=True):
            if along > _PUSHED:
                self._change("BUTTON_" + name, ("stick", axis), True)
            elif along < _LET_GO:
                self._change("BUTTON_" + name, ("stick", axis), False)
