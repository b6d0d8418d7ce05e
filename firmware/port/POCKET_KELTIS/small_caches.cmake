# Halves the file system's three caches, of 1 KB each: one to read, one to write, one for each open file.
#
# They must hold a file that littlefs keeps inside of a directory, which has at most an eighth of a
# block: 512 bytes. MicroPython works their size out, and has no setting for it.

set(THEIRS ${MICROPY_DIR}/extmod/vfs_lfsx.c)
file(READ ${THEIRS} CACHES)
string(REPLACE "(4 * MAX(read_size, prog_size))" "(2 * MAX(read_size, prog_size))" HALVED "${CACHES}")
if(HALVED STREQUAL CACHES)
    message(FATAL_ERROR "${THEIRS} is not the file that small_caches.cmake knows")
endif()
file(WRITE ${CMAKE_BINARY_DIR}/changed/extmod/vfs_lfsx.c "${HALVED}")
target_include_directories(${MICROPY_TARGET} BEFORE PRIVATE ${CMAKE_BINARY_DIR}/changed)
