"""Keltis, the way of stones."""
