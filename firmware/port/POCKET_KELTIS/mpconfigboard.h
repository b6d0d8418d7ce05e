#define MICROPY_HW_BOARD_NAME "Pocket Keltis on Raspberry Pi Pico"

// As large as in the image from micropython.org, so that the files on a Pico stay when it changes
// from that image to ours and back.
#define MICROPY_HW_FLASH_STORAGE_BYTES (1408 * 1024)
