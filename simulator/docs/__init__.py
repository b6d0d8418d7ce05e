"""The pictures in README.md and docs/: everything that can be drawn is drawn from the code.

`make docs` renews them all, and a test fails when one is out of date.
"""
