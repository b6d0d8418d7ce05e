"""What each of the 65,536 halfwords means as an instruction: found out once, and looked up.

To take an instruction apart whenever it is met took two thirds of the sprint's time.
"""

cdef enum Does:
    OTHERS = 0  # what is left to rp2040py
    MOVE
    LSL
    LSR
    ASR
    ADD
    SUB
    MOVE_NUMBER
    ADD_NUMBER
    SUB_NUMBER
    COMPARE_NUMBER
    AND  # these sixteen in the order of their codes
    EOR
    LSL_BY
    LSR_BY
    ASR_BY
    ADC
    SBC
    ROR_BY
    TST
    RSB
    COMPARE
    CMN
    ORR
    MUL
    BIC
    MVN
    ADD_HIGH
    MOVE_HIGH
    ADD_TO_PC
    MOVE_TO_PC
    BX
    BLX
    LOAD_BESIDE
    STORE_WORD  # these eight as well
    STORE_HALF
    STORE_BYTE
    LOAD_SIGNED_BYTE
    LOAD_WORD
    LOAD_HALF
    LOAD_BYTE
    LOAD_SIGNED_HALF
    ADDRESS
    ADD_TO_SP
    SXTH
    SXTB
    UXTH
    UXTB
    PUSH
    POP
    REV
    CPSID
    SEV
    STORE_MANY
    LOAD_MANY
    IF_ZERO  # branches: a condition and its contrary each, in the order of their codes
    IF_CARRY
    IF_NEGATIVE
    IF_OVERFLOW
    IF_HIGHER
    IF_AT_LEAST
    IF_GREATER
    BRANCH
    WIDE


cdef struct Meaning:
    byte does
    byte d  # registers
    byte m
    byte i  # whose content is added to an address, if `mask` lets it through
    byte takes  # cycles, at least
    byte contrary  # of a condition
    word n  # a number, or a list of registers
    word mask


cdef Meaning meanings[0x10000]


cdef inline word place(Meaning* op, word* r) noexcept:
    """Where a load or store has to do with memory."""
    return r[op.m] + op.n + (r[op.i] & op.mask)


cdef void decode(word op, Meaning* it) noexcept:
    """The first five bits tell what kind of instruction it is; they are here in rising order."""
    cdef word kind = op >> 11
    cdef word b = op >> 6 & 31
    it.does = OTHERS
    it.d = op & 7
    it.m = op >> 3 & 7
    it.i = b & 7
    it.takes = 1
    it.contrary = 0
    it.n = b
    it.mask = 0
    if kind == 0b00000:
        it.does = LSL if b else MOVE
    elif kind <= 0b00010:
        it.does = LSR if kind == 1 else ASR
        it.n = b or 32
    elif kind == 0b00011:
        it.n = b & 7
        if op & 0x400:
            it.does = SUB_NUMBER if op & 0x200 else ADD_NUMBER
        else:
            it.does = SUB if op & 0x200 else ADD
    elif kind <= 0b00111:
        it.does = (MOVE_NUMBER, COMPARE_NUMBER, ADD_NUMBER, SUB_NUMBER)[kind & 3]
        it.d = it.m = op >> 8 & 7
        it.n = op & 0xFF
    elif kind == 0b01000:
        decode_registers(op, it)
    elif kind <= 0b10011:
        decode_access(op, it)
    elif kind == 0b10100:
        it.does = ADDRESS
        it.d = op >> 8 & 7
        it.n = (op & 0xFF) << 2
    elif kind == 0b10101:
        it.does = ADD_TO_SP
        it.d = op >> 8 & 7
        it.n, it.mask = (op & 0xFF) << 2, 0xFFFFFFFFU
    elif kind <= 0b10111:
        decode_rest(op, it)
    elif kind <= 0b11001:
        it.does = LOAD_MANY if kind & 1 else STORE_MANY
        it.d = op >> 8 & 7
        it.n = op & 0xFF
        it.takes = 1 + ones(it.n)
    elif kind <= 0b11011 and op < 0xDE00:
        it.does = IF_ZERO + (op >> 9 & 7)
        it.contrary = op >> 8 & 1
        it.n = 2 + <word> (<int> <signed char> (op & 0xFF) * 2)
    elif kind == 0b11100:
        it.does = BRANCH
        it.takes = 2
        it.n = 2 + <word> ((<int> (op << 21)) >> 20)
    elif kind == 0b11110:
        it.does = WIDE
        it.takes = 3


cdef void decode_registers(word op, Meaning* it) noexcept:
    """Two registers: of the first eight, then of all sixteen."""
    cdef word what = op >> 6 & 15
    if not op & 0x400:
        if what != 7 and what != 11:  # ROR, CMN
            it.does = AND + what
        return
    it.d |= op >> 4 & 8
    it.m = op >> 3 & 15
    it.n = ~<word> (3 if it.d == SP else 0)
    what = op >> 8 & 3
    if it.m == PC:
        return
    if what == 3:
        if not op & 7:
            it.does = BLX if op & 0x80 else BX
            it.takes = 2
    elif it.d != PC:
        it.does = (ADD_HIGH, COMPARE, MOVE_HIGH)[what]
    elif what != 1:
        it.does = MOVE_TO_PC if what else ADD_TO_PC
        it.takes = 2


cdef void decode_access(word op, Meaning* it) noexcept:
    """Loads and stores."""
    cdef word kind = op >> 11
    it.takes = 2
    if kind == 0b01001:
        it.does = LOAD_BESIDE
        it.d = op >> 8 & 7
        it.n = (op & 0xFF) << 2
    elif kind <= 0b01011:
        it.does = STORE_WORD + (op >> 9 & 7)
        it.n, it.mask = 0, 0xFFFFFFFFU
    elif kind <= 0b01101:
        it.does = LOAD_WORD if kind & 1 else STORE_WORD
        it.n <<= 2
    elif kind <= 0b01111:
        it.does = LOAD_BYTE if kind & 1 else STORE_BYTE
    elif kind <= 0b10001:
        it.does = LOAD_HALF if kind & 1 else STORE_HALF
        it.n <<= 1
    else:  # on the stack
        it.does = LOAD_WORD if kind & 1 else STORE_WORD
        it.d = op >> 8 & 7
        it.m = SP
        it.n = (op & 0xFF) << 2


cdef void decode_rest(word op, Meaning* it) noexcept:
    if op >> 8 == 0xB0:
        it.does = ADD_TO_SP
        it.d = SP
        it.n = (op & 0x7F) << 2
        if op & 0x80:
            it.n = -it.n
        it.mask = ~<word> 3
    elif op >> 8 == 0xB2:
        it.does = (SXTH, SXTB, UXTH, UXTB)[op >> 6 & 3]
    elif op >> 9 == 0b1011010 or op >> 9 == 0b1011110:
        it.does = POP if op & 0x800 else PUSH
        it.n = op & 0x1FF
        it.takes = 1 + ones(it.n) + (2 if op & 0x800 and op & 0x100 else 0)
    elif op >> 6 == 0b1011101000:
        it.does = REV
    elif op == 0xB672:
        it.does = CPSID
    elif op == 0xBF40:
        it.does = SEV


for _op in range(0x10000):
    decode(_op, &meanings[_op])
