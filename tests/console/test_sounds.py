"""What a table sounds like on a board that has a loudspeaker."""

from pathlib import Path

import pytest
from in_progress import played
from sizes import SQUARE, WIDE
from tours import session_of

import engine
from firmware import sound
from firmware.saves.session import Session
from simulator.visit import Visit, at_the_table

QUIET_MS = 450
ONE = [("", "Anna"), ("random", "Robi")]


def tune(of) -> list[tuple[int, int]]:
    """Return the tones of a sound."""
    heard: list[int] = []
    board_tone = type("Tone", (), {"play": lambda self, *tones: heard.extend(tones)})()
    before = sound._tone
    sound.use(board_tone, True)
    of()
    sound._tone = before
    return list(zip(heard[::2], heard[1::2], strict=True))


def heard(visit: Visit) -> list[tuple[int, int]]:
    """Return what was heard since it was last asked."""
    tones = list(visit.board.tone.played)
    visit.board.tone.played.clear()
    return tones


@pytest.mark.parametrize("name", engine.GAMES)
def test_that_it_is_your_turn_is_heard_and_only_then(name: str, tmp_path: Path) -> None:
    session = Session.new(name, ONE, 0, 1, 3)  # the machine begins
    visit = Visit(tmp_path, SQUARE, first=at_the_table(session))
    visit.wait(300)
    turn = tune(sound.turn)
    assert turn[0] not in heard(visit), "Robi's move is told"
    while not visit.table.can_choose():
        visit.wait(100)
    assert heard(visit)[-len(turn) :] == turn
    visit.wait(3000)
    visit.press("RIGHT")
    assert turn[0] not in heard(visit)


def test_whoever_gets_the_console_hears_that_it_is_their_turn(tmp_path: Path) -> None:
    visit = Visit(tmp_path, SQUARE, first=at_the_table(session_of("cards_cover")))
    visit.wait(300)
    assert heard(visit)[-2:] == tune(sound.turn)


def test_cards_are_laid_and_dice_are_rolled_with_a_sound(tmp_path: Path) -> None:
    visit = Visit(tmp_path / "cards", SQUARE, first=at_the_table(session_of("cards_start")))
    visit.press("A")
    heard(visit)
    visit.press("A")
    assert heard(visit)[-2:] == tune(sound.lay)
    visit = Visit(tmp_path / "dice", SQUARE, first=at_the_table(Session.new("dice", ONE, 0, 0, 3)))
    visit.press("A")
    visit.look_at(3)
    heard(visit)
    visit.press("A")
    rattle = tune(sound.roll)
    assert heard(visit)[-len(rattle) :] == rattle


@pytest.mark.parametrize(("person", "melody"), [(True, sound.win), (False, sound.end)])
def test_the_end_of_a_game_sounds_better_to_a_winner(person, melody, tmp_path: Path) -> None:
    game = played("stones", ONE, None)
    totals = [game.game.score(game.state, seat) for seat in range(2)]
    winner = totals.index(max(totals))
    seats = [("random", "Robi"), ("random", "Max")]
    seats[winner if person else 1 - winner] = ("", "Anna")
    visit = Visit(tmp_path, SQUARE, first=at_the_table(played("stones", seats, None)))
    visit.skip()
    visit.wait(9000)
    tones = tune(melody)
    assert heard(visit)[-len(tones) :] == tones


def test_sound_that_is_off_stays_off_and_boards_without_it_are_silent(tmp_path: Path) -> None:
    for board, is_on in ((SQUARE, 0), (WIDE, 1)):
        visit = Visit(tmp_path / board, board, first=at_the_table(session_of("dice_play")))
        visit.settings.sound = is_on
        visit.settings.apply(visit.stage)
        heard(visit)
        visit.wait(4000)
        visit.press("A", "A", "RIGHT", "A")
        visit.wait(4000)
        assert heard(visit) == []
