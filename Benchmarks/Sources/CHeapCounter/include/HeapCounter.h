#ifndef HEAP_COUNTER_H
#define HEAP_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// Whether allocations can be counted on this platform.
bool heapCounterIsAvailable(void);

/// Counts from zero until `heapCounterStop`.
void heapCounterStart(void);

/// Stops counting.
void heapCounterStop(void);

/// How many blocks were allocated or moved.
int64_t heapCounterAllocations(void);

/// The most bytes in use at a time, beyond what was in use at the start.
int64_t heapCounterPeak(void);

#endif
