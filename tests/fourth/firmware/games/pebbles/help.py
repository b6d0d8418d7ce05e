"""The pages of the rules of pebbles."""

PAGES = (("goal", "W W W > W"), ("score", ""))
POINTS = (("last", (0, 4)),)
