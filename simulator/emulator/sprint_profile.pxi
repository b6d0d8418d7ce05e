"""Where a sprint notes what each cycle was spent on: see profile.py, which reads it."""

cimport cython

cdef enum:
    FLASH_SLOTS = 2 * 1024 * 1024 / 2  # a slot is a halfword: the smallest instruction
    RAM_SLOTS = RAM_BYTES / 2
    OUTSIDE = 0  # rows of functions that are none: before the first,
    INTERRUPT = 1  # and the machine code of interrupts
    NOBODY = 2  # a bytecode function that is not in the image
    BYTECODE = 1  # what begins at a slot, or lies there
    MACHINE_CODE = 2
    DEEPEST = 200


cdef inline int slot_of(word address) noexcept:
    """Where an address stands in the tables; -1 if it is neither in flash, RAM nor ROM."""
    if address - FLASH < 2 * FLASH_SLOTS:
        return (address - FLASH) >> 1
    if address - RAM < RAM_BYTES:
        return FLASH_SLOTS + ((address - RAM) >> 1)
    if address < ROM_BYTES:
        return FLASH_SLOTS + RAM_SLOTS + (address >> 1)
    return -1


@cython.final
cdef class Profile:
    """Counts cycles and cache misses for each pair of a function of ours and a symbol.

    symbols[slot] is the symbol that lies at an address; kinds[slot] tells where the interpreter's
    loop begins and where machine code of ours lies; ours[symbol] is the row of that code;
    bytecode[address] the row of a function of bytecode. The interpreter calls itself for each
    function of ours, so the stack pointer says when one has ended, also by an exception.
    """

    cdef public bint on
    cdef public object bytecode
    cdef readonly word columns
    cdef unsigned short[::1] symbols
    cdef unsigned short[::1] ours
    cdef byte[::1] kinds
    cdef unsigned long long[::1] cycles, misses, inside, calls, fetched
    cdef unsigned short[::1] active
    cdef unsigned long long now
    cdef int depth, floor
    cdef bint in_interrupt
    cdef word top, row
    cdef word stack[DEEPEST]
    cdef word rows[DEEPEST]
    cdef unsigned long long since[DEEPEST]

    def __init__(self, symbols, kinds, ours, bytecode, counters):
        """counters: by name, arrays of zeros; those of pairs are rows of symbols."""
        self.symbols, self.kinds, self.ours, self.bytecode = symbols, kinds, ours, bytecode
        self.cycles, self.misses = counters["cycles"], counters["misses"]
        self.inside, self.calls = counters["inside"], counters["calls"]
        self.fetched, self.active = counters["fetched"], counters["active"]
        self.columns = len(self.fetched)
        self.top = 0xFFFFFFFF

    cdef inline void arrive(self, RP2040 chip, word* r, bint in_interrupt) noexcept:
        """Before an instruction: which function of ours is this?"""
        cdef int slot = slot_of(r[PC])
        cdef byte kind
        if in_interrupt != self.in_interrupt:
            self.in_interrupt = in_interrupt
            self.floor = self.depth if in_interrupt else 0
            self.choose()
        while self.depth and r[SP] >= self.top:
            self.leave()
        if slot < 0:
            return
        kind = self.kinds[slot]
        if kind == BYTECODE:
            self.enter(r[SP], self.running(chip, r[0]))
        elif kind == MACHINE_CODE and self.row != self.ours[self.symbols[slot]]:
            self.enter(r[SP], self.ours[self.symbols[slot]])

    cdef word running(self, RP2040 chip, word code_state) noexcept:
        """The function that the interpreter's loop is told to run: state, function, bytecode."""
        cdef byte* ram = &chip._sram[0]
        cdef word function, at
        if code_state - RAM >= RAM_BYTES:
            return NOBODY
        function = (<word*> (ram + (code_state - RAM)))[0]
        if function - RAM < RAM_BYTES:
            at = (<word*> (ram + (function - RAM)))[3]
        elif function - FLASH < FLASH_BYTES:
            at = (<word*> (&chip._flash[0] + (function - FLASH)))[3]
        else:
            return NOBODY
        return self.bytecode.get(at, NOBODY)

    cdef void enter(self, word sp, word row) noexcept:
        if self.depth == DEEPEST or self.top == sp:  # the same call, asked for twice
            return
        self.stack[self.depth], self.rows[self.depth] = sp, row
        self.since[self.depth] = self.now
        self.active[row] += 1
        self.calls[row] += self.on
        self.depth += 1
        self.choose()

    cdef void leave(self) noexcept:
        cdef word row
        self.depth -= 1
        row = self.rows[self.depth]
        self.active[row] -= 1
        if not self.active[row]:  # the outermost call of a function that calls itself
            self.inside[row] += self.now - self.since[self.depth]
        if self.floor > self.depth:
            self.floor = self.depth
        self.choose()

    cdef inline void choose(self) noexcept:
        self.top = self.stack[self.depth - 1] if self.depth else 0xFFFFFFFF
        if self.depth > self.floor:
            self.row = self.rows[self.depth - 1]
        else:
            self.row = INTERRUPT if self.in_interrupt else OUTSIDE

    cdef inline void spend(self, word pc, word cycles, word cost) noexcept:
        """After it: so many cycles, of which so many were waited for the flash."""
        cdef int slot = slot_of(pc)
        cdef word at
        if not self.on:
            return
        self.now += cycles
        at = self.row * self.columns + (self.symbols[slot] if slot >= 0 else 0)
        self.cycles[at] += cycles
        self.misses[at] += cost

    cdef inline void fetch(self, word address) noexcept:
        """A line of the cache was filled from here."""
        cdef int slot = slot_of(address)
        if self.on and slot >= 0:
            self.fetched[self.symbols[slot]] += 1

    def settle(self):
        """Count what is still running, as if it ended now."""
        cdef int at
        for at in range(self.depth):
            if self.active[self.rows[at]] == 1:
                self.inside[self.rows[at]] += self.now - self.since[at]
            self.since[at] = self.now

    def begin(self):
        """Forget the past of what is running."""
        cdef int at
        for at in range(self.depth):
            self.since[at] = self.now
        self.on = True
