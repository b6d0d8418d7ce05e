"""Pictures and films of the screen."""

from datetime import datetime
from pathlib import Path

from PIL import Image

LONGEST_MS = 5 * 60_000  # of a film; what comes after is not recorded


def save_picture(picture: Image.Image, folder: Path, name: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.png"
    picture.save(path)
    return path


def fresh_name(folder: Path, ending: str) -> str:
    """Return a name with the time in it that no file in the folder has yet."""
    name = f"pocket-keltis-{datetime.now():%Y-%m-%d-%H%M%S}"
    number = 1
    while (folder / f"{name}{'' if number == 1 else f'-{number}'}{ending}").exists():
        number += 1
    return name if number == 1 else f"{name}-{number}"


def _look(picture: Image.Image) -> tuple:
    """Return what tells two pictures apart; under another light, the palette alone may do so."""
    return picture.getpalette(), picture.tobytes()


class Film:
    """Pictures with their times, which become an animated GIF."""

    def __init__(self) -> None:
        self._frames: list[tuple[int, Image.Image]] = []

    def length_ms(self, now: int) -> int:
        return now - self._frames[0][0] if self._frames else 0

    def add(self, picture: Image.Image, now: int) -> None:
        """Note what is seen from now on. Pictures less than 20 ms apart are too quick for GIF."""
        if self.length_ms(now) > LONGEST_MS:
            return
        if self._frames and now - self._frames[-1][0] < 20:
            self._frames[-1] = self._frames[-1][0], picture
        elif not self._frames or _look(picture) != _look(self._frames[-1][1]):
            self._frames.append((now, picture))

    def save(self, path: Path, now: int, scale: int = 2) -> None:
        """Write the film; the last picture stays until now, and for a second before it repeats."""
        path.parent.mkdir(parents=True, exist_ok=True)
        times = [time for time, _ in self._frames]
        # GIF counts in hundredths of a second: round the moments, not the durations.
        ends = [*times[1:], max(now, times[-1]) + 1000]
        durations = [round(b, -1) - round(a, -1) for a, b in zip(times, ends, strict=True)]
        pictures = [
            picture.resize(
                (picture.width * scale, picture.height * scale), Image.Resampling.NEAREST
            )
            for _, picture in self._frames
        ]
        pictures[0].save(
            path, save_all=True, append_images=pictures[1:], duration=durations, loop=0
        )
