"""The dice game's first lesson in English: for each step its title and its text."""

TEXTS = {
    "rows": (
        "Your rows",
        "Welcome! Here you build a row of tiles in each colour. Long rows win points.",
    ),
    "worth": (
        "Points",
        "Below each row are its points. A new row costs some; from four tiles on it wins some.",
    ),
    "then": ("One tile more", "“→ −4” means: with one tile more the row would be worth −4."),
    "dice": (
        "Your dice",
        "Three dice are rolled for you. Once in a turn you may roll some of them again.",
    ),
    "sums": (
        "Sums",
        "Add up one, two or all three dice; a spiral counts 0. So 0, 1, 4 and 5 are possible.",
    ),
    "tiles": ("Tiles", "These tiles have such a number. You may take one of them."),
    "keep": ("Keep them", "The dice are good enough. Go to “keep” and press A."),
    "first": (
        "Begin a row",
        "Blue 1 is a good beginning: many numbers can follow it. Go to it, and take it with A.",
    ),
    "others": (
        "Your opponent",
        "“Novice”, the machine, has played. Here: how long its rows are, and its points.",
    ),
    "poor": ("Poor dice", "Your blue row needs more than 1. Two spirals and a 1 don’t help."),
    "mark": (
        "Roll again",
        "Mark both spirals: A on each of them. Then go to “roll 2” and press A.",
    ),
    "second": (
        "1 + 2 = 3",
        "Take the blue 3. Then the row can only rise, and no number comes twice. Other rows may "
        "fall.",
    ),
    "stones": (
        "Stone tiles",
        "The spiral on the blue 3 brought you a stone tile. With none you lose 7 points; from four "
        "on you win some.",
    ),
    "good": ("1 + 4 = 5", "The blue 5 fits, and has a clover. Keep the dice."),
    "clover": (
        "A clover",
        "It puts a stone tile face down into the row, so that the row gets longer by two. Take the "
        "blue 5.",
    ),
    "paid": (
        "Now it pays",
        "Three numbers and the stone tile: four tiles, +1. Nine of them bring 10 points.",
    ),
    "spirals": (
        "Two spirals",
        "Instead of a tile you may take stone tiles, one for each spiral. Keep the dice.",
    ),
    "take": ("Stone tiles", "Go up to “+2”, and take both of them with A."),
    "leprechauns": (
        "Leprechauns",
        "The machine’s green 0 has a leprechaun. Whoever has most of them wins 3 points, whoever "
        "has fewest loses 3.",
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
        "When a colour or the stone tiles run out, the game ends after that turn. Left: 2 blue "
        "tiles, 4 stone tiles.",
    ),
    "six": ("1 + 2 + 3 = 6", "All three dice together. Keep them."),
    "equal": (
        "A leprechaun",
        "Pink 6 has one. With it you have as many as the machine, and lose nothing. Take it!",
    ),
    "alone": (
        "Now it’s up to you",
        "Play on as you like. The menu (B) has hints for you, and all the rules.",
    ),
    "over": ("The end", "Each row counts what is below it. A row never begun costs nothing."),
    "beside": (
        "Beside the rows",
        "Bonus points of “+1” and “+3”, leprechauns, and stone tiles count as well.",
    ),
    "total": ("Your points", "All of it together. Now let’s see who has won!"),
}
