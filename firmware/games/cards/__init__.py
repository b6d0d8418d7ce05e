"""The card game on the console."""
