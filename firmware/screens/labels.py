"""What the console calls a button: by what is printed beside it, or by where it is."""

from firmware.words import say

# Boards that print nothing say where a button is, in English; see boards/waveshare_pico_lcd_2.py.
KEYS = {
    "top left": "test_top_left",
    "bottom left": "test_bottom_left",
    "top right": "test_top_right",
    "bottom right": "test_bottom_right",
}


def named(label: str) -> str:
    """Return a button's name in the language in use."""
    return say(KEYS[label]) if label in KEYS else label
