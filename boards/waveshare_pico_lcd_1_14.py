"""Waveshare Pico-LCD-1.14: a 1.14" screen, 240 x 135, with a stick and two buttons.

It plugs onto the back of a Pico. Every button connects its pin to ground.

    screen  LCD_CLK  GPIO 10    stick  up     GPIO  2    buttons  A  GPIO 15
            LCD_DIN  GPIO 11           down   GPIO 18             B  GPIO 17
            LCD_CS   GPIO  9           left   GPIO 16
            LCD_DC   GPIO  8           right  GPIO 20
            LCD_RST  GPIO 12           press  GPIO  3
            LCD_BL   GPIO 13

Not seen on glass yet: the pins are the maker's, ROTATION and INVERTED are as on similar boards.
"""

NAME = "Waveshare Pico-LCD-1.14"

PANEL = "st7789"
WIDTH = 240
HEIGHT = 135
ROTATION = 90  # the glass is upright, the picture lies on its side; 270 if it stands on its head
OFFSET_X = 52  # the glass is in the middle of the controller's memory
OFFSET_Y = 40
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

BUTTON_UP = 2, "up"
BUTTON_DOWN = 18, "down"
BUTTON_LEFT = 16, "left"
BUTTON_RIGHT = 20, "right"
BUTTON_PRESS = 3, "press"
BUTTON_A = 15, "A"
BUTTON_B = 17, "B"
