"""Waveshare Pico-LCD-1.3, the reference board: a 1.3" screen with a stick and four buttons.

It plugs onto the back of a Pico. Every button connects its pin to ground.

    screen  LCD_CLK  GPIO 10    stick  up     GPIO  2    buttons  A  GPIO 15
            LCD_DIN  GPIO 11           down   GPIO 18             B  GPIO 17
            LCD_CS   GPIO  9           left   GPIO 16             X  GPIO 19
            LCD_DC   GPIO  8           right  GPIO 20             Y  GPIO 21
            LCD_RST  GPIO 12           press  GPIO  3
            LCD_BL   GPIO 13

It has no loudspeaker and can't measure a battery. With a battery wired to VSYS, a /board.py with
the lines BOARD = "waveshare_pico_lcd_1_3" and BATTERY = 29 makes it do so.
"""

NAME = "Waveshare Pico-LCD-1.3"

PANEL = "st7789"
WIDTH = 240
HEIGHT = 240
ROTATION = 90  # the glass is mounted on its side
COLOUR_BITS = 12
INVERTED = True

SPI = 1
SPI_MODE = 3  # no gap between bytes; the panel takes mode 0 as well
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
BUTTON_X = 19, "X"
BUTTON_Y = 21, "Y"
