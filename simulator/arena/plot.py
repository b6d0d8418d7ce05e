"""The arena's pictures: how a match went, or who beats whom."""

from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from engine.errors import GameError

WIDTH, HEIGHT, EDGE = 800, 480, 64
PAPER, INK, FAINT = "white", "#222222", "#bbbbbb"
LINES = ("#1b6ca8", "#c4502f", "#3f8f4f", "#8a5fa8")


def save(tables: list[dict], path: str) -> None:
    """Draw one match as the course of its wins, several as a cross table."""
    picture = cross_table(tables) if len(tables) > 1 else course(tables[0])
    if Path(path).suffix.lower() not in Image.registered_extensions():
        raise GameError(f"{path}: no kind of picture; try a name that ends in .png")
    try:
        picture.save(path)
    except OSError as error:
        raise GameError(f"{path}: {error.strerror or error}") from None


def course(result: dict) -> Image.Image:
    """Return the share of wins of each entrant so far, as the games went by."""
    picture, pen, font = blank(f"{result['game']}: share of wins, {result['games']} games")
    right, bottom = WIDTH - 3 * EDGE // 2, HEIGHT - EDGE
    for percent in range(0, 101, 25):
        y = bottom - (bottom - EDGE) * percent // 100
        pen.line((EDGE, y, right, y), fill=FAINT)
        pen.text((EDGE - 8, y), f"{percent} %", fill=INK, font=font, anchor="rm")
    chance = bottom - (bottom - EDGE) / len(result["entrants"])
    for x in range(EDGE, right, 12):
        pen.line((x, chance, x + 6, chance), fill=INK)
    pen.text((right + 8, chance), "chance", fill=INK, font=font, anchor="lm")
    for index, row in enumerate(result["entrants"]):
        points = [
            (
                EDGE + (right - EDGE) * step // len(row["win_course"]),
                bottom - (bottom - EDGE) * share,
            )
            for step, share in enumerate(row["win_course"], 1)
        ]
        pen.line(points, fill=LINES[index], width=3)
        pen.text((EDGE + 150 * index, bottom + 20), row["player"], fill=LINES[index], font=font)
    return picture


def cross_table(tables: list[dict]) -> Image.Image:
    """Return the row's share of the games decided against the column."""
    share: dict[tuple[str, str], float] = {}
    for result in tables:
        first, second = result["entrants"]
        share[first["player"], second["player"]] = first["decided_share"]
        share[second["player"], first["player"]] = second["decided_share"]
    names = list(dict.fromkeys(name for pair in share for name in pair))
    title = f"{tables[0]['game']}: the row's share of decided games, {tables[0]['games']} a pair"
    picture, pen, font = blank(title)
    wide, high = (WIDTH - 3 * EDGE) // len(names), (HEIGHT - 2 * EDGE) // len(names)
    for i, name in enumerate(names):
        pen.text((EDGE, EDGE + high * i + high // 2 + 16), name, fill=INK, font=font, anchor="lm")
        pen.text((2 * EDGE + wide * i + wide // 2, EDGE), name, fill=INK, font=font, anchor="mm")
        for j, other in enumerate(names):
            if (name, other) not in share:
                continue
            won = share[name, other]
            fade = round(255 - 160 * abs(won - 0.5) * 2)
            colour = (fade, 255, fade) if won > 0.5 else (255, fade, fade)
            x, y = 2 * EDGE + wide * j, EDGE + 16 + high * i
            pen.rectangle((x, y, x + wide - 2, y + high - 2), fill=colour)
            centre = (x + wide // 2, y + high // 2)
            pen.text(centre, f"{won:.0%}", fill=INK, font=font, anchor="mm")
    return picture


def blank(title: str):
    """Return a picture with a title, what draws on it, and a font."""
    picture = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    pen = ImageDraw.Draw(picture)
    font = ImageFont.load_default(16)
    pen.text((WIDTH // 2, EDGE // 2), title, fill=INK, font=font, anchor="mm")
    return picture, pen, font
