"""The command line: what a user types, and what a slip of the fingers gets."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import engine
from simulator.__main__ import COMMANDS, main


def lines(capsys) -> list[str]:
    return capsys.readouterr().out.splitlines()


def test_record_prints_one_game_a_line_with_consecutive_seeds(capsys):
    command = "record --game cards --players 3 --seed 7 --seats random,random,random --games 4"
    assert main([*command.split(), "--legal"]) == 0
    records = [json.loads(line) for line in lines(capsys)]
    assert [rec["seed"] for rec in records] == [7, 8, 9, 10]
    assert all(rec["players"] == 3 and "legal" in rec for rec in records)


def test_replay_accepts_what_record_printed_and_prints_the_scores(capsys, tmp_path):
    for name in engine.GAMES:
        main(["record", "--game", name, "--games", "3"])
        text = capsys.readouterr().out
        file = tmp_path / "games.jsonl"
        file.write_text(text)
        assert main(["replay", str(file)]) == 0
        for line, printed in zip(text.splitlines(), lines(capsys), strict=True):
            totals = " ".join(str(score["total"]) for score in json.loads(line)["scores"])
            assert totals in printed


def test_replay_names_the_line_and_ply_and_goes_on(capsys, tmp_path):
    main(["record", "--games", "3"])
    texts = lines(capsys)
    rec = json.loads(texts[1])
    rec["moves"][12][1] = "+R99"
    file = tmp_path / "games.jsonl"
    file.write_text("\n".join([texts[0], json.dumps(rec), texts[2]]))
    assert main(["replay", str(file)]) == 1
    printed = lines(capsys)
    assert "line 2: WRONG at ply 13" in printed[1]
    assert printed[2].startswith("line 3: cards")


@pytest.mark.parametrize(
    ("command", "message"),
    [
        ("record --players 5", "2 to 4 seats"),
        ("record --seats random", "2 to 4 seats"),
        ("record --seats random,nobody", "nobody"),
        ("record --players 3 --seats random,random", "--seats names 2"),
        ("record --options house_rule", "house_rule"),
        ("record --options end_card_opens=perhaps", "on or off"),
        ("record --first 3", "first seat"),
        ("record --seed -1", "seed"),
        ("record --seed 1073741823 --games 2", "seed 1073741824 is not between 0 and 1073741823"),
        ("record --games 0", "--games is at least 1"),
        ("record --games -4", "--games is at least 1"),
        ("record --games 99999999999", "at most 1000000, not 99999999999"),
        ("record --players 0", "2 to 4 seats, not 0"),
        ("record --players -1", "2 to 4 seats, not -1"),
        ("record --players 1000000000", "2 to 4 seats, not 1000000000"),
        ("record --seats ,", "there is no player ''"),
        ("replay no-such-file", "no-such-file"),
    ],
)
def test_a_wrong_argument_gets_one_clear_line(capsys, command, message):
    assert main(command.split()) == 2
    said = capsys.readouterr()
    assert message in said.err
    assert len(said.err.splitlines()) == 1
    assert said.out == ""


def test_seats_named_with_blanks_are_understood_and_no_seats_are_none(capsys):
    assert main(["record", "--seats", "random, random"]) == 0
    assert json.loads(capsys.readouterr().out)["seats"] == ["random", "random"]
    assert main(["record", "--seats", ""]) == 2


@pytest.mark.parametrize("limit", ["0", "-1", "nan", "inf", "1e99", "soon"])
def test_a_time_limit_is_a_number_of_seconds(capsys, limit):
    with pytest.raises(SystemExit) as stop:
        main(["record", f"--limit={limit}"])
    assert stop.value.code == 2
    assert f"'{limit}' is no number of seconds" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["", "fly", "record --game chess", "record --gmae cards"])
def test_an_unknown_word_is_refused_with_what_is_known(capsys, command):
    with pytest.raises(SystemExit) as stop:
        main(command.split())
    assert stop.value.code == 2
    assert "usage" in capsys.readouterr().err


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself(capsys, name):
    with pytest.raises(SystemExit) as stop:
        main([name, "--help"])
    assert stop.value.code == 0
    assert COMMANDS[name][1].split()[0] in capsys.readouterr().out


def test_a_reader_that_stops_reading_is_no_error():
    writer = [sys.executable, "-m", "simulator", "record", "--games", "300"]
    with subprocess.Popen(writer, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
@pytest.mark.parametrize("words", ["record", "replay", "arena --games 2 --seats random,random"])
def test_a_full_disk_is_told_in_one_line(words, tmp_path):
    records = tmp_path / "games.jsonl"
    record = [sys.executable, "-m", "simulator", "record"]
    records.write_bytes(subprocess.run(record, capture_output=True, check=True).stdout)
    name, *more = words.split()
    more = [str(records)] if name == "replay" else more
    env = {key: value for key, value in os.environ.items() if key != "PYTHONUNBUFFERED"}
    with Path("/dev/full").open("w") as full:
        command = [sys.executable, "-m", "simulator", name, *more]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, env=env)
    assert done.returncode == 1
    told = [line for line in done.stderr.splitlines() if "replayed" not in line]
    assert told == [f"pocket-keltis {name}: No space left on device"]
