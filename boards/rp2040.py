"""What the chip and the Pico's edge allow: facts from their data sheets, as tables."""

LAST_GPIO = 29
SPI_SCK = ((2, 6, 18, 22), (10, 14, 26))  # SPI_SCK[n] are the pins that can be SCK of SPI n
SPI_MOSI = ((3, 7, 19, 23), (11, 15, 27))
ADC = (26, 27, 28, 29)

# _EDGE[gpio] is the number of its pin on the Pico's edge, counted as the data sheet does; 0: none,
# because the Pico uses it itself.
_EDGE = (
    b"\x01\x02\x04\x05\x06\x07\x09\x0a"  # GPIO 0 to 7
    b"\x0b\x0c\x0e\x0f\x10\x11\x13\x14"  # 8 to 15
    b"\x15\x16\x18\x19\x1a\x1b\x1d\x00"  # 16 to 23
    b"\x00\x00\x1f\x20\x22\x00"  # 24 to 29
)


def edge_pin(gpio: int) -> int:
    """Return the Pico's pin number (1 to 40) of a GPIO, or 0 when it has none."""
    return _EDGE[gpio]


def pwm_slice(gpio: int) -> int:
    """Return the slice of a pin: pins of one slice share their frequency."""
    return gpio // 2 % 8
