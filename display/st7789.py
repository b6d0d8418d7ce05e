"""The ST7789 panel controller."""

from display.panel import Panel

_SETTINGS = (
    (0xB2, b"\x0c\x0c\x00\x33\x33"),  # porches: the idle lines between two pictures
    (0xC6, b"\x0f"),  # 60 pictures a second
)


class ST7789(Panel):
    COLOUR_MODES = ((12, 0x03), (16, 0x05))
    SETTINGS = _SETTINGS
