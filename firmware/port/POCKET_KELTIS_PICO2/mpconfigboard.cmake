set(PICO_BOARD "pico2")
set(PICO_PLATFORM "rp2350")
