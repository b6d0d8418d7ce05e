"""Records: what was played can be kept, replayed, and any change to it is found and named."""

import copy
import json
from itertools import chain

import pytest
from referee import judge

import engine
from simulator.records.records import RecordError, read, record, replay

CASES = [
    ("cards", 2, {}),
    ("cards", 4, {"end_card_opens": False}),
    ("stones", 3, {}),
    ("dice", 2, {}),
    ("dice", 4, {"stones_only": True}),
]


def made(name="cards", players=3, options=None, seed=7, first=0, legal=True):
    return record(name, ["random"] * players, seed, first, options or {}, legal)


@pytest.mark.parametrize(("name", "players", "options"), CASES)
def test_a_record_survives_json_and_replays_to_its_own_scores(name, players, options):
    rec = made(name, players, options, first=1)
    assert replay(read(json.dumps(rec))) == rec["scores"]


@pytest.mark.parametrize(("name", "players", "options"), CASES)
def test_the_same_seed_gives_the_same_record(name, players, options):
    assert made(name, players, options) == made(name, players, options)
    assert made(name, players, options) != made(name, players, options, seed=8)


def test_options_not_named_keep_their_default_and_are_written_down():
    assert made("cards")["options"] == {"end_card_opens": True}
    assert made("dice")["options"] == {"stones_only": False}
    assert made("stones")["options"] == {}


def test_a_card_record_has_the_whole_deal():
    rec = made("cards", 2)
    cards = [*rec["setup"]["stock"], *rec["setup"]["removed"], *chain(*rec["setup"]["hands"])]
    assert len(cards) == 101
    assert len(rec["setup"]["removed"]) == 30
    assert made("cards", 3)["setup"]["removed"] == []


def test_chance_has_no_legal_moves_and_every_decision_has():
    rec = made("dice")
    for (_, token), legal in zip(rec["moves"], rec["legal"], strict=True):
        assert (legal is None) == token.startswith("=")
        assert legal is None or token in legal


def test_fewer_than_two_cards_laid_after_the_end_are_closed_with_a_stop():
    for seed in range(20):
        rec = made("cards", 3, seed=seed)
        moves = rec["moves"]
        end = max(i for i, (_, token) in enumerate(moves) if token[0] == "*") + 1
        if sum(token == "*" for _, token in moves) < len(rec["setup"]["stock"]):
            end += 1  # the end card that ended the game
        for seat in range(3):
            last = [token for mover, token in moves[end:] if mover == seat]
            assert len(last) == 2 or last == ["."]
            assert "." not in last[:-1]


@pytest.mark.parametrize(("name", "players", "options"), CASES)
def test_a_changed_move_is_found_and_its_ply_named(name, players, options):
    rec = made(name, players, options, legal=False)
    for index in range(0, len(rec["moves"]), 7):
        seat, token = rec["moves"][index]
        changed = copy.deepcopy(rec)
        changed["moves"][index] = [seat, "+B99" if token != "." else "+B98"]
        with pytest.raises(RecordError, match=rf"ply {index + 1} \(moves\[{index}\]\)"):
            replay(changed)


def test_another_legal_move_is_found_at_the_latest_in_the_scores():
    rec = made("stones", 2)
    index = next(i for i, legal in enumerate(rec["legal"]) if len(legal) > 1)
    token = next(t for t in rec["legal"][index] if t != rec["moves"][index][1])
    rec["moves"][index][1] = token
    with pytest.raises(RecordError, match="ply"):
        replay(rec)


def test_a_move_of_the_wrong_seat_is_found():
    rec = made()
    rec["moves"][4][0] = (rec["moves"][4][0] + 1) % 3
    with pytest.raises(RecordError, match=r"ply 5 .*turn"):
        replay(rec)


@pytest.mark.parametrize("name", ["cards", "stones"])
def test_a_changed_deal_is_found(name):
    rec = made(name)
    pile = rec["setup"]["stock"] if name == "cards" else rec["setup"]["tiles"]
    pile[3], pile[4] = pile[4], pile[3]
    with pytest.raises(RecordError, match="ply 0, the deal"):
        replay(rec)


def test_a_changed_score_is_found_and_named():
    rec = made()
    rec["scores"][1]["rows"]["G"] += 1
    with pytest.raises(RecordError, match=r"the end: scores\[1\]\.rows\.G"):
        replay(rec)


def test_changed_winners_are_found():
    rec = made()
    rec["winners"] = [0, 1, 2]
    with pytest.raises(RecordError, match="winners"):
        replay(rec)


def test_a_changed_list_of_legal_moves_is_found():
    rec = made()
    rec["legal"][10].append("+B99")
    with pytest.raises(RecordError, match=r"ply 11 .*\+B99"):
        replay(rec)


def test_a_record_that_stops_early_or_goes_on_is_found():
    short, long = made(legal=False), made(legal=False)
    short["moves"].pop()
    with pytest.raises(RecordError, match="the game is not over"):
        replay(short)
    long["moves"].append([0, "."])
    with pytest.raises(RecordError, match="after the end"):
        replay(long)


@pytest.mark.parametrize(
    "rec",
    [
        [],
        "text",
        {},
        {"format": 2},
        {"format": 1, "game": "chess"},
        {**made(), "game": "chess"},
        {**made(), "players": 9},
        {**made(), "players": "three"},
        {**made(), "seed": -1},
        {**made(), "options": {"house_rule": True}},
        {**made(), "options": None},
        {**made(), "moves": None},
        {**made(), "moves": [["zero", "+B7"]], "legal": [None]},
        {**made(), "moves": [7], "legal": [None]},
        {**made(), "legal": [[1]] * len(made()["moves"])},
        {**made(), "legal": 5},
        {**made(), "scores": None},
    ],
)
def test_what_is_no_record_gets_a_message(rec):
    with pytest.raises(RecordError):
        replay(rec)


def test_what_is_no_json_gets_a_message():
    with pytest.raises(RecordError, match="not JSON"):
        read("{")


@pytest.mark.parametrize("name", engine.GAMES)
def test_records_agree_with_the_referee(name):
    """Every legal set, the end and every score, judged by rules written a second time."""
    for seed in range(30):
        rec = made(name, 2 + seed % 3, seed=seed, first=seed % 2)
        judge(rec)
