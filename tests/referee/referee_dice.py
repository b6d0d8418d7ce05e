"""The referee of the dice game. A stone is the face 0."""

from collections import Counter
from itertools import combinations

from referee_common import (
    COLOURS,
    LONG_ROWS,
    FoulError,
    Table,
    by_table,
    colour_of,
    number_on,
    strictly_rises_or_falls,
)

SYMBOLS = {
    "stone": {"B2", "B3", "G6", "G9", "N4", "N7", "R1", "R4", "Y6", "Y8"},
    "clover": {"B5", "B6", "G3", "G4", "N5", "N8", "R2", "R9", "Y1", "Y7"},
    "bonus1": {"B9", "G1", "N6", "R5", "Y4"},
    "bonus3": {"B8", "G5", "N2", "R7", "Y3"},
    "leprechaun": {"B4", "B10", "G0", "G7", "N3", "N10", "R0", "R6", "Y2", "Y9"},
}
STONES = [-7, -4, -3, -2, 1, 2, 3, 6, 7, 10]
STONE_TILES = {2: 24, 3: 27, 4: 30}


def some_of(dice: list[int]) -> list[tuple[int, ...]]:
    """Return every way to pick one, two or all three dice."""
    return [picked for count in (1, 2, 3) for picked in combinations(sorted(dice), count)]


def sums(dice: list[int]) -> set[int]:
    return {sum(picked) for picked in some_of(dice)}


class Dice(Table):
    def __init__(self, players: int, first: int, options: dict, setup: dict):
        super().__init__(players, first, options)
        if setup:
            raise FoulError("nothing is dealt in the dice game")
        self.middle = {colour: {f"{colour}{value}" for value in range(11)} for colour in COLOURS}
        self.stone_tiles = STONE_TILES[players]
        self.rows = [{colour: [] for colour in COLOURS} for _ in range(players)]
        self.hidden_stones = [dict.fromkeys(COLOURS, 0) for _ in range(players)]
        self.stones = [0] * players
        self.stage = "roll"  # "roll", "again?", perhaps "roll again", "choose"
        self.dice = []
        self.kept = []

    def fits(self, tile: str) -> bool:
        row = self.rows[self.turn][colour_of(tile)]
        return strictly_rises_or_falls([number_on(other) for other in [*row, tile]])

    def legal(self) -> set[str] | None:
        if self.over:
            return set()
        if self.stage in ("roll", "roll again"):
            return None
        if self.stage == "again?":
            return {"."} | {"!" + "".join(map(str, picked)) for picked in some_of(self.dice)}
        tokens = {"-"}
        if 0 in self.dice and self.stone_tiles:
            tokens.add("S")
        wanted = sums(self.dice)
        for tile in set().union(*self.middle.values()):
            if number_on(tile) in wanted and self.fits(tile):
                tokens.add("+" + tile)
        return tokens

    def chance_can(self, token: str) -> bool:
        faces = token[1:]
        if token[0] != "=" or len(faces) != 3 or list(faces) != sorted(faces):
            return False
        if not set(faces) <= set("012345"):
            return False
        return not Counter(self.kept) - Counter(map(int, faces))

    def do(self, token: str) -> None:
        if token[0] == "=":
            self.dice = [int(face) for face in token[1:]]
            self.stage = "again?" if self.stage == "roll" else "choose"
        elif token[0] == "!":
            self.kept = list((Counter(self.dice) - Counter(map(int, token[1:]))).elements())
            self.stage = "roll again"
        elif self.stage == "again?":
            self.stage = "choose"
        else:
            self.take(token)
            self.kept = []
            self.stage = "roll"
            self.turn = self.next_seat()

    def take(self, token: str) -> None:
        """Make the choice of the turn; perhaps the last of the game."""
        if token == "S":
            count = min(self.dice.count(0), self.stone_tiles)
            self.stones[self.turn] += count
            self.stone_tiles -= count
        elif token[0] == "+":
            tile = token[1:]
            colour = colour_of(tile)
            self.middle[colour].remove(tile)
            self.rows[self.turn][colour].append(tile)
            if self.stone_tiles and tile in SYMBOLS["stone"]:
                self.stone_tiles -= 1
                self.stones[self.turn] += 1
            if self.stone_tiles and tile in SYMBOLS["clover"]:
                self.stone_tiles -= 1
                self.hidden_stones[self.turn][colour] += 1
        colour_gone = not all(self.middle.values())
        self.over = not self.stone_tiles or (colour_gone and not self.options["stones_only"])

    def scores(self) -> list[dict]:
        tiles = [set().union(*rows.values()) for rows in self.rows]
        leprechauns = [len(own & SYMBOLS["leprechaun"]) for own in tiles]
        most, fewest = max(leprechauns), min(leprechauns)
        scores = []
        for seat in range(self.players):
            own, hidden = tiles[seat], self.hidden_stones[seat]
            rows = {
                colour: by_table(LONG_ROWS, len(row) + hidden[colour])
                for colour, row in self.rows[seat].items()
            }
            parts = {
                "wishes": by_table(STONES, self.stones[seat]),
                "bonus": len(own & SYMBOLS["bonus1"]) + 3 * len(own & SYMBOLS["bonus3"]),
                "leprechauns": 0,
            }
            if most != fewest:
                if leprechauns[seat] == most:
                    parts["leprechauns"] = 3
                elif leprechauns[seat] == fewest:
                    parts["leprechauns"] = -3
            total = sum(rows.values()) + sum(parts.values())
            scores.append({"rows": rows, **parts, "total": total})
        return scores
