"""The coach: says before a costly move what is wrong with it, or shows what an expert would do.

It sees what the seat sees, and nothing else.
"""

from micropython import const

from display.frame import Frame
from engine import rng
from engine.players.critic import Critic
from engine.players.faults import fault
from engine.players.gains import gain
from firmware import look, sound
from firmware.saves.session import telling
from firmware.stage import NEVER, Screen
from firmware.table import layout
from firmware.table.reviewer import amount
from firmware.table.tabletop import banner
from firmware.table.telling import signed
from firmware.words import capital, extra, say
from input import BUTTON, KIND, PRESS, A, B

_SLICE_MS = const(30)
_LEVEL = "expert"


def doubts(table, move: int) -> bool:
    """Tell whether a move looks costly; then it is looked at closely before it is made."""
    session = table.session
    critic = Critic(session.game, table.thinker.mind(_LEVEL))
    critic.look(session.state, session.turn(), session.moves_made(), move)
    if not critic.is_clear():
        return False
    table.stage.open(Doubt(table, move, critic))
    return True


def think(table) -> None:
    """Begin to think about what to show the person who chooses."""
    session = table.session
    luck = rng.new(session.moves_made())  # its own: advice changes nothing of the game
    table.thinker.begin(_LEVEL, session.state, session.turn(), luck)


def show(table, move: int) -> None:
    """Mark what an expert would do. Whoever wins like that has had help."""
    session = table.session
    session.aided |= 1 << session.turn()
    scene = table.scene
    scene.advise(move)
    if not scene.is_in_sight(scene.targets[scene.at]):
        scene.focus_on(move)  # nobody should choose what is out of sight


def advice(table) -> str:
    """Return what is marked, in words."""
    words = telling(table.game.NAME).advice(table.session.state, table.scene.advised)
    return _spoken_by_coach(words)


def _spoken_by_coach(words: str) -> str:
    return extra("coach", "coach") + " – " + words


def draw_advice(frame: Frame, table) -> None:
    """Say what is marked, in the place of the header: at first, and to whoever stands on it."""
    tell, state, move = telling(table.game.NAME), table.session.state, table.scene.advised
    words, action = tell.advice(state, move), tell.action(state, move)
    banner(frame, advice(table), capital(words), _spoken_by_coach(action), capital(action))
    table.scene.draw_top_again()


class Doubt(Screen):
    """Lies over the table. If a close look finds nothing wrong, the move is made at once."""

    def __init__(self, table, move: int, critic: Critic) -> None:
        self._table, self._move, self._critic = table, move, critic
        self._slices = critic.compare(move)
        self._is_sure = False

    def tick(self, now: int) -> int:
        if self._is_sure:
            return NEVER
        clock = self.stage.board.clock
        for _ in self._slices:
            if clock.since(now) >= _SLICE_MS:
                return 0
        if self._critic.is_clear():
            self._is_sure = self.stale = True
            sound.refuse()
        else:
            self._do_it()
        return 0

    def handle(self, event: int) -> None:
        if event & KIND != PRESS:
            return
        button = event & BUTTON
        if button == B or (button == A and not self._is_sure):
            sound.back()
            self.stage.close()
            self._table.scene.focus_on(self._move)
        elif button == A:
            sound.ok()
            self._do_it()

    def _do_it(self) -> None:
        self.stage.close()
        self._table.play_own(self._move)

    def _texts(self) -> tuple:
        """Return what is wrong with the move, and what it costs."""
        session, critic = self._table.session, self._critic
        game, state, seat = session.game, session.state, session.turn()
        key = fault(game, state, seat, self._move, critic.best)
        wrong = extra("coach", "fault_" + key)
        points = gain(game, state, seat, self._move) if key == "starts" else 0
        if points < 0:
            wrong = extra("coach", "starts_now", signed(points))
        measure, scale = critic.mind.MEASURE, critic.mind.SCALE
        costs = extra("coach", "costs_" + measure, amount(critic.cost, scale, measure))
        return wrong + ".", costs

    def spoken(self) -> list:
        if not self._is_sure:
            return []
        wrong, costs = self._texts()
        return [extra("coach", "coach"), wrong, capital(costs)]

    def draw(self, frame: Frame, whole: bool) -> None:
        """Lay it over the header and the message: all that the move is about is to be seen."""
        if not self._is_sure:
            return  # the table is still to be seen
        scene = self._table.scene
        scene.draw(frame, True)
        wrong, costs = self._texts()
        banner(frame, extra("coach", "coach") + ": " + costs)
        pairs = [(A, extra("coach", "anyway")), (B, say("hint_back"))]
        scene.draw_message(frame, "", wrong, [] if look.is_low else pairs)
        if look.is_low:  # behind the words, only one of them would fit
            look.few_hints(frame, 0, scene.message_at + layout.MESSAGE // 2, pairs)
        scene.draw_top_again()
