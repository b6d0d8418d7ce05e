"""In the first game of its kind: where the table is explained, said over the rows still empty."""

from display.fonts import MEDIUM, SMALL
from display.frame import Frame
from display.palette import ACCENT, CHALK
from display.text import wrap
from firmware import look
from firmware.words import say
from input import B


def draw_offer(frame: Frame, scene) -> None:
    """Draw it where a move is told otherwise: there is nothing in the rows to be covered."""
    x, y, w, _ = scene.panel(frame)
    y -= 2 * look.is_low
    left = look.button(frame, x, y, B) + 6
    frame.text(left, y - 1, say("table_new"), ACCENT, MEDIUM)
    note = say("table_new_note")
    font = MEDIUM if len(wrap(note, MEDIUM, w)) < 3 and not look.is_low else SMALL
    pitch = font[0]
    if look.is_low:
        y, pitch = y + 2, 13
    for line in wrap(note, font, w):
        y += pitch
        frame.text(x, y, line, CHALK, font)
