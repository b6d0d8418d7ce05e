"""What the page is made of, without a browser: links, records, names, words, drawings."""

import json
import random
import re
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest
from sizes import SQUARE, UNPRINTED, WIDE

import boards
import engine
from boards.store import Store
from engine.errors import GameError
from firmware import look, words
from firmware.saves import keep
from firmware.saves.session import Session
from input import DOWN, UP, A, B
from simulator.board import Board, wiring_of
from simulator.headless import ScriptedClock
from simulator.records import again, records
from simulator.soak import saves
from simulator.web import drawings, modules, naming
from simulator.web.console import arriving, deal

LANGUAGES = words.LANGUAGES
ROOT = Path(__file__).parents[2]


@pytest.fixture
def board(tmp_path: Path) -> Board:
    return Board(wiring_of(boards.NAMES[0]), ScriptedClock([]), tmp_path, 0, "")


# ---- links


@pytest.mark.parametrize("game", engine.GAMES)
def test_a_game_in_play_knows_the_link_to_its_deal(game: str, board: Board) -> None:
    pick = random.Random(game)
    for _ in range(20):
        seed, seats = pick.randrange(1 << 30), pick.choice((2, 3, 4))
        others = (pick.choice(("novice", "expert", name)) for name in ("Zoé", "Béla", "Ada"))
        players = ["you", *others][:seats]
        asked = {"game": game, "seats": ",".join(players), "deal": str(seed), "first": "1"}
        session = deal.from_link(asked, board)
        moves = records.array("H", bytes(2 * session.game.MOST_MOVES))
        for _ in range(pick.randrange(30)):
            if not session.is_over():
                count = session.game.legal_moves(session.state, moves)
                session.play(moves[pick.randrange(count)])
        assert deal.to_link(session) == asked


def test_options_are_part_of_a_link(board: Board) -> None:
    for game in engine.GAMES:
        for option in engine.declaration(game).OPTIONS:
            session = deal.from_link({"game": game, "options": option}, board)
            bit = 1 << engine.declaration(game).OPTIONS.index(option)
            assert session.game.option_bits(session.state) == bit
            again = deal.from_link(deal.to_link(session), board)
            assert again.state == session.state


@pytest.mark.parametrize(
    ("link", "may_be"),
    [
        ({"game": "chess"}, "game: cards, stones, dice"),
        ({"seats": "you,you,you,you,you"}, "seats: 2–4"),
        ({"deal": "1e3"}, "deal: 0–1073741823"),
        ({"options": "nonsense"}, "options: "),
    ],
)
def test_what_a_link_may_say_is_told_in_nobodys_language(
    link: dict, may_be: str, board: Board
) -> None:
    with pytest.raises(GameError, match=re.escape(may_be)):
        deal.from_link(link, board)


@pytest.mark.parametrize(
    "link",
    [
        {"game": "chess"},
        {"seats": "you"},
        {"seats": "you,club,club,club,club"},
        {"deal": "-1"},
        {"deal": "1073741824"},
        {"deal": "1e3"},
        {"deal": ""},
        {"first": "2"},
        {"options": "nonsense"},
    ],
)
def test_a_wrong_link_is_refused(link: dict, board: Board) -> None:
    with pytest.raises(GameError):
        deal.from_link(link, board)


def test_a_deal_that_nobody_can_know_any_more_has_no_link() -> None:
    session = Session.new(engine.GAMES[0], [("", "A"), ("", "B")], 0, 0, 5)
    state = bytearray(session.state)
    state[8] ^= 1  # another generator than the one that dealt
    assert deal.to_link(Session(state, session.seats, session.luck)) == {}


# ---- files that somebody brings


KINDS = ("game", "lesson", "settings", "choice", "statistics", "results")


def evening(folder: Path, luck: random.Random) -> Store:
    """Leave everything that a console keeps."""
    store = Store(str(folder))
    keep.write(store, "settings", saves.settings(luck))
    keep.write(store, "choice", saves.choice(luck))
    keep.write(store, "statistics", saves.statistics(luck))
    for game in engine.GAMES:
        keep.write(store, f"results_{game}", saves.results(game, luck))
    for made in (saves.session(luck, saves.EARLY), saves.lesson(luck)):
        made.save(store)
    store.write("lesson_dice", b"")
    return store


def test_a_file_that_would_take_the_place_of_a_sound_one_is_read_first(tmp_path: Path) -> None:
    luck = random.Random(3)
    for number in range(20):
        folder = tmp_path / str(number)
        store = evening(folder, luck)
        store.write("settings.bad", b"was one")
        store.write("of_a_later_version", b"?")
        files = {path.name: path.read_bytes() for path in folder.iterdir()}
        assert arriving.unreadable(str(folder)) == []
        assert not list(folder.iterdir())
        bad = luck.choice([name for name in files if name.split("_")[0] in KINDS and files[name]])
        content = bytearray(files[bad])
        content[luck.randrange(len(content))] ^= 1 << luck.randrange(8)
        for name, data in {**files, bad: bytes(content)}.items():
            (folder / name).write_bytes(data)
        assert arriving.unreadable(str(folder)) == [bad]
    assert not keep.damaged, "nobody's own file was damaged"


# ---- recorded games


@pytest.mark.parametrize("game", engine.GAMES)
@pytest.mark.parametrize("legal", [False, True])
def test_a_recorded_game_is_played_again(game: str, legal: bool) -> None:
    seats = ["club", "random", "club"]
    record = records.record(game, seats, 77, 1, {}, legal)
    session = again.session_of(json.dumps(record))
    assert session.is_over()
    assert [session.game.score(session.state, seat) for seat in range(3)] == [
        score["total"] for score in record["scores"]
    ]
    assert [level for level, _ in session.seats] == seats


def test_of_a_file_with_several_records_the_first_is_shown() -> None:
    lines = [json.dumps(records.record("dice", ["random"] * 2, n, 0, {}, False)) for n in (1, 2)]
    assert again.session_of("\n".join(lines)).is_over()


@pytest.mark.parametrize(
    "change",
    [
        lambda record: record["moves"].insert(0, record["moves"][-1]),
        lambda record: record["moves"].__setitem__(3, [0, "nonsense"]),
        lambda record: record["moves"].__setitem__(3, 5),
        lambda record: record["moves"].clear(),
        lambda record: record.__setitem__("seed", record["seed"] + 1),
        lambda record: record.__setitem__("game", "chess"),
        lambda record: record.__setitem__("players", 9),
        lambda record: record.pop("options"),
        lambda record: record.__setitem__("first", "0"),
    ],
)
def test_a_record_that_is_none_is_refused_with_a_reason(change) -> None:
    record = records.record("cards", ["random"] * 2, 5, 0, {}, False)
    change(record)
    with pytest.raises(GameError):
        again.session_of(json.dumps(record))


def test_what_is_wrong_with_a_record_is_told_in_the_players_language() -> None:
    record = records.record("cards", ["random"] * 2, 5, 0, {}, False)
    count = len(record["moves"])
    record["moves"][3] = [1, "nonsense"]
    words.use("de")
    try:
        for change, what in (({}, f'Zug 4 von {count}: [1, "nonsense"]'), ({"seed": "x"}, "seed")):
            with pytest.raises(again.RecordedGameError) as told:
                again.session_of(json.dumps({**record, **change}))
            assert told.value.what == what
    finally:
        words.use("en")


@pytest.mark.parametrize("text", ["", "[]", "{", "null", "5", '{"format": 1}', "\x00\x01"])
def test_what_is_no_record_at_all_is_refused(text: str) -> None:
    with pytest.raises(GameError):
        again.session_of(text)


# ---- the modules


def test_machine_code_is_taken_out_and_nothing_else() -> None:
    source = '"""Doc."""\n\n@micropython.viper\ndef f(a: ptr8) -> int:\n    return a[0]\n'
    assert modules.plain(source) == source.replace("@micropython.viper", "")
    for name in modules.names():
        text = modules.plain((ROOT / name).read_text())
        assert "@micropython." not in text
        assert len(text.splitlines()) == max(1, len((ROOT / name).read_text().splitlines()))


def test_the_page_has_every_module_that_the_console_may_ask_for() -> None:
    have = set(modules.names())
    for game in engine.GAMES:
        for language in LANGUAGES:
            assert f"firmware/games/{game}/words/{language}_reading.py" in have
    assert {f"boards/{name}.py" for name in boards.NAMES} <= have
    assert "boards/hardware.py" not in have


# ---- names by content


def test_a_changed_file_gets_another_name_and_so_do_all_that_name_it() -> None:
    files = {"a.js": b'import "./b.js"; "./none.js"', "b.js": b"1", "index.html": b'"./a.js"'}
    first = naming.named_by_content(files, ("index.html",))
    second = naming.named_by_content({**files, "b.js": b"2"}, ("index.html",))
    assert set(first) & set(second) == {"index.html"}
    (script,) = (name for name in first if name.startswith("a-"))
    assert f'"./{script}"'.encode() in first["index.html"]
    assert b'"./none.js"' in first[script]
    assert naming.named_by_content(files, ("index.html",)) == first


def test_files_that_name_each_other_in_a_circle_are_found() -> None:
    with pytest.raises(ValueError, match="circle"):
        naming.named_by_content({"a.js": b'"./b.js"', "b.js": b'"./a.js"'}, ())


# ---- words and drawings


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_lacks_no_word(language: str) -> None:
    ours = import_module(f"simulator.web.words.{language}").TEXTS
    english = import_module("simulator.web.words.en").TEXTS
    assert list(ours) == list(english)
    for key, text in ours.items():
        assert text.strip() == text != ""
        assert text.count("{}") == english[key].count("{}")


def test_every_word_of_the_page_is_used() -> None:
    used = "".join(path.read_text() for path in (ROOT / "simulator/web/page").iterdir())
    named = {switch.lower().removeprefix("button_") for switch, _ in wiring_switches()}
    for key in import_module("simulator.web.words.en").TEXTS:
        assert key in named or f'"{key}"' in used or f".{key}" in used or f"{key}," in used, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_button_is_named_in_every_language(language: str) -> None:
    found = drawings.all_boards()
    corners = {one["button"]: one["names"][language] for one in found[UNPRINTED]["switches"]}
    own = import_module(f"simulator.web.words.{language}").TEXTS
    assert corners == {
        "UP": own["up"],
        "DOWN": own["down"],
        "A": "A, " + words.texts(language)["test_top_left"],
        "B": "B, " + words.texts(language)["test_bottom_left"],
    }
    marks = {one["button"]: one["mark"] for one in found[UNPRINTED]["switches"]}
    assert marks == {"UP": "↑", "DOWN": "↓", "A": "A", "B": "B"}
    assert not any(one["mark"] for one in found[SQUARE]["switches"] + found[WIDE]["switches"])
    names = {one["button"]: one["names"][language] for one in found[SQUARE]["switches"]}
    assert [names[button] for button in ("LEFT", "A", "X")] == [own["left"], "A", "X"]


def page_voice(monkeypatch) -> tuple[ModuleType, list[str]]:
    """Return the module of the page's voice, and a list of what it has the page say."""
    said: list[str] = []
    host = SimpleNamespace(say=lambda text, secret: said.append(text), language=str)
    monkeypatch.setitem(sys.modules, "host", host)
    voice = import_module("simulator.web.console.voice")
    monkeypatch.setattr(voice, "host", host)  # it may have met another one before
    return voice, said


def test_what_buttons_do_is_said_by_the_names_in_the_picture(monkeypatch) -> None:
    """Where nothing is printed the picture calls them A and B, as keyboards and lessons do."""
    voice, said = page_voice(monkeypatch)
    monkeypatch.setattr(look, "shown_hints", [(A, "kiezen"), (UP | DOWN, "andere"), (B, "terug")])
    for name in (UNPRINTED, SQUARE, WIDE):
        labels = {bit: label for _, bit, _, label in boards.named(name).switches()}
        board = SimpleNamespace(buttons=SimpleNamespace(labels=labels))
        voice.Voice(SimpleNamespace(board=board, screens=lambda: [None])).again([])
    assert said == ["A: kiezen, ↑ ↓: andere, B: terug"] * 2 + ["A: kiezen, X Y: andere, B: terug"]


def test_nothing_is_said_where_nothing_is_new(monkeypatch) -> None:
    voice, said = page_voice(monkeypatch)
    monkeypatch.setattr(look, "shown_hints", [(A, "choose")])
    board = SimpleNamespace(buttons=SimpleNamespace(labels={A: "A"}))
    ear = voice.Voice(SimpleNamespace(board=board, screens=lambda: [None]))
    for lines, whole in (
        (["Your turn", "New here?", "Blue 4 (1/9)"], True),
        ([], True),  # a coach that is not sure yet
        (["Your turn", "Blue 4 (1/9)"], False),  # a note has gone, and nothing else
        (["Your turn", "Blue 5 (2/9)"], False),
        (["Coach", "Blue 5"], True),
    ):
        ear.hear(lines, whole)
    assert said == [
        "Your turn\nNew here?\nBlue 4 (1/9)\nA: choose",
        "Blue 5 (2/9)",
        "Coach\nBlue 5\nA: choose",
    ]


def wiring_switches() -> tuple:
    from boards.wiring import SWITCHES

    return SWITCHES


@pytest.mark.parametrize("name", boards.NAMES)
def test_a_folded_board_has_everything_inside_and_nothing_over_another(name: str) -> None:
    wiring = wiring_of(name)
    look = drawings.folded(drawings.look_of(wiring), wiring)
    below = look.screen[1] + wiring["HEIGHT"] * look.pitch / 2
    places = list(look.controls.values())
    assert not look.parts, "they would lie where there is no board any more"
    assert set(look.controls) == {switch for switch, _, _, _ in wiring.switches()}
    for control in places:
        half = control.size / 2
        assert abs(control.x) + half <= look.width / 2
        assert below < control.y - half
        assert control.y + half <= look.height / 2
    for number, one in enumerate(places):
        for other in places[:number]:
            apart = max(abs(one.x - other.x), abs(one.y - other.y))
            assert apart >= (one.size + other.size) / 2 * 0.8
