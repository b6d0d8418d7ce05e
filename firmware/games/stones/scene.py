"""The table of the way of stones: the own rows, the face-down stack and the tiles lying face up."""

from micropython import const

from display import pieces, symbols
from display.fonts import MEDIUM
from display.frame import Frame
from display.palette import CHALK, NIGHT
from engine import rows
from engine.stones import rules as stones
from engine.stones.moves import tile_laid
from engine.tiles import TILES, VALUES
from firmware import look
from firmware.games.stones import telling
from firmware.table import layout, tabletop
from firmware.table.scene import TARGETS, Scene
from firmware.table.tileline import HEIGHT, LEFT, TileLines, draw_tile
from firmware.words import say
from input import A

# Targets: the tiles that can be taken by their numbers, then
_STACK = const(100)
_LAY = const(101)  # the tile just turned up
_PASS = const(102)  # leave it, or decline an extra turn

_STACK_WIDTH = const(40)


class StonesScene(Scene):
    PARTS = (
        ("rows", 0, 2),
        ("strip", 3, 0),
        ("middle", 5, 4, 83, 40),  # two lines of tiles, or one
        ("progress", 1, 1),
        ("message", 0, 1),
    )

    def __init__(self, session, stage) -> None:
        super().__init__(session, stage)
        self._middle, tall = self.places["middle"]
        lines = tall // HEIGHT
        self._lines = TileLines(self._middle, lines, layout.WIDTH, _STACK_WIDTH + 6)

    # ---- what can be chosen

    def arrange(self) -> None:
        shown = stones.shown_tile(self.state)
        tiles = [t for t in range(TILES) if stones.is_face_up(self.state, t) and t != shown]
        self._lines.fill(tiles)

    def list_targets(self) -> list:
        targets = []
        shown = stones.shown_tile(self.state)
        for move in sorted(self.legal()):
            if move == stones.PASS:
                targets.append(_PASS)
            elif move != stones.TURN_UP:
                targets.append(_LAY if shown >= 0 else tile_laid(move))
        if stones.TURN_UP in self.legal():
            targets.insert(0, _STACK)
        return targets

    def moves_of(self, target: int) -> list:
        if target == _STACK:
            return [stones.TURN_UP]
        if target == _PASS:
            return [stones.PASS]
        return [stones.LAY + (stones.shown_tile(self.state) if target == _LAY else target)]

    def words_of(self, target: int) -> tuple:
        move = self.moves_of(target)[0]
        words = telling.effect(self.state, move, self.scratch)
        return telling.action(self.state, move), words

    def hints(self) -> list:
        target = self.targets[self.at]
        if target == _STACK:
            return [(A, say("hint_turn"))]
        return [(A, say("hint_ok" if target == _PASS else "hint_lay"))]

    def step(self, button: int) -> int:
        """Go by where the tiles lie among the others, not by where they are scrolled to."""
        first, self._lines.first = self._lines.first, 0
        step = super().step(button)
        self._lines.first = first
        return step

    def reveal(self, target: int) -> None:
        if 0 <= target < TILES and self._lines.reveal(target):
            self.changed |= TARGETS
        elif not self.is_in_sight(target):
            self._lines.first = 0
            self.changed |= TARGETS

    def is_in_sight(self, target: int) -> bool:
        if target == _STACK or (target == _PASS and stones.shown_tile(self.state) < 0):
            return not self._lines.first  # they lie in the first line
        return not 0 <= target < TILES or self._lines.is_shown(target)

    def help_page(self) -> str:
        return "turn" if stones.shown_tile(self.state) < 0 else "tiles"

    # ---- drawing

    def box_of(self, frame: Frame, target: int) -> tuple:
        if target == _STACK:
            return LEFT, self._middle, _STACK_WIDTH, HEIGHT
        if target == _LAY:
            return self._button_box(frame, 0)
        if target == _PASS:
            if stones.shown_tile(self.state) < 0:
                return LEFT, self._middle, _STACK_WIDTH, HEIGHT
            return self._button_box(frame, 1)
        return self._lines.box(target)

    def shown_box(self) -> tuple:
        """Return where the tile just turned up lies."""
        w, h = (40, 40) if look.is_low else (58, 80)
        return LEFT + 4, self._middle, w, h

    def tile_box(self, tile: int) -> tuple:
        """Return where a tile lies in the middle, or lay before somebody took it."""
        if tile in self._lines.tiles:
            return self._lines.box(tile)
        return self._lines.box_among(tile, sorted(self._lines.tiles + [tile]))

    def _button_box(self, frame: Frame, number: int) -> tuple:
        """Where a button lies beside the tile just turned up."""
        first, pitch, tall = (1, 22, 17) if look.is_low else (3, 42, 32)
        x, w = layout.WIDTH // 3, layout.WIDTH * 2 // 3 - 8
        return x, self._middle + first + number * pitch, w, tall

    def draw_table(self, frame: Frame) -> None:
        state, seat, y = self.state, self.viewer, self.rows_at
        self.draw_rows(frame, stones.ROW_POINTS)
        w, middle = tabletop.column_width(frame), y + (layout.ROW - 16) // 2
        bonus, wishes = stones.score_part(state, seat, 6), stones.wish_stones(state, seat)
        if self.fresh_column(frame, 5, bonus):
            x = tabletop.column(frame, 5)
            tabletop.tally(frame, x - 1, middle, w + 2, symbols.BONUS, bonus)
        left = stones.wish_stones_left(state) > 0
        if self.fresh_column(frame, 6, (wishes, left)):
            x = tabletop.column(frame, 6)
            tabletop.tally(frame, x - 1, middle, w + 2, symbols.STONE, wishes)
            now = rows.points(stones.WISH_POINTS, wishes)
            then = rows.points(stones.WISH_POINTS, wishes + 1)
            tabletop.worth(frame, x, y, w, now, then, left)

    def draw_targets(self, frame: Frame) -> None:
        shown = stones.shown_tile(self.state)
        if shown >= 0:
            self._draw_shown(frame, shown)
            return
        self._lines.draw(frame, stones.SYMBOLS, self._fitting())
        if self._lines.first:
            return
        if self.choosing and _PASS in self.targets:
            tabletop.button(frame, self.box_of(frame, _PASS), say("hint_stop"))
            return
        draw_stack(frame, LEFT, self._middle, stones.face_down_left(self.state))

    def _draw_shown(self, frame: Frame, tile: int) -> None:
        """Draw the tile just turned up, large, and what can be done with it."""
        x, y, w, h = self.shown_box()
        frame.box(0, y - 3, layout.WIDTH, h + 8, NIGHT)
        draw_tile(frame, x, y, w, h, tile, stones.SYMBOLS)
        if not self.choosing:
            return
        if _LAY in self.targets:
            tabletop.button(
                frame, self.box_of(frame, _LAY), telling.action(self.state, stones.LAY + tile)
            )
        words = telling.action(self.state, stones.PASS)
        tabletop.button(frame, self.box_of(frame, _PASS), words)

    def _fitting(self) -> list:
        """Return the tiles that fit the viewer's rows."""
        state, seat = self.state, self.viewer
        return [
            tile
            for tile in self._lines.tiles
            if rows.fits(stones.row_shape(state, seat, tile // VALUES), tile % VALUES)
        ]

    def picture(self, frame: Frame, x: int, y: int, h: int, before, after, move: int) -> int:
        tile = tile_laid(move)
        if move == stones.TURN_UP:
            tile = stones.shown_tile(after)
        elif move == stones.PASS:
            tile = stones.shown_tile(before)
        w = h * 3 // 4
        if tile >= 0:
            draw_tile(frame, x, y, w, h, tile, stones.SYMBOLS)
        elif move == stones.TURN_UP:  # a hint: nobody knows yet which one
            pieces.card_back(frame, x, y, w, h)
        else:
            return 0
        return w


def draw_stack(frame: Frame, x: int, y: int, left: int) -> None:
    """Draw the face-down tiles, and how many there are."""
    if not left:
        return
    pieces.card_back(frame, x, y, _STACK_WIDTH, HEIGHT)
    frame.box(x + 6, y + 10, _STACK_WIDTH - 12, 18, NIGHT, 4)
    frame.label(x, y + 10, _STACK_WIDTH, 18, str(left), CHALK, MEDIUM)


SCENE = StonesScene
