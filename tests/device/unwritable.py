"""The console on a board of nothing but memory that is full, on any interpreter."""

import console


class Full(console.Store):
    def write(self, name, data):
        raise OSError(28)


def play(width, height, language, moments):
    """Print the name and checksum of each picture the script asks for."""
    console.Store = Full
    console.play(width, height, language, moments)
