// The hooks with which Swift's runtime lets a program decide where the jobs of its tasks go.
#pragma once
#include <stdbool.h>
#include <stdint.h>

typedef struct { void *identity; uintptr_t implementation; } executor_reference;

// A reference to a Swift object that owns tasks, with what makes it one.
typedef struct { void *object; const void *conformance; } task_owner;

// The owner of the jobs that a thread runs, or NULL, with the executors of its tasks. A test has one for the
// jobs of no actor, and a time of its own in nanoseconds.
typedef struct {
  executor_reference main, pool;
  task_owner owner;
  const int64_t *now;
} thread_steps;

typedef struct {
  // Returns whether a job has an owner, which takes or withholds it. It belongs to no actor, or sleeps.
  bool (*take)(void *job, bool sleeps);
  // Returns the executors of the current task outside an event. The owner is NULL if there is none.
  thread_steps (*steps)(void);
} job_decisions;

thread_steps current_steps(void);
// The steps of an event, or those of the current task, which may be inside an actor that another test runs,
// or else those of the thread.
thread_steps find_steps(void);
void set_current_steps(thread_steps steps);

// Call it once; it returns false if the runtime lacks a hook.
bool install_executor_hooks(job_decisions decisions);

// Jobs are taken between calls with 1 and -1, which can be nested and come from any thread. Each returns
// false if somebody else has set a hook since the first of those that haven't ended.
bool take_jobs(int more);

// Whether a job is one of a task.
bool is_task(void *job);
// Whether a job is one of a task that can be retained.
bool is_retainable_task(void *job);
void retain_task(void *task);
void release_task(void *task);
// Whether a retained task has ended and nothing else refers to it.
bool is_only_retained(void *task);
