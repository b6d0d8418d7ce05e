"""Read by hatchling, alone: puts the page's address into the wheel, and not into these files."""

import os
from pathlib import Path
from tempfile import TemporaryDirectory

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

VARIABLE = "POCKET_KELTIS_VERSION_MODULE"  # its text, as firmware.toolchain gives it


class AddressHook(BuildHookInterface):
    def initialize(self, version: str, build_data: dict) -> None:
        text = os.environ.get(VARIABLE)
        if text and version == "standard":
            self._folder = TemporaryDirectory()
            file = Path(self._folder.name, "version.py")
            file.write_text(text, encoding="utf-8", newline="\n")
            build_data["force_include"][str(file)] = "pocket_keltis/firmware/version.py"
