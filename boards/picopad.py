"""Picopad, by Pajenicko: a handheld round a Pico, with a 2.0" screen, sound and a battery.

The Pico is soldered into it. Every button connects its pin to ground.

    screen  SCK    GPIO 18    cross  up     GPIO 4    sound        GPIO 15
            MOSI   GPIO 19           down   GPIO 5    battery / 3  GPIO 29
            CS     GPIO 21           left   GPIO 3
            DC     GPIO 17           right  GPIO 2
            RESET  GPIO 20    A  GPIO 7    X  GPIO 9
            BL     GPIO 16    B  GPIO 6    Y  GPIO 8

Not used: the LED (GPIO 22) and the card slot. With a Pico W in it, the battery can't be measured.

Not seen on glass yet: pins and SPI mode are the maker's, ROTATION and INVERTED are as on similar
boards.
"""

NAME = "Picopad"

PANEL = "st7789"
WIDTH = 320
HEIGHT = 240
ROTATION = 90  # the glass is upright, the picture lies on its side; 270 if it stands on its head
COLOUR_BITS = 12
INVERTED = True

SPI = 0
SPI_MODE = 3
SCK = 18
MOSI = 19
CS = 21
DC = 17
RESET = 20
BACKLIGHT = 16, "BL"

BUTTON_UP = 4, "up"
BUTTON_DOWN = 5, "down"
BUTTON_LEFT = 3, "left"
BUTTON_RIGHT = 2, "right"
BUTTON_A = 7, "A"
BUTTON_B = 6, "B"
BUTTON_X = 9, "X"
BUTTON_Y = 8, "Y"

SOUND = 15
BATTERY = 29
BATTERY_FACTOR = 3
