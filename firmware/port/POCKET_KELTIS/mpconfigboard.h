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

// Memory that a console has better uses for, 1 KB: USB devices made by programs, half of what is
// typed ahead (a computer waits), and where each module was loaded from, which is the image.
#define MICROPY_HW_ENABLE_USB_RUNTIME_DEVICE (0)
#define MICROPY_HW_STDIN_BUFFER_LEN (256)
#define MICROPY_PY___FILE__ (0)

// Most calls of these take a shorter way: see shortcuts.c.
#define MICROPY_WRAP_MP_MAP_LOOKUP(f) f ## _at_length
#define MICROPY_WRAP_MP_BINARY_OP(f) f ## _at_length
