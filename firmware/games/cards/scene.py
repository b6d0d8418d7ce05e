"""The card game's table: the piles and the stock, the own rows, the hand."""

from micropython import const

from display import pieces, symbols
from display.fonts import MEDIUM, SMALL, SYMBOLS_SMALL
from display.frame import Frame
from display.palette import ACCENT, CHALK, DEEP, NIGHT, PANEL, STONE
from display.text import LEFT, text_width
from engine import rows
from engine.cards import moves
from engine.cards import rules as cards
from engine.cards.deck import COLOUR, END, KIND, POINT, POINT_CARDS, VALUE
from firmware import look, sound
from firmware.games.cards import telling
from firmware.games.cards.actions import ActionList
from firmware.games.cards.hand import card_drawn, kinds_played, moves_with, sorted_hand
from firmware.table import layout, tabletop
from firmware.table.scene import EVERYTHING, FOCUS, Scene
from firmware.table.telling import digits
from firmware.words import capital, say
from input import DOWN, PRESS, UP, A, B, X

# Targets: the cards of the hand by their place in it, then
_DRAW = const(16)  # + pile, or 6 for the stock
_STOP = const(32)
_STOCK = const(6)
_LAY_ON = const(-1)  # no move: not to stop after all

_POINT_ROW = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)  # each card is one point
_PILE_PLACES = const(32)  # for `fresh`
_STOP_PLACE = const(39)
_HAND_PLACES = const(40)


class CardsScene(Scene):
    has_secrets = True
    PARTS = (
        ("piles", 4, 3, 34, 19),
        ("rows", 3, 2),
        ("strip", 3, 0),
        ("message", 5, 0),
        ("progress", 1, 0),
        ("hand", 3, 1, 35, 20),
    )

    def __init__(self, session, stage) -> None:
        super().__init__(session, stage)
        self._piles_at, self._pile_height = self.places["piles"]
        self.hand: list = []
        self._actions = ActionList()  # what can be done with the chosen card

    # ---- what can be chosen

    def arrange(self) -> None:
        self.hand = sorted_hand(self.state, self.viewer)
        self._actions.close()

    def list_targets(self) -> list:
        if moves.is_draw(self.moves[0]):
            # The stock is the last column and comes last, but the focus starts there.
            piles = [moves.pile_taken(move) for move in self.legal() if move != cards.TAKE_STOCK]
            return [_DRAW + _STOCK] + [_DRAW + pile for pile in piles]
        if self.moves[self.count - 1] != cards.STOP:
            return list(range(len(self.hand)))  # each can at least be discarded
        kinds = kinds_played(self.legal())
        targets = [place for place, card in enumerate(self.hand) if KIND[card] in kinds]
        targets.append(_STOP)
        return targets

    def moves_of(self, target: int) -> list:
        if target == _STOP:
            return [cards.STOP]
        if target >= _DRAW:
            pile = target - _DRAW
            return [cards.TAKE_STOCK if pile == _STOCK else cards.TAKE + pile]
        return moves_with(self.hand[target], self.legal())

    def words_of(self, target: int) -> tuple:
        if target < _DRAW:
            card = self.hand[target]
            if self._actions.moves:
                words = telling.effect(self.state, self._actions.chosen(), self.scratch)
            else:
                words = telling.fitting(self.state, self.viewer, card)
            return telling.card_name(card), words
        move = self.moves_of(target)[0]
        words = telling.effect(self.state, move, self.scratch)
        return telling.action(self.state, move), words

    def hints(self) -> list:
        target = self.targets[self.at]
        if target == _STOP:
            return [(A, say("hint_stop"))]
        return [(A, say("hint_draw" if target >= _DRAW else "hint_choose"))]

    def all_hints(self, target: int) -> list:
        if self._actions.moves:
            pairs = [(A, say("hint_do")), (B, say("hint_back"))]
            if len(self._actions.moves) > 1:
                pairs.insert(1, (UP | DOWN, say("hint_other")))
            return pairs
        return super().all_hints(target)

    def press(self, target: int) -> int:
        sound.ok()
        if target == _STOP and self.count > 1:
            self._actions.open([_LAY_ON, cards.STOP], self._stop_words)
        elif target >= _DRAW:
            return self.moves_of(target)[0]
        else:
            self._open_actions(target, self.advised)
        self.changed |= FOCUS
        return -1

    def _stop_words(self, move: int) -> str:
        """Whoever stops is asked, because there is no way back."""
        return say("cards_lay_on") if move == _LAY_ON else telling.action(self.state, move)

    def _open_actions(self, target: int, move: int) -> None:
        """Open the list of what can be done with a card, at that move if it is one of them."""
        possible, kind = self.moves_of(target), KIND[self.hand[target]]
        at = possible.index(move) if move in possible else 0
        self._actions.open(possible, lambda m: telling.action(self.state, m, kind), at)

    def handle(self, event: int) -> int:
        if not self._actions.moves:
            return super().handle(event)
        if event == PRESS | X:
            self.open_rows()
            return -1
        self.changed |= FOCUS
        if not self._actions.handle(event):
            return -1
        move = self._actions.chosen()
        if move == _LAY_ON:
            self.back()
        return move

    def back(self) -> bool:
        if not self._actions.moves:
            return False
        self._actions.close()
        self.changed = EVERYTHING
        return True

    def focus_on(self, move: int) -> None:
        """Open the list of actions at it, too."""
        super().focus_on(move)
        target = self.targets[self.at]
        if 0 <= target < _DRAW:
            self._open_actions(target, move)

    def spoken(self) -> list:
        if not self._actions.moves:
            return super().spoken()
        move = self._actions.chosen()
        if move == _LAY_ON:
            return [f"{self._stop_words(move)} ({self._actions.place()})"]
        choice = self.reading().choice(self.state, move)
        effect = telling.effect(self.state, move, self.scratch)
        return [f"{capital(choice)} ({self._actions.place()})", capital(effect)]

    def advised_targets(self) -> list:
        """Of equal cards, mark no more than the move needs."""
        if self.advised == cards.STOP or moves.is_draw(self.advised):
            return super().advised_targets()
        marked: list = []
        for kind in kinds_played([self.advised]):
            places = [place for place, card in enumerate(self.hand) if KIND[card] == kind]
            marked += [place for place in places if place not in marked][:1]
        return marked

    # ---- drawing

    def box_of(self, frame: Frame, target: int) -> tuple:
        if target == _STOP:  # over the piles, from which nobody draws any more
            x = tabletop.column(frame, 0)
            return x, self._piles_at, tabletop.column(frame, _STOCK) - x - 4, self._pile_height
        if target >= _DRAW:
            return self.pile_box(frame, target - _DRAW)
        pitch = layout.WIDTH // 8
        y, h = self.places["hand"]
        return 2 + target * pitch, y, pitch - 4, h

    def pile_box(self, frame: Frame, pile: int) -> tuple:
        """Return the box of a pile, or of the stock behind the last of them."""
        x, w = tabletop.column(frame, pile), tabletop.column_width(frame)
        return x, self._piles_at, w, self._pile_height

    def draw_table(self, frame: Frame) -> None:
        self._draw_piles(frame)
        self.draw_rows(frame, cards.ROW_POINTS)
        length = cards.row_length(self.state, self.viewer, POINT)
        self.draw_row(frame, POINT, rows.EMPTY, length, _POINT_ROW, length < len(POINT_CARDS))
        self._draw_wish_stones(frame)

    def _draw_piles(self, frame: Frame) -> None:
        state, w = self.state, tabletop.column_width(frame)
        drawing = self.count and moves.is_draw(self.moves[0])
        stop = self.choosing and _STOP in self.targets
        if self.fresh(_STOP_PLACE, stop):
            self._draw_stop(frame, stop)
        for pile in range(0 if stop else _STOCK):
            x, top = tabletop.column(frame, pile), cards.pile_top(state, pile)
            locked = drawing and top >= 0 and cards.TAKE + pile not in self.legal()
            if not self.fresh(_PILE_PLACES + pile, (top, locked)):
                continue
            if top < 0:
                pieces.place(frame, x, self._piles_at, w, self._pile_height, tabletop.paint(pile))
            else:
                draw_card(frame, x, self._piles_at, w, self._pile_height, top)
            if locked:
                y = self._piles_at + self._pile_height - 13
                frame.box(x + w - 12, y, 12, 13, NIGHT, 3)
                frame.text(x + w - 12, y + 1, symbols.LOCK, CHALK, SYMBOLS_SMALL)
        closed = min(cards.closed_rows(state), cards.ROWS_TO_END)  # the last cards may close more
        self._draw_stock(frame, cards.stock_left(state), closed)

    def _draw_stop(self, frame: Frame, stop: bool) -> None:
        """Put the button there, or take it away: then the piles are to be drawn again."""
        x, y, w, h = self.box_of(frame, _STOP)
        frame.box(x, y, w, h, NIGHT)
        for pile in range(_STOCK):
            self.fresh(_PILE_PLACES + pile, ())
        if stop:
            tabletop.button(frame, (x, y, w, h), say("cards_stop"))

    def _draw_stock(self, frame: Frame, left: int, closed: int) -> None:
        """Draw the two ways to the end: the cards left, and how many of five rows are closed."""
        if not self.fresh(_PILE_PLACES + _STOCK, (left, closed)):
            return
        x, y, w, h = self.box_of(frame, _DRAW + _STOCK)
        pieces.card_back(frame, x, y, w, h)
        frame.box(x + 2, y + 2, w - 4, h - 4, NIGHT, 3)
        if look.is_low:  # a dot for each row, filled when it is closed
            frame.label(x, y, w, 14, str(left), CHALK, MEDIUM)
            for row in range(cards.ROWS_TO_END):
                frame.box(x + w // 2 - 12 + 5 * row, y + 13, 4, 3, STONE if row < closed else DEEP)
            return
        frame.label(x, y + 1, w, 18, str(left), CHALK, MEDIUM)
        words = f"{closed}/{cards.ROWS_TO_END}"
        across = x + (w - 11 - text_width(words, SMALL)) // 2
        frame.text(across, y + 20, symbols.END, STONE, SYMBOLS_SMALL)
        frame.label(across + 11, y + 18, 0, 15, words, CHALK, SMALL, LEFT)

    def _draw_wish_stones(self, frame: Frame) -> None:
        """Those left in a square of three by three, and the own ones in another colour."""
        owners = [cards.wish_stone_owner(self.state, value) for value in range(1, 10)]
        if not self.fresh_column(frame, _STOCK, (self.viewer, owners)):
            return
        x, w = tabletop.column(frame, _STOCK), tabletop.column_width(frame)
        pitch = layout.ROW // 3 + 1
        for number, owner in enumerate(owners):
            at, down = x + number % 3 * w // 3, self.rows_at + number // 3 * pitch
            down -= 0 if look.is_low else 1
            if owner == self.viewer:
                frame.box(at, down, w // 3, pitch, ACCENT)
            ink = NIGHT if owner == self.viewer else STONE if owner < 0 else DEEP
            frame.label(at, down, w // 3 + 1, pitch, digits(number + 1), ink, SMALL)
        stones = cards.wish_stones(self.state, self.viewer)
        now = rows.points(cards.WISH_POINTS, stones)
        then = rows.points(cards.WISH_POINTS, stones + 1)
        tabletop.worth(frame, x, self.rows_at, w, now, then, -1 in owners)

    def draw_targets(self, frame: Frame) -> None:
        for place in range(8):
            card = self.hand[place] if place < len(self.hand) else -1
            if not self.fresh(_HAND_PLACES + place, (card, self.open_hand)):
                continue
            x, y, w, h = self.box_of(frame, place)
            if card < 0:
                frame.box(x, y, w, h, NIGHT)
            elif self.open_hand:
                draw_card(frame, x, y, w, h, card)
            else:
                pieces.card_back(frame, x, y, w, h)

    def draw_ring(self, frame: Frame, ring: tuple) -> None:
        """On a low panel, mend the edge of the own rows, which the focus round a pile touches."""
        before = self._ring
        super().draw_ring(frame, ring)
        if look.is_low and before and before != ring and before[1] == self._piles_at:
            x, right = max(before[0] - 3, 3), min(before[0] + before[2], frame.width - 6) + 3
            frame.hline(x, self.top("rows"), right - x, PANEL)

    def draw_all(self, frame: Frame) -> None:
        super().draw_all(frame)
        self._actions.redraw()

    def draw_choice(self, frame: Frame) -> None:
        super().draw_choice(frame)
        if self._actions.moves:
            self._actions.draw(frame, self)

    def notice(self) -> str:
        if _STOP not in self.targets:
            return ""
        return telling.ended(self.state) + "\n\n" + say("cards_ended")

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
            own = cards.turn(before) == self.viewer and self.open_hand
            drawn = card_drawn(before, self.viewer, self.hand) if own else -1
            if drawn < 0:
                pieces.card_back(frame, x, y, w, h)
            else:
                draw_card(frame, x, y, w, h, drawn)
        elif moves.is_draw(move):
            draw_card(frame, x, y, w, h, cards.pile_top(before, moves.pile_taken(move)))
        else:
            draw_card(frame, x, y, w, h, moves.card_played(move))
            if moves.is_wish(move):
                draw_card(frame, x + w + 4, y, w, h, moves.second_card(move))
                return 2 * w + 4
        return w


def draw_card(frame: Frame, x: int, y: int, w: int, h: int, card: int) -> None:
    label = symbols.END if VALUE[card] == END else digits(VALUE[card])
    pieces.card(frame, x, y, w, h, tabletop.paint(COLOUR[card]), label)


SCENE = CardsScene
