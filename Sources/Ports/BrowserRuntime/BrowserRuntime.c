// What a linked Swift program needs from C.
#ifdef __wasm__
#include "BrowserRuntime.h"
#include <stdint.h>

// Memory is given out in blocks of powers of two, each after a header that holds the power. A block
// that is freed waits in the list of its power.
enum { header = 16, smallest = 5, powers = 32, page = 65536 };

typedef struct block { struct block *next; } block;

extern unsigned char __heap_base;
static uintptr_t top = (uintptr_t)&__heap_base;
static block *freed[powers];

static void *extend(size_t size) {
  uintptr_t start = (top + header - 1) & ~(uintptr_t)(header - 1);
  size_t pages = __builtin_wasm_memory_size(0);
  if (size > UINTPTR_MAX - start - page) return NULL;
  size_t needed = (start + size + page - 1) / page;
  if (needed > pages && __builtin_wasm_memory_grow(0, needed - pages) == (size_t)-1) return NULL;
  top = start + size;
  return (void *)start;
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  unsigned power = smallest;
  if (alignment > header) return 22;
  while (power < powers - 1 && ((size_t)1 << power) - header < size) power++;
  if (((size_t)1 << power) - header < size) return 12;
  block *found = freed[power];
  if (found) freed[power] = found->next;
  else found = extend((size_t)1 << power);
  if (found == NULL) return 12;
  *(unsigned *)found = power;
  *memory = (unsigned char *)found + header;
  return 0;
}

void free(void *memory) {
  if (memory == NULL) return;
  block *given = (block *)((unsigned char *)memory - header);
  unsigned power = *(unsigned *)given;
  given->next = freed[power];
  freed[power] = given;
}

void arc4random_buf(void *bytes, size_t count) { random_get(bytes, count); }

int putchar(int character) { return character; }

int memcmp(const void *first, const void *second, size_t count) {
  const unsigned char *a = first, *b = second;
  for (; count; count--, a++, b++) {
    if (*a - *b) return *a - *b;
  }
  return 0;
}

// A half is rounded away from zero, as `rounded()` of Swift does.
double round(double number) {
  double whole = __builtin_trunc(number);
  if (__builtin_fabs(number - whole) < 0.5) return whole;
  return whole + __builtin_copysign(1, number);
}

typedef unsigned __int128 wide;

// The product of two numbers of 128 bits, with which Swift checks a product of 64 bits for overflow.
wide __multi3(wide left, wide right) {
  uint64_t a = (uint64_t)left, b = (uint64_t)right, half = UINT32_MAX;
  uint64_t low = (a & half) * (b & half);
  uint64_t middle = (a >> 32) * (b & half) + (low >> 32);
  uint64_t other = (a & half) * (b >> 32) + (middle & half);
  uint64_t high = (a >> 32) * (b >> 32) + (middle >> 32) + (other >> 32);
  high += a * (uint64_t)(right >> 64) + (uint64_t)(left >> 64) * b;
  return (wide)high << 64 | (other << 32 | (low & half));
}
#endif
