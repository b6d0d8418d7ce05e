"""What moves give at once: for reasons that claim something about points."""

from array import array


def gain(game, s: bytearray, seat: int, move: int) -> int:
    """Return the points that a seat has more right after a move."""
    after = bytearray(s)
    game.apply(after, move)
    return game.score(after, seat) - game.score(s, seat)


def gains(game, s: bytearray, seat: int) -> list:
    """Return what each legal move gives at once."""
    moves = array("H", bytes(2 * game.MOST_MOVES))
    return [gain(game, s, seat, moves[n]) for n in range(game.legal_moves(s, moves))]


def only_losses(game, s: bytearray, seat: int, move: int) -> bool:
    """Tell whether every other move than this one, which changes nothing, costs points."""
    return sum([points >= 0 for points in gains(game, s, seat)]) == 1
