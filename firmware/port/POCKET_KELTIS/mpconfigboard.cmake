# The pins' names, as in Pin("LED"), are in pins.csv, beside this file.
set(PICO_BOARD "pico")
set(PICO_PLATFORM "rp2040")

# The interpreter's busiest functions run from SRAM: see there.
cmake_language(DEFER CALL include ${MICROPY_BOARD_DIR}/in_sram.cmake)

# Half of the room for files that are read or written: see there.
cmake_language(DEFER CALL include ${MICROPY_BOARD_DIR}/small_caches.cmake)

# A serial line over USB has three endpoints of sixteen, and may be slow; a console needs few timers.
# 1.3 KB of heap.
list(APPEND MICROPY_DEF_BOARD USB_MAX_ENDPOINTS=3 PICO_TIME_DEFAULT_ALARM_POOL_MAX_TIMERS=8)
list(APPEND MICROPY_DEF_BOARD CFG_TUD_CDC_RX_BUFSIZE=128 CFG_TUD_CDC_TX_BUFSIZE=128)

list(APPEND MICROPY_SOURCE_BOARD ${MICROPY_BOARD_DIR}/frames.c ${MICROPY_BOARD_DIR}/shortcuts.c)
