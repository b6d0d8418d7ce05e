"""The referee of the card game."""

from collections import Counter

from referee_common import (
    COLOURS,
    LONG_ROWS,
    FoulError,
    Table,
    by_table,
    colour_of,
    number_on,
    rises_or_falls,
)

TWICE = (3, 4, 5, 6, 7)
DECK = Counter(
    [f"{c}{value}" for c in COLOURS for value in range(11)]
    + [f"{c}{value}" for c in COLOURS for value in TWICE]
    + [f"{c}X" for c in COLOURS] * 2
    + [f"P{value}" for value in range(11)]
)
WISHES = [-4, -1, 0, 4, 6, 10]


def is_end(card: str) -> bool:
    return card.endswith("X")


def is_point(card: str) -> bool:
    return colour_of(card) == "P"


class Cards(Table):
    def __init__(self, players: int, first: int, options: dict, setup: dict):
        super().__init__(players, first, options)
        self.hands = [list(hand) for hand in setup["hands"]]
        self.stock = list(setup["stock"])
        self.removed = list(setup["removed"])
        self.check_deal()
        self.piles = {letter: [] for letter in COLOURS + "P"}
        self.rows = [{colour: [] for colour in COLOURS} for _ in range(players)]
        self.point_rows = [[] for _ in range(players)]
        self.wishes = [set() for _ in range(players)]
        self.wishes_left = set(range(1, 10))
        self.stage = "play"  # then "draw"; after the end "lay"
        self.draws = 0  # still to make this turn
        self.closed = set()  # piles discarded to this turn
        self.laid = 0  # by this seat, after the end
        self.seats_to_lay = []

    def check_deal(self) -> None:
        if len(self.hands) != self.players or any(len(hand) != 8 for hand in self.hands):
            raise FoulError("a hand is not of 8 cards")
        if len(self.removed) != (30 if self.players == 2 else 0):
            raise FoulError(f"{len(self.removed)} cards were removed")
        dealt = [card for hand in self.hands for card in hand]
        if Counter(self.stock + self.removed + dealt) != DECK:
            raise FoulError("the deal is not the deck")

    # What is legal

    def fits(self, row: list[str], card: str) -> bool:
        """Tell whether a colour card goes into a row of its colour."""
        if is_end(card):
            return bool(row) or self.options["end_card_opens"]
        if any(is_end(other) for other in row):
            return False
        return rises_or_falls([number_on(other) for other in [*row, card]])

    def point_fits(self, row: list[str], card: str) -> bool:
        """Tell whether a point card goes into a colour row."""
        if not row or any(is_end(other) for other in row):
            return False
        numbers = [other for other in row if not is_point(other)]
        return number_on(numbers[-1]) == number_on(card)

    def lays(self) -> set[str]:
        tokens = set()
        rows = self.rows[self.turn]
        for card in self.hands[self.turn]:
            if is_point(card):
                tokens.add("+" + card)
                tokens |= {f"+{card}>{c}" for c in COLOURS if self.point_fits(rows[c], card)}
            elif self.fits(rows[colour_of(card)], card):
                tokens.add("+" + card)
        return tokens

    def discards(self) -> set[str]:
        return {"-" + card for card in self.hands[self.turn]}

    def wish_discards(self) -> set[str]:
        tokens = set()
        hand = self.hands[self.turn]
        for at, one in enumerate(hand):
            for other in hand[at + 1 :]:
                if is_end(one) or is_end(other) or number_on(one) != number_on(other):
                    continue
                if number_on(one) in self.wishes_left:
                    tokens.add("-" + "-".join(sorted([one, other])))
        return tokens

    def legal(self) -> set[str]:
        if self.over:
            return set()
        if self.stage == "play":
            return self.lays() | self.discards() | self.wish_discards()
        if self.stage == "draw":
            open_piles = [p for p, cards in self.piles.items() if cards and p not in self.closed]
            return {"*"} | {"*" + letter for letter in open_piles}
        return self.lays() | {"."}

    # What a move does

    def do(self, token: str) -> None:
        if self.stage == "play":
            self.do_play(token)
        elif self.stage == "draw":
            self.do_draw(token)
        else:
            self.do_lay_after_the_end(token)

    def lay(self, token: str) -> None:
        card, _, into = token[1:].partition(">")
        self.hands[self.turn].remove(card)
        if is_point(card) and not into:
            self.point_rows[self.turn].append(card)
        else:
            self.rows[self.turn][into or colour_of(card)].append(card)

    def do_play(self, token: str) -> None:
        self.draws = 1
        if token[0] == "+":
            self.lay(token)
            if self.ended_rows() >= 5:
                self.end()
                return
        else:
            cards = token[1:].split("-")
            for card in cards:
                self.hands[self.turn].remove(card)
                self.piles[colour_of(card)].append(card)
                self.closed.add(colour_of(card))
            if len(cards) == 2:
                self.wishes_left.remove(number_on(cards[0]))
                self.wishes[self.turn].add(number_on(cards[0]))
                self.draws = 2
        self.stage = "draw"

    def do_draw(self, token: str) -> None:
        source = self.piles[token[1:]] if token[1:] else self.stock
        card = source.pop() if token[1:] else source.pop(0)
        self.hands[self.turn].append(card)
        self.draws -= 1
        if not self.stock:
            self.end()
        elif self.draws == 0:
            self.stage = "play"
            self.closed = set()
            self.turn = self.next_seat()

    def ended_rows(self) -> int:
        return sum(any(map(is_end, row)) for rows in self.rows for row in rows.values())

    def end(self) -> None:
        """Let each seat lay two more cards, starting after the one that ended the game."""
        self.stage = "lay"
        self.draws = 0
        self.closed = set()
        self.seats_to_lay = [
            (self.turn + step) % self.players for step in range(1, self.players + 1)
        ]
        self.next_to_lay()

    def next_to_lay(self) -> None:
        self.laid = 0
        if self.seats_to_lay:
            self.turn = self.seats_to_lay.pop(0)
        else:
            self.over = True

    def do_lay_after_the_end(self, token: str) -> None:
        if token == ".":
            self.next_to_lay()
            return
        self.lay(token)
        self.laid += 1
        if self.laid == 2:
            self.next_to_lay()

    # What it is worth

    def scores(self) -> list[dict]:
        scores = []
        for seat in range(self.players):
            rows = {c: by_table(LONG_ROWS, len(row)) for c, row in self.rows[seat].items()}
            points = len(self.point_rows[seat])
            wishes = by_table(WISHES, len(self.wishes[seat]))
            total = sum(rows.values()) + points + wishes
            scores.append({"rows": rows, "points": points, "wishes": wishes, "total": total})
        return scores
