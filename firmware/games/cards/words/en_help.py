"""The rules of the card game in English: for each page its title and its text."""

TEXTS = {
    "row": "cards in a row, and their points",
    "wish_points": "wish stones, and their points",
    "goal": (
        "The aim",
        "Build a row of cards in each of five colours. Long rows win points, short ones cost "
        "some. The most points win.",
    ),
    "turn": (
        "Your turn",
        "Lay a card, discard one, or take a wish stone. Then draw back to eight: from the stock "
        "or the top of a pile, but nothing you have just discarded.",
    ),
    "rows": (
        "Rows",
        "A row rises or falls; equal numbers may follow each other. The first different number "
        "settles which way it goes.",
    ),
    "finish": (
        "End cards",
        "An end card fits its row at any time and counts as one card more. After it only the "
        "second end card of that colour may follow.",
    ),
    "points": (
        "Point cards",
        "In your point row each is worth 1 point, in any order. Or lay it into a colour row whose "
        "last number is the same: it makes that row longer.",
    ),
    "wish": (
        "Wish stones",
        "Discard two cards of one value, 1 to 9, and take the wish stone with that number while "
        "it is there. Then you draw two cards.",
    ),
    "end": (
        "The end",
        "It ends when five rows at the table have an end card, or with the last card of the "
        "stock. Then each may lay two more cards.",
    ),
    "score": ("The score", "Point row: 1 for each card."),
}
