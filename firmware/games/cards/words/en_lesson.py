"""The card game's first lesson in English: for each step its title and its text."""

TEXTS = {
    "rows": (
        "Your rows",
        "Welcome! Here you build a row of cards in each colour. Long rows win points.",
    ),
    "worth": (
        "Points",
        "Below each row are its points. A new row costs some; from four cards on it wins some. The −4 at the right is for later.",
    ),
    "then": ("One card more", "“→ −4” means: with one card more the row would be worth −4."),
    "hand": (
        "Your hand",
        "These are your cards. Numbers go from 0 to 10. Move the white frame from one card to the other.",
    ),
    "first": ("Begin a row", "Go to the green 1. A chooses it, and A again lays it."),
    "draw": (
        "Draw a card",
        "After each move you draw back to eight cards. Here is the stock: press A.",
    ),
    "others": (
        "Your opponent",
        "“Novice”, the machine, has played. Here: how long its rows are, and its points.",
    ),
    "pile": (
        "A pile",
        "It has discarded the green 3. You may draw from piles, too, but only the top card.",
    ),
    "second": (
        "The second card",
        "Lay the green 2. From 1 to 2: now this row can only rise. Other rows may fall.",
    ),
    "take": ("Draw from a pile", "You can use the green 3. Go to it, and take it with A."),
    "stones": (
        "Wish stones",
        "The numbers 1 to 9 are wish stones, one of each. With none you lose 4 points; from three on you win some.",
    ),
    "pair": (
        "A pair",
        "Discard two cards of one value, blue 1 and yellow 1: they bring wish stone 1. Choose the "
        "blue 1, then the stone.",
    ),
    "two": ("Two cards", "Two cards are gone, so you draw two, one after the other."),
    "discard": (
        "Discard",
        "You may also discard a card that you don’t need: the pink 8. The machine might take it.",
    ),
    "locked": (
        "A lock",
        "What you have just discarded you can’t draw. Take a card from the stock.",
    ),
    "third": ("Rising", "After a 2 comes a 3 or more, or another 2. Lay the green 3."),
    "fourth": (
        "Now it pays",
        "With the green 4 the row has four cards: +1. Nine cards bring 10 points.",
    ),
    "points": ("Point cards", "White cards are point cards. Laid here, each is worth 1 point."),
    "onto": (
        "Or into a row",
        "A point card also fits a row that ends with its very number: here the 4, on the green 4. Choose it, then “Into the green row”.",
    ),
    "later": (
        "Some turns later",
        "That was most of it! To save time, the next turns are played for you.",
    ),
    "grown": (
        "Your rows now",
        "An arrow shows that a row rises or falls. The small number counts its cards.",
    ),
    "left": (
        "How it ends",
        "When the stock is used up: 7 cards are left. Or at once, when five rows at the table have an end card: 2 have one. Then everybody may lay two more cards.",
    ),
    "end_card": (
        "An end card",
        "It fits its row at any time and counts as a card. After it, only the second end card of its colour fits. Lay the pink one.",
    ),
    "alone": (
        "Now it’s up to you",
        "Play on as you like. The menu (B) has hints for you, and all the rules.",
    ),
    "over": ("The end", "Each row counts what is below it. A row never begun costs nothing."),
    "wishes": (
        "Beside the rows",
        "Each point card counts 1. The wish stones count what is below them.",
    ),
    "total": ("Your points", "All of it together. Now let’s see who has won!"),
}
