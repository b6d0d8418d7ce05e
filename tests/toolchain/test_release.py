"""What is published: all of it, the same bytes every time; and workflows that only use make."""

import hashlib
import io
import json
import re
import zipfile
from pathlib import Path

import pytest
import yaml

from firmware.toolchain import build, contents, release
from firmware.toolchain.workshop import ROOT, BuildFailed

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def jobs(path: Path) -> dict:
    return yaml.safe_load(path.read_text(encoding="utf-8"))["jobs"]


def steps(path: Path) -> list[dict]:
    return [step for job in jobs(path).values() for step in job["steps"]]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_every_step_is_a_make_target_or_somebody_elses_action(path: Path) -> None:
    targets = re.findall(r"^([a-z][a-z-]*):", (ROOT / "Makefile").read_text(), re.M)
    for step in steps(path):
        if "uses" in step:
            assert re.fullmatch(r"[\w-]+/[\w-]+@v\d+", step["uses"]), step
        else:
            words = step["run"].split()
            assert words[0] == "make", step
            assert words[1] in targets, step
            assert all(re.match(r"[A-Z]+=", word) for word in words[2:3]), step


def test_every_push_is_linted_and_tested_on_three_systems() -> None:
    (check,) = [path for path in WORKFLOWS if path.name == "check.yml"]
    text = check.read_text(encoding="utf-8")
    assert [step["run"] for step in steps(check) if "run" in step] == [
        *("make lint", "make test", "make test-desktop")
    ]
    for system in ("ubuntu", "macos", "windows"):
        assert f"{system}-latest" in text
    assert re.search(r"^  push:", text, re.M)


def test_a_version_tag_publishes_the_release_and_the_page() -> None:
    (path,) = [path for path in WORKFLOWS if path.name == "release.yml"]
    assert 'tags: ["v*"]' in path.read_text(encoding="utf-8")
    done = {step.get("run") or step["uses"].partition("@")[0]: step for step in steps(path)}
    assert done["make release"]["env"]["TAG"] == "${{ github.ref_name }}"
    published = done["softprops/action-gh-release"]["with"]
    assert published["files"] == "dist/*"
    assert published["body_path"] == f"dist/{release.NOTES}"
    web = release.WEB.relative_to(ROOT).as_posix()
    for action in ("upload-artifact", "download-artifact", "upload-pages-artifact"):
        assert done[f"actions/{action}"]["with"]["path"] == web
    assert list(done)[-1] == "actions/deploy-pages"
    allowed = {name: job["permissions"] for name, job in jobs(path).items()}
    assert allowed["release"]["contents"] == "write"
    assert allowed["page"] == {"pages": "write", "id-token": "write"}


@pytest.mark.parametrize(
    ("answer", "address"),
    [
        ("https://keltis.example", "https://keltis.example/"),  # a domain of its own
        ("", "https://somebody.github.io/pocket-keltis/"),  # nobody has set it up yet
    ],
)
def test_a_release_knows_where_its_page_is(
    answer: str, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As GitHub fills in the blanks of the step."""
    (path,) = [path for path in WORKFLOWS if path.name == "release.yml"]
    asked, made = [step for step in steps(path) if {"env", "continue-on-error"} & set(step)]
    assert asked["uses"].startswith("actions/configure-pages@")
    pattern = re.fullmatch(
        r"\$\{\{ steps\.(\w+)\.outputs\.base_url \|\| format\('(\S+)', github\.repository_owner, "
        r"github\.event\.repository\.name\) \}\}/",
        made["env"]["PAGE"],
    )
    assert pattern
    assert pattern[1] == asked["id"]
    guess = pattern[2].format("somebody", "pocket-keltis")
    monkeypatch.setenv("PAGE", f"{answer or guess}/")
    assert contents.page() == address


def test_no_page_is_packed_in_a_container_where_that_action_loses_its_file() -> None:
    for path in WORKFLOWS:
        for job in jobs(path).values():
            if "container" in job:
                uses = [step.get("uses", "") for step in job["steps"]]
                assert not [name for name in uses if "upload-pages-artifact" in name]


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Make a release with a page and images that are quickly made."""
    image, web = tmp_path / "pocket-keltis.uf2", tmp_path / "web"
    image.write_bytes(b"UF2")
    (web / "code").mkdir(parents=True)
    (web / "index.html").write_text("<html>")
    (web / "code" / "console.js").write_text("play()")
    monkeypatch.setattr(release, "images", lambda: [image])
    monkeypatch.setattr(release, "WEB", web)
    monkeypatch.setattr(release, "DIST", tmp_path / "dist")
    return release.release(f"v{contents.version()}")


def test_it_has_everything_and_the_sums_are_right(made: list[Path]) -> None:
    version = contents.version()
    assert [path.name for path in made] == [
        "NOTES.md",
        "SHA256SUMS",
        f"pocket-keltis-{version}-mip.zip",
        f"pocket-keltis-{version}-web.zip",
        "pocket-keltis.uf2",
        f"pocket_keltis-{version}-py3-none-any.whl",
    ]
    lines = (made[0].parent / "SHA256SUMS").read_text().splitlines()
    assert len(lines) == 5
    for line in lines:
        digest, name = line.split("  ")
        assert hashlib.sha256((made[0].parent / name).read_bytes()).hexdigest() == digest


def test_made_again_it_is_the_same_bytes(made: list[Path]) -> None:
    before = [path.read_bytes() for path in made]
    again = release.release()
    assert again == made
    assert [path.read_bytes() for path in again] == before


def test_the_files_for_mip_are_those_of_a_deployed_console(made: list[Path]) -> None:
    packed = zipfile.ZipFile(io.BytesIO(made[2].read_bytes()))
    urls = json.loads(packed.read("package.json"))["urls"]
    targets = {target.removesuffix(".mpy").removesuffix(".py") for target, _ in urls}
    wanted = {name.removesuffix(".py") for name in contents.installed_files()} | {"../main"}
    assert targets == wanted
    for _, source in urls:
        assert packed.read(source)
    assert zipfile.ZipFile(made[3]).namelist() == ["code/console.js", "index.html"]


def test_the_notes_are_what_the_changelog_says_of_the_newest_version() -> None:
    text = "# Log\n\n## Unreleased\n\n{}## 1.1.0 - 2026\n\n- Old.\n\n## 1.0.0\n\n- Older.\n"
    assert release.news(text.format("- New.\n\n")) == "- New.\n"
    assert release.news(text.format("")) == "- Old.\n"


def test_another_versions_tag_is_refused() -> None:
    with pytest.raises(BuildFailed, match=r"the tag is v0\.9, but pyproject\.toml says "):
        release.release("v0.9")


def test_every_board_has_an_image_for_each_chip_it_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "image", lambda chip: Path(f"{chip}.uf2"))
    monkeypatch.setattr(build, "board_image", lambda board, chip: Path(f"{board}-{chip}.uf2"))
    names = [path.stem for path in release.images()]
    for chip in build.IMAGES:
        assert chip in names
        assert all(f"{board}-{chip}" in names for board in build.boards_with(chip))
