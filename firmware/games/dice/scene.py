"""The dice game's table: the own rows, the dice with their sums, and what they can take."""

from micropython import const

from display import pieces, symbols
from display.fonts import SMALL, SYMBOLS_SMALL
from display.frame import Frame
from display.palette import ACCENT, CHALK, DIM, INK_ON, NIGHT, PAPER, STONE
from display.text import LEFT as AT_LEFT
from engine import rows
from engine.dice import rules as dice
from engine.dice.moves import dice_chosen, dice_rolled, is_roll, roll_also, tile_taken
from engine.tiles import TILES, VALUES
from firmware import look, sound
from firmware.games.dice import telling
from firmware.table import layout, tabletop
from firmware.table.scene import EVERYTHING, TARGETS, Scene
from firmware.table.telling import digits, tile_name
from firmware.table.tileline import TileLines, draw_tile
from firmware.words import count, say
from input import A

# Targets: the tiles that can be taken by their numbers, then
_DIE = const(100)  # + 0 to 2
_ROLL = const(104)
_KEEP = const(105)
_STONES = const(106)
_NOTHING = const(107)

_TOLD_DIE = const(24)  # where a move is told
_SUMS = const(13)  # the height of the line with the sums
_COUNT = const(16)  # in it, from the number of tiles left in a colour to the next one
_SUM_PLACE = const(32)  # for `fresh`
_TILE_PLACE = const(33)


class DiceScene(Scene):
    PARTS = (
        ("rows", 0, 2),
        ("strip", 3, 0),
        ("dice", 5, 4, 24, 18),
        ("sums", 3, 0, _SUMS, 0),
        ("tiles", 3, 4, 40, 18),
        ("progress", 1, 1),
        ("message", 0, 1),
    )

    def __init__(self, session, stage) -> None:
        super().__init__(session, stage)
        self._dice_at, self._die_size = self.places["dice"]
        y, tall = self.places["tiles"]
        self._lines = TileLines(y, 1, layout.WIDTH, 0, tall, 46 if look.is_low else 0)
        self._marked = 0  # bit n: die n is to be rolled again
        self._rolled = self.state  # whose dice are shown

    # ---- what can be chosen

    def arrange(self) -> None:
        self._marked = 0
        # The next seat's dice are rolled with the end of a turn; they are shown when it begins.
        self._rolled = self.state
        if self.before and dice.turn_ends(self.before):
            self._rolled = self.before
        self._lines.fill(takeable(self._rolled, self.state))

    def list_targets(self) -> list:
        if dice.may_roll_again(self.state):
            targets = [_DIE, _DIE + 1, _DIE + 2, _KEEP]
            if self._marked:
                targets.insert(3, _ROLL)
            return targets + self._lines.tiles  # which can be looked at meanwhile
        targets = list(self._lines.tiles)
        if dice.TAKE_STONES in self.legal():
            targets.append(_STONES)
        targets.append(_NOTHING)
        return targets

    def moves_of(self, target: int) -> list:
        if target == _KEEP:
            return [dice.KEEP]
        if target == _ROLL or _DIE <= target < _ROLL:
            return [self._roll()] if self._marked else []
        if target < _DIE and dice.may_roll_again(self.state):
            return []
        if target == _STONES:
            return [dice.TAKE_STONES]
        return [dice.TAKE_NOTHING if target == _NOTHING else dice.TAKE + target]

    def _roll(self) -> int:
        """Return the move that rolls the marked dice again; they lie in rising order."""
        move = dice.ROLL
        for number in range(3):
            if self._marked >> number & 1:
                move = roll_also(move, dice.die(self.state, number))
        return move

    def words_of(self, target: int) -> tuple:
        is_none = not self._lines.tiles
        if _DIE <= target < _ROLL:
            if is_none:
                return say("dice_no_tile"), say("dice_mark")
            return say("dice_mark"), say("dice_roll_effect")
        if not self.moves_of(target):
            kept = bytearray(self.state)
            dice.apply(kept, dice.KEEP)
            words = telling.effect(kept, dice.TAKE + target, self.scratch)
            return say("dice_possible", tile_name(target)), words
        move = self.moves_of(target)[0]
        words = telling.effect(self.state, move, self.scratch)
        if is_none and target == _NOTHING:
            words = say("dice_no_tile") + " " + words
        elif is_none and target == _KEEP:
            words = say("dice_no_tile")
            if telling.stones_shown(self.state):
                words += " " + say("dice_possible", say("part_wishes"))
        return telling.action(self.state, move), words

    def hints(self) -> list:
        target = self.targets[self.at]
        if _DIE <= target < _ROLL:
            return [(A, say("hint_mark"))]
        if target == _ROLL:
            return [(A, say("hint_roll"))]
        if target == _KEEP:
            return [(A, say("hint_keep"))]
        if not self.moves_of(target):
            return []
        return [(A, say("hint_take" if target < _DIE else "hint_ok"))]

    def press(self, target: int) -> int:
        if target < _DIE and not self.moves_of(target):
            self.refuse(say("dice_first"))
            return -1
        if not _DIE <= target < _ROLL:
            return super().press(target)
        sound.step()
        self._marked ^= 1 << target - _DIE
        self._renew_targets()
        return -1

    def _renew_targets(self) -> None:
        """Let the button for rolling come and go with the marks; the focus stays where it is."""
        in_focus = self.targets[self.at]
        targets = self.list_targets()
        targets.append(self.targets[-1])
        self.targets = targets
        self.at = self.targets.index(in_focus)
        self.changed |= TARGETS

    def focus_on(self, move: int) -> None:
        if is_roll(move):
            self._marked = dice_chosen(move, *[dice.die(self.state, n) for n in range(3)])
            self._renew_targets()
            self.at = self.targets.index(_ROLL)
            self.changed = EVERYTHING
            return
        super().focus_on(move)

    def advised_targets(self) -> list:
        if not is_roll(self.advised):
            return super().advised_targets()
        again = dice_chosen(self.advised, *[dice.die(self.state, n) for n in range(3)])
        return [_DIE + number for number in range(3) if again >> number & 1]

    def step(self, button: int) -> int:
        """Go by where the tiles lie among the others, not by where they are scrolled to."""
        first, self._lines.first = self._lines.first, 0
        step = super().step(button)
        self._lines.first = first
        return step

    def reveal(self, target: int) -> None:
        if 0 <= target < TILES and self._lines.reveal(target):
            self.changed |= TARGETS

    def is_in_sight(self, target: int) -> bool:
        return not 0 <= target < TILES or self._lines.is_shown(target)

    def help_page(self) -> str:
        return "turn" if dice.may_roll_again(self.state) else "tiles"

    def spoken(self) -> list:
        target, words = self.targets[self.at], self.reading()
        if not _DIE <= target < _ROLL:
            lines = super().spoken()
            if target == _KEEP:
                lines.append(words.sums(self.state))
            elif 0 <= target < TILES and not self.moves_of(target):
                lines[-2] = lines[-2].replace(tile_name(target), words.tile(target))
            return lines
        place = f" ({self.at + 1}/{len(self.targets)})"
        lines = [words.die(self.state, target - _DIE) + place, say("dice_mark")]
        if self._marked:
            lines[1] = words.choice(self.state, self._roll())
        if not self._lines.tiles:
            lines.insert(1, say("dice_no_tile"))
        return lines

    # ---- drawing

    def box_of(self, frame: Frame, target: int) -> tuple:
        if _DIE <= target < _ROLL:
            return 8 + (target - _DIE) * 32, self._dice_at, self._die_size, self._die_size
        if target in (_ROLL, _STONES, _KEEP, _NOTHING):
            left = 106
            w = (layout.WIDTH - left) // 2 - 6
            x = left if target in (_ROLL, _STONES) else left + w + 8
            return x, self._dice_at, w, self._die_size
        return self._lines.box(target)

    def die_box(self, frame: Frame, number: int) -> tuple:
        return self.box_of(frame, _DIE + number)

    def stones_box(self, frame: Frame) -> tuple:
        return self.box_of(frame, _STONES)

    def tile_box(self, tile: int, tiles: list) -> tuple:
        """Return where a tile lies, or lay while these were there."""
        return self._lines.box_among(tile, tiles)

    def tiles_box(self, frame: Frame) -> tuple:
        """Return the box of the line of tiles."""
        y, tall = self.places["tiles"]
        return 0, y, layout.WIDTH, tall

    def draw_table(self, frame: Frame) -> None:
        state, seat, y = self.state, self.viewer, self.rows_at
        self.draw_rows(frame, dice.ROW_POINTS)
        w = tabletop.column_width(frame) + 2
        bonus, leprechauns = dice.score_part(state, seat, 6), dice.leprechauns(state, seat)
        points, stones = dice.score_part(state, seat, 7), dice.wish_stones(state, seat)
        if self.fresh_column(frame, 5, (bonus, leprechauns, points)):
            x = tabletop.column(frame, 5) - 1
            tabletop.tally(frame, x, y, w, symbols.BONUS, bonus)
            tabletop.tally(frame, x, y + layout.ROW // 2, w, symbols.LEPRECHAUN, leprechauns)
            tabletop.worth_now(frame, x + 1, y, w, points)
        left = dice.stones_left(state) > 0
        if self.fresh_column(frame, 6, (stones, left)):
            x = tabletop.column(frame, 6) - 1
            tabletop.tally(frame, x, y + (layout.ROW - 16) // 2, w, symbols.STONE, stones)
            now = rows.points(dice.WISH_POINTS, stones)
            then = rows.points(dice.WISH_POINTS, stones + 1)
            tabletop.worth(frame, x, y, w, now, then, left)
        self._draw_sums(frame)

    def _draw_sums(self, frame: Frame) -> None:
        """Draw the sums the dice can form; and what is left, by colours, and of stones."""
        sums = dice.sums(self._rolled)
        left = [dice.tiles_left(self.state, colour) for colour in range(5)]
        left.append(dice.stones_left(self.state))
        y, tall = self.places["sums"]
        if not tall or not self.fresh(_SUM_PLACE, (sums, left)):
            return  # without room for them, they are on the page of all tiles
        frame.box(0, y, layout.WIDTH, tall, NIGHT)
        words = " ".join([digits(n) for n in range(VALUES) if sums >> n & 1])  # no tile has more
        counts = layout.WIDTH - 5 * _COUNT - 32
        x = frame.label(3, y, 0, tall, say("dice_sums"), DIM, SMALL, AT_LEFT) + 5
        words = look.fitted(words, SMALL, counts - 2 - x)
        frame.label(x, y, 0, tall, words, ACCENT, SMALL, AT_LEFT)
        x = counts
        for colour in range(5):
            paper = tabletop.paint(colour)
            frame.box(x, y, _COUNT - 1, tall, paper, 2)
            frame.label(x, y, _COUNT - 1, tall, digits(left[colour]), INK_ON[paper], SMALL)
            x += _COUNT
        frame.text(x + 2, y + 1, symbols.STONE, STONE, SYMBOLS_SMALL)
        frame.label(x + 15, y, 0, tall, str(left[5]), CHALK, SMALL, AT_LEFT)

    def draw_targets(self, frame: Frame) -> None:
        frame.box(0, self._dice_at - 3, layout.WIDTH, self._die_size + 5, NIGHT)
        for number in range(3):
            self._draw_die(frame, number)
        if self.fresh(_TILE_PLACE, (self._lines.first, list(self._lines.tiles))):
            self._lines.draw(frame, dice.SYMBOLS, self._lines.tiles)
        if not self.choosing:
            return
        for target in self.targets:
            if target in (_ROLL, _KEEP, _STONES, _NOTHING):
                sign = symbols.STONE if target == _STONES else ""
                tabletop.button(frame, self.box_of(frame, target), self._button_words(target), sign)

    def _draw_die(self, frame: Frame, number: int) -> None:
        x, y, w, _ = self.box_of(frame, _DIE + number)
        marked = self._marked >> number & 1
        pieces.die(frame, x, y, w, dice.die(self._rolled, number), ACCENT if marked else PAPER)

    def draw_ring(self, frame: Frame, ring: tuple) -> None:
        """Draw a die again that the focus leaves: it has rounder corners."""
        before = self._ring
        super().draw_ring(frame, ring)
        if before and before != ring:
            for number in range(3):
                if before == self.box_of(frame, _DIE + number):
                    self._draw_die(frame, number)

    def _button_words(self, target: int) -> str:
        if target == _ROLL:
            return count("dice_roll_button", dice_rolled(self._roll()))
        if target == _STONES:
            return "+" + digits(telling.stones_shown(self.state))
        return say("dice_keep_button" if target == _KEEP else "dice_nothing_button")

    def sound_of(self, move: int):
        return sound.roll if is_roll(move) else sound.lay

    def picture(self, frame: Frame, x: int, y: int, h: int, before, after, move: int) -> int:
        tile = tile_taken(move)
        if tile >= 0:
            draw_tile(frame, x, y, h * 3 // 4, h, tile, dice.SYMBOLS)
            return h * 3 // 4
        shown = after if is_roll(move) else before
        for number in range(3):
            left, top, size, _ = told_die(x, y, h, number)
            pieces.die(frame, left, top, size, dice.die(shown, number))
        return 3 * _TOLD_DIE + 4


def told_die(x: int, y: int, h: int, number: int) -> tuple:
    """Return the box of a die in the picture of a move."""
    return x + number * (_TOLD_DIE + 2), y + (h - _TOLD_DIE) // 2, _TOLD_DIE, _TOLD_DIE


def takeable(rolled: bytearray, state: bytearray) -> list:
    """Return the tiles that whoever has rolled could take with the dice as they lie."""
    sums, seat = dice.sums(rolled), dice.turn(rolled)
    values = [value for value in range(VALUES) if sums >> value & 1]
    owner, fits = dice.tile_owner, rows.fits
    tiles = []
    for colour in range(5):
        shape = dice.row_shape(rolled, seat, colour)
        first = colour * VALUES
        for value in values:
            if owner(state, first + value) < 0 and fits(shape, value):
                tiles.append(first + value)
    return tiles


SCENE = DiceScene
