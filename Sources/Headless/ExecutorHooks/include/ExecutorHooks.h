// The hooks with which Swift's runtime lets a program decide where the jobs of its tasks go.
#pragma once
#include <stdbool.h>
#include <stdint.h>

typedef struct { void *identity; uintptr_t implementation; } executor_reference;

// The jobs of a thread that performs steps go to its queue; on any other thread, the queue is NULL.
typedef struct { executor_reference main; void *queue; } thread_steps;

thread_steps current_steps(void);
void set_current_steps(thread_steps steps);

// Takes jobs that belong to no actor. Call it once; it returns false if the runtime lacks a hook.
bool install_executor_hooks(void (*take)(void *job, void *queue));
