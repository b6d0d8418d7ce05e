"""How bright a screen looks under its backlight.

A board's `percent` is as the eye sees it: the lamp is on for its square (boards/parts.py), because
a quarter of the light looks about half as bright. So a picture under 50 % of light has half of
each colour, and the desktop's and the emulated Pico's pictures are dimmed by the same numbers.
"""

from PIL import Image


def percent_of_duty(duty: float) -> int:
    """Return how bright a lamp looks that is on for this share of the time."""
    return round(100 * duty**0.5)


def dimmed(levels: bytes, percent: int) -> bytes:
    """Return colour levels as they look under so much light."""
    return bytes(level * percent // 100 for level in levels)


def lit(picture: Image.Image, percent: int) -> Image.Image:
    """Return a picture as it looks under so much light: at 100 itself, at 0 black."""
    if percent == 100:
        return picture
    if picture.mode == "P":
        darker = picture.copy()
        darker.putpalette(dimmed(bytes(picture.getpalette() or []), percent))
        return darker
    return picture.point(dimmed(bytes(range(256)), percent) * len(picture.getbands()))
