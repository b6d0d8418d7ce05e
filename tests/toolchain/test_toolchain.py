"""What the builds give, when they run again, and what they say when they can't run."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from rp2040py.device.load_flash import decode_block

import boards
from firmware import toolchain, version
from firmware.toolchain import build, bundle, contents, needs, package, sources, uf2
from firmware.toolchain.workshop import ROOT

ONLY_ON_A_PICO = re.compile(
    r"^(import|from) (machine|_rp2|display\.quick_\w+)\b|asm_thumb", re.MULTILINE
)


def micropython_says(micropython: Path, code: str, path: str = "") -> str:
    env = {**os.environ, "MICROPYPATH": path}
    command = [str(micropython), "-X", "heapsize=4m", "-c", code]
    done = subprocess.run(command, capture_output=True, text=True, env=env, cwd="/")
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.strip()


# The unix port


def test_the_unix_port_has_a_picos_words_and_nothing_frozen(micropython: Path) -> None:
    code = "import sys, framebuf; print(sys.implementation.version[:2] >= (1, 25), sys.maxsize)"
    assert micropython_says(micropython, code) == f"True {2**31 - 1}"
    for name in contents.PACKAGES:
        code = f"try:\n import {name}\nexcept ImportError: print('not there')"
        assert micropython_says(micropython, code) == "not there"


def test_every_device_module_imports_under_micropython(micropython: Path) -> None:
    """From the tree, each on its own; all but what speaks to the Pico itself."""
    names = []
    for file in contents.device_files():
        if not ONLY_ON_A_PICO.search((ROOT / file).read_text()):
            names.append(file.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
    code = """
import sys
kept = set(sys.modules)
for name in {names}:
    __import__(name)
    for new in set(sys.modules) - kept: del sys.modules[new]
print(len({names}))
"""
    said = micropython_says(micropython, code.format(names=names), path=str(ROOT))
    assert int(said) == len(names) > 30


# What goes onto the device


def test_every_device_module_compiles_for_the_pico(tmp_path: Path) -> None:
    compiled = bundle.compile_modules(tmp_path)
    assert [name.removesuffix(".mpy") for name in compiled] == [
        name.removesuffix(".py") for name in contents.installed_files()
    ]


def test_recipes_stay_on_the_desktop() -> None:
    files = contents.device_files()
    assert "firmware/main.py" in files
    assert "firmware/manifest.py" not in files
    assert not [name for name in files if "toolchain" in name or name.startswith("firmware/port")]


def test_the_version_and_mips_package_are_as_the_tree_has_them() -> None:
    """If this fails: make package."""
    for name, text in package.expected().items():
        assert (ROOT / name).read_text() == text, f"{name} is out of date: make package"
    assert contents.version() == version.VERSION


def test_mips_package_names_each_device_module_once_and_all_exist() -> None:
    urls = json.loads((ROOT / "package.json").read_text())["urls"]
    targets = [target for target, _ in urls]
    assert sorted(targets) == sorted([*contents.device_files(), "console.py", "../main.py"])
    assert all((ROOT / url).is_file() for _, url in urls)


# Images


@pytest.fixture(params=["ours", "stock"])
def image(request: pytest.FixtureRequest, plain_image: Path, stock_image: Path) -> Path:
    return plain_image if request.param == "ours" else stock_image


def test_an_image_is_uf2_for_the_rp2040_from_the_start_of_flash(image: Path) -> None:
    raw = image.read_bytes()
    assert len(raw) % 512 == 0
    blocks = [raw[start : start + 512] for start in range(0, len(raw), 512)]
    pages = {}
    for number, block in enumerate(blocks):
        words = [int.from_bytes(block[at : at + 4], "little") for at in range(0, 32, 4)]
        assert words[5:] == [number, len(blocks), 0xE48BFF56]
        read = decode_block(block)
        pages[read.flash_address] = read.payload
    assert len(pages) == len(blocks)
    binary = image.with_suffix(".bin").read_bytes()
    flash = b"".join(pages.get(0x10000000 + at, b"") for at in range(0, len(binary), 256))
    assert flash[: len(binary)] == binary
    assert not flash[len(binary) :].strip(b"\xff")


def test_the_image_leaves_the_file_system_alone_and_is_under_a_megabyte(plain_image: Path) -> None:
    from simulator.emulator.flash import Storage, load_uf2

    size = plain_image.with_suffix(".bin").stat().st_size
    storage = Storage.of(load_uf2(plain_image.read_bytes()))
    assert size < build.IMAGES["rp2040"].most < storage.start == 1024 * 1024


def test_a_uf2_holds_what_was_packed_whatever_its_length() -> None:
    for length in (1, 255, 256, 257, 1000, 4096, 4097):
        content = bytes(number * 7 % 251 for number in range(length))
        packed = uf2.pack({uf2.FLASH: content, 0x10080000: b"more"}, uf2.FAMILY["rp2040"])
        blocks = [decode_block(packed[at : at + 512]) for at in range(0, len(packed), 512)]
        parts = [block.payload for block in blocks]
        assert b"".join(parts)[:length] == content
        assert [block.payload[:4] for block in blocks if block.flash_address == 0x10080000] == [
            b"more"
        ]


def test_one_page_of_a_uf2_is_exchanged_and_nothing_else() -> None:
    packed = uf2.pack({uf2.FLASH: bytes(5000)}, uf2.FAMILY["rp2040"])
    other = uf2.with_page(packed, uf2.FLASH + 4096, b"name")
    differing = {at // 512 for at in range(len(packed)) if packed[at] != other[at]}
    assert differing == {16}
    assert decode_block(other[16 * 512 : 17 * 512]).payload == b"name".ljust(256, b"\xff")
    with pytest.raises(ValueError, match="no block for address 0x10002100"):
        uf2.with_page(packed, uf2.FLASH + 0x2100, b"name")


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (["--board", "picopod"], "no board is called picopod; did you mean picopad?"),
        (["--board", "x"], "there are waveshare_pico_lcd_1_3, "),
        (["--board", "RPI_PICO2"], "for a Pico 2 it is CHIP=rp2350"),
        (["--board", "pimoroni_picosystem", "--chip", "rp2350"], "has a chip of its own"),
    ],
)
def test_a_board_there_is_no_image_for_is_refused_in_words(asked: list[str], told: str) -> None:
    command = [sys.executable, "-m", "firmware.toolchain", "firmware", *asked]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 1
    assert told in done.stderr
    assert "Traceback" not in done.stderr


# Building again


def test_a_second_build_does_nothing(plain_image: Path, micropython: Path) -> None:
    made = [toolchain.image(), toolchain.unix_port(), ROOT / "build" / "pocket-keltis.log"]
    made.append(toolchain.board_image(boards.REFERENCE))
    assert [made[0].name, made[1].name] == [plain_image.name, micropython.name]
    before = [file.stat().st_mtime_ns for file in made]
    assert toolchain.image() == made[0]
    assert toolchain.unix_port() == made[1]
    assert [file.stat().st_mtime_ns for file in made] == before


def test_only_the_image_depends_on_our_modules(
    plain_image: Path, stock_image: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours, stock = build.IMAGES["rp2040"], build.STOCK
    assert build.is_current(plain_image, build.inputs(ours))
    assert "engine/cards/rules.py" in build.inputs(ours)
    assert not build.is_current(plain_image, [*build.inputs(ours), "README.md"])
    assert not any(name.startswith("engine/") for name in build.inputs(stock))
    monkeypatch.setattr(build, "device_files", list)  # as if every module had been removed
    assert not build.is_current(plain_image, build.inputs(ours))
    assert build.is_current(stock_image, build.inputs(stock))


# When something is missing: in a copy of the project, with programs hidden


@pytest.fixture
def project(tmp_path: Path) -> Path:
    copy = tmp_path / "project"
    for name in [*contents.device_files(), "pyproject.toml", "firmware/manifest.py"]:
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, copy / name)
    for name in ("firmware/toolchain", "firmware/port"):
        shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
    return copy


def refusal(project: Path, what: str, hidden: list[str], **env: str) -> str:
    """Return what the build says where it may install nothing and these programs are missing."""
    programs = project.parent / "bin"
    programs.mkdir()
    for folder in os.environ["PATH"].split(":"):
        for program in Path(folder).iterdir() if Path(folder).is_dir() else ():
            link = programs / program.name
            if program.name not in hidden and not link.is_symlink():
                link.symlink_to(program)
    done = subprocess.run(
        [sys.executable, "-m", "firmware.toolchain", what],
        capture_output=True,
        text=True,
        cwd=project,
        env={**os.environ, "MICROPYTHON_DIR": "", "PATH": str(programs), "INSTALL": "no", **env},
    )
    assert done.returncode == 1
    assert not done.stdout
    return done.stderr.strip()


def test_missing_tools_are_named_with_the_way_to_get_them(project: Path) -> None:
    said = refusal(project, "firmware", hidden=["cmake", "arm-none-eabi-gcc"])
    assert len(said.splitlines()) == 1
    # This machine may lack others, too.
    assert re.search(r"missing: .*\bcmake, arm-none-eabi-gcc\b", said)
    assert re.search(r"apt-get install .*\bcmake gcc-arm-none-eabi\b", said)


def test_without_apt_one_is_told_to_name_a_tree(project: Path, micropython: Path) -> None:
    said = refusal(project, "micropython", hidden=["apt-get"])
    assert len(said.splitlines()) == 1
    assert "MICROPYTHON_DIR=" in said


def test_sources_that_can_not_be_fetched_are_one_line(project: Path, micropython: Path) -> None:
    """apt is told of a proxy that is not there; what apt itself said is in the log."""
    if not needs.on_debian():
        pytest.skip("only Debian has an apt that knows of Debian's packages")
    settings = project / "apt.conf"
    settings.write_text('Acquire::http::Proxy "http://127.0.0.1:1"; Acquire::Retries::Delay "0";\n')
    said = refusal(project, "micropython", hidden=[], APT_CONFIG=str(settings))
    assert said.splitlines()[-1].startswith("apt could not fetch MicroPython's sources")
    assert "MICROPYTHON_DIR=" in said
    assert (project / "build" / "fetch-lists.log").read_text()


def test_a_folder_that_is_no_micropython_is_refused(project: Path, micropython: Path) -> None:
    said = refusal(project, "micropython", hidden=[], MICROPYTHON_DIR=str(project))
    assert said == f"MICROPYTHON_DIR={project} is not a MicroPython source tree"


def test_a_given_tree_is_looked_at_again_each_time(
    micropython: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert build.is_current(micropython, [])
    monkeypatch.setenv("MICROPYTHON_DIR", str(sources.DEBIAN / "tree"))
    assert not build.is_current(micropython, [])
