"""Files as an earlier run of the console would have left them, for a handheld's flash."""

from firmware import keep


class Files(dict):
    """A flash's files; looks like a board's store."""

    def read(self, name: str) -> bytes | None:
        return self.get(f"saves/{name}")

    def write(self, name: str, data: bytes) -> None:
        self[f"saves/{name}"] = data


def saves(game: str = "cards", machines: list[str] | None = None) -> dict[str, bytes]:
    """Settings have been made, and the last game was this one: a person against machines.

    So the title does not ask for a language, and A, A, A leads to such a table.
    """
    levels = machines or ["novice"]
    seats = [("", ""), *((level, "") for level in levels), *[("novice", "")] * (3 - len(levels))]
    files = Files()
    keep.write(files, "settings", {"language": "en"})
    facts = {"game": game, "count": 1 + len(levels), "first": 0, "seats": seats}
    keep.write(files, "choice", facts)
    return files
