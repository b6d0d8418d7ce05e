# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False
"""rp2040py's processor at a sprint.

rp2040py asks the clock, the PIOs and the run switch after every instruction. While instructions
touch nothing but registers, RAM and flash, none of them has anything to say before the next alarm,
so here such instructions are done in one go. The others, and rare ones, are left to rp2040py. What
the firmware sees, and when, is the same to the cycle, and a test compares the two.
"""

from libc.math cimport ceil

from rp2040py.native._cortex_m0_core cimport CortexM0Core
from rp2040py.native._rp2040 cimport RP2040
from rp2040py.native._simulation_clock cimport SimulationClock

from rp2040py.sio import RPSIO

ctypedef unsigned int word
ctypedef unsigned short half
ctypedef unsigned char byte

cdef struct Flags:
    bint n
    bint z
    bint c
    bint v

cdef enum:
    FLASH = 0x10000000
    FLASH_BYTES = 16 * 1024 * 1024
    RAM = 0x20000000
    RAM_BYTES = 264 * 1024
    DIVIDER = 0xD0000060
    SP = 13
    LR = 14
    PC = 15
    # Loads and stores, by the numbers that they have in an instruction with two registers.
    STR = 0
    STRH = 1
    STRB = 2
    LDRSB = 3
    LDR = 4
    LDRH = 5
    LDRB = 6
    LDRSH = 7

cdef double CYCLE_NANOS = 8  # at 125 MHz


cdef class Divider:
    """The hardware divider, by the names under which `RPSIO` knows it."""

    cdef public long long div_dividend, div_divisor
    cdef public double div_quotient, div_remainder
    cdef public int div_csr

    cdef bint write(self, word address, word value) noexcept:
        """Dividend and divisor, for a division without signs, then with them."""
        cdef word register = address - DIVIDER
        cdef long long a, b
        if register >= 16 or register & 3:
            return False
        if register & 4:
            self.div_divisor = value
        else:
            self.div_dividend = value
        if register & 8:
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
        cdef word register = address - DIVIDER
        if register == 16:
            self.div_csr &= ~2
            value[0] = <word> <long long> self.div_quotient
        elif register == 20:
            value[0] = <word> <long long> self.div_remainder
        elif register == 24:
            value[0] = self.div_csr
        else:
            return False
        return True


class Sio(Divider, RPSIO):
    """rp2040py's own, with a divider that a sprint can use."""


def run(switch) -> None:
    """Until somebody sets `switch.stopped`."""
    cdef RP2040 chip = switch.rp2040
    cdef CortexM0Core core = chip.core
    cdef Divider divider = chip.sio
    cdef SimulationClock clock = chip.clock
    cdef long cycles
    while not switch.stopped:
        if core.waiting:
            clock.tick(clock.nanos_to_next_alarm)
            continue
        cycles = 0 if core.interrupts_updated else sprint(chip, core, divider, cycles_left(clock))
        if not cycles:
            cycles = core.execute_instruction()
        clock.tick(cycles * CYCLE_NANOS)


cdef inline long cycles_left(SimulationClock clock) noexcept:
    """Until the next alarm is due."""
    if clock._next_alarm is None:
        return 1000
    return <long> ceil((clock._next_alarm.nanos - clock._nanos_counter) / CYCLE_NANOS)


cpdef long sprint(RP2040 chip, CortexM0Core core, Divider divider, long limit) noexcept:
    """Run for so many cycles, or until an instruction is not for us; the cycles it took.

    The first five bits tell what kind of instruction it is; they are here in rising order.
    """
    cdef byte* flash = &chip._flash[0]
    cdef byte* ram = &chip._sram[0]
    cdef word* r = &core.registers[0]
    cdef Flags f = Flags(core.n, core.z, core.c, core.v)
    cdef long cycles = 0
    cdef word op, op2, kind, next, access, address, shift, d, m, b, i
    cdef int takes
    cdef byte* at

    while cycles < limit:
        at = memory(flash, ram, r[PC], 2)
        if at == NULL:
            break
        op = (<half*> at)[0]
        kind = op >> 11
        next = r[PC] + 2
        d = op & 7
        m = op >> 3 & 7
        b = op >> 6 & 31
        takes = 1

        if kind == 0b00000:  # LSLS
            if b:
                f.c = r[m] >> (32 - b) & 1
            r[d] = told(&f, r[m] << b)
        elif kind == 0b00001:  # LSRS; by 0 means by 32
            f.c = r[m] >> ((b - 1) & 31) & 1
            r[d] = told(&f, r[m] >> b if b else 0)
        elif kind == 0b00010:  # ASRS
            f.c = r[m] >> ((b - 1) & 31) & 1
            r[d] = told(&f, <word> (<int> r[m] >> (b if b else 31)))
        elif kind == 0b00011:  # ADDS, SUBS: a register, or a number up to 7
            b &= 7
            if not op & 0x400:
                b = r[b]
            r[d] = minus(&f, r[m], b) if op & 0x200 else plus(&f, r[m], b)
        elif kind == 0b00100:  # MOVS a number
            r[op >> 8 & 7] = told(&f, op & 0xFF)
        elif kind == 0b00101:  # CMP
            minus(&f, r[op >> 8 & 7], op & 0xFF)
        elif kind == 0b00110:  # ADDS
            d = op >> 8 & 7
            r[d] = plus(&f, r[d], op & 0xFF)
        elif kind == 0b00111:  # SUBS
            d = op >> 8 & 7
            r[d] = minus(&f, r[d], op & 0xFF)
        elif kind == 0b01000 and not op & 0x400:  # two registers
            b = op >> 6 & 15
            if b == 0:  # ANDS
                r[d] = told(&f, r[d] & r[m])
            elif b == 1:  # EORS
                r[d] = told(&f, r[d] ^ r[m])
            elif b == 8:  # TST
                told(&f, r[d] & r[m])
            elif b == 9:  # RSBS
                r[d] = minus(&f, 0, r[m])
            elif b == 10:  # CMP
                minus(&f, r[d], r[m])
            elif b == 12:  # ORRS
                r[d] = told(&f, r[d] | r[m])
            elif b == 13:  # MULS
                r[d] = told(&f, r[d] * r[m])
            elif b == 14:  # BICS
                r[d] = told(&f, r[d] & ~r[m])
            elif b == 15:  # MVNS
                r[d] = told(&f, ~r[m])
            else:
                break
        elif kind == 0b01000:  # of all sixteen registers
            d |= op >> 4 & 8
            m = op >> 3 & 15
            b = op >> 8 & 3
            if m == PC or d == SP:
                break
            if b == 1:  # CMP
                if d == PC:
                    break
                minus(&f, r[d], r[m])
            elif b == 3:  # BX, BLX
                if op & 7 or leaves(core, r[m]):
                    break
                if op & 0x80:
                    r[LR] = next | 1
                next = r[m] & ~<word> 1
                takes = 2
            else:  # ADD, MOV
                if d == PC:
                    next = ((next + 2 if b == 0 else 0) + r[m]) & ~<word> 1
                    takes = 2
                else:
                    r[d] = (r[d] if b == 0 else 0) + r[m]
        elif kind <= 0b10011:  # load and store
            if kind <= 0b01011:
                access = op >> 9 & 7
                address = r[m] + r[b & 7]
                if kind == 0b01001:  # LDR beside the code
                    access = LDR
                    address = ((next + 2) & ~<word> 3) + ((op & 0xFF) << 2)
                    d = op >> 8 & 7
            elif kind <= 0b01101:
                access = LDR if kind & 1 else STR
                address = r[m] + (b << 2)
            elif kind <= 0b01111:
                access = LDRB if kind & 1 else STRB
                address = r[m] + b
            elif kind <= 0b10001:
                access = LDRH if kind & 1 else STRH
                address = r[m] + (b << 1)
            else:  # on the stack
                access = LDR if kind & 1 else STR
                address = r[SP] + ((op & 0xFF) << 2)
                d = op >> 8 & 7
            takes = 2
            if access == LDR:
                at = memory(flash, ram, address, 4)
                if at != NULL:
                    r[d] = (<word*> at)[0]
                elif divider.read(address, &r[d]):
                    takes = 1
                else:
                    break
            elif access == STR:
                at = writable(ram, address, 4)
                if at != NULL:
                    (<word*> at)[0] = r[d]
                elif divider.write(address, r[d]):
                    takes = 1
                else:
                    break
            elif access == LDRB or access == LDRSB:
                at = memory(flash, ram, address, 1)
                if at == NULL:
                    break
                r[d] = at[0] if access == LDRB else <word> <int> (<signed char*> at)[0]
            elif access == LDRH or access == LDRSH:
                at = memory(flash, ram, address, 2)
                if at == NULL:
                    break
                r[d] = (<half*> at)[0] if access == LDRH else <word> <int> (<short*> at)[0]
            elif access == STRB:
                at = writable(ram, address, 1)
                if at == NULL:
                    break
                at[0] = <byte> r[d]
            else:
                at = writable(ram, address, 2)
                if at == NULL:
                    break
                (<half*> at)[0] = <half> r[d]
        elif kind == 0b10100:  # ADR
            r[op >> 8 & 7] = ((next + 2) & ~<word> 3) + ((op & 0xFF) << 2)
        elif kind == 0b10101:  # ADD to the stack pointer
            r[op >> 8 & 7] = r[SP] + ((op & 0xFF) << 2)
        elif op >> 8 == 0xB0:  # move the stack pointer
            b = (op & 0x7F) << 2
            r[SP] = (r[SP] - b if op & 0x80 else r[SP] + b) & ~<word> 3
        elif op >> 8 == 0xB2:
            b = op >> 6 & 3
            if b == 0:  # SXTH
                r[d] = <word> <int> <short> r[m]
            elif b == 1:  # SXTB
                r[d] = <word> <int> <signed char> r[m]
            else:  # UXTH, UXTB
                r[d] = r[m] & (0xFFFF if b == 2 else 0xFF)
        elif op >> 9 == 0b1011010:  # PUSH
            b = ones(op & 0x1FF)
            address = r[SP] - 4 * b
            at = writable(ram, address, 4)
            if at == NULL or writable(ram, r[SP] - 4, 4) == NULL:
                break
            r[SP] = address
            takes = 1 + ones(op & 0xFF)
            for i in range(8):
                if op >> i & 1:
                    (<word*> at)[0] = r[i]
                    at += 4
            if op & 0x100:
                (<word*> at)[0] = r[LR]
        elif op >> 9 == 0b1011110:  # POP
            b = ones(op & 0x1FF)
            at = writable(ram, r[SP], 4)
            if at == NULL or writable(ram, r[SP] + 4 * b - 4, 4) == NULL:
                break
            takes = 1 + ones(op & 0xFF)
            if op & 0x100:
                next = (<word*> at)[b - 1]
                if leaves(core, next):
                    break
                next &= ~<word> 1
                takes += 2
            r[SP] += 4 * b
            for i in range(8):
                if op >> i & 1:
                    r[i] = (<word*> at)[0]
                    at += 4
        elif kind == 0b11000 or kind == 0b11001:  # STM, LDM
            d = op >> 8 & 7
            b = ones(op & 0xFF)
            address = r[d] + 4 * b
            if kind & 1:
                at = memory(flash, ram, r[d], 4)
                if at == NULL or memory(flash, ram, address - 4, 4) == NULL:
                    break
            else:
                at = writable(ram, r[d], 4)
                if at == NULL or writable(ram, address - 4, 4) == NULL:
                    break
            takes = 1 + b
            for i in range(8):
                if op >> i & 1:
                    if kind & 1:
                        r[i] = (<word*> at)[0]
                    else:
                        (<word*> at)[0] = r[i]
                    at += 4
            if not op >> d & 1:
                r[d] = address
        elif kind == 0b11010 or kind == 0b11011:  # B under a condition
            if op >= 0xDE00:
                break
            if holds(op >> 8 & 15, &f):
                next += 2 + <word> (<int> <signed char> (op & 0xFF) * 2)
                takes = 2
        elif kind == 0b11100:  # B
            next += 2 + <word> ((<int> (op << 21)) >> 20)
            takes = 2
        elif kind == 0b11110:  # BL
            at = memory(flash, ram, next, 2)
            if at == NULL:
                break
            op2 = (<half*> at)[0]
            if op2 & 0xD000 != 0xD000:
                break
            r[LR] = (next + 2) | 1
            next += 2 + far(op, op2)
            takes = 3
        else:
            break
        r[PC] = next
        cycles += takes

    core.n, core.z, core.c, core.v = f.n, f.z, f.c, f.v
    core.cycles += cycles
    return cycles


# Arithmetic


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


cdef inline word ones(word bits) noexcept:
    cdef word count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


# Memory


cdef inline byte* memory(byte* flash, byte* ram, word address, word size) noexcept:
    """Where so many bytes of flash or RAM are kept; NULL if they are neither, or not aligned."""
    if address - FLASH < FLASH_BYTES and not address & (size - 1):
        return flash + (address - FLASH)
    return writable(ram, address, size)


cdef inline byte* writable(byte* ram, word address, word size) noexcept:
    if address - RAM < RAM_BYTES and not address & (size - 1):
        return ram + (address - RAM)
    return NULL


# Branches


cdef inline bint holds(word condition, Flags* f) noexcept:
    cdef word which = condition >> 1
    cdef bint answer
    if which == 0:
        answer = f.z
    elif which == 1:
        answer = f.c
    elif which == 2:
        answer = f.n
    elif which == 3:
        answer = f.v
    elif which == 4:
        answer = f.c and not f.z
    elif which == 5:
        answer = f.n == f.v
    else:
        answer = f.n == f.v and not f.z
    return answer ^ (condition & 1)


cdef inline bint leaves(CortexM0Core core, word address) noexcept:
    """Whether a jump there is the return from an interrupt."""
    return core.current_mode == 1 and address >> 28 == 15


cdef inline word far(word op, word op2) noexcept:
    """How far BL jumps."""
    cdef word s = op >> 10 & 1
    cdef word i1 = 1 ^ s ^ (op2 >> 13 & 1)
    cdef word i2 = 1 ^ s ^ (op2 >> 11 & 1)
    return s * 0xFF000000U | i1 << 23 | i2 << 22 | (op & 0x3FF) << 12 | (op2 & 0x7FF) << 1
