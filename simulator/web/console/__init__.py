"""The console's way into a browser: on MicroPython in a worker, where JavaScript calls `start`."""
