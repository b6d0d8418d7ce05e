"""What moves in the card game: cards between hands, rows, piles and the stock."""

from micropython import const

from display import pieces
from display.frame import Frame
from display.palette import NIGHT
from engine.cards import moves
from engine.cards import rules as cards
from engine.cards.deck import COLOUR, KIND
from firmware.games.cards.hand import card_drawn, sorted_hand
from firmware.games.cards.scene import draw_card
from firmware.table import tabletop
from firmware.table.motion import Slide, empty, into_row, to_picture

_STOCK = const(6)  # lies behind the last pile


def of_turn(scene, frame: Frame) -> list:
    return []


def of_move(scene, frame: Frame, before: bytearray, move: int) -> list:
    if move == cards.STOP:
        return []
    if moves.is_draw(move):
        return [_draw(scene, frame, before, move)]
    card = moves.card_played(move)
    if moves.is_discard(move):
        return [_discard(scene, frame, before, card)]
    if moves.is_wish(move):
        other = moves.second_card(move)
        return [_discard(scene, frame, before, card), _discard(scene, frame, before, other)]
    start, paint = _hand_box(scene, frame, before, card), _card(card)
    if scene.covered:  # by the picture of this move
        return to_picture(scene, frame, start, paint)
    row = moves.onto_row(move) if moves.is_onto(move) else COLOUR[card]
    return into_row(scene, frame, before, start, row, paint)


def _hand_box(scene, frame: Frame, before: bytearray, kind: int) -> tuple:
    """Return where a card was in the hand; those of other seats come from their names."""
    seat = cards.turn(before)
    if seat != scene.viewer:
        return scene.seat_box(frame, seat)
    kinds = [KIND[card] for card in sorted_hand(before, seat)]
    return scene.box_of(frame, kinds.index(kind))


def _draw(scene, frame: Frame, before: bytearray, move: int) -> Slide:
    seat = cards.turn(before)
    card = -1
    if move == cards.TAKE_STOCK:
        start, paint = scene.pile_box(frame, _STOCK), pieces.card_back
        if seat == scene.viewer:
            card = card_drawn(before, seat, scene.hand)
    else:
        pile = moves.pile_taken(move)
        card = cards.pile_top(before, pile)
        start, paint = scene.pile_box(frame, pile), _card(card)
    if seat != scene.viewer:
        return Slide(start, scene.seat_box(frame, seat), start[2:], paint)
    x, y, w, h = scene.box_of(frame, scene.hand.index(card))
    return Slide(start, (x, y, w, h), (w, h), paint, empty(x, y, w, h, NIGHT))


def _discard(scene, frame: Frame, before: bytearray, card: int) -> Slide:
    pile = COLOUR[card]
    start, top = _hand_box(scene, frame, before, card), cards.pile_top(before, pile)
    x, y, w, h = scene.pile_box(frame, pile)

    def as_before(frame: Frame) -> None:
        if top < 0:
            pieces.place(frame, x, y, w, h, tabletop.paint(pile))
        else:
            draw_card(frame, x, y, w, h, top)

    return Slide(start, (x, y, w, h), (w, h), _card(card), as_before)


def _card(card: int):
    """Return what draws a card."""
    return lambda frame, x, y, w, h: draw_card(frame, x, y, w, h, card)
