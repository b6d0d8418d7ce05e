#define MICROPY_HW_BOARD_NAME "Pocket Keltis on Raspberry Pi Pico"

// Half of the flash for files; the image has the other half. Plain MicroPython gives files 1408 KB,
// which leaves an image too little. So ours does not find the files of a plain one: it sees data
// that is no file system, and leaves it alone.
#define MICROPY_HW_FLASH_STORAGE_BYTES (1024 * 1024)

// One core plays the games. Without the other, no lock is taken for each object that is made.
#define MICROPY_PY_THREAD (0)

// Python's functions have a stack of their own: see frames.c.
#define MICROPY_ENABLE_PYSTACK (1)
void pocket_keltis_frames(void);
#define MICROPY_BOARD_EARLY_INIT pocket_keltis_frames

// Where a name was found last is remembered for twice as many names as usual.
#define MICROPY_OPT_MAP_LOOKUP_CACHE_SIZE (256)
