#define MICROPY_HW_BOARD_NAME "Pocket Keltis on Raspberry Pi Pico 2"

// As in plain MicroPython: a megabyte for the image, the rest for files.
#define MICROPY_HW_FLASH_STORAGE_BYTES (PICO_FLASH_SIZE_BYTES - 1024 * 1024)
