#define MICROPY_HW_BOARD_NAME "Pocket Keltis on Raspberry Pi Pico 2"

// As large as in the image from micropython.org, for the same reason as on the Pico.
#define MICROPY_HW_FLASH_STORAGE_BYTES (PICO_FLASH_SIZE_BYTES - 1024 * 1024)
