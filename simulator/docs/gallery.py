"""docs/gallery.md: every screen of the console.

The pictures are the golden ones that the tests compare the console with, so none can be old.
"""

from simulator.docs.pages import ROOT

GOLDEN = ROOT / "tests" / "golden"

# Sheets of screens in the order of meeting them: a title, and what there is to see.
SHEETS = {
    "start": ("Title and menu", "The title asks for the language until one was chosen."),
    "learn_cards": (
        "Learn the card game",
        "A first game that teaches: the real buttons, step by step.",
    ),
    "learn_stones": ("Learn the way of stones", ""),
    "learn_dice": ("Learn the dice game", ""),
    "newgame": ("Setting up a game", "Game, seats, who sits there, names, who begins, options."),
    "saved": ("Going on", "Which of several saved games; and a very deal, by its number."),
    "cards_start": ("The card game: a first turn", "Choose a card, what to do with it, and draw."),
    "cards_play": (
        "The card game: in the middle",
        "What the others did is told; then comes the hand, what a card can do, and all rows.",
    ),
    "cards_hint": ("A hint", "The expert's advice, with its reason."),
    "cards_menu": ("Pause and looking back", "Every earlier moment of a game can be seen again."),
    "cards_cover": ("Passing it on", "With several people, nobody sees another's hand."),
    "cards_last": ("The last cards", "After the end, each seat may lay two more."),
    "cards_score": ("The card game: the score", "Row by row, added up as one watches."),
    "stones_play": ("The way of stones", "Turn up a tile, then lay it or leave it."),
    "stones_many": ("The way of stones: a full middle", "When many tiles lie face up."),
    "stones_score": ("The way of stones: the score", ""),
    "stones_coach": ("The coach", "It marks what an expert would do, or warns before a mistake."),
    "stones_review": ("The review", "The decisions that cost most, each on its table."),
    "dice_play": ("The dice game", "Mark dice, roll them once more, then take a tile or stones."),
    "dice_score": ("The dice game: the score", ""),
    "dice_people": ("Four people", "However narrow the column, no two names look alike."),
    "help_cards": ("How to play the card game", ""),
    "help_stones": ("How to play the way of stones", ""),
    "help_dice": ("How to play the dice game", ""),
    "help_console": ("How to use the console", ""),
    "statistics": ("Statistics", "For each game and person: played, won, streaks, goals."),
    "settings": ("Settings", "They apply at once."),
    "selftest": ("Self-test", "Is everything soldered where it should be?"),
    "trouble": ("Bad news", "An error, a damaged file, a flash that can't be read or is full."),
}


def sheets_found() -> list[str]:
    """Return the names of all sheets there are pictures of, in the order above, new ones last."""
    found = {path.stem.rsplit("_", 2)[0] for path in GOLDEN.glob("*_en_240.png")}
    return [name for name in SHEETS if name in found] + sorted(found - set(SHEETS))


def gallery() -> str:
    parts = [
        "# Gallery",
        "Every screen of the console, in all sizes, as the headless simulator shows it. These are "
        "the pictures that the tests compare the console with, pixel by pixel. (This page is "
        "written by `make docs`.)",
    ]
    for name in sheets_found():
        title, words = SHEETS.get(name, (name.replace("_", " ").capitalize(), ""))
        parts.append(f"## {title}")
        if words:
            parts.append(words)
        parts.append(f"![{title}, 240 x 240](../tests/golden/{name}_en_240.png)")
        others = ("320 x 240", "en_320"), ("240 x 135", "en_135"), ("magyar", "hu_240")
        links = [f"[{words}](../tests/golden/{name}_{sheet}.png)" for words, sheet in others]
        parts.append(" · ".join(links))
    return "\n\n".join(parts) + "\n"
