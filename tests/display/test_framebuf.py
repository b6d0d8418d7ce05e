"""Our framebuf for CPython draws what MicroPython's own draws, pixel for pixel."""

import os
import random
import subprocess
import sys
from pathlib import Path

import framebuf
import pytest

ROOT = Path(__file__).parents[2]
PLAYER = ROOT / "tests/device/drawings.py"

FORMATS = {
    "MONO_VLSB": framebuf.MONO_VLSB,
    "RGB565": framebuf.RGB565,
    "GS4_HMSB": framebuf.GS4_HMSB,
    "MONO_HLSB": framebuf.MONO_HLSB,
    "MONO_HMSB": framebuf.MONO_HMSB,
    "GS2_HMSB": framebuf.GS2_HMSB,
    "GS8": framebuf.GS8,
}

DRAWINGS = (
    *("pixel", "read", "hline", "vline", "fill_rect", "rect", "line", "ellipse", "poly"),
    *("blit", "scroll", "fill"),
)


def random_drawings(rng: random.Random, kind: int, count: int) -> list[str]:
    """Return a canvas and drawings on it, many of them partly or wholly outside."""
    width, height = rng.randint(1, 45), rng.randint(1, 40)
    lines = [f"canvas {kind} {width} {height} {width + rng.choice((0, 0, 0, 1, 5))}"]

    def place() -> str:
        return f"{rng.randint(-20, width + 20)} {rng.randint(-20, height + 20)}"

    def size() -> str:
        return f"{rng.randint(-3, width + 9)} {rng.randint(-3, height + 9)}"

    for _ in range(count):
        colour = rng.choice((0, 1, 3, rng.randrange(16), rng.randrange(256), rng.randrange(65536)))
        drawing = rng.choice(DRAWINGS)
        if drawing == "pixel":
            numbers = f"{place()} {colour}"
        elif drawing == "read":
            numbers = place()
        elif drawing in ("hline", "vline"):
            numbers = f"{place()} {rng.randint(-3, 60)} {colour}"
        elif drawing == "fill_rect":
            numbers = f"{place()} {size()} {colour}"
        elif drawing == "rect":
            numbers = f"{place()} {size()} {colour} {rng.randrange(2)}"
        elif drawing == "line":
            numbers = f"{place()} {place()} {colour}"
        elif drawing == "ellipse":
            radii = f"{rng.randrange(18)} {rng.randrange(18)}"
            numbers = f"{place()} {radii} {colour} {rng.randrange(2)} {rng.randrange(16)}"
        elif drawing == "poly":
            corners = " ".join(place() for _ in range(rng.randint(1, 6)))
            numbers = f"{place()} {colour} {rng.randrange(2)} {corners}"
        elif drawing == "blit":
            source, bits = rng.choice(((kind, 0), (framebuf.GS4_HMSB, 4), (framebuf.MONO_HLSB, 1)))
            numbers = f"{place()} {rng.choice((-1, -1, 0, 1, 5))} {source}"
            numbers += f" {rng.randint(1, 30)} {rng.randint(1, 30)} {rng.randrange(65536)}"
            if bits and rng.randrange(2):
                numbers += f" {kind} {1 << bits} 1 {rng.randrange(65536)}"
        elif drawing == "scroll":
            numbers = f"{rng.randint(-9, 9)} {rng.randint(-9, 9)}"
        else:
            numbers = str(colour)
        lines.append(f"{drawing} {numbers}")
    return lines


def played(interpreter: Path | str, drawings: Path, *more_paths: Path) -> list[str]:
    paths = os.pathsep.join(map(str, (ROOT / "simulator/shims", *more_paths)))
    result = subprocess.run(
        [interpreter, PLAYER, drawings],
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
    )
    assert result.returncode == 0, result.stderr
    return result.stdout.splitlines()


@pytest.mark.parametrize("kind", FORMATS)
def test_random_drawings_give_the_same_bytes_as_micropython(kind, micropython, tmp_path):
    rng = random.Random(f"drawings in {kind}")
    canvases = 60 if kind == "GS4_HMSB" else 15  # the one format our frame uses gets most
    drawings = [line for _ in range(canvases) for line in random_drawings(rng, FORMATS[kind], 25)]
    file = tmp_path / "drawings.txt"
    file.write_text("\n".join(drawings) + "\n")
    theirs = played(micropython, file)
    assert len(theirs) > canvases * 20
    printing = [
        line
        for line in drawings
        for _ in range(2 if line.startswith("read") else 1)
        if not line.startswith("canvas")
    ]
    for compiled in (), (ROOT,):  # what is compiled is found beside the rest of the project
        ours = played(sys.executable, file, *compiled)
        wrong = [line for line, a, b in zip(printing, ours, theirs, strict=True) if a != b]
        assert not wrong, f"first different after: {wrong[0]}"


def test_a_canvas_must_be_writable_large_enough_and_of_a_known_format():
    with pytest.raises(TypeError):
        framebuf.FrameBuffer(bytes(8), 4, 4, framebuf.GS4_HMSB)
    with pytest.raises(ValueError):  # noqa: PT011 (MicroPython's has no message either)
        framebuf.FrameBuffer(bytearray(7), 4, 4, framebuf.GS4_HMSB)
    with pytest.raises(ValueError, match="format"):
        framebuf.FrameBuffer(bytearray(8), 4, 4, 9)
    with pytest.raises(ValueError):  # noqa: PT011
        framebuf.FrameBuffer(bytearray(8), 0, 4, framebuf.GS4_HMSB)
