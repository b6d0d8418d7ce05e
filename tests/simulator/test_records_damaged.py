"""Records that are none, or not quite: each gets its sentence, and the others are replayed."""

import copy
import json
import os
import random
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from referee import judge

import engine
from simulator.__main__ import main
from simulator.records.form import FORMAT
from simulator.records.records import RecordError, read, record, replay

JSON_VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(min_value=10**30)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.sampled_from(["cards", "stones", "dice", "random", "+B7", ".", "=013", "\ud800", "\n"])
    | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=8,
)


@cache
def true_line(name: str = "stones", players: int = 2, seed: int = 7, legal: bool = True) -> str:
    return json.dumps(record(name, ["random"] * players, seed, 0, {}, legal))


def with_member(name: str, value) -> str:
    return json.dumps({**json.loads(true_line()), name: value})


def verdict(line: str | bytes) -> str:
    """Say what is wrong with a line; nothing if it is accepted, and then the referee agrees."""
    try:
        rec = read(line)
        replay(rec)
    except RecordError as error:
        return str(error) or "wrong, and not a word why"
    judge(rec)
    return ""


@st.composite
def damaged_records(draw) -> str:
    """Damage a true record: one place, anywhere, is replaced, left out or doubled."""
    name = draw(st.sampled_from(engine.GAMES))
    rec = json.loads(true_line(name, draw(st.integers(2, 4)), legal=draw(st.booleans())))
    inside, key = rec, draw(st.sampled_from(sorted(rec)))
    while isinstance(inside[key], list | dict) and inside[key] and draw(st.integers(0, 3)):
        inside = inside[key]
        keys = sorted(inside) if isinstance(inside, dict) else range(len(inside))
        key = draw(st.sampled_from(keys))
    match draw(st.sampled_from(("replace", "leave out", "double"))):
        case "replace":
            inside[key] = draw(JSON_VALUES)
        case "leave out":
            del inside[key]
        case "double" if isinstance(inside, list):
            inside.insert(key, copy.deepcopy(inside[key]))
        case "double":
            inside[str(key) + "2"] = inside[key]
    return json.dumps(rec)


@example(FORMAT)  # a lone number that looks like the right format
@settings(suppress_health_check=[HealthCheck.too_slow])  # on a busy machine
@given(JSON_VALUES)
def test_any_json_at_all_gets_a_sentence(value) -> None:
    assert verdict(json.dumps(value))


@given(st.sampled_from(sorted(json.loads(true_line()))), JSON_VALUES)
def test_any_value_in_any_member_is_told_or_as_good(name: str, value) -> None:
    assert "not a word" not in verdict(with_member(name, value))


@settings(max_examples=300)
@given(damaged_records())
def test_a_damaged_record_is_refused_or_the_referee_agrees(line: str) -> None:
    assert "not a word" not in verdict(line)


@given(st.binary() | st.text(), st.integers(0, 3000), st.integers(0, 40))
def test_any_bytes_within_a_line_get_a_sentence(piece: bytes | str, at: int, gone: int) -> None:
    line = true_line().encode()
    new = piece if isinstance(piece, bytes) else piece.encode(errors="surrogatepass")
    assert "not a word" not in verdict(line[:at] + new + line[at + gone :])


@pytest.mark.parametrize("name", engine.GAMES)
def test_one_changed_token_is_refused_or_another_game_with_right_scores(name: str) -> None:
    luck = random.Random(name)
    refused = 0
    for seed in range(40):
        rec = json.loads(true_line(name, 2 + seed % 3, seed, legal=False))
        tokens = sorted({token for _, token in rec["moves"]})
        index = luck.randrange(len(rec["moves"]))
        seat, token = rec["moves"][index]
        rec["moves"][index] = [seat, luck.choice([other for other in tokens if other != token])]
        said = verdict(json.dumps(rec))
        refused += bool(said)
        assert not said or "ply" in said
    assert refused > 20


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("null", "not a record of format 1: None"),
        ("[" * 100_000, "nested too deeply"),
        ('{"a":' * 100_000, "nested too deeply"),
        (with_member("moves", [])[:-1] + ', "x": ' + "[" * 400 + "]" * 400 + "}", "'x'"),
        (with_member("setup", None), "setup is an object, not None"),
        (with_member("moves", None), "moves is a list, not None"),
        (with_member("moves", 5), "moves is a list, not 5"),
        (with_member("legal", None), "legal is a list, not None"),
        (with_member("legal", []), "0 lists of legal moves"),
        (with_member("legal", 0), "legal is a list, not 0"),
        (with_member("format", True), "not a record of format 1: True"),
        (with_member("format", 1.0), "not a record of format 1: 1.0"),
        (with_member("format", 2), "not a record of format 1: 2"),
        (with_member("game", ["stones"]), "game is a text, not ['stones']"),
        (with_member("seed", 7.0), "seed is a whole number, not 7.0"),
        (with_member("seed", True), "seed is a whole number, not True"),
        (with_member("seed", -7), "seed -7 is not between"),
        (with_member("seed", 10**400), "seed 1000"),
        (with_member("players", 2.0), "players is a whole number, not 2.0"),
        (with_member("players", 1), "2 to 4 seats, not 1"),
        (with_member("first", 2), "the first seat is 0 to 1, not 2"),
        (with_member("options", {"house_rule": True}), "stones has no option 'house_rule'"),
        (with_member("options", []), "options is an object, not []"),
        (with_member("seats", ["random"]), "seats names 1, not 2"),
        (with_member("seats", ["random", 1]), "seats[1] is a text, not 1"),
        (with_member("winners", [True]), "winners"),
        (with_member("note", "hello"), "no record has a member 'note'"),
        (true_line()[:-1] + ', "seed": 7}', "'seed' is there twice"),
        (true_line().replace('"seed": 7', '"seed": NaN'), "NaN is no number"),
        (true_line().replace('"seed": 7', '"seed": -Infinity'), "-Infinity is no number"),
        (true_line().replace('"seed": 7', '"seed": 1e999'), "seed is a whole number, not inf"),
        (true_line().replace('"seed": 7', '"seed": ' + "7" * 5000), "not JSON"),
    ],
)
def test_what_is_wrong_is_named(line: str, words: str) -> None:
    assert words in verdict(line)


def test_an_option_is_on_or_off_and_nothing_else() -> None:
    rec = json.loads(true_line("dice"))
    rec["options"]["stones_only"] = 0
    assert "options.stones_only is true or false, not 0" in verdict(json.dumps(rec))


@pytest.mark.parametrize("value", [True, 0.0, "0", None])
def test_a_seat_is_a_whole_number(value) -> None:
    rec = json.loads(true_line())
    rec["moves"][0][0] = value
    assert "ply 1 (moves[0])" in verdict(json.dumps(rec))


def test_points_written_as_another_kind_of_number_are_found() -> None:
    rec = json.loads(true_line())
    rec["scores"][0]["total"] = float(rec["scores"][0]["total"])
    assert "scores[0].total" in verdict(json.dumps(rec))


def test_a_decision_without_its_legal_moves_is_found() -> None:
    rec = json.loads(true_line())
    rec["legal"][5] = None
    assert "ply 6 (moves[5])" in verdict(json.dumps(rec))


def test_a_legal_move_listed_twice_is_named() -> None:
    rec = json.loads(true_line())
    rec["legal"][5].append(rec["legal"][5][0])
    assert f"listed twice: {rec['legal'][5][0]}" in verdict(json.dumps(rec))


# ---- the command


def test_every_bad_line_gets_one_sentence_and_the_good_ones_are_replayed(tmp_path, capsys) -> None:
    good = true_line().encode()
    rec = json.loads(good)
    rec["moves"][3][1] = "\ud800\n" + "x" * 100_000
    bad = [
        b"no JSON",
        b"\xff\xfe\x00",
        b"[" * 100_000,
        b"null",
        b"5",
        with_member("moves", None).encode(),
        with_member("moves", 5).encode(),
        with_member("seed", [[[[[[[[[9]]]]]]]]]).encode(),
        with_member("seed", "\u2028\x1b[31m").encode(),
        json.dumps(rec).encode(),
    ]
    file = tmp_path / "games.jsonl"
    file.write_bytes(b"\n".join(line for wrong in bad for line in (good, wrong)) + b"\r\n")
    assert main(["replay", str(file)]) == 1
    said = capsys.readouterr()
    printed = said.out.splitlines()
    assert len(printed) == 2 * len(bad)
    for number, line in enumerate(printed, 1):
        kind = "stones, seed 7" if number % 2 else "WRONG"
        assert line.startswith(f"line {number}: {kind}")
        assert line.isascii()
        assert len(line) < 400
    assert said.err == f"{2 * len(bad)} games replayed, {len(bad)} wrong\n"


def test_records_written_on_windows_are_read(tmp_path, capsys) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(b"\xef\xbb\xbf" + true_line().encode() + b"\r\n")
    assert main(["replay", str(file)]) == 0


@pytest.mark.parametrize("content", [b"", b"\n\n  \r\n"])
def test_a_file_without_records_says_so(tmp_path, capsys, content: bytes) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(content)
    assert main(["replay", str(file)]) == 1
    assert "there are no records in it" in capsys.readouterr().err


@pytest.mark.parametrize("name", [".", "no-such-file"])
def test_what_is_no_file_gets_one_line(tmp_path, capsys, name: str) -> None:
    assert main(["replay", str(tmp_path / name)]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.parametrize("lines", [1, 3000])
def test_a_reader_that_stops_reading_gets_no_traceback(tmp_path: Path, lines: int) -> None:
    """Whether the output is still in the buffer when the reader goes, or long since too much."""
    file = tmp_path / "games.jsonl"
    file.write_text("no JSON\n" * lines)
    command = [sys.executable, "-m", "simulator", "replay", str(file)]
    buffered = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, env=buffered) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        said = process.stderr.read().decode()
    assert "Traceback" not in said
    assert "BrokenPipe" not in said
