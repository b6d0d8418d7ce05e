"""Keltis, the way of stones."""

OPTIONS = ()
DEFAULT_OPTIONS = 0
