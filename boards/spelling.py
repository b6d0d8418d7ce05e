"""Did you mean ...?"""


def nearest(word: str, known) -> str:
    """Return the known name that `word` most likely is, mistyped; or an empty string."""
    best, least = "", min(len(word), max(2, len(word) // 3) + 1)
    for name in known:
        if abs(len(word) - len(name)) >= least:
            continue
        distance = _distance(word, name)
        if distance < least:
            best, least = name, distance
    return best


def _distance(one: str, two: str) -> int:
    """Count how many letters must be put in, left out or changed to get from one to the other."""
    row = list(range(len(two) + 1))
    for i in range(len(one)):
        before, row[0] = row[0], i + 1
        for j in range(len(two)):
            change = before + (one[i] != two[j])
            before = row[j + 1]
            row[j + 1] = min(change, before + 1, row[j] + 1)
    return row[-1]
