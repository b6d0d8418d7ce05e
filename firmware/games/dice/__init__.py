"""The dice game on the console."""
