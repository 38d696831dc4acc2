// What the linked core needs from C, and the one call to WASI that writes its output.
#include <stddef.h>
#include <stdint.h>

typedef struct { const void *bytes; size_t count; } io_vector;

__attribute__((import_module("wasi_snapshot_preview1"), import_name("fd_write")))
int fd_write(int descriptor, const io_vector *vectors, size_t count, size_t *written);

static unsigned char output[4096];
static size_t pending;

static void flush(void) {
  io_vector vector = {output, pending};
  size_t written;
  fd_write(1, &vector, 1, &written);
  pending = 0;
}

// A frame ends in a newline, so each line that is complete is written.
int putchar(int byte) {
  output[pending++] = (unsigned char)byte;
  if (byte == '\n' || pending == sizeof output) flush();
  return byte;
}

extern unsigned char __heap_base;
static uintptr_t top = (uintptr_t)&__heap_base;

// A program that ends this soon gives nothing back.
int posix_memalign(void **memory, size_t alignment, size_t size) {
  uintptr_t start = (top + alignment - 1) & ~(alignment - 1);
  uintptr_t end = start + size;
  size_t pages = __builtin_wasm_memory_size(0);
  size_t needed = (end + 65535) / 65536;
  if (needed > pages && __builtin_wasm_memory_grow(0, needed - pages) == (size_t)-1) return 12;
  top = end;
  *memory = (void *)start;
  return 0;
}

void free(void *memory) { (void)memory; }

void arc4random_buf(void *buffer, size_t count) {
  for (size_t index = 0; index < count; index++) ((unsigned char *)buffer)[index] = 4;
}

int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *a = left, *b = right;
  for (size_t index = 0; index < count; index++) {
    if (a[index] - b[index]) return a[index] - b[index];
  }
  return 0;
}
