"""Where the focus goes when a direction is pressed: from one box to another."""

from input import DOWN, UP


def is_ahead(boxes: list, at: int, button: int, number: int) -> bool:
    """Tell whether a box lies above (UP) or below (DOWN) the one in focus."""
    y, other = _middle(boxes[at])[1], _middle(boxes[number])[1]
    return (button == UP and other < y - 8) or (button == DOWN and other > y + 8)


def nearest(boxes: list, at: int, button: int) -> int:
    """Return the nearest box above or below; the same again if there is none."""
    x, y = _middle(boxes[at])
    best, least = at, 10000
    for number, box in enumerate(boxes):
        if is_ahead(boxes, at, button, number):
            across, down = _middle(box)
            reach = box[2] // 2  # a wide box is near wherever it is met
            distance = max(0, abs(across - x) - reach) + 2 * abs(down - y)
            if distance < least:
                best, least = number, distance
    return best


def _middle(box: tuple) -> tuple:
    x, y, w, h = box
    return x + w // 2, y + h // 2
