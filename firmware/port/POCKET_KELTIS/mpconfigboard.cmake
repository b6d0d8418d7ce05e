# The pins' names, as in Pin("LED"), are in pins.csv, beside this file.
set(PICO_BOARD "pico")
set(PICO_PLATFORM "rp2040")
