"""Where the focus goes when a direction is pressed: from one box to another."""

from micropython import const

from input import DOWN, UP

_LINE = const(100)  # a line further is farther than anything in this one


def is_ahead(boxes: list, at: int, button: int, number: int) -> bool:
    """Tell whether a box lies above (UP) or below (DOWN) the one in focus."""
    y, other = _middle(boxes[at])[1], _middle(boxes[number])[1]
    return (button == UP and other < y - 8) or (button == DOWN and other > y + 8)


def nearest(boxes: list, at: int, button: int, across: int = -1) -> int:
    """Return the nearest box in the next line above or below; the same again if there is none.

    What lies side by side is a line. Near is what lies near the box number `across`: the one in
    focus, or where the focus came from.
    """
    x, y = _middle(boxes[at if across < 0 else across])[0], _middle(boxes[at])[1]
    best, least = at, 1 << 20
    for number, box in enumerate(boxes):
        middle, down = _middle(box)
        if down < y - 8 if button == UP else down > y + 8:
            beside = max(0, abs(middle - x) - box[2] // 2)  # a wide box is near wherever it is met
            distance = _LINE * abs(down - y) + beside
            if distance < least:
                best, least = number, distance
    return best


def _middle(box: tuple) -> tuple:
    x, y, w, h = box
    return x + w // 2, y + h // 2
