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

/// Keeps memory that is free again, as ibstack does. Otherwise a run on a large system measures how fast the kernel clears
/// pages. No effect outside of glibc.
void heapKeepFreed(void);

#endif
