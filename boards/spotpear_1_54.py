"""Spotpear 1.54" game console for the Pico, revision 2.0: a cross and eight buttons.

A Pico plugs into it. Every button connects its pin to ground.

    screen  CLK  GPIO 10    cross  up     GPIO 16    A  GPIO 3
            DIN  GPIO 11           down   GPIO 14    B  GPIO 6
            CS   GPIO  9           left   GPIO 13    X  GPIO 2
            DC   GPIO  8           right  GPIO 17    Y  GPIO 4
            RST  GPIO 12
            BL   GPIO  7

Not used: L (GPIO 18), R (GPIO 1), SELECT (GPIO 26) and START (GPIO 27).

Not seen on glass yet: the pins are the maker's, ROTATION and INVERTED are as on similar boards.
"""

NAME = "Spotpear 1.54 game console"

PANEL = "st7789"
WIDTH = 240
HEIGHT = 240
ROTATION = 0  # 90, 180 or 270 if it lies on its side or stands on its head
COLOUR_BITS = 12
INVERTED = True

SPI = 1
SPI_MODE = 3
SCK = 10, "CLK"
MOSI = 11, "DIN"
CS = 9
DC = 8
RESET = 12, "RST"
BACKLIGHT = 7, "BL"

BUTTON_UP = 16, "up"
BUTTON_DOWN = 14, "down"
BUTTON_LEFT = 13, "left"
BUTTON_RIGHT = 17, "right"
BUTTON_A = 3, "A"
BUTTON_B = 6, "B"
BUTTON_X = 2, "X"
BUTTON_Y = 4, "Y"
