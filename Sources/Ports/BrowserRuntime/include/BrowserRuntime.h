// The calls of WASI that a program in a page makes; `wasmkit run` has them, too.
#pragma once

#ifdef __wasm__
#include <stddef.h>

#define WASI(name) __attribute__((import_module("wasi_snapshot_preview1"), import_name(#name)))

typedef struct { const void *bytes; size_t count; } io_vector;

WASI(fd_read) int fd_read(int descriptor, const io_vector *vectors, size_t count, size_t *read);
WASI(fd_write) int fd_write(int descriptor, const io_vector *vectors, size_t count, size_t *written);
WASI(random_get) int random_get(void *bytes, size_t count);

// The program in `main.swift`.
int __main_argc_argv(int count, char **arguments);
#endif
