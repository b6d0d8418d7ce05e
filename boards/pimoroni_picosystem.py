"""Pimoroni PicoSystem: a finished handheld with the Pico's chip, 1.54" screen, sound and battery.

Nothing needs wiring. Every button connects its pin to ground.

    screen  SCLK   GPIO  6    pad  up     GPIO 23    sound          GPIO 11
            MOSI   GPIO  7         down   GPIO 20    battery / 3    GPIO 26
            CS     GPIO  5         left   GPIO 22    charging: low  GPIO 24
            DC     GPIO  9         right  GPIO 21
            RESET  GPIO  4    A    GPIO 18    B  GPIO 19
            BL     GPIO 12    X    GPIO 17    Y  GPIO 16

Not used: the panel's tearing signal (GPIO 8) and the RGB LED (GPIO 14, 13, 15).
"""

NAME = "Pimoroni PicoSystem"
PICO = False

PANEL = "st7789"
WIDTH = 240
HEIGHT = 240
COLOUR_BITS = 12
INVERTED = True

SPI = 0
SPI_MODE = 3
SCK = 6, "SCLK"
MOSI = 7
CS = 5
DC = 9
RESET = 4
BACKLIGHT = 12, "BL"

BUTTON_UP = 23, "up"
BUTTON_DOWN = 20, "down"
BUTTON_LEFT = 22, "left"
BUTTON_RIGHT = 21, "right"
BUTTON_A = 18, "A"
BUTTON_B = 19, "B"
BUTTON_X = 17, "X"
BUTTON_Y = 16, "Y"

SOUND = 11
BATTERY = 26
BATTERY_FACTOR = 3
CHARGING = 24
