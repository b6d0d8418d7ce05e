"""Waveshare Pico-LCD-2: a 2.0" screen, 320 x 240, with four buttons.

It plugs onto the back of a Pico. Every button connects its pin to ground. There is no stick: the
two buttons on the right step backwards and forwards, the two on the left are OK and back.

    screen  LCD_CLK  GPIO 10    top left      GPIO 15  OK
            LCD_DIN  GPIO 11    bottom left   GPIO  3  back
            LCD_CS   GPIO  9    top right     GPIO 17  previous
            LCD_DC   GPIO  8    bottom right  GPIO  2  next
            LCD_RST  GPIO 12
            LCD_BL   GPIO 13

Not seen on glass yet: the pins are the maker's, ROTATION and INVERTED are as on similar boards.
"""

NAME = "Waveshare Pico-LCD-2"

PANEL = "st7789"
WIDTH = 320
HEIGHT = 240
ROTATION = 90  # the glass is upright, the picture lies on its side; 270 if it stands on its head
COLOUR_BITS = 12
INVERTED = True

SPI = 1
SPI_MODE = 3
SCK = 10, "LCD_CLK"
MOSI = 11, "LCD_DIN"
CS = 9, "LCD_CS"
DC = 8, "LCD_DC"
RESET = 12, "LCD_RST"
BACKLIGHT = 13, "LCD_BL"

BUTTON_UP = 17, "top right"
BUTTON_DOWN = 2, "bottom right"
BUTTON_A = 15, "top left"
BUTTON_B = 3, "bottom left"
