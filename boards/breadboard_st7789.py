"""A Pico on a breadboard, with an ST7789 screen module (240 x 240) and six push buttons.

This file is a template. Copy it to the Pico as /board.py, change the numbers to where your wires
are, and start the console again. The numbers are GPIO numbers ("GP15" on the Pico's pinout).
If the console can't use what is written here, it says which line is wrong.

    Pico            screen module         Pico           button (the other leg goes to GND)
    3V3 (pin 36)    VCC                   GP2 (pin  4)   up
    GND (pin 38)    GND                   GP3 (pin  5)   down
    GP18 (pin 24)   SCL                   GP4 (pin  6)   left
    GP19 (pin 25)   SDA                   GP5 (pin  7)   right
    GP17 (pin 22)   CS (may be missing)   GP6 (pin  9)   A: OK
    GP16 (pin 21)   DC                    GP7 (pin 10)   B: back
    GP20 (pin 26)   RES
    GP21 (pin 27)   BLK
"""

NAME = "Breadboard with an ST7789"

# The screen. Is it upside down or on its side? Change ROTATION to 0, 90, 180 or 270.
# White where there should be black? Change INVERTED. Red where there should be blue? Change BGR.
PANEL = "st7789"
WIDTH = 240  # as you look at it
HEIGHT = 240
ROTATION = 0
COLOUR_BITS = 12  # 16 if the picture is torn or its colours are wild
INVERTED = True
BGR = False

# The wires to the screen. The words in quotes are what is printed on the module.
# The screen stays dark or shows noise? Try SPI_MODE = 0; then SPI_HZ = 24_000_000, for long wires.
SPI = 0
SPI_MODE = 3
SPI_HZ = 62_500_000
SCK = 18, "SCL"
MOSI = 19, "SDA"
CS = 17  # your module has no CS? Write None instead of 17
DC = 16
RESET = 20, "RES"
BACKLIGHT = 21, "BLK"

# The buttons. Up, down, A and B are needed; left and right may go, BUTTON_X and BUTTON_Y may come.
BUTTON_UP = 2
BUTTON_DOWN = 3
BUTTON_LEFT = 4
BUTTON_RIGHT = 5
BUTTON_A = 6
BUTTON_B = 7

# A button presses twice? Take away the # in front of the next line. The self-test shows the number.
# BOUNCE_MS = 20

# A small loudspeaker between a pin and GND? Take away the # in front of the next line.
# SOUND = 15

# A battery between VSYS and GND (a Pico W can't measure it)? Take away these #, too.
# BATTERY = 29
# BATTERY_EMPTY = 3.3  # volts at which it is empty, and full
# BATTERY_FULL = 4.1
