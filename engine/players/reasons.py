"""Why a move is good, in a key that the console turns into a few words.

Found after the choice, by looking at the move: what a helpful neighbour would say. Each game looks
in its own way, in its module `reasons`; for a game without one there is a reason that always holds.
"""

from array import array

from engine import module, rows
from engine.players.reach import gap
from engine.tiles import VALUES

REASONS = (
    "only",  # nothing else is possible
    "begins",  # a good beginning of a row
    "follows",  # it follows the last number closely
    "lengthens",  # it skips numbers, but the row gets longer
    "pays",  # the row has cost points so far and wins some from here on
    "leaps",  # the row gains several points at once
    "closes",  # the row is finished
    "wish",  # a wish stone is worth more than the cards
    "point",  # a sure point
    "useless",  # no own row can use the card
    "spare",  # of all the cards, this one is missed least
    "fits",  # the card on the pile fits a row
    "pair",  # the card on the pile makes a pair for a wish stone
    "unseen",  # the stock promises more than the piles
    "enough",  # more cards would lose points
    "turn_up",  # a new tile promises more than those in the middle
    "short",  # a row that begins with it would stay short
    "skips",  # it skips too many numbers
    "room",  # behind it the row would have too little room
    "clover",  # another turn, or a stone tile into the row
    "bonus",  # points on the tile
    "stone",  # a wish stone on the tile
    "leprechaun",
    "keep",  # the dice are good as they are
    "again",  # rolling these again promises more
    "stones",  # stones count more than any tile
    "hurries",  # more stones bring nothing, but the end nearer
    "ends",  # it ends the game, at a good moment
    "nothing",  # anything else would do harm
    "best",  # whatever the reason
)
# As the symbols are numbered in engine/tiles.py: wish, clover, +1, +3, leprechaun.
_OF_SYMBOLS = ("", "stone", "clover", "bonus", "bonus", "leprechaun")


def reason(game, s: bytearray, seat: int, move: int, choices: int) -> int:
    """Return why a move is good, as an index into REASONS."""
    if choices == 1:
        return REASONS.index("only")
    try:
        why = module(game.NAME, "reasons").why
    except ImportError:
        return REASONS.index("best")
    return REASONS.index(why(s, seat, move))


def row_reason(game, s: bytearray, seat: int, colour: int, value: int) -> str:
    """Tell about a number that joins a row."""
    table = game.ROW_POINTS
    length = game.row_length(s, seat, colour)
    if length == 0:
        return "begins"
    now, then = rows.points(table, length), rows.points(table, length + 1)
    if then > now + 1 and then > 0:
        return "leaps" if now > 0 else "pays"
    return "follows" if gap(game.row_shape(s, seat, colour), value) < 2 else "lengthens"


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


def tile_reason(game, s: bytearray, seat: int, tile: int) -> str:
    """Tell about a tile that joins a row: by its symbol, if it has one."""
    symbol = game.SYMBOLS[tile]
    return _OF_SYMBOLS[symbol] or row_reason(game, s, seat, tile // VALUES, tile % VALUES)
