# What viper's pointers are here: they know their length, and whether they may be written to.

from cpython.array cimport array
from cpython.buffer cimport PyBUF_SIMPLE, PyBuffer_Release, PyObject_GetBuffer
from cpython.bytearray cimport PyByteArray_AS_STRING, PyByteArray_GET_SIZE
from cpython.bytes cimport PyBytes_AS_STRING, PyBytes_GET_SIZE
from cpython.unicode cimport PyUnicode_AsUTF8AndSize

ctypedef long long number

# In C: a function this short is written out wherever it is used. Cython's own are too long for
# that, and a card expert took two and a half times as long with them.
cdef extern from *:
    """
    typedef struct { unsigned char* at; Py_ssize_t size; int fixed; } Bytes;
    typedef struct { unsigned short* at; Py_ssize_t size; int fixed; } Shorts;

    static int outside(long long index, Py_ssize_t size, const char* what) {
        PyErr_Format(PyExc_IndexError, "%lld of %zd %s", index, size, what);
        return -1;
    }

    static int unfit(long long value, int fixed, const char* what) {
        if (fixed) PyErr_SetString(PyExc_TypeError, "cannot be written to");
        else PyErr_Format(PyExc_ValueError, "%lld does not fit a %s", value, what);
        return -1;
    }

    #define IS_OUTSIDE(it, index) ((unsigned long long) (index) >= (unsigned long long) (it).size)

    static inline long long load8(Bytes bytes, long long index) {
        if (IS_OUTSIDE(bytes, index)) return outside(index, bytes.size, "bytes");
        return bytes.at[index];
    }

    static inline long long load16(Shorts shorts, long long index) {
        if (IS_OUTSIDE(shorts, index)) return outside(index, shorts.size, "shorts");
        return shorts.at[index];
    }

    static inline int store8(Bytes bytes, long long index, long long value) {
        if (IS_OUTSIDE(bytes, index)) return outside(index, bytes.size, "bytes");
        if (bytes.fixed || value < 0 || value > 255) return unfit(value, bytes.fixed, "byte");
        bytes.at[index] = (unsigned char) value;
        return 0;
    }

    static inline int store16(Shorts shorts, long long index, long long value) {
        if (IS_OUTSIDE(shorts, index)) return outside(index, shorts.size, "shorts");
        if (shorts.fixed || value < 0 || value > 65535) return unfit(value, shorts.fixed, "short");
        shorts.at[index] = (unsigned short) value;
        return 0;
    }
    """
    ctypedef struct Bytes:
        unsigned char* at
        Py_ssize_t size
        bint fixed

    ctypedef struct Shorts:
        unsigned short* at
        Py_ssize_t size
        bint fixed

    number load8(Bytes bytes, number index) except -1
    number load16(Shorts shorts, number index) except -1
    int store8(Bytes bytes, number index, number value) except -1
    int store16(Shorts shorts, number index, number value) except -1


# To ask Python after each whether there was an error took a tenth of an expert's time: so they
# return where they have put it, and that is nowhere if there was one.
cdef inline Bytes* ptr8(object thing, Bytes* found) except NULL:
    cdef Py_buffer view
    # Most are of these kinds, and to ask for their buffers took an eighth of an expert's time.
    if type(thing) is bytearray:
        found.at = <unsigned char*> PyByteArray_AS_STRING(thing)
        found.size = PyByteArray_GET_SIZE(thing)
        found.fixed = False
    elif type(thing) is array:
        found.at = (<array> thing).data.as_uchars
        found.size = len(<array> thing) * (<array> thing).ob_descr.itemsize
        found.fixed = False
    elif type(thing) is bytes:
        found.at = <unsigned char*> PyBytes_AS_STRING(thing)
        found.size = PyBytes_GET_SIZE(thing)
        found.fixed = True
    elif isinstance(thing, str):
        found.at = <unsigned char*> PyUnicode_AsUTF8AndSize(thing, &found.size)
        found.fixed = True
    else:
        PyObject_GetBuffer(thing, &view, PyBUF_SIMPLE)
        found.at = <unsigned char*> view.buf
        found.size = view.len
        found.fixed = view.readonly
        PyBuffer_Release(&view)
    return found


cdef inline Shorts* ptr16(object thing, Shorts* found) except NULL:
    cdef Bytes raw
    ptr8(thing, &raw)
    found.at = <unsigned short*> raw.at
    found.size = raw.size >> 1
    found.fixed = raw.fixed
    return found


cdef object hold(object thing, list held):
    """Neither forgotten nor made longer as long as there are pointers to it."""
    held.append(memoryview(thing))
    return thing


cdef class Imported:
    """A function of another module as it was found last (see calls.py)."""

    cdef readonly object function
    cdef object owner
    cdef readonly size_t place  # in C; 0 if it is not compiled, or called otherwise

    cdef int meet(self, object function, str form) except -1:
        self.owner = getattr(function, "__self__", None)
        places = getattr(self.owner, "places", {})
        self.place = places.get(f"{getattr(function, '__name__', '')}_{form}", 0)
        self.function = function
        return 0
