"""What the engine's tests share: arranged deals, loaded dice, scripted play, readable looks.

Nothing here edits a game in progress. A deal is arranged by handing the game a stacked deck in
place of a shuffled one, and dice are loaded by looking for luck that rolls them; from there on the
game is played by its own rules. Plain Python, so that the rule tests also run under MicroPython.
"""

from array import array

import engine
from engine import rng, tiles
from engine.cards import deck
from engine.cards import rules as cards
from engine.cards.text import LETTERS, card_text
from engine.dice import rules as dice
from engine.dice.text import chance_text, move_text, text_move
from engine.errors import GameError
from engine.state import RNG, unpack
from engine.stones import rules as stones

COLOURS = "BGNRY"


# ---- any game


def legal(s: bytearray) -> list:
    """Return the legal moves as numbers, listed into an array of exactly the promised length."""
    game = engine.game_of(s)
    moves = array("H", bytes(2 * game.MOST_MOVES))
    return list(moves[: game.legal_moves(s, moves)])


def _module_of(s: bytearray, which: str):
    return engine.module(engine.game_of(s).NAME, which)


def text_of(s: bytearray):
    """Return the module that puts the moves of a state's game into words, and reads them."""
    return _module_of(s, "text")


def check(s: bytearray) -> None:
    """Raise GameError unless these bytes can have come from a game."""
    _module_of(s, "check").check(s)


def load(data: bytes) -> bytearray:
    """Return the state out of what `pack` gave, checked."""
    s = unpack(data)
    check(s)
    return s


def look(s: bytearray, seat: int, out: bytearray, luck: bytearray) -> None:
    """Put into `out` what a seat can know."""
    _module_of(s, "view").view(s, seat, out, luck)


def tokens(s: bytearray) -> set:
    """Return the legal moves as text."""
    return {text_of(s).move_text(move) for move in legal(s)}


def play(s: bytearray, script: str) -> bytearray:
    """Play moves, written as text."""
    game = engine.game_of(s)
    for token in script.split():
        game.apply(s, text_of(s).text_move(token))
    return s


def refusal(s: bytearray, token: str) -> str:
    """Return what the game says when this is tried: it must refuse, and change nothing."""
    game = engine.game_of(s)
    before = bytes(s)
    assert token not in tokens(s), token + " is listed as legal"
    try:
        game.apply(s, text_of(s).text_move(token))
    except GameError as error:
        assert bytes(s) == before, token + " was refused, but changed the state"
        return str(error)
    raise AssertionError(token + " should have been refused")


def parts(s: bytearray, seat: int) -> dict:
    """Return a seat's score, part by part."""
    game = engine.game_of(s)
    return {name: game.score_part(s, seat, part) for part, name in enumerate(game.PARTS)}


def _with_stacked_deck(new_game, order: list) -> bytearray:
    """Return what `new_game` deals when the shuffle gives exactly this order."""

    def stack(state: bytearray, at: int, shuffled: bytearray, count: int) -> None:
        assert sorted(order) == sorted(shuffled[:count])
        shuffled[:] = bytes(order)

    fair = rng.shuffle
    rng.shuffle = stack
    try:
        return new_game()
    finally:
        rng.shuffle = fair


def _pick(names: str, left: list, text) -> list:
    """Take the cards so named out of those left."""
    picked = []
    for name in names.split():
        card = next(card for card in left if text(card) == name)
        left.remove(card)
        picked.append(card)
    return picked


# ---- the card game

_ROWS = 74  # where in a state the rows' last cards stand, and for each card the one it lies on
_BELOW = 146


def cards_game(
    hands: list, stock: str = "", removed: str = "", first: int = 0, end_card_opens: bool = True
) -> bytearray:
    """Deal these cards into the hands (filled up to 8) and on top of the stock."""
    left = list(range(deck.CARDS))
    held = [_pick(hand, left, card_text) for hand in hands]
    on_top = _pick(stock, left, card_text)
    away = _pick(removed, left, card_text)
    for hand in held:
        while len(hand) < 8:
            hand.append(left.pop(0))
    order = [card for hand in held for card in hand] + on_top + left + away
    return _with_stacked_deck(
        lambda: cards.new_game(len(hands), 1, first, 1 if end_card_opens else 0), order
    )


def hand(s: bytearray, seat: int) -> list:
    return [card_text(cards.hand_card(s, seat, i)) for i in range(cards.hand_size(s, seat))]


def known(s: bytearray, seat: int) -> list:
    """Return the cards of a hand that all have seen being taken."""
    return [card for i, card in enumerate(hand(s, seat)) if cards.is_known(s, seat, i)]


def top(s: bytearray, pile: str) -> str:
    """Return the top card of a discard pile, or an empty text."""
    card = cards.pile_top(s, LETTERS.index(pile))
    return "" if card < 0 else card_text(card)


def row(s: bytearray, seat: int, colour: str) -> str:
    """Return a row from its first card to its last; P is the point row."""
    card = s[_ROWS + seat * 6 + LETTERS.index(colour)]
    found = []
    while card < deck.CARDS:
        found.append(card_text(card))
        card = s[_BELOW + card]
    return " ".join(reversed(found))


def idle(s: bytearray, keep: str = "") -> None:
    """One turn of the card game that matters to nobody: discard a card, draw from the stock."""
    for card in hand(s, cards.turn(s)):
        if card not in keep.split():
            play(s, "-" + card + " *")
            return
    raise AssertionError("nothing to discard but " + keep)


def wait_for(s: bytearray, seat: int, keep: str = "") -> None:
    """Let the others idle until it is this seat's turn; `keep` is what they do not discard."""
    while cards.turn(s) != seat:
        idle(s, keep)


def take_turns(s: bytearray, seat: int, plays: str, keep: str = "") -> bytearray:
    """Let one seat make these plays, turn by turn, drawing from the stock; the others idle."""
    for token in plays.split():
        wait_for(s, seat, keep)
        play(s, token)
        while cards.turn(s) == seat and "*" in tokens(s):
            play(s, "*")
    return s


# ---- the way of stones


def stones_game(order: str = "", seats: int = 2, first: int = 0, last: str = "") -> bytearray:
    """Begin a game in which these tiles are turned up first and last; the rest lies between."""
    left = list(range(tiles.TILES))
    top_tiles = _pick(order, left, tiles.tile_text)
    last_tiles = _pick(last, left, tiles.tile_text)
    return _with_stacked_deck(
        lambda: stones.new_game(seats, 1, first), top_tiles + left + last_tiles
    )


# ---- the dice game

_ENOUGH_LUCK = 20_000  # the rarest roll, three equal faces, comes once in 216


def dice_game(script: str, seats: int = 2, first: int = 0, stones_only: bool = False) -> bytearray:
    """Play a game by a script in the words of a record: `=115 . +B5 =003 !3 =003 S`."""
    roll, _, rest = script.partition(" ")
    for seed in range(_ENOUGH_LUCK):
        s = dice.new_game(seats, seed, first, 1 if stones_only else 0)
        if chance_text(s) == roll:
            return dice_play(s, rest)
    raise AssertionError("no luck rolls " + roll)


def dice_play(s: bytearray, script: str) -> bytearray:
    """Go on by a script. A roll in it is what the dice shall show after the move before it."""
    words = script.split()
    for at, token in enumerate(words):
        if token[0] != "=":
            wanted = words[at + 1] if at + 1 < len(words) and words[at + 1][0] == "=" else ""
            _apply_with_luck(s, text_move(token), wanted)
    return s


def _apply_with_luck(s: bytearray, move: int, roll: str) -> None:
    if not roll:
        dice.apply(s, move)
        return
    for seed in range(_ENOUGH_LUCK):
        trial = bytearray(s)
        rng.seed(trial, RNG, seed)
        dice.apply(trial, move)
        if chance_text(trial) == roll:
            s[:] = trial
            return
    raise AssertionError("no luck rolls " + roll + " after " + move_text(move))


def roll_for(value: int) -> str:
    """Two faces that add up to a value, and a stone."""
    high = min(value, 5)
    return "=" + "".join(str(face) for face in sorted((high, value - high, 0)))


def dice_taken(own: str) -> bytearray:
    """Return a game in which seat 0 has taken these tiles in turn, and seat 1 nothing."""
    words = []
    for tile in own.split():
        words += [roll_for(int(tile[1:])), ".", "+" + tile, "=111", ".", "-"]
    return dice_game(" ".join(words) or "=111")


def face_down(s: bytearray, seat: int, colour: int) -> int:
    """Face-down stone tiles in a row: what makes it longer than the tiles that were taken."""
    first = colour * tiles.VALUES
    own = [t for t in range(first, first + tiles.VALUES) if dice.tile_owner(s, t) == seat]
    return dice.row_length(s, seat, colour) - len(own)


# ---- luck


def deviation(counts: list) -> float:
    """How far counts of equally likely things lie from even, in standard deviations.

    Chi-square, made normal by Wilson and Hilferty's cube root. Far below 0 is as wrong as far
    above: luck that is too even is not luck.
    """
    expected = sum(counts) / len(counts)
    freedom = len(counts) - 1
    chi_square = sum((count - expected) ** 2 for count in counts) / expected
    spread = 2 / (9 * freedom)
    return ((chi_square / freedom) ** (1 / 3) - (1 - spread)) / spread**0.5


def is_fair(counts: list) -> bool:
    return abs(deviation(counts)) < 3.5
