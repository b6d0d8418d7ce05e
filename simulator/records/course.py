"""The course of a game: what each seat could expect before every move, and what came of it.

It runs in the page as well: on MicroPython.
"""

import engine
from engine import rng


def steps(session, mind):
    """Give, for each moment, a list with what each seat may expect: its lead over the mean of the
    others in points, or its chance to win in percent (see `Mind.MEASURE`). The last is the result.

    A seat's expectation is an expert's judgement of what that seat sees.
    """
    game, state = session.game, session.start_state()
    view, look = bytearray(game.SIZE), engine.module(game.NAME, "view").view
    for number in range(session.first_kept(), session.moves_made()):
        expected = []
        for seat in range(len(session.seats)):
            luck = rng.new(number)
            look(state, seat, view, luck)
            mind.start(view, seat, luck)
            expected.append(mind.outlook() / mind.SCALE)
        yield expected
        game.apply(state, session.move_at(number))
    if game.is_over(state):
        yield _result(game, state, mind.MEASURE)


def _result(game, state: bytearray, measure: str) -> list:
    totals = [game.score(state, seat) for seat in range(game.seat_count(state))]
    if measure == "percent":
        winners = totals.count(max(totals))
        return [100 / winners if total == max(totals) else 0 for total in totals]
    return [total - (sum(totals) - total) / (len(totals) - 1) for total in totals]
