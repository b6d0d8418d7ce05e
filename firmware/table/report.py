"""The panel that tells of a move: who made it, what it was, and what has come of it."""

from micropython import const

from display.fonts import MEDIUM, SMALL
from display.frame import Frame
from display.palette import ACCENT, CHALK
from display.text import text_width, wrap
from firmware import look
from firmware.saves.session import telling
from firmware.table.telling import changes
from firmware.words import capital

_LINE = const(16)  # from one line of words to the next
_FINE = const(13)  # the same, in small letters


def draw_report(frame: Frame, session, scene, teller) -> str:
    """Draw the move that the teller is at over the own rows.

    Return what is to be told below: on a low panel, what has come of it.
    """
    x, y, w, h = scene.panel(frame)
    before, after = teller.before, teller.after
    move, seat = session.move_at(teller.number), session.mover_at(teller.number)
    left, top, tall = scene.picture_at(frame)
    width = scene.picture(frame, left, top, tall, before, after, move)
    left = x + width + (8 if width else 0)
    room = x + w - left
    y -= 3 if look.is_low else 2
    told = telling(session.game.NAME).told(before, after, move)
    font, pitch = MEDIUM, _LINE
    lines = wrap(told, font, room)
    if len(lines) > (1 if look.is_low else 2):
        font, pitch = SMALL, _FINE
        lines = wrap(told, font, room)
    named = font if look.is_low else MEDIUM
    frame.text(left, y, session.name(seat), ACCENT, named)
    top = y + (pitch if look.is_low else _LINE)
    for text in lines:
        frame.text(left, top, text, CHALK, font)
        top += pitch
    fit = (y + h + 4 - top) // _FINE
    effect = changes(session.game, seat, before, after)
    if look.is_low:
        return effect
    for text in in_lines(capital(effect), room)[:fit]:
        frame.text(left, top, text, CHALK, SMALL)
        top += _FINE
    return ""


def in_lines(effect: str, room: int) -> list:
    """Its clauses, as many to a line as there is room for."""
    lines: list = []
    for clause in effect.split(", "):
        if lines and text_width(lines[-1] + ", " + clause, SMALL) <= room:
            lines[-1] += ", " + clause
        else:
            lines.append(clause)
    return lines
