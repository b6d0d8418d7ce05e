# The pins' names, as in Pin("LED"), are in pins.csv, beside this file.
set(PICO_BOARD "pico")
set(PICO_PLATFORM "rp2040")

# The interpreter's busiest functions run from SRAM: see there.
cmake_language(DEFER CALL include ${MICROPY_BOARD_DIR}/in_sram.cmake)

list(APPEND MICROPY_SOURCE_BOARD ${MICROPY_BOARD_DIR}/frames.c)
