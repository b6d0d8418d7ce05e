"""Where codes of finished games lead: said when something is built, and in all that is built."""

import json
import re
import subprocess
import zipfile
from pathlib import Path

import pytest

from display import qr
from engine import codes
from firmware.toolchain import build, contents, lean, package, release
from firmware.toolchain.workshop import ROOT, BuildFailed
from simulator.records import records
from simulator.records.again import session_of
from simulator.web import modules

ADDRESS = "https://somebody.github.io/pocket-keltis/"


@pytest.fixture
def published(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PAGE", ADDRESS)


@pytest.mark.usefixtures("published")
def test_the_address_goes_into_all_that_is_built_and_into_none_of_our_files(tmp_path: Path) -> None:
    before = (ROOT / contents.VERSION_MODULE).read_bytes()
    name, line = contents.VERSION_MODULE, f'PAGE = "{ADDRESS}"'
    assert line in lean.Modules.of().lean(name), "images, and what mip installs"
    sources = {module: modules.source(module) for module in modules.names()}
    assert line in sources[name], "the page"
    wheel = zipfile.ZipFile(release.make_wheel(tmp_path))
    packed = [file for file in wheel.namelist() if file.endswith(name)]
    assert packed == [f"pocket_keltis/{name}"], "once"
    assert line in wheel.read(packed[0]).decode()
    assert package.expected()[name] == before.decode(), "`make package` tells of the project alone"
    assert (ROOT / name).read_bytes() == before


def test_an_image_with_another_address_is_another_image(monkeypatch: pytest.MonkeyPatch) -> None:
    files = contents.device_files()
    monkeypatch.delenv("PAGE", raising=False)
    without = build.stamp(files)
    monkeypatch.setenv("PAGE", ADDRESS)
    assert build.stamp(files) != without


@pytest.mark.parametrize(
    "wrong", ["keltis", "https://example.org", 'https://a.org/"', "https://a.org/#b", "ftp://a.b/"]
)
def test_what_is_no_address_is_refused(wrong: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PAGE", wrong)
    with pytest.raises(BuildFailed, match=re.escape(f"PAGE={wrong} is no address such as https:")):
        contents.page()


def test_make_says_so_in_one_line() -> None:
    done = subprocess.run(
        ["make", "wheel", "PAGE=nowhere"], cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode
    assert "PAGE=nowhere is no address such as https://example.org/keltis/" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_long_game_has_room_beside_the_longest_address(monkeypatch: pytest.MonkeyPatch) -> None:
    longest = "https://" + "x" * 39 + ".github.io/pocket-keltis/"  # no owner has a longer name
    assert len(longest) == contents.LONGEST_ADDRESS
    monkeypatch.setenv("PAGE", longest)
    address = contents.page()
    for seed in range(5):
        session = session_of(
            json.dumps(records.record("cards", ["club"] * 4, seed, 0, {}, legal=False))
        )
        moves = [session.move_at(number) for number in range(session.moves_made())]
        code = codes.encode(session.start_state(), seed, [3] * 4, moves)
        assert qr.make(((f"{address}#code=", qr.BYTES), (code, qr.CAPITALS)))
    monkeypatch.setenv("PAGE", longest + "x")
    with pytest.raises(BuildFailed, match=r"has 73 letters; .* it may have 72"):
        contents.page()
