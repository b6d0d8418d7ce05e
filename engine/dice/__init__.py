"""Keltis, the dice game."""
