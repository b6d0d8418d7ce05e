"""Every rule, tested by the very same functions on the interpreter of the device."""

import importlib
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]
TESTS = Path(__file__).parent
MODULES = [path.stem for path in sorted(TESTS.glob("test_rules_[csd]*.py"))]

RUN_ALL = f"""
for module in [__import__(name) for name in {MODULES!r}]:
    for name in sorted(dir(module)):
        if name.startswith("test_"):
            print(module.__name__ + "." + name)
            getattr(module, name)()
"""


def test_every_rule_holds_under_micropython_in_a_picos_heap(micropython):
    result = subprocess.run(
        [micropython, "-X", "heapsize=192k", "-c", RUN_ALL],
        env={"MICROPYPATH": ":".join(map(str, (ROOT, ROOT / "tests/tools", TESTS)))},
        capture_output=True,
        text=True,
    )
    assert result.returncode == 0, result.stdout[-200:] + result.stderr
    assert len(MODULES) == 6
    assert result.stdout.split() == [
        f"{module}.{name}"
        for module in MODULES
        for name in sorted(vars(importlib.import_module(module)))
        if name.startswith("test_")
    ]
