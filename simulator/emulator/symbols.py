"""What lies where in an image: its symbols, and which of them are functions of ours.

The linker's file (.elf, beside the image) names everything. A frozen module is there function by
function, under names that MicroPython's tools have made from ours: bytecode as constant data, and
viper, native and assembler as the machine code that it is. Those lose their names, but not their
order.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from elftools.elf.elffile import ELFFile
from elftools.elf.sections import SymbolTableSection

from firmware.toolchain.contents import device_files
from firmware.toolchain.workshop import ROOT

FLASH = 0x10000000
FROZEN = "fun_data_"
UNSIZED = 512  # bytes at most
MACHINE_CODE = ("viper", "native", "asm_thumb")
PORT = "firmware/port/modules"


@dataclass(frozen=True, order=True)
class Symbol:
    address: int
    size: int
    name: str
    code: bool  # machine code, not data

    @property
    def frozen(self) -> bool:
        return self.name.startswith(FROZEN)


class NoSymbolsError(ValueError):
    """There is nothing that says what lies where in this image."""


def read(elf: Path, flash: bytes) -> list[Symbol]:
    """Return the symbols of an image in the order of their addresses.

    flash: what is on the chip. A linker's file of another image is refused.
    """
    if not elf.is_file():
        raise NoSymbolsError(f"there is no {elf}, which the linker leaves beside an image")
    with elf.open("rb") as file:
        linked = ELFFile(file)
        for section in linked.iter_sections():
            start = section["sh_addr"] - FLASH
            if (
                section["sh_addr"] >> 24 == FLASH >> 24
                and section["sh_size"]
                and (flash[start : start + section["sh_size"]] != section.data())
            ):
                raise NoSymbolsError(f"{elf} is not what this image was linked from")
        found = {}
        table = linked.get_section_by_name(".symtab")
        assert isinstance(table, SymbolTableSection)
        for symbol in table.iter_symbols():
            kind, address = symbol["st_info"]["type"], symbol["st_value"]
            name = symbol.name.removeprefix("__wrap_")
            if kind == "STT_FUNC" or (kind == "STT_OBJECT" and symbol["st_size"]):
                code = kind == "STT_FUNC" or (name.startswith(FROZEN) and "_slash_" in name)
                address &= ~1 if kind == "STT_FUNC" else -1
                found[address] = Symbol(address, symbol["st_size"], name, code)
    ordered = [found[address] for address in sorted(found)]
    ends = [symbol.address for symbol in ordered[1:]] + [0]
    # Assembler does not say how long its functions are: to the next one.
    return [
        symbol if symbol.size else replace(symbol, size=min(UNSIZED, max(0, end - symbol.address)))
        for symbol, end in zip(ordered, ends, strict=True)
    ]


def names(symbols: list[Symbol]) -> dict[str, str]:
    """Return our own names of the frozen functions: `firmware.stage: Stage.step`."""
    ours: dict[str, str] = {}
    for file in [*device_files(), *(p.name for p in (ROOT / PORT).glob("*.py"))]:
        path = ROOT / file if "/" in file else ROOT / PORT / file
        ours.update(_mangled(file, path.read_text(encoding="utf-8")))
    return {s.name: ours.get(s.name, _plainer(s.name)) for s in symbols if s.frozen}


def _mangled(file: str, source: str) -> Iterator[tuple[str, str]]:
    module = file.removesuffix(".py").replace("/", ".")
    package = module.removesuffix(".__init__")
    start = FROZEN + module.replace(".", "_")
    yield f"{start}__lt_module_gt_", f"{package}: import"
    machine_code = f"{start}_{file.replace('/', '_slash_').replace('.', '_dot_')}"
    count = 0
    for path, node in _functions(ast.parse(source), ()):
        name = f"{package}: {'.'.join(path)}"
        decorators = [d.attr for d in node.decorator_list if isinstance(d, ast.Attribute)]
        if any(decorator in MACHINE_CODE for decorator in decorators):
            count += 1
            yield machine_code + (str(count) if count > 1 else ""), name
        else:
            yield f"{start}_{'_'.join(path)}", name


Named = ast.FunctionDef | ast.ClassDef


def _functions(node: ast.AST, path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], Named]]:
    """Every function and class, in the order in which they are compiled."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, Named):
            inner = (*path, child.name)
            yield inner, child
            yield from _functions(child, inner)
        else:
            yield from _functions(child, path)


def _plainer(name: str) -> str:
    return re.sub("_lt_(.*?)_gt_", r"<\1>", name.removeprefix(FROZEN))
