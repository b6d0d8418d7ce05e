"""The command line: what a user types, and what a slip of the fingers gets."""

import json
import subprocess
import sys

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
        ("replay no-such-file", "no-such-file"),
    ],
)
def test_a_wrong_argument_gets_one_clear_line(capsys, command, message):
    assert main(command.split()) == 2
    error = capsys.readouterr().err
    assert message in error
    assert len(error.splitlines()) == 1


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
