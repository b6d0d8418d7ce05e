"""The way of stones's first lesson in English: for each step its title and its text."""

TEXTS = {
    "rows": (
        "Your rows",
        "Welcome! Here you build a row of tiles in each colour. Long rows win points.",
    ),
    "worth": (
        "Points",
        "Below each row are its points. A new row costs some; from three tiles on it wins some.",
    ),
    "then": ("One tile more", "“→ −4” means: with one tile more the row would be worth −4."),
    "turn": (
        "Face-down tiles",
        "All 55 tiles lie face down at first. In your turn you may turn one up: press A.",
    ),
    "first": ("Lay it?", "Blue 1 is a good beginning: many numbers can follow it. Lay it with A."),
    "others": (
        "Your opponent",
        "“Novice”, the machine, has played. Here: how long its rows are, and its points.",
    ),
    "left": (
        "Face-up tiles",
        "It turned up the blue 2, and left it. Instead of turning one up you may take such a tile: go to it and press A.",
    ),
    "rises": (
        "It rises",
        "From 1 to 2: now this row can only rise, and no number may come twice. Other rows may "
        "fall.",
    ),
    "wish": (
        "Wish stones",
        "The blue 2 has a spiral: a wish stone. With none of them you lose 4 points; from two on "
        "you win some.",
    ),
    "again": ("On we go", "There is nothing for you in the middle. Turn up another tile."),
    "clover": (
        "A clover",
        "Blue 5 is your third tile: the row wins 2 points. And its clover gives you another turn!",
    ),
    "extra": ("Your extra turn", "Turn up one more tile."),
    "bonus": (
        "Bonus points",
        "Pink 5 has a “+1”: a bonus point for whoever lays it. Bonus points are counted here.",
    ),
    "leave": (
        "Better not",
        "But a new row costs 4, and after a 5 only few numbers can follow. Leave it in the middle.",
    ),
    "later": (
        "Some turns later",
        "That was most of it! To save time, the next turns are played for you.",
    ),
    "grown": (
        "Your rows now",
        "An arrow shows that a row rises or falls. The small number counts its tiles.",
    ),
    "end": (
        "How it ends",
        "4 tiles are still face down. Whoever turns up the last one ends the turn, and then the "
        "game is over.",
    ),
    "fitting": ("Which ones fit", "Bright tiles fit one of your rows; dark ones don’t."),
    "seven": (
        "A good one",
        "Pink 7 has a “+3”, and makes your pink row long enough to win points. Take it!",
    ),
    "alone": (
        "Now it’s up to you",
        "Play on as you like. The menu (B) has hints for you, and all the rules.",
    ),
    "over": ("The end", "Each row counts what is below it. A row never begun costs nothing."),
    "beside": (
        "Beside the rows",
        "Each bonus point counts 1. The wish stones count what is below them.",
    ),
    "total": ("Your points", "All of it together. Now let’s see who has won!"),
}
