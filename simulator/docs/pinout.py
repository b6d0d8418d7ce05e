"""The edge of a Raspberry Pi Pico: forty pins, seen from above with the USB socket at the top."""

LEFT, RIGHT = -1, 1
ROWS = 20  # pins on each side

GND = "GND"
POWER = "3V3(OUT)"  # what the Pico gives to a screen

# From pin 1, at the top left, down to pin 20; then from pin 21, at the bottom right, up to pin 40.
NAMES = (
    *("GP0", "GP1", GND, "GP2", "GP3", "GP4", "GP5", GND, "GP6", "GP7"),
    *("GP8", "GP9", GND, "GP10", "GP11", "GP12", "GP13", GND, "GP14", "GP15"),
    *("GP16", "GP17", GND, "GP18", "GP19", "GP20", "GP21", GND, "GP22", "RUN"),
    *("GP26", "GP27", "AGND", "GP28", "ADC_VREF", POWER, "3V3_EN", GND, "VSYS", "VBUS"),
)


def side_and_row(pin: int) -> tuple[int, int]:
    """Where a pin is: on which side, and in which row from the top."""
    return (LEFT, pin - 1) if pin <= ROWS else (RIGHT, 2 * ROWS - pin)


def pins_called(name: str) -> list[int]:
    return [pin for pin, known in enumerate(NAMES, 1) if known == name]
