#define _GNU_SOURCE
#include "ExecutorHooks.h"
#include <dlfcn.h>
#include <stddef.h>

#define SWIFT __attribute__((swiftcall))

typedef SWIFT executor_reference (*get_main_original)(void);
typedef SWIFT executor_reference (*get_main_hook)(get_main_original);
typedef SWIFT bool (*is_main_original)(executor_reference);
typedef SWIFT bool (*is_main_hook)(executor_reference, is_main_original);
typedef SWIFT void (*enqueue_original)(void *job);
typedef SWIFT void (*enqueue_hook)(void *job, enqueue_original);

static _Thread_local thread_steps steps;
static void (*_Atomic take_job)(void *job, void *queue);
static _Atomic(enqueue_hook) former_enqueue;

thread_steps current_steps(void) { return steps; }

void set_current_steps(thread_steps others) { steps = others; }

static SWIFT executor_reference get_main(get_main_original original) {
  return steps.queue ? steps.main : original();
}

static SWIFT bool is_main(executor_reference executor, is_main_original original) {
  return (steps.queue && executor.identity == steps.main.identity) || original(executor);
}

static SWIFT void enqueue(void *job, enqueue_original original) {
  enqueue_hook former = former_enqueue;
  if (steps.queue) take_job(job, steps.queue);
  else if (former) former(job, original);
  else original(job);
}

bool install_executor_hooks(void (*take)(void *, void *)) {
  get_main_hook *get_main_place = dlsym(RTLD_DEFAULT, "swift_task_getMainExecutor_hook");
  is_main_hook *is_main_place = dlsym(RTLD_DEFAULT, "swift_task_isMainExecutor_hook");
  enqueue_hook *enqueue_place = dlsym(RTLD_DEFAULT, "swift_task_enqueueGlobal_hook");
  if (!get_main_place || !is_main_place || !enqueue_place) return false;
  take_job = take;
  former_enqueue = *enqueue_place;
  __atomic_store_n(get_main_place, get_main, __ATOMIC_RELEASE);
  __atomic_store_n(is_main_place, is_main, __ATOMIC_RELEASE);
  __atomic_store_n(enqueue_place, enqueue, __ATOMIC_RELEASE);
  return true;
}
