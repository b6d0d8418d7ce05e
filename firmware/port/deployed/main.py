"""Pocket Keltis on stock MicroPython: starts the console at power-on. Hold a button to skip it."""

from boards.start import start

start()
