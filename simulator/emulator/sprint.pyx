# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False
"""rp2040py's processor at a sprint.

rp2040py asks the clock, the PIOs and the run switch after every instruction. While instructions
touch nothing but registers and memory, none of them has anything to say before the next alarm, so
here such instructions are done in one go. All others, and what is rare or where rp2040py has an
opinion of its own, are left to it. What the firmware sees, and when, is the same to the cycle: a
test compares the two.
"""

from libc.math cimport ceil

from rp2040py.native._cortex_m0_core cimport CortexM0Core
from rp2040py.native._rp2040 cimport RP2040
from rp2040py.native._simulation_clock cimport SimulationClock

from rp2040py.sio import RPSIO

include "sprint_parts.pxi"
include "sprint_profile.pxi"


def run(switch) -> None:
    """Until somebody sets `switch.stopped`."""
    cdef RP2040 chip = switch.rp2040
    cdef CortexM0Core core = chip.core
    cdef Pinless sio = chip.sio
    cdef SimulationClock clock = chip.clock
    cdef byte[::1] held = chip.cache.held
    cdef word[::1] lines = chip.cache.lines
    cdef Profile profile = switch.profile
    cdef long cycles
    cdef double nanos  # that a cycle takes
    while not switch.stopped:
        if core.waiting:
            switch.slept_nanos += clock.nanos_to_next_alarm
            clock.tick(clock.nanos_to_next_alarm)
            continue
        cycles = 0
        nanos = 1e9 / clock.frequency  # which an instruction may change: see clocks.py
        if not core.interrupts_updated:
            cycles = sprint(chip, core, sio, held, lines, cycles_left(clock, nanos), profile)
        if not cycles:
            cycles = single(chip, core, profile)
        clock.tick(cycles * nanos)


cdef long single(RP2040 chip, CortexM0Core core, Profile profile) except -1:
    """One instruction, rp2040py's own way."""
    cdef word pc = core.registers[PC]
    cdef long cycles
    if profile is None:
        return core.execute_instruction()
    profile.arrive(chip, &core.registers[0], core.current_mode == 1)
    cycles = core.execute_instruction()
    profile.spend(pc, cycles, chip.waited)
    if chip.waited:
        profile.fetch(pc)
    return cycles


cdef inline long cycles_left(SimulationClock clock, double nanos) noexcept:
    """Until the next alarm is due."""
    if clock._next_alarm is None:
        return 1000
    return <long> ceil((clock._next_alarm.nanos - clock._nanos_counter) / nanos)


cpdef long sprint(
    RP2040 chip, CortexM0Core core, Pinless sio, byte[::1] held, word[::1] lines, long limit,
    Profile profile=None,
) except? -1:
    """Run for so many cycles, or until an instruction is not for us; the cycles it took.

    The first five bits tell what kind of instruction it is; they are here in rising order.
    """
    cdef Memory memory = Memory(<byte*> &chip._bootrom[0], &chip._flash[0], &chip._sram[0])
    cdef Flags f = Flags(core.n, core.z, core.c, core.v)
    cdef word* r = &core.registers[0]
    cdef bint in_interrupt = core.current_mode == 1
    cdef long cycles = 0
    cdef word pc, op, op2, kind, next, access, address, d, m, b, i
    cdef int takes
    cdef byte* at
    cdef Cache cache = Cache(&held[0], &lines[0])
    cdef word words  # that it reads, from `address` on, beside its own first halfword
    cdef word asked = 0, answer = 0  # the register of a DMA channel that was read last
    cdef bint profiled = profile is not None
    cdef word waited, wait

    while cycles < limit:
        pc = r[PC]
        at = readable(&memory, pc, 2)
        if at == NULL:
            break
        if profiled:
            profile.arrive(chip, r, in_interrupt)
        op = (<half*> at)[0]
        kind = op >> 11
        next = pc + 2
        d = op & 7
        m = op >> 3 & 7
        b = op >> 6 & 31
        takes = 1
        words = 0

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
            op2 = op >> 6 & 15
            b = r[m]
            if op2 == 0:  # ANDS
                r[d] = told(&f, r[d] & b)
            elif op2 == 1:  # EORS
                r[d] = told(&f, r[d] ^ b)
            elif op2 == 2:  # LSLS; what rp2040py does with a shift by 0, or by more than 32, too
                b &= 0xFF
                if b:
                    f.c = r[d] >> (32 - b & 31) & 1
                r[d] = told(&f, r[d] << b if b < 32 else 0)
            elif op2 == 3:  # LSRS
                b &= 0xFF
                f.c = b <= 32 and r[d] >> (b - 1 & 31) & 1
                r[d] = told(&f, r[d] >> b if b < 32 else 0)
            elif op2 == 4:  # ASRS
                b &= 0xFF
                f.c = r[d] >> (b - 1 & 31 if b < 32 else 31) & 1
                r[d] = told(&f, <word> (<int> r[d] >> (b if b < 32 else 31)))
            elif op2 == 5:  # ADCS
                b += f.c
                if f.c and b << 1 == 0:  # over a limit already
                    break
                r[d] = plus(&f, r[d], b)
            elif op2 == 6:  # SBCS
                i = not f.c
                b += i
                r[d] = minus(&f, r[d], b)
                if i and not b:  # more than any number is taken away
                    f.c = False
            elif op2 == 8:  # TST
                told(&f, r[d] & b)
            elif op2 == 9:  # RSBS
                r[d] = minus(&f, 0, b)
            elif op2 == 10:  # CMP
                minus(&f, r[d], b)
            elif op2 == 12:  # ORRS
                r[d] = told(&f, r[d] | b)
            elif op2 == 13:  # MULS
                r[d] = told(&f, r[d] * b)
            elif op2 == 14:  # BICS
                r[d] = told(&f, r[d] & ~b)
            elif op2 == 15:  # MVNS
                r[d] = told(&f, ~b)
            else:
                break
        elif kind == 0b01000:  # of all sixteen registers
            d |= op >> 4 & 8
            m = op >> 3 & 15
            op2 = op >> 8 & 3
            if m == PC:
                break
            if op2 == 1:  # CMP
                if d == PC:
                    break
                minus(&f, r[d], r[m])
            elif op2 == 3:  # BX, BLX
                if op & 7 or in_interrupt and r[m] >> 28 == 15:
                    break
                if op & 0x80:
                    r[LR] = next | 1
                next = r[m] & ~<word> 1
                takes = 2
            elif d == PC:  # ADD, MOV
                next = ((next + 2 if op2 == 0 else 0) + r[m]) & ~<word> 1
                takes = 2
            else:
                r[d] = (r[d] if op2 == 0 else 0) + r[m]
                if d == SP:
                    r[SP] &= ~<word> 3
        elif kind <= 0b10011:  # load and store
            if kind == 0b01001:  # LDR beside the code
                access = LDR
                address = ((next + 2) & ~<word> 3) + ((op & 0xFF) << 2)
                d = op >> 8 & 7
            elif kind <= 0b01011:
                access = op >> 9 & 7
                address = r[m] + r[b & 7]
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
            words = access >= LDRSB
            if access == LDR:
                at = readable(&memory, address, 4)
                if at != NULL:
                    r[d] = (<word*> at)[0]
                elif sio.read(address, &r[d]):
                    takes = 1
                elif (DMA <= address < DMA_CHANNELS_END or SSI_LEVELS <= address < SSI_STATUS) and (
                    not address & 3
                ):
                    # Firmware that waits for DMA asks over and over, and firmware that writes the
                    # flash how full its queues are, twice for each byte. What it asks for changes
                    # when an alarm is due, or by a store, and either ends the sprint.
                    if address != asked:
                        asked, answer = address, chip.read_uint32(address)
                    r[d] = answer
                elif not cycles and is_often_asked(address):
                    # It may depend on the time, which is known when a sprint begins.
                    r[d] = RP2040.read_uint32(chip, address)
                    takes = 4 if address >= APB else 2
                    limit = 0
                else:
                    break
            elif access == STR:
                at = writable(&memory, address, 4)
                if at != NULL:
                    (<word*> at)[0] = r[d]
                elif sio.write(address, r[d]):
                    takes = 1
                elif not cycles and SSI <= address < SSI_END and not address & 3:
                    RP2040.write_uint32(chip, address, r[d])
                    limit = 0
                else:
                    break
            elif access == LDRB or access == LDRSB:
                at = readable(&memory, address, 1)
                if at == NULL:
                    break
                r[d] = at[0] if access == LDRB else <word> <int> (<signed char*> at)[0]
            elif access == LDRH or access == LDRSH:
                at = readable(&memory, address, 2)
                if at == NULL:
                    break
                r[d] = (<half*> at)[0] if access == LDRH else <word> <int> (<short*> at)[0]
            elif access == STRB:
                at = writable(&memory, address, 1)
                if at == NULL:
                    break
                at[0] = <byte> r[d]
            else:  # STRH
                at = writable(&memory, address, 2)
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
        elif op >> 6 == 0b1011001000:  # SXTH
            r[d] = <word> <int> <short> r[m]
        elif op >> 6 == 0b1011001001:  # SXTB
            r[d] = <word> <int> <signed char> r[m]
        elif op >> 6 == 0b1011001010:  # UXTH
            r[d] = r[m] & 0xFFFF
        elif op >> 6 == 0b1011001011:  # UXTB
            r[d] = r[m] & 0xFF
        elif op >> 9 == 0b1011010:  # PUSH
            address = r[SP] - 4 * ones(op & 0x1FF)
            at = writable(&memory, address, 4)
            if at == NULL or writable(&memory, r[SP] - 4, 4) == NULL:
                break
            r[SP] = address
            takes = 1 + ones(op & 0x1FF)
            for i in range(8):
                if op >> i & 1:
                    (<word*> at)[0] = r[i]
                    at += 4
            if op & 0x100:
                (<word*> at)[0] = r[LR]
        elif op == 0xB672:  # CPSID: no interrupts
            core.pm = True
        elif op >> 9 == 0b1011110:  # POP
            b = ones(op & 0x1FF)
            at = writable(&memory, r[SP], 4)
            if at == NULL or writable(&memory, r[SP] + 4 * b - 4, 4) == NULL:
                break
            takes = 1 + b
            if op & 0x100:
                next = (<word*> at)[b - 1]
                if in_interrupt and next >> 28 == 15:
                    break
                next &= ~<word> 1
                takes += 2
            r[SP] += 4 * b
            for i in range(8):
                if op >> i & 1:
                    r[i] = (<word*> at)[0]
                    at += 4
        elif op >> 6 == 0b1011101000:  # REV
            b = r[m]
            r[d] = b << 24 | (b & 0xFF00) << 8 | (b >> 8 & 0xFF00) | b >> 24
        elif op == 0xBF40:  # SEV
            core.event_registered = True
        elif kind == 0b11000 or kind == 0b11001:  # STM, LDM
            d = op >> 8 & 7
            b = ones(op & 0xFF)
            address = r[d]
            if kind & 1:
                at = readable(&memory, address, 4)
                if at == NULL or readable(&memory, address + 4 * b - 4, 4) == NULL:
                    break
                words = b
            else:
                at = writable(&memory, address, 4)
                if at == NULL or writable(&memory, address + 4 * b - 4, 4) == NULL:
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
                r[d] = address + 4 * b
        elif kind == 0b11010 or kind == 0b11011:  # B under a condition
            if op >= 0xDE00:
                break
            if holds(op >> 8 & 15, &f):
                next += 2 + <word> (<int> <signed char> (op & 0xFF) * 2)
                takes = 2
        elif kind == 0b11100:  # B
            next += 2 + <word> ((<int> (op << 21)) >> 20)
            takes = 2
        elif kind == 0b11110:
            at = readable(&memory, next, 2)
            if at == NULL:
                break
            op2 = (<half*> at)[0]
            next += 2
            takes = 3
            address, words = pc + 2, 1
            if op2 & 0xD000 == 0xD000:  # BL
                r[LR] = next | 1
                next += far(op, op2)
            elif op == 0xF3EF and op2 & 0xF0FF == 0x8010:  # MRS from PRIMASK
                d = op2 >> 8 & 15
                if d >= SP:
                    break
                r[d] = core.pm
            elif op & 0xFFF0 == 0xF380 and op2 == 0x8810:  # MSR to it
                core.pm = r[op & 15] & 1
                core.interrupts_updated = True
                limit = 0  # there may be one waiting
            elif op != 0xF3BF or op2 >> 4 not in (0x8F4, 0x8F5, 0x8F6):  # DSB, DMB, ISB
                break
        else:
            break
        r[PC] = next

        # Only now, when it is done: one that is left to rp2040py may not have asked the cache.
        waited = waits(&cache, pc)
        if profiled and waited:
            profile.fetch(pc)
        for i in range(words):
            wait = waits(&cache, address + 4 * i)
            waited += wait
            if profiled and wait:
                profile.fetch(address + 4 * i)
        cycles += takes + waited
        if profiled:
            profile.spend(pc, takes + waited, waited)

    core.n, core.z, core.c, core.v = f.n, f.z, f.c, f.v
    core.cycles += cycles
    return cycles
