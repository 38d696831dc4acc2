// The hooks with which Swift's runtime lets a program decide where the jobs of its tasks go.
#pragma once
#include <stdbool.h>
#include <stdint.h>

typedef struct { void *identity; uintptr_t implementation; } executor_reference;

// The event that a thread performs, or NULL, and its main executor.
typedef struct { executor_reference main; void *event; } thread_steps;

typedef struct {
  // Returns whether a job belongs to an event, which takes or withholds it. It belongs to no actor, or
  // sleeps; `current` is the task that enqueues it, or NULL.
  bool (*take)(void *job, void *current, bool sleeps);
  // Returns the main executor of a current task on any thread without an event; its identity may be NULL.
  executor_reference (*main_executor)(void *current);
} job_decisions;

thread_steps current_steps(void);
void set_current_steps(thread_steps steps);

// Call it once; it returns false if the runtime lacks a hook.
bool install_executor_hooks(job_decisions decisions);

// Jobs are taken between calls with 1 and -1, which can be nested and come from any thread. Each returns
// false if somebody else has set a hook since the first of those that haven't ended.
bool take_jobs(int more);

// A lock that a thread sanitizer knows, unlike Mutex when threads wait for it.
void lock_tasks(void);
void unlock_tasks(void);

// Whether a job is one of a task that can be retained.
bool is_retainable_task(void *job);
void retain_task(void *task);
void release_task(void *task);
// Whether a retained task has ended and nothing else refers to it.
bool is_only_retained(void *task);
