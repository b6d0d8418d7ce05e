"""The referee joins a game in progress: every byte of a state, read into plain words.

This is the only place in the tests that knows how a state is laid out.
"""

from referee import GAMES, OPTIONS
from referee_cards import Cards
from referee_common import COLOURS, Table
from referee_dice import Dice
from referee_stones import Stones

import engine
from engine import rows, tiles
from engine.cards import deck
from engine.cards import rules as cards
from engine.cards.text import card_text
from engine.dice import rules as dice
from engine.stones import rules as stones

_NO_CARD = 0xFF
_CARD_TEXTS = [card_text(card) for card in range(deck.CARDS)]  # asked for without end
_TILE_TEXTS = [tiles.tile_text(tile) for tile in range(tiles.TILES)]


def join(s: bytearray) -> Table:
    """Return the table as this state describes it."""
    game = engine.game_of(s)
    bits = game.option_bits(s)
    options = {name: bool(bits >> index & 1) for index, name in enumerate(OPTIONS[game.NAME])}
    table = object.__new__(GAMES[game.NAME])
    Table.__init__(table, game.seat_count(s), game.first_seat(s), options)
    table.turn = game.turn(s)
    table.over = game.is_over(s)
    {"cards": _join_cards, "stones": _join_stones, "dice": _join_dice}[game.NAME](table, s)
    return table


def stack(s: bytearray, at: int) -> list[int]:
    """Return the cards of a stack of the card game, from the top."""
    found = []
    card = s[at]
    while card != _NO_CARD:
        found.append(card)
        card = s[cards._BELOW + card]
    return found


def _texts(found: list[int]) -> list[str]:
    return [_CARD_TEXTS[card] for card in found]


def _join_cards(table: Cards, s: bytearray) -> None:
    seats = range(table.players)
    table.hands = [
        [_CARD_TEXTS[cards.hand_card(s, seat, i)] for i in range(cards.hand_size(s, seat))]
        for seat in seats
    ]
    hidden = _texts(stack(s, cards._STOCK))
    left = cards.stock_left(s)
    table.stock, table.removed = hidden[:left], hidden[left:]
    table.piles = {
        letter: _texts(stack(s, cards._PILES + at))[::-1] for at, letter in enumerate(COLOURS + "P")
    }
    table.rows = [
        {c: _texts(stack(s, cards._ROWS + seat * 6 + at))[::-1] for at, c in enumerate(COLOURS)}
        for seat in seats
    ]
    table.point_rows = [_texts(stack(s, cards._ROWS + seat * 6 + 5))[::-1] for seat in seats]
    owners = {value: cards.wish_stone_owner(s, value) for value in range(1, 10)}
    table.wishes = [{value for value in owners if owners[value] == seat} for seat in seats]
    table.wishes_left = {value for value in owners if owners[value] == -1}
    table.stage = {cards._PLAY: "play", cards._DRAW: "draw"}.get(s[cards._STAGE], "lay")
    table.draws = s[cards._DRAWS]
    table.closed = {c for at, c in enumerate(COLOURS + "P") if s[cards._CLOSED] >> at & 1}
    table.laid = s[cards._LAID]
    table.seats_to_lay = []
    seat = table.turn
    while s[cards._STAGE] == cards._LAST_ROUND and seat != s[cards._ENDER]:
        seat = (seat + 1) % table.players
        table.seats_to_lay.append(seat)


def _tile_rows(table: Table, owners: list[int], shape_of) -> list[dict[str, list[str]]]:
    """Return the rows of tiles in order; the state keeps them as a set and a direction."""
    found: list[dict[str, list[str]]] = [{c: [] for c in COLOURS} for _ in range(table.players)]
    for tile, owner in enumerate(owners):  # in each colour, the lowest number first
        if 0 <= owner < table.players:
            found[owner][COLOURS[tile // 11]].append(_TILE_TEXTS[tile])
    for seat, rows_of_seat in enumerate(found):
        for at, row in enumerate(rows_of_seat.values()):
            if rows.direction(shape_of(seat, at)) < 0:
                row.reverse()
    return found


def _join_stones(table: Stones, s: bytearray) -> None:
    left = stones.face_down_left(s)
    table.face_down = [_TILE_TEXTS[tile] for tile in s[len(s) - left :]]
    shown = stones.shown_tile(s)
    table.turned = _TILE_TEXTS[shown] if shown >= 0 else None
    face_up = [tile for tile in range(tiles.TILES) if stones.is_face_up(s, tile)]
    table.middle = [_TILE_TEXTS[tile] for tile in face_up if tile != shown]
    table.rows = _tile_rows(
        table,
        [stones.tile_owner(s, tile) for tile in range(tiles.TILES)],
        lambda seat, colour: stones.row_shape(s, seat, colour),
    )


def _join_dice(table: Dice, s: bytearray) -> None:
    owners = [dice.tile_owner(s, tile) for tile in range(tiles.TILES)]
    table.middle = {
        colour: {_TILE_TEXTS[tile] for tile in range(at * 11, at * 11 + 11) if owners[tile] < 0}
        for at, colour in enumerate(COLOURS)
    }
    table.stone_tiles = dice.stones_left(s)
    table.rows = _tile_rows(
        table,
        owners,
        lambda seat, colour: dice.row_shape(s, seat, colour),
    )
    table.hidden_stones = [
        {colour: s[dice._BURIED + seat * 5 + at] for at, colour in enumerate(COLOURS)}
        for seat in range(table.players)
    ]
    table.stones = [dice.wish_stones(s, seat) for seat in range(table.players)]
    table.stage = "again?" if dice.may_roll_again(s) else "choose"
    table.dice = [dice.die(s, at) for at in range(3)]
    table.kept = []
