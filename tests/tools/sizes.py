"""The boards that stand for each size of panel: whatever is shown is tried on all of them."""

SQUARE = "pimoroni_picosystem"  # 240 x 240, eight buttons
WIDE = "pimoroni_pico_display_2"  # 320 x 240, four buttons
LOW = "pimoroni_pico_display"  # 240 x 135, four buttons
UNPRINTED = "waveshare_pico_lcd_2"  # 320 x 240, four buttons with nothing printed beside them
STICKS = ("waveshare_pico_lcd_1_14", "picopad")  # the low one and the wide one with a stick
SIZES = {SQUARE: "240", WIDE: "320", LOW: "135"}
