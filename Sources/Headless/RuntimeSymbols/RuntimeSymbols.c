#define _GNU_SOURCE
#include "RuntimeSymbols.h"
#include "ExecutorHooks.h"
#ifdef __linux__
#include <dlfcn.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#define SWIFT __attribute__((swiftcall))
// Sanitizers define weak functions, too, over which these must stand.
#if __has_feature(thread_sanitizer) || __has_feature(address_sanitizer)
#define OVER
#else
#define OVER __attribute__((weak))
#endif

typedef struct { void *task, *context; } created_task;
typedef struct task_option { size_t flags; struct task_option *parent; } task_option;
typedef struct { task_option option; executor_reference executor; } executor_option;
typedef SWIFT created_task (*create_original)(
  size_t, task_option *, const void *, void *, void *);
typedef SWIFT void (*immediate_original)(void *task, executor_reference);
typedef int (*time_original)(clockid_t, struct timespec *);

extern SWIFT void swift_job_run_on_serial_and_task_executor(
  void *job, executor_reference, executor_reference);

static create_original create;
static immediate_original start;
static time_original get_time;
static void *runtime;

__attribute__((constructor)) static void find_originals(void) {
  create = (create_original)dlsym(RTLD_NEXT, "swift_task_create");
  start = (immediate_original)dlsym(RTLD_NEXT, "swift_task_immediate");
  get_time = (time_original)dlsym(RTLD_NEXT, "clock_gettime");
  Dl_info info;
  if (create && dladdr((void *)create, &info)) runtime = info.dli_fbase;
}

// A task that a test starts prefers the test's executor, as the child tasks of its body do, unless it has
// a preference of its own (the kinds of options 5 and 6) or a group (1), from which it inherits one.
OVER SWIFT created_task swift_task_create(
  size_t flags, task_option *options, const void *type, void *entry, void *context
) {
  executor_reference pool = find_steps().pool;
  task_option **link = &options;
  while (*link) {
    size_t kind = (*link)->flags & 0xFF;
    bool is_empty = kind == 6 && ((executor_option *)*link)->executor.identity == NULL;
    if (is_empty) {
      *link = (*link)->parent;
    } else {
      if (kind == 1 || kind == 5 || kind == 6) pool.identity = NULL;
      link = &(*link)->parent;
    }
  }
  executor_option preferred = {{5, options}, pool};
  return create(flags, pool.identity ? &preferred.option : options, type, entry, context);
}

// A task that starts at once runs on the executor that it prefers, too, or it would wait for that.
OVER SWIFT void swift_task_immediate(void *task, executor_reference executor) {
  executor_reference pool = find_steps().pool;
  if (pool.identity == NULL) return start(task, executor);
  retain_task(task);
  swift_job_run_on_serial_and_task_executor(task, executor, pool);
}

bool defines_task_creation(void) { return create && create != swift_task_create; }

// The clocks of the runtime say the time of the test that the thread runs; nobody else's do.
OVER int clock_gettime(clockid_t clock, struct timespec *time) {
  const int64_t *now = current_steps().now;
  Dl_info caller;
  if (now && clock != CLOCK_REALTIME && dladdr(__builtin_return_address(0), &caller)
    && caller.dli_fbase == runtime) {
    time->tv_sec = *now / 1000000000;
    time->tv_nsec = *now % 1000000000;
    return 0;
  }
  return get_time ? get_time(clock, time) : (int)syscall(SYS_clock_gettime, clock, time);
}
#else
bool defines_task_creation(void) { return false; }
#endif
