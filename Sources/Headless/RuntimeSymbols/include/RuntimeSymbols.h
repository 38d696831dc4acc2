// Two functions of Linux that a test defines over those of the libraries, because Swift's runtime has no
// hooks for them. They're weak: where the libraries are linked statically, theirs stay.
#pragma once
#include <stdbool.h>

// Whether each task that a test starts prefers the test's executor.
bool defines_task_creation(void);
