"""Keltis, the card game."""
