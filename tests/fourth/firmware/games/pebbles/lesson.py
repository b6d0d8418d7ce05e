"""The first lesson of pebbles; see firmware/table/lesson.py."""

SEED = 3
COURSE = (  # what is said, with where; and moves, the machine's as well
    ("heap", "heap"),
    ("next", "take"),
    "+3 +1",
    ("heap", "left"),
    "+2 ( +1 +2 +1 ) +1",  # those in brackets are made while nobody looks
    ("", "alone"),
)
END = (("", "last"),)


def _heap(scene, frame) -> tuple:
    return 8, 20, frame.width - 16, 60


PLACES = {"heap": _heap}
