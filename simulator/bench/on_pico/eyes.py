"""Shows a picture that tells whether colours, directions, edges and the light are right."""

import boards
from display import palette
from display.fonts import LARGE
from display.frame import Frame

LIGHT = 100

board = boards.load()
frame = Frame(board.panel.width, board.panel.height)
width, height = frame.width, frame.height
frame.fill(palette.NIGHT)
frame.box(0, 0, width, height, palette.CHALK)
frame.box(1, 1, width - 2, height - 2, palette.NIGHT)
bars = (("blue", palette.BLUE), ("green", palette.GREEN), ("yellow", palette.YELLOW))
for number, (name, colour) in enumerate(bars):
    frame.box(20, 60 + 40 * number, 60, 30, colour)
    frame.text(96, 64 + 40 * number, name, palette.CHALK, LARGE)
frame.text(20, 16, "this is the top", palette.CHALK, LARGE)
board.panel.show(frame)
board.backlight.set(LIGHT)
