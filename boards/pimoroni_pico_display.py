"""Pimoroni Pico Display Pack: a 1.14" screen, 240 x 135, with four buttons.

It plugs onto the back of a Pico. Every button connects its pin to ground. There is no stick: the
two buttons on the right step backwards and forwards, the two on the left are OK and back.

    screen  SCK   GPIO 18    A  GPIO 12  OK           X  GPIO 14  previous
            MOSI  GPIO 19    B  GPIO 13  back         Y  GPIO 15  next
            CS    GPIO 17
            DC    GPIO 16
            BL    GPIO 20

The panel resets together with the Pico. Not used: the RGB LED (GPIO 6, 7, 8).

Not seen on glass yet: the pins are the maker's, ROTATION and INVERTED are as on similar boards.
"""

NAME = "Pimoroni Pico Display Pack"

PANEL = "st7789"
WIDTH = 240
HEIGHT = 135
ROTATION = 90  # the glass is upright, the picture lies on its side; 270 if it stands on its head
OFFSET_X = 52  # the glass is in the middle of the controller's memory
OFFSET_Y = 40
COLOUR_BITS = 12
INVERTED = True

SPI = 0
SPI_MODE = 3
SCK = 18
MOSI = 19
CS = 17
DC = 16
BACKLIGHT = 20, "BL"

BUTTON_UP = 14, "X"
BUTTON_DOWN = 15, "Y"
BUTTON_A = 12, "A"
BUTTON_B = 13, "B"
