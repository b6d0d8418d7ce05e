"""Whole games by random players, and all that lies on their tables."""

import random
from collections import Counter
from collections.abc import Iterator

from engine_tools import legal
from hypothesis import strategies as st
from referee import OPTIONS
from referee_cards import DECK
from referee_common import COLOURS, Table
from referee_dice import STONE_TILES
from referee_stones import TILES

import engine

# Random players with a leaning reach corners that the purely random ones miss: a style says how
# much more often moves that begin so are chosen. Every style draws from stocks and turns tiles up.
STYLES = (
    {},
    {"+": 12},  # builds rows
    {"+BX": 40, "+GX": 40, "+NX": 40, "+RX": 40, "+YX": 40},  # ends them early
    {"-": 3, "*": 0.3, "*P": 9, "*B": 9, "*G": 9},  # turns over the discard piles
    {"S": 9, ".": 5},  # hoards stones, leaves tiles
)
ALL = [
    (name, seats, bits)
    for name in engine.GAMES
    for seats in (2, 3, 4)
    for bits in range(1 << len(OPTIONS[name]))
]


class Game:
    """One game to be played by random players: its rules, its state and how it began."""

    def __init__(self, name: str, seats: int, bits: int, first: int, seed: int, style: dict):
        self.rules = engine.game(name)
        self.text = engine.module(name, "text")
        self.label = f"{name} {seats} {bits} {first} {seed} {style}"
        self.luck = random.Random(self.label)
        self.style = style
        self.weights: dict[int, float] = {}  # of the moves that have come up
        self.state = self.rules.new_game(seats, seed, first, bits)
        self.record = {
            "game": name,
            "players": seats,
            "first": first,
            "options": {o: bool(bits >> i & 1) for i, o in enumerate(OPTIONS[name])},
            "setup": self.text.setup(self.state),
        }

    def __repr__(self) -> str:
        return f"Game({self.label})"

    def choose(self, moves: list[int]) -> int:
        for move in moves:
            if move not in self.weights:
                text = self.text.move_text(move)
                leanings = [self.style[key] for key in self.style if text.startswith(key)]
                self.weights[move] = max(leanings, default=1)
        return self.luck.choices(moves, [self.weights[move] for move in moves])[0]

    def decisions(self) -> Iterator[list[int]]:
        """Play to the end; before each move, its legal moves."""
        while not self.rules.is_over(self.state):
            moves = legal(self.state)
            yield moves
            self.rules.apply(self.state, self.choose(moves))

    def somewhere(self) -> bytearray:
        """Return the state after a random part of the game."""
        states = [bytearray(self.state) for _ in self.decisions()]
        return self.luck.choice([*states, self.state])


@st.composite
def games(draw) -> Game:
    name, seats, bits = draw(st.sampled_from(ALL))
    first = draw(st.integers(0, seats - 1))
    seed = draw(st.integers(0, (1 << 30) - 1))
    return Game(name, seats, bits, first, seed, draw(st.sampled_from(STYLES)))


def some_games(count: int) -> list[Game]:
    """Return the same few games on every run: so many of each kind, style and first seat."""
    return [
        Game(name, seats, bits, seed % seats, seed, STYLES[seed % len(STYLES)])
        for name, seats, bits in ALL
        for seed in range(count)
    ]


def breakdown(s: bytearray) -> list[dict]:
    """Every seat's score in the words of a record."""
    rules = engine.game_of(s)
    scores = []
    for seat in range(rules.seat_count(s)):
        parts = {name: rules.score_part(s, seat, part) for part, name in enumerate(rules.PARTS)}
        rows = {colour: parts.pop(colour) for colour in COLOURS}
        scores.append({"rows": rows, **parts, "total": rules.score(s, seat)})
    return scores


def material(table: Table) -> Counter:
    """Every card, tile and stone on the table, wherever it lies."""
    rows = [card for seat in table.rows for row in seat.values() for card in row]
    if hasattr(table, "hands"):
        places = [*table.hands, *table.piles.values(), *table.point_rows, table.stock]
        return Counter(rows + table.removed + [card for place in places for card in place])
    if hasattr(table, "turned"):
        return Counter(rows + table.middle + table.face_down + [table.turned] * bool(table.turned))
    middle = [tile for tiles in table.middle.values() for tile in tiles]
    hidden = sum(sum(seat.values()) for seat in table.hidden_stones)
    stones = table.stone_tiles + sum(table.stones) + hidden
    return Counter(rows + middle) + Counter({"stone": stones})


def expected_material(name: str, seats: int) -> Counter:
    if name == "cards":
        return DECK
    return Counter(TILES) + Counter({"stone": STONE_TILES[seats] if name == "dice" else 0})


def plain(table: Table) -> dict:
    """All there is on a table, for comparison; hands and the middle have no order."""
    things = dict(vars(table))
    if "hands" in things:
        things["hands"] = [sorted(hand) for hand in table.hands]
    elif "turned" in things:
        things["middle"] = sorted(table.middle)
    else:
        del things["kept"]  # what the referee needs to judge the second roll
    return things
