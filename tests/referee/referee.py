"""An independent referee: the three games once more, as plainly as they can be said.

It shares nothing with `engine/` and works on the tokens of a game record ("B7", "BX", "P7", "+B7").
Where the two disagree, one of them has misread the rules. Clear first, quick not at all.

    table = referee(record)        or referee({"game": ..., "players": ..., ...}) without moves
    table.turn  table.over         whose turn it is; whether the game has ended
    table.legal()                  the set of legal tokens; None when chance decides
    table.play(seat, token)        raises FoulError if that is not allowed
    table.scores()                 the breakdown of every seat
    judge(record)                  plays a whole record; FoulError at the first thing wrong
"""

from referee_cards import Cards
from referee_common import FoulError, Table
from referee_dice import Dice
from referee_stones import Stones

GAMES = {"cards": Cards, "stones": Stones, "dice": Dice}
OPTIONS = {
    "cards": {"end_card_opens": True},
    "stones": {},
    "dice": {"stones_only": False},
}


def referee(record: dict) -> Table:
    """Return the table as a record's set-up leaves it."""
    name = record["game"]
    options = {**OPTIONS[name], **record.get("options", {})}
    if options.keys() != OPTIONS[name].keys():
        raise FoulError(f"{name} has no such option: {options}")
    return GAMES[name](record["players"], record["first"], options, record["setup"])


def winners(scores: list[dict]) -> list[int]:
    """Return the seats with the most points, all of them."""
    best = max(score["total"] for score in scores)
    return [seat for seat, score in enumerate(scores) if score["total"] == best]


def judge(record: dict) -> None:
    """Play a record; a FoulError names the first ply that is wrong."""
    table = referee(record)
    for ply, (seat, token) in enumerate(record["moves"]):
        if "legal" in record:
            listed, legal = record["legal"][ply], table.legal()
            if legal is None or listed is None:
                same = listed is legal
            else:
                same = len(listed) == len(legal) and set(listed) == legal
            if not same:
                raise FoulError(f"ply {ply}: {listed} are listed, {legal} are legal")
        try:
            table.play(seat, token)
        except FoulError as foul:
            raise FoulError(f"ply {ply}: {foul}") from None
    if not table.over:
        raise FoulError("the moves stop before the game is over")
    if table.scores() != record["scores"]:
        raise FoulError(f"the scores are {table.scores()}, not {record['scores']}")
    if winners(table.scores()) != record["winners"]:
        raise FoulError(f"the winners are {winners(table.scores())}, not {record['winners']}")
