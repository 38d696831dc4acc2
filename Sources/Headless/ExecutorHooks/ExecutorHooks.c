#define _GNU_SOURCE
#include "ExecutorHooks.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

#define SWIFT __attribute__((swiftcall))

typedef SWIFT executor_reference (*get_main_original)(void);
typedef SWIFT bool (*is_main_original)(executor_reference);
typedef SWIFT void (*enqueue_original)(void *job);
typedef SWIFT void (*enqueue_hook)(void *job, enqueue_original);
typedef SWIFT void (*delay_original)(uint64_t delay, void *job);
typedef SWIFT void (*deadline_original)(int64_t, int64_t, int64_t, int64_t, int32_t, void *job);

extern SWIFT size_t swift_task_getJobFlags(void *job);
extern void *swift_retain(void *object);
extern void swift_release(void *object);
extern bool swift_isUniquelyReferenced_nonNull_native(const void *object);

static _Thread_local thread_steps steps;
static job_decisions decide;
static _Atomic(bool) is_installed;

thread_steps current_steps(void) { return steps; }

void set_current_steps(thread_steps others) { steps = others; }

thread_steps find_steps(void) {
  bool is_event = steps.owner.object && steps.pool.identity == NULL;
  if (is_event || is_installed == false) return steps;
  thread_steps own = decide.steps();
  return own.owner.object ? own : steps;
}

static SWIFT executor_reference get_main(get_main_original original) {
  executor_reference own = find_steps().main;
  return own.identity ? own : original();
}

static SWIFT bool is_main(executor_reference executor, is_main_original original) {
  void *main = find_steps().main.identity;
  return (main && executor.identity == main) || original(executor);
}

static enqueue_hook *enqueue_place;
static _Atomic(enqueue_hook) former_enqueue;

static SWIFT void enqueue(void *job, enqueue_original original) {
  enqueue_hook former = former_enqueue;
  if (decide.take(job, false)) return;
  if (former) former(job, original);
  else original(job);
}

static SWIFT void enqueue_after(uint64_t delay, void *job, delay_original original) {
  if (decide.take(job, true) == false) original(delay, job);
}

static SWIFT void enqueue_at(
  int64_t seconds, int64_t nanoseconds, int64_t tolerance, int64_t fraction, int32_t clock,
  void *job, deadline_original original
) {
  if (decide.take(job, true) == false)
    original(seconds, nanoseconds, tolerance, fraction, clock, job);
}

// Other libraries set the hook of jobs for a while, and take one that they find there for their own.
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static size_t users;
static bool is_alone;

bool take_jobs(int more) {
  pthread_mutex_lock(&lock);
  enqueue_hook found = __atomic_load_n(enqueue_place, __ATOMIC_ACQUIRE);
  is_alone = users == 0 || (is_alone && found == enqueue);
  users += more;
  if (more > 0 && found != enqueue) {
    former_enqueue = found;
    __atomic_store_n(enqueue_place, enqueue, __ATOMIC_RELEASE);
  } else if (users == 0 && found == enqueue) {
    __atomic_store_n(enqueue_place, former_enqueue, __ATOMIC_RELEASE);
  }
  bool result = is_alone;
  pthread_mutex_unlock(&lock);
  return result;
}

static bool set_hook(const char *name, void *hook) {
  void **place = dlsym(RTLD_DEFAULT, name);
  if (place) __atomic_store_n(place, hook, __ATOMIC_RELEASE);
  return place;
}

bool install_executor_hooks(job_decisions decisions) {
  decide = decisions;
  is_installed = true;
  enqueue_place = dlsym(RTLD_DEFAULT, "swift_task_enqueueGlobal_hook");
  set_hook("swift_task_enqueueGlobalWithDelay_hook", enqueue_after);
  set_hook("swift_task_enqueueGlobalWithDeadline_hook", enqueue_at);
  return enqueue_place && set_hook("swift_task_getMainExecutor_hook", get_main)
    && set_hook("swift_task_isMainExecutor_hook", is_main);
}

bool is_task(void *job) { return (swift_task_getJobFlags(job) & 0xFF) == 0; }

// The flags of a job whose lower byte is 0 are those of a task; one of them marks a child task, which
// may be part of its parent.
bool is_retainable_task(void *job) { return (swift_task_getJobFlags(job) & (0xFF | 1 << 24)) == 0; }

void retain_task(void *job) { swift_retain(job); }

void release_task(void *job) { swift_release(job); }

bool is_only_retained(void *job) { return swift_isUniquelyReferenced_nonNull_native(job); }
