"""The panel model once more, the slow and obvious way: one bit at a time, one pixel at a time."""

from hypothesis import example, given, settings
from hypothesis import strategies as st

from simulator.emulator.panel import (
    BGR,
    CASET,
    COLMOD,
    DISPON,
    MADCTL,
    MV,
    MX,
    MY,
    RAMWR,
    RAMWRC,
    RASET,
    SLPOUT,
    Glass,
    PanelModel,
)


class NaivePanel:
    def __init__(self, glass: Glass, memory: dict[tuple[int, int], tuple[int, int, int]]):
        self.glass, self.memory = glass, memory
        self.madctl, self.bits = 0, 18
        self.left, self.right, self.top, self.bottom = 0, 239, 0, 319
        self.x = self.y = 0

    def send(self, code: int, data: bytes) -> None:
        if code == MADCTL:
            self.madctl = data[0]
        elif code == COLMOD:
            self.bits = {3: 12, 5: 16, 6: 18}[data[0]]
        elif code == CASET:
            self.left, self.right = int.from_bytes(data[:2], "big"), int.from_bytes(data[2:], "big")
        elif code == RASET:
            self.top, self.bottom = int.from_bytes(data[:2], "big"), int.from_bytes(data[2:], "big")
        elif code in (RAMWR, RAMWRC):
            if code == RAMWR or not (
                self.left <= self.x <= self.right and self.top <= self.y <= self.bottom
            ):
                self.x, self.y = self.left, self.top
            self.pixels("".join(f"{byte:08b}" for byte in data))

    def pixels(self, stream: str) -> None:
        widths = {12: (4, 4, 4), 16: (5, 6, 5), 18: (8, 8, 8)}[self.bits]
        while len(stream) >= sum(widths):
            channels = []
            for width in widths:
                field, stream = stream[:width], stream[width:]
                if self.bits == 18:
                    channels.append(int(field[:6] + "00", 2))
                else:
                    channels.append(int((field * 2)[:8], 2))
            self.put((channels[0], channels[1], channels[2]))
            self.x += 1
            if self.x > self.right:
                self.x = self.left
                self.y += 1
                if self.y > self.bottom:
                    self.y = self.top

    def put(self, colour: tuple[int, int, int]) -> None:
        cell = self.cell(self.madctl, self.x, self.y)
        if cell[0] in range(240) and cell[1] in range(320):
            self.memory[cell] = colour

    @staticmethod
    def cell(madctl: int, x: int, y: int) -> tuple[int, int]:
        if madctl & MV:
            x, y = y, x
        return (239 - x if madctl & MX else x), (319 - y if madctl & MY else y)

    def pixel(self, x: int, y: int) -> tuple[int, int, int]:
        column, row = self.glass.offset
        colour = self.memory[self.cell(self.glass.upright, x + column, y + row)]
        return colour if bool(self.madctl & BGR) == self.glass.bgr else colour[::-1]


def spans(highest: int) -> st.SearchStrategy[bytes]:
    """Two addresses in order, most of them near the memory's edges."""
    near = st.one_of(st.integers(0, 6), st.integers(highest - 6, highest + 3))
    return st.tuples(near, near).map(
        lambda pair: b"".join(address.to_bytes(2, "big") for address in sorted(pair))
    )


steps = st.one_of(
    st.tuples(st.just(MADCTL), st.integers(0, 31).map(lambda bits: bytes((bits << 3,)))),
    st.tuples(st.just(COLMOD), st.sampled_from((b"\x03", b"\x05", b"\x06"))),
    st.tuples(st.just(CASET), st.one_of(spans(239), spans(319))),
    st.tuples(st.just(RASET), st.one_of(spans(239), spans(319))),
    st.tuples(st.sampled_from((RAMWR, RAMWRC)), st.binary(max_size=90)),
)
corners = st.builds(
    Glass,
    controller=st.just("ST7789"),
    width=st.just(14),
    height=st.just(12),
    upright=st.sampled_from((0, MX, MY, MV, MX | MY, MX | MV, MY | MV, MX | MY | MV)),
    offset=st.sampled_from(((0, 0), (226, 228))),
    bgr=st.booleans(),
)


# A command between two pixels that share a byte.
@example(
    Glass("ST7789", 14, 12), [(COLMOD, b"\3"), (RAMWR, b"\0\0"), (RAMWRC, b"\0\0"), (RAMWRC, b"")]
)
@settings(max_examples=150, deadline=None)
@given(corners, st.lists(steps, max_size=25))
def test_the_model_agrees_with_a_naive_one(glass: Glass, sent: list[tuple[int, bytes]]) -> None:
    panel = PanelModel(glass)
    panel.receive(0, bytes((SLPOUT, DISPON)))
    before = {}
    for y in range(glass.height):
        for x in range(glass.width):
            cell = NaivePanel.cell(glass.upright, x + glass.offset[0], y + glass.offset[1])
            value = panel._ram[cell[1] * 240 + cell[0]]
            before[cell] = (value >> 16, value >> 8 & 255, value & 255)
    naive = NaivePanel(glass, before)
    for index, (code, data) in enumerate(sent):
        panel.receive(0, bytes((code,)))
        panel.receive(1, data[: len(data) // 2])
        if index % 5 == 0:
            panel.picture()  # looking changes nothing
        panel.receive(1, data[len(data) // 2 :])
        naive.send(code, data)
    # Inverted glass is tested by itself; here it is off on both sides.
    seen = panel.picture()
    for y in range(glass.height):
        for x in range(glass.width):
            assert seen.getpixel((x, y)) == naive.pixel(x, y), (x, y)
