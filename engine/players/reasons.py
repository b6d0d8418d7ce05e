"""Why a move is good, in a key that the console turns into a few words.

Found after the choice, by looking at the move: what a helpful neighbour would say.
"""

from engine import rows
from engine.cards.deck import COLOUR, END, POINT, VALUE
from engine.players.reach import gap
from engine.tiles import BONUS_1, BONUS_3, CLOVER, LEPRECHAUN, WISH

REASONS = (
    "only",  # nothing else is possible
    "begins",  # a good beginning of a row
    "follows",  # it follows the last number closely
    "lengthens",  # it skips numbers, but the row gets longer
    "pays",  # the row scores from here on, or scores more
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
)


def reason(game, s: bytearray, seat: int, move: int, choices: int) -> int:
    """Return why a move is good, as an index into REASONS."""
    if choices == 1:
        return REASONS.index("only")
    return REASONS.index(_LOOKS[game.NAME](game, s, seat, move))


def _row(game, s: bytearray, seat: int, colour: int, value: int, table: tuple) -> str:
    """Tell about a number that joins a row."""
    length = game.row_length(s, seat, colour)
    if length == 0:
        return "begins"
    if rows.points(table, length + 1) > rows.points(table, length) + 1:
        return "pays"
    return "follows" if gap(game.row_shape(s, seat, colour), value) < 2 else "lengthens"


def _cards(cards, s: bytearray, seat: int, move: int) -> str:
    if move >= cards.WISH:
        return "wish"
    if move == cards.STOP:
        return "enough"
    if move == cards.TAKE_STOCK:
        return "unseen"
    if move >= cards.TAKE:
        card = cards.pile_top(s, move - cards.TAKE)
        if COLOUR[card] == POINT:
            return "point"
        length = cards.row_length(s, seat, COLOUR[card])
        fits = rows.fits(cards.row_shape(s, seat, COLOUR[card]), VALUE[card])
        if length and (fits or VALUE[card] == END):
            return "fits"
        return "begins" if length == 0 and not _pairs(cards, s, seat, VALUE[card]) else "pair"
    if move >= cards.ONTO:
        return _row(cards, s, seat, (move - cards.ONTO) >> 4, move & 15, rows.LONG_ROW_POINTS)
    if move >= cards.DISCARD:
        card = move - cards.DISCARD
        if COLOUR[card] == POINT or VALUE[card] == END:
            return "spare"
        fits = rows.fits(cards.row_shape(s, seat, COLOUR[card]), VALUE[card])
        return "spare" if fits else "useless"
    if COLOUR[move] == POINT:
        return "point"
    if VALUE[move] == END:
        return "closes"
    return _row(cards, s, seat, COLOUR[move], VALUE[move], rows.LONG_ROW_POINTS)


def _pairs(cards, s: bytearray, seat: int, value: int) -> bool:
    """Return whether a card of this value makes a pair for a wish stone."""
    if cards.has_wish_stone(s, value):
        for index in range(cards.hand_size(s, seat)):
            if VALUE[cards.hand_card(s, seat, index)] == value:
                return True
    return False


def _symbol(symbol: int) -> str:
    if symbol == CLOVER:
        return "clover"
    if symbol == WISH:
        return "stone"
    if symbol == LEPRECHAUN:
        return "leprechaun"
    return "bonus" if symbol in (BONUS_1, BONUS_3) else ""


def _stones(stones, s: bytearray, seat: int, move: int) -> str:
    if move == stones.TURN_UP:
        return "turn_up"
    if move == stones.PASS:
        return _left(stones, s, seat, stones.shown_tile(s))
    tile = move - stones.LAY
    return _symbol(stones.SYMBOLS[tile]) or _row(
        stones, s, seat, tile // 11, tile % 11, rows.SHORT_ROW_POINTS
    )


def _left(stones, s: bytearray, seat: int, tile: int) -> str:
    """Tell about a tile that could be laid, and is not."""
    if tile < 0:
        return "enough"
    if stones.row_length(s, seat, tile // 11) == 0:
        return "short"
    return "room" if gap(stones.row_shape(s, seat, tile // 11), tile % 11) < 2 else "skips"


def _dice(dice, s: bytearray, seat: int, move: int) -> str:
    if move == dice.KEEP:
        return "keep"
    if move >= dice.ROLL:
        return "again"
    if move == dice.TAKE_NOTHING:
        return "nothing"
    after = bytearray(s)
    dice.apply(after, move)
    if dice.is_over(after):
        return "ends"
    if move == dice.TAKE_STONES:
        more = dice.score_part(after, seat, 5) > dice.score_part(s, seat, 5)
        return "stones" if more else "hurries"
    tile = move - dice.TAKE
    return _symbol(dice.SYMBOLS[tile]) or _row(
        dice, s, seat, tile // 11, tile % 11, rows.LONG_ROW_POINTS
    )


_LOOKS = {"cards": _cards, "stones": _stones, "dice": _dice}
