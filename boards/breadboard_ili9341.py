"""A Pico on a breadboard, with an ILI9341 screen module (320 x 240) and six push buttons.

This file is a template. Copy it to the Pico as /board.py, change the numbers to where your wires
are, and start the console again. The numbers are GPIO numbers ("GP15" on the Pico's pinout).
If the console can't use what is written here, it says which line is wrong.

    Pico            screen module         Pico           button (the other leg goes to GND)
    3V3 (pin 36)    VCC                   GP2 (pin  4)   up
    GND (pin 38)    GND                   GP3 (pin  5)   down
    GP18 (pin 24)   SCK                   GP4 (pin  6)   left
    GP19 (pin 25)   SDI (MOSI)            GP5 (pin  7)   right
    GP17 (pin 22)   CS                    GP6 (pin  9)   A: OK
    GP16 (pin 21)   DC                    GP7 (pin 10)   B: back
    GP20 (pin 26)   RESET
    GP21 (pin 27)   LED
"""

NAME = "Breadboard with an ILI9341"

# The screen. Is it upside down or on its side? Change ROTATION to 0, 90, 180 or 270 (and swap
# WIDTH and HEIGHT for a picture that stands upright). Red where there should be blue? Change BGR.
PANEL = "ili9341"
WIDTH = 320  # as you look at it
HEIGHT = 240
ROTATION = 90
INVERTED = False
BGR = True

# The wires to the screen. The words in quotes are what is printed on the module.
# The screen stays white or shows noise? Try SPI_HZ = 10_000_000: these modules differ a lot.
SPI = 0
SPI_MODE = 0
SPI_HZ = 31_250_000
SCK = 18
MOSI = 19, "SDI (MOSI)"
CS = 17
DC = 16
RESET = 20
BACKLIGHT = 21, "LED"

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
