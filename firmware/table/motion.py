"""Things that move at the table, for a moment and over the finished picture.

The table is drawn as it is to stay. Then each actor keeps what it will lie upon, moves, and puts
all of it back in the end: whatever happens meanwhile, nothing is left of it. What moves, a game
says in its module `motion`:

    of_move(scene, frame, before, move)    the actors of a move; the scene shows what came of it
    of_turn(scene, frame)                  the actors of a turn that begins
"""

from micropython import const

from display import pieces
from display.frame import Frame
from display.palette import PANEL
from display.patch import Patch
from firmware import games
from firmware.table import layout, tabletop

LENGTH_MS = const(240)
_STEP_MS = const(25)  # from one picture to the next: 40 a second
WHOLE = const(256)
_HOP = const(7)  # pixels that a die jumps
_SETTLED = const(200)  # of WHOLE: from then on a die shows what was rolled
_THIN = const(20)  # a tile turned so far has no room for what is on it


def fetch(game: str):
    """Return what a game says of its motions; None, if nothing of its own moves."""
    return games.part(game, "motion") if games.about(game).MOTION else None


def of_table(frame: Frame, scene, before: bytearray, move: int, new_turn: bool, points: bool):
    """Begin what is to be seen of a move (-1: none) and of a new turn; None, if nothing moves.

    points: are those of the viewer to be seen?
    """
    game, actors = fetch(scene.game.NAME), []
    if game:
        if new_turn:
            actors += game.of_turn(scene, frame)
        if move >= 0:
            actors += game.of_move(scene, frame, before, move)  # on top of what stays in its place
    if move >= 0 and points:
        was, now = [scene.game.score(state, scene.viewer) for state in (before, scene.state)]
        if was != now:
            actors.append(_count(scene, was, now))
    return Motion(frame, scene.stage.board.clock, actors) if actors else None


def into_row(scene, frame: Frame, before: bytearray, start: tuple, row: int, paint) -> list:
    """Return the actor that a seat takes into a row: an own one, or to another seat's name."""
    game, seat = scene.game, scene.game.turn(before)
    if seat != scene.viewer:
        return [Slide(start, scene.seat_box(frame, seat), start[2:], paint)]
    if scene.covered:
        return to_picture(scene, frame, start, paint)
    x, y, w, h = end = scene.row_box(frame, row)

    def as_before(frame: Frame) -> None:
        frame.box(x, y, w, h, PANEL)
        shape = game.row_shape(before, seat, row)
        tabletop.row(frame, x, y, w, row, shape, game.row_length(before, seat, row))

    return [Slide(start, end, (w, h), paint, as_before)]


def to_picture(scene, frame: Frame, start: tuple, paint) -> list:
    """Return the actor that comes to where a move is told."""
    x, y, h = scene.picture_at(frame)
    w = h * 3 // 4
    return [Slide(start, (x, y, w, h), (w, h), paint, empty(x, y, w, h, PANEL))]


def empty(x: int, y: int, w: int, h: int, ground: int):
    """Return what draws a place where nothing lies yet."""
    return lambda frame: frame.box(x, y, w, h, ground)


class Motion:
    """Lets all its actors act at the same time."""

    def __init__(self, frame: Frame, clock, actors: list) -> None:
        self._frame, self._clock, self._actors = frame, clock, actors
        self._began = clock.ms()
        self._next = _STEP_MS
        for actor in actors:
            actor.enter(frame)
        for actor in actors:
            actor.act(frame, 0)

    def due(self) -> int:
        """Return the milliseconds until the next picture."""
        return max(0, self._next - self._clock.since(self._began))

    def draw(self) -> bool:
        """Draw the next picture; False if it was the last one, and all is as it was."""
        passed = self._clock.since(self._began)
        if not 0 <= passed < LENGTH_MS:
            self.end()
            return False
        self._rest()
        for actor in self._actors:
            actor.act(self._frame, passed * WHOLE // LENGTH_MS)
        self._next = min(LENGTH_MS, (passed // _STEP_MS + 1) * _STEP_MS)
        return True

    def end(self) -> None:
        """Leave the picture as it was before."""
        self._rest()
        for number in range(len(self._actors) - 1, -1, -1):
            self._actors[number].leave(self._frame)

    def _rest(self) -> None:
        """Take the actors off the picture; who came last lies on top."""
        for number in range(len(self._actors) - 1, -1, -1):
            self._actors[number].rest(self._frame)


class Slide:
    """A piece that slides from one box to another.

    paint(frame, x, y, w, h): draws it, so large.
    before(frame): draws what was in the second box before it came, if that is to be seen.
    """

    def __init__(self, start: tuple, end: tuple, size: tuple, paint, before=None) -> None:
        self._w, self._h = size
        self._x, self._y = self._corner(start)
        x, y = self._corner(end)
        self._across, self._down = x - self._x, y - self._y
        self._end = end
        self._paint, self._before = paint, before
        self._under = Patch(self._w, self._h)
        self._held = Patch(end[2], end[3]) if before else None

    def _corner(self, box: tuple) -> tuple:
        """Where it lies in the middle of a box."""
        return box[0] + (box[2] - self._w) // 2, box[1] + (box[3] - self._h) // 2

    def enter(self, frame: Frame) -> None:
        if self._held:
            self._held.keep(frame, self._end[0], self._end[1])
            self._before(frame)

    def act(self, frame: Frame, time: int) -> None:
        left = WHOLE - time
        way = WHOLE - left * left // WHOLE  # it slows down
        x, y = self._x + self._across * way // WHOLE, self._y + self._down * way // WHOLE
        self._under.keep(frame, x, y)
        self._paint(frame, x, y, self._w, self._h)

    def rest(self, frame: Frame) -> None:
        self._under.put_back(frame)

    def leave(self, frame: Frame) -> None:
        if self._held:
            self._held.put_back(frame)


class Standing:
    """An actor that stays in its box."""

    def __init__(self, x: int, y: int, w: int, h: int) -> None:
        self._box = x, y, w, h
        self._held = Patch(w, h)

    def enter(self, frame: Frame) -> None:
        self._held.keep(frame, self._box[0], self._box[1])

    def rest(self, frame: Frame) -> None:
        """Nothing to take off: it draws its whole box each time."""

    def leave(self, frame: Frame) -> None:
        self._held.put_back(frame)


class Turn(Standing):
    """A tile that is turned over: its back gets thin, then its face gets wide.

    paint(frame, x, y, w, h): draws the face.
    """

    def __init__(self, box: tuple, ground: int, colour: int, paint) -> None:
        super().__init__(*box)
        self._ground, self._colour, self._paint = ground, colour, paint

    def act(self, frame: Frame, time: int) -> None:
        x, y, w, h = self._box
        frame.box(x, y, w, h, self._ground)
        half = WHOLE // 2
        wide = max(4, w * abs(half - time) // half)
        x += (w - wide) // 2
        if time < half:
            pieces.card_back(frame, x, y, wide, h)
        elif wide < _THIN:
            frame.box(x, y, wide, h, self._colour, min(wide // 2, 3))
        else:
            self._paint(frame, x, y, wide, h)


class Tumble(Standing):
    """A die that jumps, and shows one face after the other before it lies still."""

    def __init__(self, box: tuple, ground: int, face: int, number: int) -> None:
        x, y, size, _ = box
        super().__init__(x, y - _HOP, size, size + _HOP)
        self._ground, self._face, self._number = ground, face, number

    def act(self, frame: Frame, time: int) -> None:
        x, y, size, _ = self._box
        self._held.put_back(frame)
        frame.box(x, y + _HOP, size, size, self._ground)
        # Two jumps, the second one lower, each die a little later than the one before.
        time = max(0, time - 12 * self._number)
        half = WHOLE // 2
        within = time % half
        jump = _HOP * 4 * within * (half - within) // (half * half)
        if time >= half:
            jump //= 2
        face = self._face if time >= _SETTLED else (time // 40 * 5 + self._number * 2 + 1) % 6
        pieces.die(frame, x, y + _HOP - jump, size, face)


class Change(Standing):
    """Something that is drawn anew for each picture.

    paint(frame, time): time runs up to WHOLE.
    """

    def __init__(self, box: tuple, paint) -> None:
        super().__init__(*box)
        self.act = paint


def _count(scene, was: int, now: int) -> Change:
    """Let the points in the header run from what they were to what they are."""
    board, shown = scene.stage.board, [now]
    name = scene.session.name(scene.viewer)

    def paint(frame: Frame, time: int) -> None:
        points = between(was, now, time)
        if points != shown[0]:
            shown[0] = points
            tabletop.header(frame, name, points, board, scene.choosing)

    return Change((0, 0, scene.stage.frame.width, layout.HEAD), paint)


def between(was: int, now: int, time: int) -> int:
    """Return the number that is shown at a time on the way from one to another."""
    return was + (now - was) * time // WHOLE
