"""A game in words, for the terminal: the table and every move as a plain sentence."""

from types import ModuleType

from engine import rows, tiles
from engine.cards import deck
from engine.cards import moves as card_moves
from engine.cards import rules as cards
from engine.dice import moves as dice_moves
from engine.dice import rules as dice
from engine.stones import rules as stones
from engine.stones.moves import tile_laid

COLOUR_NAMES = ("blue", "green", "brown", "pink", "yellow", "point")
DIRECTIONS = {1: "rising", -1: "falling", 0: "open"}
SYMBOLS = {
    tiles.WISH: "wish stone",
    tiles.CLOVER: "clover",
    tiles.BONUS_1: "+1",
    tiles.BONUS_3: "+3",
    tiles.LEPRECHAUN: "leprechaun",
}


def card_words(card: int) -> str:
    if deck.VALUE[card] == deck.END:
        return f"{COLOUR_NAMES[deck.COLOUR[card]]} end card"
    if deck.COLOUR[card] == deck.POINT:
        return f"point card {deck.VALUE[card]}"
    return f"{COLOUR_NAMES[deck.COLOUR[card]]} {deck.VALUE[card]}"


def tile_words(tile: int, symbols: bytes) -> str:
    words = f"{COLOUR_NAMES[tile // tiles.VALUES]} {tile % tiles.VALUES}"
    symbol = SYMBOLS.get(symbols[tile])
    return f"{words} ({symbol})" if symbol else words


def describe_move(game: ModuleType, state: bytearray, move: int) -> str:
    """What a move does, before it is made."""
    return _MOVES[game.NAME](state, move)


def describe_made(game: ModuleType, before: bytes, after: bytearray, move: int, own: bool) -> str:
    """What a move did, with what chance brought for this reader to see."""
    words = describe_move(game, bytearray(before), move)
    if game is stones and move == stones.TURN_UP:
        return f"{words}: {tile_words(stones.shown_tile(after), stones.SYMBOLS)}"
    if game is cards and move == cards.TAKE_STOCK and own:
        seat = cards.turn(bytearray(before))
        drawn = _hand(after, seat)
        for card in _hand(bytearray(before), seat):
            drawn.remove(card)
        return f"{words}: {card_words(drawn[0])}"
    return words


def describe_chance(game: ModuleType, state: bytearray) -> str:
    """What chance has just decided; only the dice game asks."""
    return "the dice show " + _faces(state)


def describe_table(game: ModuleType, state: bytearray, names: list[str]) -> list[str]:
    """Everything the seat to move can see, a line each."""
    lines = [_seat_line(game, state, seat, name) for seat, name in enumerate(names)]
    return lines + _TABLES[game.NAME](state)


def _seat_line(game: ModuleType, state: bytearray, seat: int, name: str) -> str:
    parts = []
    for colour in range(5):
        length = game.row_length(state, seat, colour)
        if length:
            shape = game.row_shape(state, seat, colour)
            last = rows.last_number(shape)
            ends = rows.end_cards(shape)
            words = f"{COLOUR_NAMES[colour]} {length} long"
            if last >= 0:
                words += f", {DIRECTIONS[rows.direction(shape)]}, last {last}"
            if ends:
                words += ", closed" if ends == 2 else ", end card"
            parts.append(words)
    parts.append(f"wish stones {game.wish_stones(state, seat)}")
    if game is cards:
        parts.append(f"point row {cards.row_length(state, seat, deck.POINT)}")
    if game is dice:
        parts.append(f"leprechauns {dice.leprechauns(state, seat)}")
    return f"{name}, {game.score(state, seat)} points now: " + "; ".join(parts)


def _cards_table(state: bytearray) -> list[str]:
    seat = cards.turn(state)
    tops = [cards.pile_top(state, pile) for pile in range(6)]
    stones_left = [str(value) for value in range(1, 10) if cards.has_wish_stone(state, value)]
    hand = sorted(_hand(state, seat), key=lambda card: (deck.COLOUR[card], deck.VALUE[card]))
    return [
        f"Stock: {cards.stock_left(state)} cards",
        "Piles: " + (", ".join(card_words(top) for top in tops if top >= 0) or "empty"),
        "Wish stones left: " + (" ".join(stones_left) or "none"),
        "Your hand: " + ", ".join(card_words(card) for card in hand),
    ]


def _hand(state: bytearray, seat: int) -> list[int]:
    return [cards.hand_card(state, seat, index) for index in range(cards.hand_size(state, seat))]


def _stones_table(state: bytearray) -> list[str]:
    middle = [
        tile_words(tile, stones.SYMBOLS)
        for tile in range(tiles.TILES)
        if stones.is_face_up(state, tile) and tile != stones.shown_tile(state)
    ]
    lines = [
        f"Face-down tiles: {stones.face_down_left(state)}",
        "In the middle: " + (", ".join(middle) or "nothing"),
    ]
    if stones.shown_tile(state) >= 0:
        lines.append("Turned up: " + tile_words(stones.shown_tile(state), stones.SYMBOLS))
    return lines


def _dice_table(state: bytearray) -> list[str]:
    left = []
    for colour in range(5):
        first = colour * tiles.VALUES
        values = [
            str(tile - first)
            for tile in range(first, first + tiles.VALUES)
            if dice.tile_owner(state, tile) < 0
        ]
        left.append(f"Tiles left, {COLOUR_NAMES[colour]}: " + " ".join(values))
    formed = [str(value) for value in range(tiles.VALUES) if dice.sums(state) >> value & 1]
    return [
        *left,
        f"Stone tiles left: {dice.stones_left(state)}",
        f"Dice: {_faces(state)}, which can form {' '.join(formed)}",
    ]


def _faces(state: bytearray) -> str:
    return " ".join(_face(dice.die(state, index)) for index in range(3))


def _face(face: int) -> str:
    return str(face) if face else "stone"


def _cards_move(state: bytearray, move: int) -> str:
    if move == cards.TAKE_STOCK:
        return "draw from the stock"
    if move == cards.STOP:
        return "stop"
    if card_moves.is_draw(move):
        card = cards.pile_top(state, card_moves.pile_taken(move))
        return f"take {card_words(card)} from its pile"
    card = card_moves.card_played(move)
    words = card_words(card)
    if card_moves.is_wish(move):
        other = card_words(card_moves.second_card(move))
        return f"discard {words} and {other} for wish stone {deck.VALUE[card]}"
    if card_moves.is_discard(move):
        return f"discard {words}"
    row = card_moves.onto_row(move) if card_moves.is_onto(move) else deck.COLOUR[card]
    return f"lay {words} into the {COLOUR_NAMES[row]} row"


def _stones_move(state: bytearray, move: int) -> str:
    if move == stones.TURN_UP:
        return "turn up a tile"
    if move == stones.PASS:
        return "leave the tile" if stones.shown_tile(state) >= 0 else "decline the extra turn"
    return "lay " + tile_words(tile_laid(move), stones.SYMBOLS)


def _dice_move(state: bytearray, move: int) -> str:
    if move == dice.KEEP:
        return "keep the dice"
    if move == dice.TAKE_STONES:
        return "take the stones"
    if move == dice.TAKE_NOTHING:
        return "take nothing"
    if not dice_moves.is_roll(move):
        return "take " + tile_words(dice_moves.tile_taken(move), dice.SYMBOLS)
    numbers = reversed(range(dice_moves.dice_rolled(move)))
    faces = [_face(dice_moves.face_rolled(move, number)) for number in numbers]
    return "roll again: " + " ".join(faces)


_MOVES = {"cards": _cards_move, "stones": _stones_move, "dice": _dice_move}
_TABLES = {"cards": _cards_table, "stones": _stones_table, "dice": _dice_table}
