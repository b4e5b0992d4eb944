// Stands in for malloc and its like, which a program may define itself, and passes on to glibc's own. Elsewhere nothing
// is counted.
#include "HeapCounter.h"

#include <stdatomic.h>
#include <stddef.h>

static atomic_bool isCounting;
static atomic_llong allocations, inUse, peak;

void heapCounterStart(void) {
  atomic_store(&allocations, 0);
  atomic_store(&inUse, 0);
  atomic_store(&peak, 0);
  atomic_store(&isCounting, true);
}

void heapCounterStop(void) { atomic_store(&isCounting, false); }
int64_t heapCounterAllocations(void) { return atomic_load(&allocations); }
int64_t heapCounterPeak(void) { return atomic_load(&peak); }

#ifdef __GLIBC__

#include <errno.h>
#include <malloc.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

bool heapCounterIsAvailable(void) { return true; }

void heapKeepFreed(void) {
  mallopt(M_TRIM_THRESHOLD, 1 << 30);
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
}

static bool counts(void) { return atomic_load_explicit(&isCounting, memory_order_relaxed); }

static void *gained(void *block) {
  if (!block || !counts()) return block;
  atomic_fetch_add(&allocations, 1);
  long long now = atomic_fetch_add(&inUse, malloc_usable_size(block)) + malloc_usable_size(block);
  if (now > atomic_load(&peak)) atomic_store(&peak, now);
  return block;
}

static void lost(void *block) {
  if (block && counts()) atomic_fetch_sub(&inUse, malloc_usable_size(block));
}

void *malloc(size_t size) { return gained(__libc_malloc(size)); }
void *calloc(size_t count, size_t size) { return gained(__libc_calloc(count, size)); }
void *memalign(size_t alignment, size_t size) { return gained(__libc_memalign(alignment, size)); }
void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **block, size_t alignment, size_t size) {
  *block = memalign(alignment, size);
  return *block ? 0 : ENOMEM;
}

void *realloc(void *block, size_t size) {
  lost(block);
  return gained(__libc_realloc(block, size));
}

void free(void *block) {
  lost(block);
  __libc_free(block);
}

#else

bool heapCounterIsAvailable(void) { return false; }
void heapKeepFreed(void) {}

#endif
