# What viper's pointers are here: they know their length, and whether they may be written to.

from cpython.buffer cimport PyBUF_SIMPLE, PyBuffer_Release, PyObject_GetBuffer
from cpython.unicode cimport PyUnicode_AsUTF8AndSize

ctypedef long long number

cdef struct Bytes:
    unsigned char* at
    Py_ssize_t size
    bint fixed

cdef struct Shorts:
    unsigned short* at
    Py_ssize_t size
    bint fixed


cdef Bytes ptr8(object thing) except *:
    cdef Py_buffer view
    cdef Bytes found
    if isinstance(thing, str):
        found.at = <unsigned char*> PyUnicode_AsUTF8AndSize(thing, &found.size)
        found.fixed = True
        return found
    PyObject_GetBuffer(thing, &view, PyBUF_SIMPLE)
    found.at = <unsigned char*> view.buf
    found.size = view.len
    found.fixed = view.readonly
    PyBuffer_Release(&view)
    return found


cdef Shorts ptr16(object thing) except *:
    cdef Bytes raw = ptr8(thing)
    cdef Shorts found
    found.at = <unsigned short*> raw.at
    found.size = raw.size >> 1
    found.fixed = raw.fixed
    return found


cdef object hold(object thing, list held):
    """Neither forgotten nor made longer as long as there are pointers to it."""
    held.append(memoryview(thing))
    return thing


cdef inline number load8(Bytes bytes, number index) except -1:
    if index < 0 or index >= bytes.size:
        raise IndexError(f"{index} of {bytes.size} bytes")
    return bytes.at[index]


cdef inline number load16(Shorts shorts, number index) except -1:
    if index < 0 or index >= shorts.size:
        raise IndexError(f"{index} of {shorts.size} shorts")
    return shorts.at[index]


cdef inline int store8(Bytes bytes, number index, number value) except -1:
    if index < 0 or index >= bytes.size:
        raise IndexError(f"{index} of {bytes.size} bytes")
    if value < 0 or value > 255:
        raise ValueError(f"{value} does not fit a byte")
    if bytes.fixed:
        raise TypeError("cannot be written to")
    bytes.at[index] = <unsigned char> value
    return 0


cdef inline int store16(Shorts shorts, number index, number value) except -1:
    if index < 0 or index >= shorts.size:
        raise IndexError(f"{index} of {shorts.size} shorts")
    if value < 0 or value > 65535:
        raise ValueError(f"{value} does not fit a short")
    if shorts.fixed:
        raise TypeError("cannot be written to")
    shorts.at[index] = <unsigned short> value
    return 0
