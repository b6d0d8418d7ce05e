"""Pimoroni Pico Explorer Base: a 1.54" screen and four buttons beside a small breadboard.

A Pico plugs into it. Every button connects its pin to ground. There is no stick: the two buttons on
the right step backwards and forwards, the two on the left are OK and back.

    screen  SCK   GPIO 18    A  GPIO 12  OK           X  GPIO 14  previous
            MOSI  GPIO 19    B  GPIO 13  back         Y  GPIO 15  next
            CS    GPIO 17
            DC    GPIO 16

The panel resets together with the Pico, and its light is always on. Its piezo hears a pin once a
wire leads there from the pin's socket: with a wire from GP0, a /board.py with the lines
BOARD = "pimoroni_pico_explorer" and SOUND = 0 makes it sound.

Not seen on glass yet: ROTATION and INVERTED are as on similar boards, and the screen's pins are
those of the Display Pack.
"""

NAME = "Pimoroni Pico Explorer"

PANEL = "st7789"
WIDTH = 240
HEIGHT = 240
ROTATION = 0  # 90, 180 or 270 if it lies on its side or stands on its head
COLOUR_BITS = 12
INVERTED = True

SPI = 0
SPI_MODE = 3
SCK = 18
MOSI = 19
CS = 17
DC = 16

BUTTON_UP = 14, "X"
BUTTON_DOWN = 15, "Y"
BUTTON_A = 12, "A"
BUTTON_B = 13, "B"
