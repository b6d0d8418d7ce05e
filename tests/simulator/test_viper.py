"""Viper functions on the desktop: compiled from the same source, and true to it."""

import importlib
import sys
from array import array
from collections import Counter
from collections.abc import Callable, Iterator
from copy import copy
from pathlib import Path
from random import Random

import micropython
import pytest
from modules import ROOT, again

from engine import rng
from engine.cards import rules as card_rules
from engine.cards import worlds
from engine.cards.notes import NOTES
from engine.cards.weights import WEIGHTS
from engine.dice import quick as dice_quick
from simulator import faster, viper
from simulator.viper.translate import NotViper, translate

VIPER = {path: text for path in faster.sources() if (text := translate(path))}

if not all(viper.place(path).exists() for path in VIPER):
    pytest.skip(
        "not compiled; `make test` does it first, or says why it can't", allow_module_level=True
    )


ALL = 400  # so many calls of each function are compared one by one, and then one in
ONE_IN = 17


class Twice:
    """In place of `micropython.viper`: calls from outside are done by both, and compared."""

    def __init__(self) -> None:
        self.calls: Counter[str] = Counter()
        self.inside = False

    def __call__(self, function: Callable) -> Callable:
        compiled = viper.viper(function)
        assert compiled is not function

        def both(*arguments):
            count = self.calls[function.__name__] = self.calls[function.__name__] + 1
            if self.inside:
                return function(*arguments)
            if count > ALL and count % ONE_IN:
                return compiled(*arguments)
            copies = [copy(argument) for argument in arguments]
            found = compiled(*arguments)
            self.inside = True
            assert found == function(*copies), function.__name__
            self.inside = False
            assert list(arguments) == copies, function.__name__
            return found

        return both


@pytest.fixture
def twice(monkeypatch: pytest.MonkeyPatch) -> Iterator[Twice]:
    """For all modules that are imported from now on."""
    double = Twice()
    monkeypatch.setattr(micropython, "viper", double)
    forget_modules()
    yield double
    forget_modules()  # conftest brings back those that were there before


def forget_modules() -> None:
    for name in list(sys.modules):
        if name.split(".")[0] in ("engine", "display"):
            del sys.modules[name]


def functions(*paths: str) -> set[str]:
    """Return the viper functions of some files."""
    lines = "\n".join(VIPER[ROOT / path] for path in paths).splitlines()
    return {line.split("(")[0].split()[-1] for line in lines if line.strip().startswith("cpdef")}


def test_tile_games_are_thought_about_the_same_with_compiled_loops(twice: Twice) -> None:
    for name, modules in (("stones", ["judge"]), ("dice", ["judge", "quick"])):
        game = importlib.import_module(f"engine.{name}.rules")
        expert = importlib.import_module(f"engine.{name}.expert").Expert()
        luck = importlib.import_module("engine.rng").new(7)
        for seats, decisions in ((2, 8), (3, 40)):
            state = game.new_game(seats, 5, 0, 0)
            for _ in range(decisions):
                game.apply(state, expert.choose(state, game.turn(state), luck))
        paths = [f"engine/{name}/{module}.py" for module in modules]
        assert functions(*paths) <= twice.calls.keys()
    assert functions("engine/dice/rolls.py") <= twice.calls.keys()


def test_card_games_are_played_on_the_same_with_compiled_loops(twice: Twice) -> None:
    cards = importlib.import_module("engine.cards.rules")
    rng = importlib.import_module("engine.rng")
    module = importlib.import_module("engine.cards.expert")
    module._WORLDS, module._WORLDS_FOR_ALL = 2, 1
    for seats in (2, 3):
        luck = rng.new(7)
        expert = module.Expert()
        state = cards.new_game(seats, 5)
        while not cards.is_over(state):
            cards.apply(state, expert.choose(state, cards.turn(state), luck))
    modules = ("judge", "gains", "listing", "playing", "view")
    paths = [f"engine/cards/{module}.py" for module in modules]
    assert functions(*paths) <= twice.calls.keys()


def told_of_games() -> list:
    """Random games with the rules as they are imported now, and what is said to wrong moves."""
    engine = importlib.import_module("engine")
    told: list = []
    for name in engine.GAMES:
        game = engine.game(name)
        moves = array("H", bytes(2 * game.MOST_MOVES))
        for seed in range(6):
            choice = Random(seed)
            state = game.new_game(2 + seed % 3, seed, 0, seed & (1 << len(game.OPTIONS)) - 1)
            while count := game.legal_moves(state, moves):
                legal = list(moves[:count])
                for move in {choice.randrange(700), choice.randrange(-9, 14000)}.difference(legal):
                    with pytest.raises(ValueError, match="move") as refusal:
                        game.apply(state, move)
                    told.append(str(refusal.value))
                told += [legal, bytes(state)]
                game.apply(state, choice.choice(legal))
            told.append([game.score(state, seat) for seat in range(game.seat_count(state))])
    return told


def test_rules_give_the_same_games_and_refusals_compiled_and_as_written(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    compiled = told_of_games()
    monkeypatch.setattr(micropython, "viper", lambda function: function)
    forget_modules()
    assert importlib.import_module("engine.rows").fits.__module__ == "engine.rows"  # as written
    assert told_of_games() == compiled
    assert sum(isinstance(line, str) for line in compiled) > 1000
    forget_modules()


def test_luck_is_the_same_with_compiled_loops(twice: Twice) -> None:
    cards = importlib.import_module("engine.cards.rules")
    rng = importlib.import_module("engine.rng")
    for seats in (2, 3, 4):
        s = cards.new_game(seats, 1234 * seats, 0, 0)
        rng.below(s, 8, seats)
    assert functions("engine/rng.py") <= twice.calls.keys()


def test_pictures_are_the_same_with_compiled_loops(twice: Twice) -> None:
    frame = importlib.import_module("display.frame").Frame(61, 47)
    pieces = importlib.import_module("display.pieces")
    fonts = importlib.import_module("display.fonts")
    choice = Random(3)
    for _ in range(150):
        x, y = choice.randrange(-30, 70), choice.randrange(-30, 60)
        w, h = choice.randrange(8, 50), choice.randrange(8, 50)
        frame.box(x, y, w, h, choice.randrange(16), choice.randrange(5))
        frame.outline(x, y, w, h, choice.randrange(16), 4, choice.randrange(1, 3))
        frame.text(x, y, "Kő – 10", 5, choice.choice([fonts.SMALL, fonts.MEDIUM]))
        frame.text_box(x, y, w, h, "Hol a hosszú-hosszú sor vége?\nItt.", 3)
        pieces.card(frame, x, y, w, h, pieces.BLUE + choice.randrange(5), "7")
        frame.sprite(x, y, b"\x04\x02\x12\x34\x56\x78", 0, bytes(range(15, -1, -1)))
        frame.sprite(x, y, b"\x03\x02\x12\x30\x45\x60", choice.randrange(-1, 7))
        window = array("H", bytes(8))
        band = 0
        while band >= 0:
            band = frame.damage.next_window(window, band)
        frame.damage.clear()
    assert functions("display/brush.py", "display/damage.py", "display/shapes.py") <= (
        twice.calls.keys()
    )


def test_a_module_that_is_imported_again_has_its_own_arrays() -> None:
    """A table puts the other games' modules away."""
    old = importlib.import_module("engine.dice.judge")
    new = again("engine/dice/judge.py")
    board = bytearray(dice_quick.BOARD)
    board[0] = 2
    old._scores[:] = new._scores[:] = bytes(4)
    new.size_up(board)
    assert any(new._scores)
    assert not any(old._scores)


def played_on(moves: int = 400) -> bytes:
    """Play two turns of a new card game, with room for so many moves."""
    state = card_rules.new_game(2, 5)
    notes = array("H", bytes(2 * NOTES))
    worlds.play_on(state, notes, WEIGHTS, array("H", bytes(2 * moves)), 3)
    return bytes(state)


def test_what_takes_the_place_of_an_imported_function_is_called(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    as_it_is, there, seen = played_on(), worlds.best_move, []

    def best_move(*arguments) -> int:
        seen.append(arguments[3:])
        return there(*arguments)

    monkeypatch.setattr(worlds, "best_move", best_move)
    assert played_on() == as_it_is
    count = len(seen)
    assert count >= 4  # a card is played and one is drawn, twice
    monkeypatch.setattr(worlds, "best_move", lambda *arguments: None)
    with pytest.raises(TypeError):
        played_on()
    monkeypatch.undo()
    assert played_on() == as_it_is
    assert len(seen) == count


def test_compiled_functions_of_several_modules_call_each_other_in_c() -> None:
    played_on()
    compiled = worlds.play_on.__self__
    found = [getattr(compiled, name) for name in dir(compiled)]
    called = [each for each in found if type(each).__name__ == "Imported" and each.function]
    assert worlds.best_move in [each.function for each in called]
    assert all(each.place for each in called)


def test_an_error_in_an_imported_function_comes_through() -> None:
    with pytest.raises(IndexError, match="2 of 2 shorts"):
        played_on(moves=2)


def test_no_index_may_lie_outside() -> None:
    for at in (-1, 1):
        with pytest.raises(IndexError):
            rng.word(bytearray(rng.BYTES), at)


def test_no_number_is_cut_to_fit() -> None:
    chances = array("H", [65535] * dice_quick.MOVES)
    with pytest.raises(ValueError, match="65536 does not fit a short"):
        dice_quick.shift(chances, bytearray(dice_quick.MOVES), 1)


def test_bytes_stay_as_they_are() -> None:
    with pytest.raises(TypeError):
        rng.word(bytes(rng.BYTES), 0)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("return LIMIT", "LIMIT is not a constant of this file"),
        ("return random(5)", "random is not a viper function of this file"),
        ("return numbers[2]", "numbers is not a pointer"),
        ("b = ptr8(numbers); b[0] = b[1] = 0", "nothing else is stored together"),
    ],
)
def test_what_viper_could_not_do_fast_is_refused(line: str, why: str, tmp_path: Path) -> None:
    source = tmp_path / "slow.py"
    source.write_text(f"@micropython.viper\ndef slow(numbers) -> int:\n    {line}\n")
    with pytest.raises(NotViper, match=f"slow.py, line 3, in slow: {why}"):
        translate(source)


def test_a_function_that_nobody_has_compiled_is_as_written() -> None:
    def function() -> int:
        return 1

    assert viper.viper(function) is function
