"""Measuring, shortening and wrapping text."""

from micropython import const

from display.brush import draw_text

LEFT = const(0)
CENTRE = const(1)
RIGHT = const(2)

_NOTHING = bytearray(1)


def text_width(text: str, font: bytes) -> int:
    return draw_text(_NOTHING, 0, 0, 0, 0, text, -1, font)


def line_height(font: bytes) -> int:
    """From an accented capital's top to a tail's end: lines this far apart never touch."""
    return font[0]


def baseline(font: bytes) -> int:
    return font[1]


def capital_height(font: bytes) -> int:
    return font[2]


def shorten(text: str, font: bytes, width: int) -> str:
    """The text if it is no wider than that, else as much of it as fits with an ellipsis."""
    if text_width(text, font) <= width:
        return text
    end = len(text)
    while end and text_width(text[:end].rstrip() + "…", font) > width:
        end -= 1
    return text[:end].rstrip() + "…"


def wrap(text: str, font: bytes, width: int) -> list[str]:
    """The text in lines no wider than that.

    Lines break at spaces, after hyphens and at "\n", never at a no-break space; a single word that
    is too wide is cut where it must be.
    """
    lines = []
    for paragraph in text.split("\n"):
        line = ""
        for word in _words(paragraph):
            if text_width(line + word.rstrip(" "), font) <= width:
                line += word
                continue
            if line:
                lines.append(line.rstrip(" "))
            while text_width(word.rstrip(" "), font) > width:
                fits = 1
                while text_width(word[: fits + 1], font) <= width:
                    fits += 1
                lines.append(word[:fits])
                word = word[fits:]
            line = word
        lines.append(line.rstrip(" "))
    return lines


def _words(text: str) -> list[str]:
    """Pieces between which a line may break; spaces and hyphens stay at a piece's end."""
    words = []
    start = 0
    for i in range(1, len(text)):
        before = text[i - 1]
        if text[i] != " " and (before == " " or (before == "-" and i - 1 > start)):
            words.append(text[start:i])
            start = i
    words.append(text[start:])
    return words
