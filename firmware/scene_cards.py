"""The card game's table: the piles and the stock, the own rows, the hand."""

from micropython import const

from display import pieces, symbols
from display.fonts import MEDIUM, SMALL, SYMBOLS_SMALL
from display.frame import Frame
from display.palette import ACCENT, CHALK, DEEP, DIM, EDGE, MOSS, NIGHT, PANEL, STONE
from display.text import LEFT, text_width
from engine import cards, rows
from engine.deck import COLOUR, END, KIND, POINT, VALUE
from firmware import look, sound, tabletop, telling_cards
from firmware.scene import EVERYTHING, FOCUS, Scene, own_rows
from firmware.words import say
from input import BUTTON, DOWN, PRESS, REPEAT, UP, A, B
from input import KIND as EVENT

# Targets: the cards of the hand by their place in it, then
_DRAW = const(16)  # + pile, or 6 for the stock
_STOP = const(32)
_STOCK = const(6)

_PILES = const(20)  # where the piles and the stock lie, and how tall they are
_PILE_HEIGHT = const(34)
_HAND = const(179)
_HAND_HEIGHT = const(35)
_LINE = const(20)  # of the list of actions


class CardsScene(Scene):
    rows_at = 59
    strip_at = 125
    message_at = 145

    def __init__(self, session, stage) -> None:
        super().__init__(session, stage)
        self.hand: list = []
        self._actions: list = []  # what can be done with the chosen card, while that is asked
        self._action = 0

    # ---- what can be chosen

    def arrange(self) -> None:
        """The hand by colour, each colour by value."""
        size = cards.hand_size(self.state, self.viewer)
        hand = [cards.hand_card(self.state, self.viewer, index) for index in range(size)]
        self.hand = sorted(hand, key=_order)
        self._actions = []

    def list_targets(self) -> list:
        if telling_cards.is_draw(self.moves[0]):
            # The stock is the last column and comes last, but the focus starts there.
            piles = [move - cards.TAKE for move in self.legal() if move != cards.TAKE_STOCK]
            return [_DRAW + _STOCK] + [_DRAW + pile for pile in piles]
        targets = [place for place in range(len(self.hand)) if self.moves_of(place)]
        self.message_less = 0
        if self.moves[self.count - 1] == cards.STOP:
            targets.append(_STOP)
            self.message_less = 66
        return targets

    def moves_of(self, target: int) -> list:
        if target == _STOP:
            return [cards.STOP]
        if target >= _DRAW:
            pile = target - _DRAW
            return [cards.TAKE_STOCK if pile == _STOCK else cards.TAKE + pile]
        kind = KIND[self.hand[target]]
        return sorted((move for move in self.legal() if _plays(move, kind)), key=_rank)

    def words_of(self, target: int) -> tuple:
        if self._actions:
            move = self._actions[self._action]
            return "", telling_cards.effect(self.state, move, self.scratch)
        move = self.moves_of(target)[0]
        if target < _DRAW:
            card = self.hand[target]
            words = telling_cards.fitting(self.state, self.viewer, card)
            return telling_cards.card_name(card), words
        words = telling_cards.effect(self.state, move, self.scratch)
        return telling_cards.action(self.state, move), words

    def hints(self) -> list:
        target = self.targets[self.at]
        return [(A, say("hint_draw" if _DRAW <= target < _STOP else "hint_choose"))]

    def all_hints(self, target: int) -> list:
        if self._actions:
            return [(A, say("hint_do")), (UP | DOWN, say("hint_choose")), (B, say("hint_back"))]
        return super().all_hints(target)

    def press(self, target: int) -> int:
        sound.ok()
        if target >= _DRAW:
            return self.moves_of(target)[0]
        self._actions = self.moves_of(target)
        self._action = 0
        self.changed |= FOCUS
        return -1

    def handle(self, event: int) -> int:
        if not self._actions:
            return super().handle(event)
        kind, button = event & EVENT, event & BUTTON
        if kind in (PRESS, REPEAT) and button in (UP, DOWN):
            step = 1 if button == DOWN else -1
            self._action = (self._action + step) % len(self._actions)
            self.changed |= FOCUS
            sound.step()
        elif kind == PRESS and button == A:
            sound.ok()
            return self._actions[self._action]
        return -1

    def back(self) -> bool:
        if not self._actions:
            return False
        self._actions = []
        self.changed = EVERYTHING
        return True

    def focus_on(self, move: int) -> None:
        """The list of actions opens at it, too."""
        super().focus_on(move)
        target = self.targets[self.at]
        if 0 <= target < _DRAW:
            self._actions = self.moves_of(target)
            self._action = self._actions.index(move)

    # ---- drawing

    def box_of(self, frame: Frame, target: int) -> tuple:
        if target == _STOP:
            return frame.width - 64, self.message_at + 2, 58, 26
        if target >= _DRAW:
            x = tabletop.column(frame, target - _DRAW)
            return x, _PILES, tabletop.column_width(frame), _PILE_HEIGHT
        pitch = frame.width // 8
        return 2 + target * pitch, _HAND, pitch - 4, _HAND_HEIGHT

    def draw_table(self, frame: Frame) -> None:
        state, w = self.state, tabletop.column_width(frame)
        drawing = self.count and telling_cards.is_draw(self.moves[0])
        for pile in range(6):
            x = tabletop.column(frame, pile)
            top = cards.pile_top(state, pile)
            if top < 0:
                pieces.place(frame, x, _PILES, w, _PILE_HEIGHT, tabletop.paint(pile))
            else:
                draw_card(frame, x, _PILES, w, _PILE_HEIGHT, top)
                if drawing and cards.TAKE + pile not in self.legal():
                    frame.box(x + w - 12, _PILES + 21, 12, 13, NIGHT, 3)
                    frame.text(x + w - 12, _PILES + 22, symbols.LOCK, CHALK, SYMBOLS_SMALL)
        x = tabletop.column(frame, _STOCK)
        pieces.card_back(frame, x, _PILES, w, _PILE_HEIGHT)
        frame.box(x + 3, _PILES + 9, w - 6, 16, NIGHT, 3)
        frame.label(x, _PILES + 9, w, 16, str(cards.stock_left(state)), CHALK, MEDIUM)
        own_rows(frame, self.rows_at, cards, state, self.viewer, rows.LONG_ROW_POINTS)
        self._draw_point_row(frame, w)
        self._draw_wish_stones(frame, w)

    def _draw_point_row(self, frame: Frame, w: int) -> None:
        x, length = tabletop.column(frame, POINT), cards.row_length(self.state, self.viewer, POINT)
        tabletop.row(frame, x, self.rows_at, w, POINT, rows.EMPTY, length)
        tabletop.worth(frame, x, self.rows_at, w, length, length + 1)

    def _draw_wish_stones(self, frame: Frame, w: int) -> None:
        """Those left in a square of three by three, and the own ones in another colour."""
        x = tabletop.column(frame, _STOCK)
        for value in range(1, 10):
            owner = cards.wish_stone_owner(self.state, value)
            at, down = x + (value - 1) % 3 * w // 3, self.rows_at + (value - 1) // 3 * 12 - 1
            if owner == self.viewer:
                frame.box(at, down, w // 3, 12, ACCENT)
            ink = NIGHT if owner == self.viewer else STONE if owner < 0 else DEEP
            frame.label(at, down, w // 3 + 1, 12, str(value), ink, SMALL)
        stones = cards.wish_stones(self.state, self.viewer)
        now = rows.points(cards.WISH_POINTS, stones)
        tabletop.worth(frame, x, self.rows_at, w, now, rows.points(cards.WISH_POINTS, stones + 1))

    def draw_targets(self, frame: Frame) -> None:
        for place, card in enumerate(self.hand):
            x, y, w, h = self.box_of(frame, place)
            if self.open_hand:
                draw_card(frame, x, y, w, h, card)
            else:
                pieces.card_back(frame, x, y, w, h)

    def draw_choice(self, frame: Frame) -> None:
        super().draw_choice(frame)
        if self._actions:
            self._draw_actions(frame)
        elif _STOP in self.targets:
            x, y, w, h = self.box_of(frame, _STOP)
            frame.box(x, y, w, h, PANEL, 5)
            frame.label(x, y, w, h, say("hint_stop"), CHALK, SMALL)
            if self.targets[self.at] == _STOP:
                pieces.focus(frame, x, y, w, h)

    def _draw_actions(self, frame: Frame) -> None:
        x, y, w, h = tabletop.panel(frame, self.rows_at)
        shown = h // _LINE
        first = min(max(0, self._action - shown + 2), max(0, len(self._actions) - shown))
        card = KIND[self.hand[self.targets[self.at]]]
        for line, move in enumerate(self._actions[first : first + shown]):
            chosen = first + line == self._action
            if chosen:
                frame.box(x - 2, y + line * _LINE, w + 4, _LINE - 1, MOSS, 4)
                frame.outline(x - 2, y + line * _LINE, w + 4, _LINE - 1, ACCENT, 4)
            words = telling_cards.action(self.state, move, card)
            font = MEDIUM if text_width(words, MEDIUM) <= w - 8 else SMALL
            words = look.fitted(words, font, w - 8)
            ink = CHALK if chosen else DIM
            frame.label(x + 3, y + line * _LINE, 0, _LINE - 1, words, ink, font, LEFT)
        if len(self._actions) > shown:
            frame.box(x + w, y, 3, shown * _LINE, NIGHT)
            bar = shown * _LINE * shown // len(self._actions)
            frame.box(x + w, y + first * shown * _LINE // len(self._actions), 3, bar, EDGE)

    def notice(self) -> str:
        return say("table_ended") if _STOP in self.targets else ""

    def help_page(self) -> str:
        target = self.targets[self.at] if self.targets else _DRAW
        if _STOP in self.targets:
            return "end"
        if 0 <= target < _DRAW:
            card = self.hand[target]
            return "finish" if VALUE[card] == END else "points" if COLOUR[card] == POINT else "rows"
        return "turn"

    def worth_telling(self, move: int) -> bool:
        return move == cards.TAKE_STOCK

    def picture(self, frame: Frame, x: int, y: int, h: int, before, after, move: int) -> int:
        w = h * 3 // 4
        if move == cards.STOP:
            return 0
        if move == cards.TAKE_STOCK:
            drawn = self._drawn(before)
            if drawn < 0:
                pieces.card_back(frame, x, y, w, h)
            else:
                draw_card(frame, x, y, w, h, drawn)
        elif telling_cards.is_draw(move):
            draw_card(frame, x, y, w, h, cards.pile_top(before, move - cards.TAKE))
        else:
            draw_card(frame, x, y, w, h, telling_cards.card_played(move))
            if move >= cards.WISH:
                draw_card(frame, x + w + 4, y, w, h, telling_cards.wish_pair(move)[1])
                return 2 * w + 4
        return w

    def _drawn(self, before: bytearray) -> int:
        """The card that the viewer has just drawn from the stock, or -1 if others have."""
        if cards.turn(before) != self.viewer or not self.open_hand:
            return -1
        hand = list(self.hand)
        for index in range(cards.hand_size(before, self.viewer)):
            card = cards.hand_card(before, self.viewer, index)
            if card in hand:
                hand.remove(card)
        return hand[0] if len(hand) == 1 else -1


def draw_card(frame: Frame, x: int, y: int, w: int, h: int, card: int) -> None:
    label = symbols.END if VALUE[card] == END else str(VALUE[card])
    pieces.card(frame, x, y, w, h, tabletop.paint(COLOUR[card]), label)


def _order(card: int) -> int:
    return COLOUR[card] * 16 + VALUE[card]


def _plays(move: int, kind: int) -> bool:
    """Is this card played by the move?"""
    if move >= cards.WISH:
        return kind in telling_cards.wish_pair(move)
    if telling_cards.is_onto(move):
        return COLOUR[kind] == POINT and VALUE[kind] == move & 15
    return move == cards.LAY + kind or move == cards.DISCARD + kind


def _rank(move: int) -> int:
    """The order of the list: lay, into a row, a wish stone, and last of all discard."""
    if move >= cards.WISH:
        return 20000 + move
    return 40000 if cards.DISCARD <= move < cards.ONTO else move


SCENE = CardsScene
