"""What is worth trying to reach in a finished game, where games share it.

A game's own goals are in its module `goals`: GOALS, their keys, and `reached(s, seat)`, which gives
those that the seat has reached. A game may do without.
"""


def has_won(game, s: bytearray, seat: int) -> bool:
    """Tell whether the seat has won, alone or with others."""
    own = game.score(s, seat)
    return all([game.score(s, other) <= own for other in range(game.seat_count(s))])


def row_points(game, s: bytearray, seat: int) -> list:
    """Return the points of the seat's rows that have been begun."""
    return [
        game.score_part(s, seat, colour)
        for colour in range(game.ROWS)
        if game.row_length(s, seat, colour)
    ]


def has_no_loss(game, s: bytearray, seat: int) -> bool:
    """Tell whether the seat has won with no row below zero."""
    return has_won(game, s, seat) and min(row_points(game, s, seat) or [-1]) >= 0


def longest_row(game, s: bytearray, seat: int) -> int:
    return max([game.row_length(s, seat, colour) for colour in range(game.ROWS)])
