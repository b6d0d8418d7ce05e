"""The referee of the way of stones."""

from referee_common import (
    COLOURS,
    FoulError,
    Table,
    by_table,
    colour_of,
    number_on,
    strictly_rises_or_falls,
)

TILES = {f"{c}{value}" for c in COLOURS for value in range(11)}
SYMBOLS = {
    "wish": {"B2", "B3", "G6", "G9", "N4", "N7", "R1", "R4", "Y6", "Y8"},
    "clover": {"B5", "B6", "G3", "G4", "N5", "N8", "R2", "R9", "Y1", "Y7"},
    "bonus1": {"B9", "G1", "N6", "R5", "Y4"},
    "bonus3": {"B8", "G5", "N2", "R7", "Y3"},
}
ROWS = [0, -4, -3, 2, 3, 6, 10]
WISHES = [-4, -3, 2, 3, 6, 10]


class Stones(Table):
    def __init__(self, players: int, first: int, options: dict, setup: dict):
        super().__init__(players, first, options)
        self.face_down = list(setup["tiles"])
        if len(self.face_down) != 55 or set(self.face_down) != TILES:
            raise FoulError("these are not the 55 tiles")
        self.middle = []  # the face-up tiles
        self.turned = None  # the tile just turned up, to be laid or left
        self.rows = [{colour: [] for colour in COLOURS} for _ in range(players)]

    def fits(self, tile: str) -> bool:
        row = self.rows[self.turn][colour_of(tile)]
        return strictly_rises_or_falls([number_on(other) for other in [*row, tile]])

    def legal(self) -> set[str]:
        if self.over:
            return set()
        if self.turned:
            return {"."} | ({"+" + self.turned} if self.fits(self.turned) else set())
        # With no face-down tile left this can only be a clover's turn, which may be declined.
        return {"?" if self.face_down else "."} | {"+" + t for t in self.middle if self.fits(t)}

    def do(self, token: str) -> None:
        if token == "?":
            self.turned = self.face_down.pop(0)
            return
        another_turn = False
        if token == ".":
            if self.turned:
                self.middle.append(self.turned)
        else:
            tile = token[1:]
            if tile != self.turned:
                self.middle.remove(tile)
            self.rows[self.turn][colour_of(tile)].append(tile)
            another_turn = tile in SYMBOLS["clover"]
        self.turned = None
        if not another_turn:
            self.turn = self.next_seat()
            self.over = not self.face_down

    def scores(self) -> list[dict]:
        scores = []
        for rows_of_seat in self.rows:
            tiles = set().union(*rows_of_seat.values())
            rows = {colour: by_table(ROWS, len(row)) for colour, row in rows_of_seat.items()}
            wishes = by_table(WISHES, len(tiles & SYMBOLS["wish"]))
            bonus = len(tiles & SYMBOLS["bonus1"]) + 3 * len(tiles & SYMBOLS["bonus3"])
            total = sum(rows.values()) + wishes + bonus
            scores.append({"rows": rows, "wishes": wishes, "bonus": bonus, "total": total})
        return scores
