"""The rules of the card game in English: for each page its title and its text."""

TEXTS = {
    "row": "cards in a row, and their points",
    "wish_points": "wish stones, and their points",
    "see_side": (
        "Points, wish stones",
        "White: your point row. Beside it the wish stones 1 to 9: lit ones are yours, grey ones "
        "still lie there, dark ones are gone.",
    ),
    "see_side_low": (
        "Points, wish stones",
        "White: your point row. Numbers: wish stones; lit ones are yours, dark ones are gone.",
    ),
    "see_piles": (
        "Piles and stock",
        "The top cards of the six piles. On the right the stock: how many cards are left, and how "
        "many of five rows are closed.",
    ),
    "see_piles_low": (
        "Piles and stock",
        "The top cards of the six piles, and the stock: how many cards are left, and a light "
        "dot for each closed row, of five.",
    ),
    "see_hand": (
        "Your hand",
        "Your eight cards, sorted by colour. The white frame shows which one you are choosing.",
    ),
    "goal": (
        "The aim",
        "Build a row of cards in each of five colours. Long rows win points, short ones cost "
        "some. Most points wins.",
    ),
    "deck": (
        "The cards",
        "Each colour has 0 1 2 8 9 10 once, 3 to 7 twice, and two end cards. Point cards run from "
        "0 to 10. With two players, 30 cards leave the game unseen.",
    ),
    "turn": (
        "Your turn",
        "Lay a card, or discard one face up, or discard two for a wish stone. Then draw back to "
        "eight cards.",
    ),
    "draw": (
        "Drawing",
        "Draw from the stock, or the top card of a pile, but nothing you have just discarded. Of "
        "two cards, choose the second after seeing the first.",
    ),
    "rows": (
        "Rows",
        "A row rises or falls; equal numbers may follow each other. The first different number "
        "settles which way it goes.",
    ),
    "finish": (
        "End cards",
        "An end card fits its row at any time, even an empty one (an option), and counts as a "
        "card. After it only the second end card of that colour may follow.",
    ),
    "points": (
        "Point cards",
        "In your point row each is worth 1 point, whatever its value. Or lay it into a colour row "
        "whose last number is the same: it makes that row longer.",
    ),
    "wish": (
        "Wish stones",
        "Discard two cards of the same value, 1 to 9, of any colours, point cards too. Take the "
        "wish stone with that number while it is there. Then draw two cards.",
    ),
    "end": (
        "The end",
        "It ends at once when five rows at the table have an end card; whoever closes the fifth "
        "draws no card. It also ends with the last card of the stock.",
    ),
    "last": (
        "The last cards",
        "Then each may lay up to two more cards, without wish stones. If the first of two draws "
        "took the last card of the stock, there is no second: our own ruling.",
    ),
    "score": ("The score", "Point row: 1 for each card."),
}
