# Puts the functions that in_sram.txt lists into SRAM, where the processor never waits for them.
#
# MicroPython's own linker script is taken as it is, but for one section between the vectors and the
# rest of the code. It has the name of one that the start-up code copies to SRAM anyway, and that
# MicroPython leaves empty. What is listed here first is not put anywhere else later.

set(THEIRS ${MICROPY_PORT_DIR}/memmap_mp_rp2040.ld)
set(OURS ${CMAKE_BINARY_DIR}/memmap_pocket_keltis.ld)
set(LIST ${CMAKE_CURRENT_LIST_DIR}/in_sram.txt)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${LIST})

file(STRINGS ${LIST} FUNCTIONS REGEX "^[a-z_]")
list(TRANSFORM FUNCTIONS REPLACE "(.+)" "        *(.text.\\1)")
list(JOIN FUNCTIONS "\n" FUNCTIONS)

# And what MicroPython has there for nothing that a console does: USB's interrupts, which may be
# slower, long pulses of a pin, locks between two cores. 2.3 KB of heap.
set(IN_FLASH "")
foreach(WHAT tinyusb dcd_* hw_* _hw_* *_ep_buffer e15_* reset_non_control_endpoints machine_bitstream* mutex_*)
    string(APPEND IN_FLASH "        *(.time_critical.${WHAT})\n")
endforeach()

file(READ ${THEIRS} SCRIPT)
string(REGEX REPLACE "    \\.scratch_x : {[^}]*} > SCRATCH_X AT > FLASH\n" "" OTHERS "${SCRIPT}")
string(REPLACE "        KEEP (*(.reset))\n" "        KEEP (*(.reset))
    } > FLASH

    .ram_vector_table (COPY): {
        *(.ram_vector_table)
    } > RAM

    .scratch_x : {
        __scratch_x_start__ = .;
${FUNCTIONS}
        *(.scratch_x.*)
        . = ALIGN(4);
        __scratch_x_end__ = .;
    } > RAM AT > FLASH

    .text_in_flash : {
${IN_FLASH}
" PATCHED "${OTHERS}")
if(OTHERS STREQUAL SCRIPT OR PATCHED STREQUAL OTHERS)
    message(FATAL_ERROR "${THEIRS} is not the linker script that in_sram.cmake knows")
endif()
file(WRITE ${OURS} "${PATCHED}")
pico_set_linker_script(${MICROPY_TARGET} ${OURS})

# As quick as vm.c and map.c, which MicroPython compiles like this already.
set_source_files_properties(${MICROPY_PY_DIR}/gc.c ${CMAKE_CURRENT_LIST_DIR}/shortcuts.c
    PROPERTIES COMPILE_OPTIONS "-O2")
target_link_options(${MICROPY_TARGET} PRIVATE "LINKER:--wrap=mp_setup_code_state")

# The interpreter's loop calls what is in SRAM without a detour.
set_source_files_properties(${MICROPY_PY_DIR}/vm.c PROPERTIES COMPILE_OPTIONS "-O2;-mlong-calls")
