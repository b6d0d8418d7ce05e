"""Pimoroni Pico Display Pack 2.0: a 2.0" screen, 320 x 240, with four buttons.

It plugs onto the back of a Pico. Every button connects its pin to ground. There is no stick: the
two buttons on the right step backwards and forwards, the two on the left are OK and back.

    screen  SCK   GPIO 18    A  GPIO 12  OK           X  GPIO 14  previous
            MOSI  GPIO 19    B  GPIO 13  back         Y  GPIO 15  next
            CS    GPIO 17
            DC    GPIO 16
            BL    GPIO 20

The panel resets together with the Pico. Not used: the RGB LED (GPIO 6, 7, 8).
"""

NAME = "Pimoroni Pico Display Pack 2.0"

PANEL = "st7789"
WIDTH = 320
HEIGHT = 240
ROTATION = 90  # the glass is upright, the picture lies on its side
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
