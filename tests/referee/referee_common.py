"""What the referee of each game knows: colours, tokens, and how to say that a move is wrong."""

COLOURS = "BGNRY"

# Points for a row of so many cards or tiles; a longer row scores like the last entry.
LONG_ROWS = [0, -4, -3, -2, 1, 2, 3, 6, 7, 10]


class FoulError(Exception):
    """The referee does not allow this."""


def colour_of(token: str) -> str:
    """Return the colour letter of a card or tile; P for a point card."""
    return token[0]


def number_on(token: str) -> int:
    """Return the number on a card or tile."""
    return int(token[1:])


def by_table(table: list[int], count: int) -> int:
    return table[min(count, len(table) - 1)]


def rises_or_falls(values: list[int]) -> bool:
    """Tell whether the numbers rise or fall; equal neighbours are allowed."""
    return values in (sorted(values), sorted(values, reverse=True))


def strictly_rises_or_falls(values: list[int]) -> bool:
    return rises_or_falls(values) and len(set(values)) == len(values)


class Table:
    """A game in progress. Each game says what is legal, what a move does, and what it is worth."""

    def __init__(self, players: int, first: int, options: dict):
        if players not in (2, 3, 4) or first not in range(players):
            raise FoulError(f"{players} players, seat {first} first")
        self.players = players
        self.turn = first
        self.options = options
        self.over = False

    def legal(self) -> set[str] | None:
        """Return every token the seat may choose; None when chance decides."""
        raise NotImplementedError

    def chance_can(self, token: str) -> bool:
        """Tell whether chance can do this now."""
        return False

    def do(self, token: str) -> None:
        raise NotImplementedError

    def scores(self) -> list[dict]:
        """Return the breakdown of every seat, with its total."""
        raise NotImplementedError

    def play(self, seat: int, token: str) -> None:
        if self.over:
            raise FoulError(f"{token}: the game is over")
        if seat != self.turn:
            raise FoulError(f"{token}: seat {seat} plays, but it is the turn of seat {self.turn}")
        legal = self.legal()
        if not (self.chance_can(token) if legal is None else token in legal):
            raise FoulError(f"{token}: not among {legal}")
        self.do(token)

    def next_seat(self) -> int:
        return (self.turn + 1) % self.players
