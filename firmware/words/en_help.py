"""The rules in English: for each page its title and its text."""

TEXTS = {
    "cards_row": "cards in a row, and their points",
    "cards_wish_points": "wish stones, and their points",
    "stones_row": "tiles in a row, and their points",
    "stones_wish_points": "wish stones, and their points",
    "dice_row": "tiles in a row, and their points",
    "dice_wish_points": "stone tiles, and their points",
    "cards_goal": (
        "The aim",
        "Build a row of cards in each of five colours. Long rows win points, short ones cost "
        "some. The most points win.",
    ),
    "cards_turn": (
        "Your turn",
        "Lay a card, discard one, or take a wish stone. Then draw back to eight: from the stock "
        "or the top of a pile, but nothing you have just discarded.",
    ),
    "cards_rows": (
        "Rows",
        "A row rises or falls; equal numbers may follow each other. The first different number "
        "settles which way it goes.",
    ),
    "cards_finish": (
        "End cards",
        "An end card fits its row at any time and counts as one card more. After it only the "
        "second end card of that colour may follow.",
    ),
    "cards_points": (
        "Point cards",
        "In your point row each is worth 1 point, in any order. Or lay it into a colour row whose "
        "last number is the same: it makes that row longer.",
    ),
    "cards_wish": (
        "Wish stones",
        "Discard two cards of one value, 1 to 9, and take the wish stone with that number while "
        "it is there. Then you draw two cards.",
    ),
    "cards_end": (
        "The end",
        "It ends when five rows at the table have an end card, or with the last card of the "
        "stock. Then each may lay two more cards.",
    ),
    "cards_score": ("The score", "Point row: 1 for each card."),
    "stones_goal": (
        "The aim",
        "Collect tiles in rows of five colours. Long rows win points, short ones cost some. "
        "Wish stones on your tiles count too.",
    ),
    "stones_turn": (
        "Your turn",
        "Turn up a tile and lay it before you, or leave it in the middle for everybody. Or take "
        "a tile that already lies face up.",
    ),
    "stones_rows": (
        "Rows",
        "A row only rises or only falls; no number comes twice. The second tile settles which "
        "way. What does not fit can’t be taken.",
    ),
    "stones_tiles": (
        "Signs on tiles",
        "Clover: another turn at once when you lay it. Spiral: a wish stone. +1 and +3: extra "
        "points at the end.",
    ),
    "stones_end": (
        "The end",
        "Whoever turns up the last tile finishes the turn, with all turns that clovers give. Then "
        "it is over, whatever lies in the middle.",
    ),
    "stones_score": ("The score", "And the bonus points on your tiles."),
    "dice_goal": (
        "The aim",
        "Roll dice to take tiles for your five rows. Long rows win points, short ones cost some. "
        "Wish stones and leprechauns count too.",
    ),
    "dice_turn": (
        "Your turn",
        "Roll three dice, then any of them once more. Take a tile with the sum of one, two or "
        "three dice. The spiral counts 0.",
    ),
    "dice_stones": (
        "Or stones",
        "Instead of a tile you may take as many stone tiles as your dice show spirals; or nothing "
        "at all.",
    ),
    "dice_rows": (
        "Rows",
        "A row only rises or only falls; no number comes twice. The second tile settles which way.",
    ),
    "dice_tiles": (
        "Signs on tiles",
        "Spiral: take a stone tile too. Clover: a stone tile makes the row one longer. "
        "+1, +3: points. Leprechauns: most +3, fewest −3.",
    ),
    "dice_layout": (
        "Our own layout",
        "Which tile carries which sign is not known from the rules. The layout in this console "
        "is our own.",
    ),
    "dice_end": (
        "The end",
        "The turn in which the last tile of a colour or the last stone tile is taken is the last "
        "one. In a long game only the stone tiles count.",
    ),
    "dice_score": ("The score", "Also bonus points and leprechauns."),
    "console_buttons": (
        "The buttons",
        "Left: choose. Middle: yes. Right: back; at the table it opens a menu with undo, hint, "
        "looking back, the rules.",
    ),
    "console_saves": (
        "Switching off",
        "Whenever you like: the game is saved after every turn and goes on from the menu. "
        "Left alone, the console sleeps.",
    ),
    "console_about": (
        "About",
        "Keltis is by Reiner Knizia and published by Kosmos. Pocket Keltis is a fan’s work, tied "
        "to neither, and free software.",
    ),
}
