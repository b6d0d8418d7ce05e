// The short way through the three functions that MicroPython calls most: to look a name up, to
// calculate with two small numbers, and to begin a function.
//
// Each does what nearly every call asks for, from SRAM, and hands all else to MicroPython's own, which
// stays in the flash. That is an eighth of the time of a new table, and 2 KB of heap, for whole they
// had to be in SRAM. MicroPython's own divides at each lookup, and jumps by a table for each operator.

#include "py/bc.h"
#include "py/objfun.h"
#include "py/runtime.h"
#include "py/smallint.h"

mp_map_elem_t *mp_map_lookup_at_length(mp_map_t *map, mp_obj_t index, mp_map_lookup_kind_t kind);
mp_obj_t mp_binary_op_at_length(mp_binary_op_t op, mp_obj_t left, mp_obj_t right);
void __real_mp_setup_code_state(mp_code_state_t *state, size_t n_args, size_t n_kw, const mp_obj_t *args);
void __wrap_mp_setup_code_state(mp_code_state_t *state, size_t n_args, size_t n_kw, const mp_obj_t *args);

// Where a name was found last, in any map; names are told apart by what is above their three lowest bits.
#define LAST(name) (&MP_STATE_VM(map_lookup_cache)[(uintptr_t)(name) / 8 % MICROPY_OPT_MAP_LOOKUP_CACHE_SIZE])

// Look for a name that was not where it was found last in any map, and remember where it is. Many are
// not there at all: a method is first looked for among an object's own attributes.
static MP_NOINLINE mp_map_elem_t *look_for_name(mp_map_t *map, mp_obj_t name) {
    uint8_t *last = LAST(name);
    mp_map_elem_t *table = map->table;
    size_t used = map->used, at = 0;
    if (map->is_ordered) {
        for (; at < used; at++) {
            if (table[at].key == name) {
                *last = at;
                return &table[at];
            }
        }
    } else if (used) {
        size_t alloc = map->alloc;
        at = qstr_hash(MP_OBJ_QSTR_VALUE(name)) % alloc;
        for (size_t left = alloc; left && table[at].key != MP_OBJ_NULL; left--) {
            if (table[at].key == name) {
                *last = at;
                return &table[at];
            }
            if (++at == alloc) {
                at = 0;
            }
        }
    }
    return NULL;
}

mp_map_elem_t *mp_map_lookup(mp_map_t *map, mp_obj_t index, mp_map_lookup_kind_t kind) {
    if (kind != MP_MAP_LOOKUP_REMOVE_IF_FOUND) {
        size_t at = *LAST(index);
        if (at < map->alloc && map->table[at].key == index) {
            return &map->table[at];
        }
        if (kind == MP_MAP_LOOKUP && map->all_keys_are_qstrs && mp_obj_is_qstr(index)) {
            return look_for_name(map, index);
        }
    }
    return mp_map_lookup_at_length(map, index, kind);
}

mp_obj_t mp_binary_op(mp_binary_op_t op, mp_obj_t left, mp_obj_t right) {
    if ((mp_uint_t)left & (mp_uint_t)right & 1) { // two small numbers
        mp_int_t a = (mp_int_t)left, b = (mp_int_t)right;
        if (op <= MP_BINARY_OP_NOT_EQUAL) {
            // For < > == <= >= != in this order: is it true if less, if equal, if more?
            int shift = 3 * op + (a == b ? 1 : a > b ? 2 : 0);
            return mp_obj_new_bool(0b101110011010100001 >> shift & 1);
        }
        a >>= 1;
        b >>= 1;
        // A number is never changed in its place: += is the same as +.
        int plain = op < MP_BINARY_OP_OR ? op + MP_BINARY_OP_OR - MP_BINARY_OP_INPLACE_OR : op;
        if (plain == MP_BINARY_OP_ADD) {
            a += b;
        } else if (plain == MP_BINARY_OP_SUBTRACT) {
            a -= b;
        } else if (plain == MP_BINARY_OP_AND) {
            a &= b;
        } else if (plain == MP_BINARY_OP_OR) {
            a |= b;
        } else if (plain == MP_BINARY_OP_RSHIFT && (mp_uint_t)b < 32) {
            a >>= b;
        } else if (plain == MP_BINARY_OP_LSHIFT && (mp_uint_t)b < 31 && (mp_uint_t)a <= (mp_uint_t)MP_SMALL_INT_MAX >> b) {
            a <<= b;
        } else if (plain == MP_BINARY_OP_MULTIPLY && (a | b) >> 15 == 0) {
            a *= b;
        } else if (plain == MP_BINARY_OP_FLOOR_DIVIDE && a >= 0 && b > 0) {
            a = (mp_uint_t)a / (mp_uint_t)b;
        } else {
            return mp_binary_op_at_length(op, left, right);
        }
        if (MP_SMALL_INT_FITS(a)) {
            return MP_OBJ_NEW_SMALL_INT(a);
        }
    } else if (op == MP_BINARY_OP_IS) {
        return mp_obj_new_bool(left == right);
    }
    return mp_binary_op_at_length(op, left, right);
}

// Lay out the frame of a function that gets its arguments by place, and as many as it wants.
void __wrap_mp_setup_code_state(mp_code_state_t *state, size_t n_args, size_t n_kw, const mp_obj_t *args) {
    const byte *ip = state->fun_bc->bytecode;
    MP_BC_PRELUDE_SIG_DECODE(ip);
    MP_BC_PRELUDE_SIZE_DECODE(ip);
    const size_t unusual = MP_SCOPE_FLAG_VARKEYWORDS | MP_SCOPE_FLAG_DEFKWARGS;
    size_t missing = n_pos_args - n_args; // below 0 a large number
    if (n_kw || n_kwonly_args || n_cell || scope_flags & unusual || missing > n_def_pos_args) {
        __real_mp_setup_code_state(state, n_args, n_kw, args);
        return;
    }
    mp_obj_t *to = state->state;
    state->ip = ip + n_info;
    state->sp = to - 1;
    state->exc_sp_idx = 0;
    const mp_obj_t *defaults = state->fun_bc->extra_args + n_def_pos_args;
    mp_obj_t *locals_end = to + state->n_state - n_pos_args;
    while (to < locals_end) {
        *to++ = MP_OBJ_NULL;
    }
    if (scope_flags & MP_SCOPE_FLAG_VARARGS) {
        to[-1] = mp_const_empty_tuple; // there are none: *values of `say`, nearly always
    }
    for (; missing; missing--) {
        *to++ = *--defaults;
    }
    for (args += n_args; n_args; n_args--) {
        *to++ = *--args;
    }
}
