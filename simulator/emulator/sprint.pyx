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
include "sprint_decode.pxi"
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
    """Run for so many cycles, or until an instruction is not for us; the cycles it took."""
    cdef Memory memory = Memory(<byte*> &chip._bootrom[0], &chip._flash[0], &chip._sram[0])
    cdef Code code = Code(NULL, 0, 0)
    cdef Cache cache = Cache(&held[0], &lines[0])
    cdef Flags f = Flags(core.n, core.z, core.c, core.v)
    cdef word* r = &core.registers[0]
    cdef bint in_interrupt = core.current_mode == 1
    cdef bint profiled = profile is not None
    cdef long cycles = 0
    cdef word pc = r[PC]
    cdef word next, address, op2, b, i
    cdef int takes
    cdef byte* at
    cdef Meaning* op
    cdef word words = 0  # that it has read, from `address` on, beside its own first halfword
    cdef word asked = 0, answer = 0  # the register of DMA or the flash's bus that was read last
    cdef word waited, wait

    if pc & 1:
        return 0
    while cycles < limit:
        if pc - code.start >= code.size:
            code = code_at(&memory, pc)
            if not code.size:
                break
        if profiled:
            r[PC] = pc
            profile.arrive(chip, r, in_interrupt)
        op = &meanings[halfword(&code, pc)]
        next = pc + 2
        takes = op.takes

        if op.does == OTHERS:
            break
        elif op.does == MOVE:
            r[op.d] = told(&f, r[op.m])
        elif op.does == LSL:
            f.c = r[op.m] >> (32 - op.n) & 1
            r[op.d] = told(&f, r[op.m] << op.n)
        elif op.does == LSR:
            f.c = r[op.m] >> (op.n - 1) & 1
            r[op.d] = told(&f, <word> (<doubleword> r[op.m] >> op.n))
        elif op.does == ASR:
            f.c = r[op.m] >> (op.n - 1) & 1
            r[op.d] = told(&f, <word> (<long long> <int> r[op.m] >> op.n))
        elif op.does == ADD:
            r[op.d] = plus(&f, r[op.m], r[op.n])
        elif op.does == SUB:
            r[op.d] = minus(&f, r[op.m], r[op.n])
        elif op.does == MOVE_NUMBER:
            r[op.d] = told(&f, op.n)
        elif op.does == ADD_NUMBER:
            r[op.d] = plus(&f, r[op.m], op.n)
        elif op.does == SUB_NUMBER:
            r[op.d] = minus(&f, r[op.m], op.n)
        elif op.does == COMPARE_NUMBER:
            minus(&f, r[op.m], op.n)
        elif op.does == AND:
            r[op.d] = told(&f, r[op.d] & r[op.m])
        elif op.does == EOR:
            r[op.d] = told(&f, r[op.d] ^ r[op.m])
        elif op.does == LSL_BY:  # what rp2040py does with a shift by 0, or by more than 32, too
            b = r[op.m] & 0xFF
            if b:
                f.c = r[op.d] >> (32 - b & 31) & 1
            r[op.d] = told(&f, r[op.d] << b if b < 32 else 0)
        elif op.does == LSR_BY:
            b = r[op.m] & 0xFF
            f.c = b <= 32 and r[op.d] >> (b - 1 & 31) & 1
            r[op.d] = told(&f, r[op.d] >> b if b < 32 else 0)
        elif op.does == ASR_BY:
            b = r[op.m] & 0xFF
            f.c = r[op.d] >> (b - 1 & 31 if b < 32 else 31) & 1
            r[op.d] = told(&f, <word> (<int> r[op.d] >> (b if b < 32 else 31)))
        elif op.does == ADC:
            b = r[op.d] + f.c
            if f.c and b << 1 == 0:  # over a limit already
                break
            r[op.d] = plus(&f, r[op.m], b)
        elif op.does == SBC:
            i = not f.c
            b = r[op.m] + i
            r[op.d] = minus(&f, r[op.d], b)
            if i and not b:  # more than any number is taken away
                f.c = False
        elif op.does == TST:
            told(&f, r[op.d] & r[op.m])
        elif op.does == RSB:
            r[op.d] = minus(&f, 0, r[op.m])
        elif op.does == COMPARE:
            minus(&f, r[op.d], r[op.m])
        elif op.does == ORR:
            r[op.d] = told(&f, r[op.d] | r[op.m])
        elif op.does == MUL:
            r[op.d] = told(&f, r[op.d] * r[op.m])
        elif op.does == BIC:
            r[op.d] = told(&f, r[op.d] & ~r[op.m])
        elif op.does == MVN:
            r[op.d] = told(&f, ~r[op.m])
        elif op.does == ADD_HIGH:
            r[op.d] = (r[op.d] + r[op.m]) & op.n
        elif op.does == MOVE_HIGH:
            r[op.d] = r[op.m] & op.n
        elif op.does == ADD_TO_PC:
            next = (next + 2 + r[op.m]) & ~<word> 1
        elif op.does == MOVE_TO_PC:
            next = r[op.m] & ~<word> 1
        elif op.does == BX:
            if in_interrupt and r[op.m] >> 28 == 15:
                break
            next = r[op.m] & ~<word> 1
        elif op.does == BLX:
            if in_interrupt and r[op.m] >> 28 == 15:
                break
            r[LR] = next | 1
            next = r[op.m] & ~<word> 1
        elif op.does == LOAD_BESIDE:
            address, words = ((next + 2) & ~<word> 3) + op.n, 1
            at = readable(&memory, address, 4)
            if at == NULL:
                break
            r[op.d] = (<word*> at)[0]
        elif op.does == LOAD_WORD:
            address, words = place(op, r), 1
            at = readable(&memory, address, 4)
            if at != NULL:
                r[op.d] = (<word*> at)[0]
            elif sio.read(address, &r[op.d]):
                takes = 1
            elif (DMA <= address < DMA_CHANNELS_END or SSI_LEVELS <= address < SSI_STATUS) and (
                not address & 3
            ):
                # Firmware that waits for DMA asks over and over, and firmware that writes the
                # flash how full its queues are, twice for each byte. What it asks for changes
                # when an alarm is due, or by a store, and either ends the sprint.
                if address != asked:
                    asked, answer = address, chip.read_uint32(address)
                r[op.d] = answer
            elif not cycles and is_register(address):
                # It may depend on the time, which is known when a sprint begins.
                r[op.d] = RP2040.read_uint32(chip, address)
                takes = 1 + wait_to_read(address)
                limit = 0
            else:
                break
        elif op.does == STORE_WORD:
            address = place(op, r)
            at = writable(&memory, address, 4)
            if at != NULL:
                (<word*> at)[0] = r[op.d]
            elif sio.write(address, r[op.d]):
                takes = 1
            elif not cycles and is_register(address) and not WATCHDOG <= address < WATCHDOG_END:
                # (The watchdog may reset the processor.)
                waited = waits(&cache, pc)  # before the price of a miss is another
                takes = 1 + wait_to_write(address)
                if profiled:
                    if waited:
                        profile.fetch(pc)
                    profile.spend(pc, takes + waited, waited)
                core.n, core.z, core.c, core.v = f.n, f.z, f.c, f.v
                r[PC] = next
                RP2040.write_uint32(chip, address, r[op.d])
                core.cycles += takes + waited
                return takes + waited  # all may be otherwise now: a watchdog may have run out
            else:
                break
        elif op.does == LOAD_BYTE:
            address, words = place(op, r), 1
            at = readable(&memory, address, 1)
            if at == NULL:
                break
            r[op.d] = at[0]
        elif op.does == LOAD_SIGNED_BYTE:
            address, words = place(op, r), 1
            at = readable(&memory, address, 1)
            if at == NULL:
                break
            r[op.d] = <word> <int> (<signed char*> at)[0]
        elif op.does == LOAD_HALF:
            address, words = place(op, r), 1
            at = readable(&memory, address, 2)
            if at == NULL:
                break
            r[op.d] = (<half*> at)[0]
        elif op.does == LOAD_SIGNED_HALF:
            address, words = place(op, r), 1
            at = readable(&memory, address, 2)
            if at == NULL:
                break
            r[op.d] = <word> <int> (<short*> at)[0]
        elif op.does == STORE_BYTE:
            at = writable(&memory, place(op, r), 1)
            if at == NULL:
                break
            at[0] = <byte> r[op.d]
        elif op.does == STORE_HALF:
            at = writable(&memory, place(op, r), 2)
            if at == NULL:
                break
            (<half*> at)[0] = <half> r[op.d]
        elif op.does == ADDRESS:
            r[op.d] = ((next + 2) & ~<word> 3) + op.n
        elif op.does == ADD_TO_SP:
            r[op.d] = (r[SP] + op.n) & op.mask
        elif op.does == SXTH:
            r[op.d] = <word> <int> <short> r[op.m]
        elif op.does == SXTB:
            r[op.d] = <word> <int> <signed char> r[op.m]
        elif op.does == UXTH:
            r[op.d] = r[op.m] & 0xFFFF
        elif op.does == UXTB:
            r[op.d] = r[op.m] & 0xFF
        elif op.does == PUSH:
            address = r[SP] - 4 * (takes - 1)
            at = writable(&memory, address, 4)
            if at == NULL or writable(&memory, r[SP] - 4, 4) == NULL:
                break
            r[SP] = address
            b = op.n & 0xFF
            while b:
                (<word*> at)[0] = r[lowest(b)]
                at += 4
                b &= b - 1
            if op.n & 0x100:
                (<word*> at)[0] = r[LR]
        elif op.does == POP:
            at = writable(&memory, r[SP], 4)
            b = op.n & 0xFF
            i = ones(op.n)
            if at == NULL or writable(&memory, r[SP] + 4 * i - 4, 4) == NULL:
                break
            if op.n & 0x100:
                next = (<word*> at)[i - 1]
                if in_interrupt and next >> 28 == 15:
                    break
                next &= ~<word> 1
            r[SP] += 4 * i
            while b:
                r[lowest(b)] = (<word*> at)[0]
                at += 4
                b &= b - 1
        elif op.does == REV:
            b = r[op.m]
            r[op.d] = b << 24 | (b & 0xFF00) << 8 | (b >> 8 & 0xFF00) | b >> 24
        elif op.does == CPSID:  # no interrupts
            core.pm = True
        elif op.does == SEV:
            core.event_registered = True
        elif op.does == LOAD_MANY:
            address, words = r[op.d], takes - 1
            at = readable(&memory, address, 4)
            if at == NULL or readable(&memory, address + 4 * words - 4, 4) == NULL:
                break
            r[op.d] = address + 4 * words  # unless it is one of those that are loaded
            b = op.n
            while b:
                r[lowest(b)] = (<word*> at)[0]
                at += 4
                b &= b - 1
        elif op.does == STORE_MANY:
            address = r[op.d]
            at = writable(&memory, address, 4)
            if at == NULL or writable(&memory, address + 4 * takes - 8, 4) == NULL:
                break
            b = op.n
            while b:
                (<word*> at)[0] = r[lowest(b)]
                at += 4
                b &= b - 1
            if not op.n >> op.d & 1:
                r[op.d] = address + 4 * (takes - 1)
        elif op.does == IF_ZERO:
            if f.z != op.contrary:
                next, takes = next + op.n, 2
        elif op.does == IF_CARRY:
            if f.c != op.contrary:
                next, takes = next + op.n, 2
        elif op.does == IF_NEGATIVE:
            if f.n != op.contrary:
                next, takes = next + op.n, 2
        elif op.does == IF_OVERFLOW:
            if f.v != op.contrary:
                next, takes = next + op.n, 2
        elif op.does == IF_HIGHER:
            if (f.c and not f.z) != op.contrary:
                next, takes = next + op.n, 2
        elif op.does == IF_AT_LEAST:
            if (f.n == f.v) != op.contrary:
                next, takes = next + op.n, 2
        elif op.does == IF_GREATER:
            if (f.n == f.v and not f.z) != op.contrary:
                next, takes = next + op.n, 2
        elif op.does == BRANCH:
            next += op.n
        elif op.does == WIDE:
            if next - code.start >= code.size:
                break
            i, op2 = halfword(&code, pc), halfword(&code, next)
            next += 2
            address, words = pc + 2, 1
            if op2 & 0xD000 == 0xD000:  # BL
                r[LR] = next | 1
                next += far(i, op2)
            elif i == 0xF3EF and op2 & 0xF0FF == 0x8010:  # MRS from PRIMASK
                if op2 >> 8 & 15 >= SP:
                    break
                r[op2 >> 8 & 15] = core.pm
            elif i & 0xFFF0 == 0xF380 and op2 == 0x8810:  # MSR to it
                core.pm = r[i & 15] & 1
                core.interrupts_updated = True
                limit = 0  # there may be one waiting
            elif i != 0xF3BF or op2 >> 4 not in (0x8F4, 0x8F5, 0x8F6):  # DSB, DMB, ISB
                break

        # Only now, when it is done: one that is left to rp2040py may not have asked the cache.
        waited = waits(&cache, pc)
        if profiled and waited:
            profile.fetch(pc)
        while words:
            wait = waits(&cache, address)
            waited += wait
            if profiled and wait:
                profile.fetch(address)
            address += 4
            words -= 1
        cycles += takes + waited
        if profiled:
            profile.spend(pc, takes + waited, waited)
        pc = next

    r[PC] = pc
    core.n, core.z, core.c, core.v = f.n, f.z, f.c, f.v
    core.cycles += cycles
    return cycles
