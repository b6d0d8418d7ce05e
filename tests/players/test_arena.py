"""The arena: fair deals, the same seed the same table, figures that add up."""

import json

import pytest

from engine.errors import GameError
from engine.players import LEVELS
from simulator import __main__ as command_line
from simulator.arena.command import elo, entrants, margin, option_bits, table
from simulator.arena.matches import Match, Outcome, play_deal, run

TIMINGS = ("ms_per_decision", "slowest_ms")


def arena(capsys, *arguments: str) -> dict:
    assert command_line.main(["arena", "--json", *arguments]) == 0
    return json.loads(capsys.readouterr().out)


def without_timings(result: dict) -> dict:
    for row in result["entrants"]:
        for name in TIMINGS:
            del row[name]
    return result


def test_the_same_seed_gives_the_same_table_however_many_processes_play(capsys):
    arguments = (
        "--game",
        "stones",
        "--seats",
        "club,novice,random",
        "--games",
        "18",
        "--seed",
        "5",
    )
    one = without_timings(arena(capsys, *arguments, "--jobs", "1"))
    assert one == without_timings(arena(capsys, *arguments, "--jobs", "2"))
    assert one != without_timings(arena(capsys, *arguments[:-1], "6", "--jobs", "1"))


def test_every_deal_is_played_once_from_every_seat():
    """Entrants that are all alike must end with the same scores, only shifted from seat to seat."""
    outcomes = play_deal(Match("dice", ("club", "club", "club"), 3, 9, 0), 0)
    by_seat = [
        [outcome.scores[(seat - shift) % 3] for seat in range(3)]
        for shift, outcome in enumerate(outcomes)
    ]
    assert by_seat[0] == by_seat[1] == by_seat[2]


def outcome(deal: int, *scores: int) -> Outcome:
    seats = len(scores)
    return Outcome(deal, list(scores), 20, [10] * seats, [0.5] * seats, [0.1] * seats)


def test_wins_ties_and_margins_are_counted_right():
    outcomes = [outcome(0, 10, 4), outcome(0, 7, 7), outcome(1, 3, 9), outcome(1, 8, 2)]
    result = table(Match("cards", ("expert", "club"), 4, 1, 1), outcomes)
    expert, club = result["entrants"]
    assert (expert["wins"], expert["ties"], club["wins"], club["ties"]) == (2, 1, 1, 1)
    assert expert["decided_share"] == pytest.approx(2 / 3, abs=1e-4)
    assert expert["score"] == 7
    assert expert["margin"] == -club["margin"] == 1.5
    # Two deals with mean margins 3 and 0: their standard deviation over the root of two.
    assert expert["margin_error"] == club["margin_error"] == 1.5
    assert expert["ms_per_decision"] == 50
    assert expert["win_course"][-1] == pytest.approx(2.5 / 4)


def test_the_margin_of_one_among_many_is_to_the_best_of_them():
    assert margin(outcome(0, 5, 9, 2, 7), 0) == -4
    assert margin(outcome(0, 5, 9, 2, 7), 1) == 2


def test_elo_tells_the_chances_it_was_made_from():
    """With wins in the ratio 3 to 1 at every step, the ratings are 191 apart."""
    steps = range(len(LEVELS))
    tables = []
    for low in steps:
        for high in range(low + 1, len(LEVELS)):
            wins = 3 ** (high - low)
            rows = (LEVELS[high], 1000 * wins // (wins + 1)), (LEVELS[low], 1000 // (wins + 1))
            tables.append({"entrants": [{"player": p, "wins": w, "ties": 0} for p, w in rows]})
    ratings = elo(tables)
    assert [round(ratings[name] / 191) for name in LEVELS] == list(steps)
    assert ratings["random"] == 0


@pytest.mark.thinking
def test_all_levels_meet_each_other_once(capsys):
    result = arena(capsys, "--game", "dice", "--all", "--games", "4", "--jobs", "1")
    pairs = {frozenset(r["player"] for r in match["entrants"]) for match in result["matches"]}
    assert len(pairs) == len(result["matches"]) == 6
    assert set(result["elo"]) == set(LEVELS)


def test_the_table_for_people_names_every_figure(capsys):
    arguments = ["arena", "--game", "dice", "--seats", "club,random", "--games", "6", "--jobs", "1"]
    assert command_line.main(arguments) == 0
    text = capsys.readouterr().out
    for word in (
        "wins",
        "ties",
        "score",
        "margin",
        "ms a decision",
        "club",
        "random",
        "±",
        "turns",
    ):
        assert word in text


@pytest.mark.parametrize("extra", [["--seats", "club,random"], ["--all"]])
@pytest.mark.thinking
def test_a_plot_is_a_picture_with_something_on_it(tmp_path, capsys, extra):
    from PIL import Image

    path = tmp_path / "arena.png"
    arguments = ["arena", "--game", "dice", "--games", "6", "--jobs", "1", "--plot", str(path)]
    assert command_line.main([*arguments, *extra]) == 0
    colours = Image.open(path).convert("RGB").getcolors(1 << 24)
    assert colours is not None
    assert len(colours) > 3


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--seats", "expert,wizard"], "there is no player 'wizard'"),
        (["--seats", "expert"], "2 to 4 seats, not 1"),
        (["--games", "0"], "--games is at least 1"),
        (["--games", "-1"], "--games is at least 1"),
        (["--games", "9999999999"], "at most 1000000, not 9999999999"),
        (["--jobs", "-3"], "--jobs is a number of processes, or 0 for every core; not -3"),
        (["--seed", "-1"], "seed -1 is not between 0 and 1073741823"),
        (["--seed", "1073741823", "--games", "3"], "seed 1073741824 is not between"),
        (["--game", "dice", "--options", "end_card_opens"], "dice has no option 'end_card_opens'"),
        (
            ["--seats", "random,random", "--games", "2", "--plot", "x.txt"],
            "x.txt: no kind of picture",
        ),
        (
            ["--seats", "random,random", "--games", "2", "--plot", "/nowhere/x.png"],
            "/nowhere/x.png",
        ),
    ],
)
def test_a_wrong_argument_is_told_in_one_line(capsys, arguments, words):
    assert command_line.main(["arena", "--jobs", "1", *arguments]) == 2
    said = capsys.readouterr().err
    assert words in said
    assert "Traceback" not in said


def test_options_are_the_games_own_unless_chosen():
    assert option_bits("cards", {}) == 1
    assert option_bits("cards", {"end_card_opens": False}) == 0
    assert option_bits("dice", {"stones_only": True}) == 1
    with pytest.raises(GameError, match="no option"):
        option_bits("stones", {"stones_only": True})
    assert entrants("expert, club") == ("expert", "club")


def test_a_match_of_odd_length_drops_the_last_rotation():
    (outcomes,) = run([Match("stones", ("random", "random"), 5, 2, 0)], jobs=1)
    assert [outcome.deal for outcome in outcomes] == [0, 0, 1, 1, 2]
