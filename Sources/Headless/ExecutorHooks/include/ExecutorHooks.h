// The hooks with which Swift's runtime lets a program decide where the jobs of its tasks go.
#pragma once
#include <stdbool.h>
#include <stdint.h>

typedef struct { void *identity; uintptr_t implementation; } executor_reference;

// The jobs of a thread that performs steps go to its queue; on any other thread, the queue is NULL.
typedef struct { executor_reference main; void *queue; } thread_steps;

// The decisions on jobs.
typedef struct {
  // Takes a job that belongs to no actor, on a thread that performs steps.
  void (*take)(void *job, void *queue);
  // Returns whether a job is withheld, which goes on or sleeps on any other thread.
  bool (*withhold)(uint64_t task, uint64_t current, bool sleeps);
  // Returns the main executor of the current task on any other thread; its identity may be NULL.
  executor_reference (*main_executor)(uint64_t current);
} job_decisions;

thread_steps current_steps(void);
void set_current_steps(thread_steps steps);

// Call it once; it returns false if the runtime lacks a hook.
bool install_executor_hooks(job_decisions decisions);

// Jobs are taken between these calls, which can be nested and come from any thread. Each returns false
// if somebody else has set a hook since the first of those that haven't ended.
bool begin_taking_jobs(void);
bool end_taking_jobs(void);

// A lock that a thread sanitizer knows, unlike Mutex when threads wait for it.
void lock_tasks(void);
void unlock_tasks(void);

// The identity of a job's task, or 0 if the job is none of a task that can be retained.
uint64_t retainable_task(void *job);
void retain_task(void *job);
void release_task(void *job);
// Whether a retained task has ended and nothing else refers to it.
bool is_only_retained(void *job);
