// Where the frames of Python's functions lie: on a stack of their own, below C's.
//
// Without it MicroPython takes each frame of more than eleven words from the heap, and looks for room
// there from the first gap on. In a heap that has been used for a while, that is 0.3 ms for a call.

#include "py/pystack.h"

extern uint8_t __FramesBottom, __StackBottom; // in_sram.cmake puts them there

void pocket_keltis_frames(void) {
    mp_pystack_init(&__FramesBottom, &__StackBottom);
}
