"""What the sprint works with: flags, memory, and the part of the SIO that has no pins."""

ctypedef unsigned int word
ctypedef unsigned short half
ctypedef unsigned char byte
ctypedef unsigned long long doubleword

cdef enum:
    ROM_BYTES = 16 * 1024
    FLASH = 0x10000000
    FLASH_BYTES = 16 * 1024 * 1024
    RAM = 0x20000000
    RAM_BYTES = 264 * 1024
    CACHE_SETS = 1024
    CACHE_EMPTY = FLASH_BYTES / 8
    CACHE_CHANCE = 2 * CACHE_SETS
    CACHE_COST = 2 * CACHE_SETS + 1
    DMA = 0x50000000
    DMA_CHANNELS_END = DMA + 12 * 64
    SSI = 0x18000000
    SSI_LEVELS = SSI + 0x20
    SSI_STATUS = SSI + 0x28
    SSI_END = SSI + 0x1000
    APB = 0x40000000
    WATCHDOG = APB + 0x58000
    WATCHDOG_END = WATCHDOG + 0x4000
    AHB = 0x50000000
    SIO = 0xD0000000U
    SIO_END = 0xE0000000U
    SP = 13
    LR = 14
    PC = 15


# Arithmetic

cdef struct Flags:
    bint n
    bint z
    bint c
    bint v


cdef inline word told(Flags* f, word result) noexcept:
    f.n = result >> 31
    f.z = result == 0
    return result


cdef inline word plus(Flags* f, word a, word b) noexcept:
    cdef word result = a + b
    f.c = result < a
    f.v = ((a ^ result) & (b ^ result)) >> 31
    return told(f, result)


cdef inline word minus(Flags* f, word a, word b) noexcept:
    cdef word result = a - b
    f.c = a >= b
    f.v = ((a ^ b) & (a ^ result)) >> 31
    return told(f, result)


cdef extern from *:
    word ones "__builtin_popcount" (word bits) noexcept
    word lowest "__builtin_ctz" (word bits) noexcept


# Branches


cdef inline word far(word op, word op2) noexcept:
    """How far BL jumps."""
    cdef word s = op >> 10 & 1
    cdef word i1 = 1 ^ s ^ (op2 >> 13 & 1)
    cdef word i2 = 1 ^ s ^ (op2 >> 11 & 1)
    return s * 0xFF000000U | i1 << 23 | i2 << 22 | (op & 0x3FF) << 12 | (op2 & 0x7FF) << 1


# Memory

cdef struct Memory:
    byte* rom
    byte* flash
    byte* ram


cdef inline byte* writable(Memory* m, word address, word size) noexcept:
    """Where so many bytes of the RAM are kept; NULL if it is elsewhere, or not aligned."""
    if address - RAM < RAM_BYTES and not address & (size - 1):
        return m.ram + (address - RAM)
    return NULL


cdef inline byte* readable(Memory* m, word address, word size) noexcept:
    """The same for RAM, flash and ROM."""
    if address & (size - 1):
        return NULL
    if address - RAM < RAM_BYTES:
        return m.ram + (address - RAM)
    if address - FLASH < FLASH_BYTES:
        return m.flash + (address - FLASH)
    return m.rom + address if address < ROM_BYTES else NULL


cdef struct Code:
    byte* first  # of so many bytes, from an address on
    word start
    word size


cdef inline Code code_at(Memory* m, word address) noexcept:
    """The memory in which an instruction lies."""
    if address - FLASH < FLASH_BYTES:
        return Code(m.flash, FLASH, FLASH_BYTES)
    if address - RAM < RAM_BYTES:
        return Code(m.ram, RAM, RAM_BYTES)
    return Code(m.rom, 0, ROM_BYTES if address < ROM_BYTES else 0)


cdef inline word halfword(Code* code, word address) noexcept:
    return (<half*> (code.first + (address - code.start)))[0]


cdef inline bint is_register(word address) noexcept:
    """Whether it is one of the chip's outside of the processor and of the flash's cache."""
    return not address & 3 and (APB <= address < SIO_END or SSI <= address < SSI_END)


cdef inline int wait_to_read(word address) noexcept:
    return 0 if address >= SIO else 3 if APB <= address < AHB else 1


cdef inline int wait_to_write(word address) noexcept:
    return 0 if address >= SIO else 4 if APB <= address < AHB else 1


# The flash cache: the same as in cache.py, on the same arrays

cdef struct Cache:
    byte* held
    word* lines


cdef inline word waits(Cache* c, word address) noexcept:
    """How many cycles the processor waits for a read, if it is from the flash at all."""
    if address - FLASH >= FLASH_BYTES or c.held[(address - FLASH) >> 2]:
        return 0
    return missed(c, (address - FLASH) >> 2)


cdef word missed(Cache* c, word at) noexcept:
    cdef word line = at >> 1
    cdef word* way = c.lines + 2 * (line % CACHE_SETS)
    if way[0] != line and way[1] != line:
        if way[0] != CACHE_EMPTY and (way[1] == CACHE_EMPTY or tossed(&c.lines[CACHE_CHANCE])):
            way += 1
        c.held[2 * way[0]] = c.held[2 * way[0] + 1] = 0
        way[0] = line
    c.held[at] = 1
    return c.lines[CACHE_COST]


cdef inline word tossed(word* chance) noexcept:
    chance[0] = chance[0] >> 1 ^ (0xB400 if chance[0] & 1 else 0)
    return chance[0] & 1


cdef class Pinless:
    """The SIO's divider and spinlocks, by the names under which `RPSIO` knows them."""

    cdef public long long div_dividend, div_divisor
    cdef public double div_quotient, div_remainder
    cdef public int div_csr
    cdef public word spin_lock

    cdef bint write(self, word address, word value) noexcept:
        """Whether that could be done here."""
        cdef long long a, b
        if 0xD0000100U <= address < 0xD0000180U and not address & 3:
            self.spin_lock &= ~(<word> 1 << (address >> 2 & 31))
            return True
        if not 0xD0000060U <= address < 0xD0000070U or address & 3:
            return False
        # Dividend and divisor, for a division without signs, then with them.
        if address & 4:
            self.div_divisor = value
        else:
            self.div_dividend = value
        if address & 8:
            a, b = <int> self.div_dividend, <int> self.div_divisor
        else:
            a, b = <word> self.div_dividend, <word> self.div_divisor
        if b:
            self.div_quotient, self.div_remainder = a // b, a % b
        else:
            self.div_quotient, self.div_remainder = -1 if a else 1, self.div_dividend
        self.div_csr = 3
        return True

    cdef bint read(self, word address, word* value) noexcept:
        """The same."""
        cdef word lock
        if address == 0xD0000000U:  # the number of this core
            value[0] = 0
        elif address == 0xD0000070U:
            self.div_csr &= ~2
            value[0] = <word> <long long> self.div_quotient
        elif address == 0xD0000074U:
            value[0] = <word> <long long> self.div_remainder
        elif address == 0xD0000078U:
            value[0] = self.div_csr
        elif 0xD0000100U <= address < 0xD0000180U and not address & 3:
            lock = <word> 1 << (address >> 2 & 31)
            value[0] = lock & ~self.spin_lock
            self.spin_lock |= lock
        else:
            return False
        return True


class Sio(Pinless, RPSIO):
    """rp2040py's own, with a part that a sprint can use."""
