"""What stands in the pages: code, commands, links and headings."""

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Block:
    """A fenced block. What follows its language on the fence is for the tests: `file=blink.py`."""

    language: str
    notes: dict[str, str]
    text: str


def pages() -> list[Path]:
    """Every page of the project."""
    return sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


def blocks(page: Path) -> list[Block]:
    found = []
    for fence, text in re.findall(
        r"^```(\S.*?)$\n(.*?)^```$", page.read_text(encoding="utf-8"), re.M | re.S
    ):
        language, *words = fence.split()
        notes = dict(word.partition("=")[::2] for word in words)
        found.append(Block(language, notes, text))
    return found


def file_in(page: Path, name: str) -> str:
    """The text of a file as the page has it; of several versions, the last."""
    return [block.text for block in blocks(page) if block.notes.get("file") == name][-1]


def without_code(page: Path) -> str:
    return re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.M | re.S)


def links(page: Path) -> list[str]:
    """Where its links and pictures lead to."""
    text = re.sub(r"`[^`\n]*`", "", without_code(page))
    found = re.findall(r"\]\(([^)\s]+)\)|src=\"([^\"]+)\"", text)
    return [link or picture for link, picture in found]


def anchors(page: Path) -> set[str]:
    """The names that links to its headings use, as GitHub makes them."""
    found = set()
    for title in re.findall(r"^#+ (.*)$", without_code(page), re.M):
        words = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", title).lower()
        found.add(re.sub(r"[^\w\- ]", "", words).replace(" ", "-"))
    return found
