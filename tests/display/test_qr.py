"""QR codes, read back by a reader that is not ours (zbar)."""

import subprocess
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from interpreters import run_on_cpython, run_on_micropython
from PIL import Image

from display import qr

PIXELS, MARGIN = 4, 4  # a module's width, and the light modules that a code needs round it
CAPITALS = st.text("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:", min_size=1, max_size=90)
PRINTABLE = st.text(st.characters(min_codepoint=33, max_codepoint=126), min_size=1, max_size=60)


def read(modules: bytes, room: Path) -> str:
    """Return what zbar reads in a picture of the code."""
    side = qr.SIZE + 2 * MARGIN
    picture = Image.new("L", (side, side), 255)
    for at, dark in enumerate(modules):
        picture.putpixel((MARGIN + at % qr.SIZE, MARGIN + at // qr.SIZE), 0 if dark else 255)
    file = room / "code.png"
    picture.resize((side * PIXELS, side * PIXELS), Image.Resampling.NEAREST).save(file)
    command = ["zbarimg", "--raw", "--quiet", "--set", "*.enable=0", "--set", "qr.enable=1"]
    done = subprocess.run([*command, "--oneshot", file], capture_output=True)
    return done.stdout.decode().removesuffix("\n")


@given(address=PRINTABLE, content=CAPITALS)
@settings(
    max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_a_reader_that_is_not_ours_reads_an_address_and_what_follows(
    zbar, tmp_path, address, content
):
    modules = qr.make(((address, qr.BYTES), (content, qr.CAPITALS)))
    assert read(modules, tmp_path) == address + content


def test_a_code_can_be_filled_to_the_last_byte(zbar, tmp_path):
    longest = "".join(chr(33 + at % 90) for at in range(154))
    assert read(qr.make(((longest, qr.BYTES),)), tmp_path) == longest
    with pytest.raises(ValueError, match="too long"):
        qr.make(((longest + "!", qr.BYTES),))


def test_every_mark_of_wear_up_to_seven_percent_is_corrected(zbar, tmp_path):
    modules = qr.make((("HTTPS://EXAMPLE.ORG/WORN", qr.CAPITALS),))
    for at in range(20):  # a scratch across the data: half a dozen bytes
        modules[(20 + at // 5) * qr.SIZE + 10 + at % 5] ^= 1
    assert read(modules, tmp_path) == "HTTPS://EXAMPLE.ORG/WORN"


def test_micropython_makes_the_same_code(micropython):
    program = """
from binascii import crc32
from display import qr
print(crc32(qr.make((("https://a.example/#g=", qr.BYTES), ("0Z9" * 40, qr.CAPITALS)))))
"""
    assert run_on_micropython(micropython, program) == run_on_cpython(program)
