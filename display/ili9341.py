"""The ILI9341 panel controller. Its serial bus has no 12-bit colour."""

from display.panel import Panel

_SETTINGS = (
    (0xB1, b"\x00\x1b"),  # 70 pictures a second
    (0x26, b"\x01"),  # its one gamma curve
)


class ILI9341(Panel):
    COLOUR_MODES = ((16, 0x55),)
    SETTINGS = _SETTINGS
    MIRROR = 0x40  # its glass counts columns from the other side
