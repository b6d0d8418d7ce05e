"""Plain MicroPython, nothing of ours: the manifest of the image that tests deploy to."""

# ruff: noqa: F821
freeze("$(PORT_DIR)/modules", ("_boot.py", "rp2.py"))
include("$(MPY_DIR)/extmod/asyncio")
