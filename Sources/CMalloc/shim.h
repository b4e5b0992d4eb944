#ifndef CMALLOC_SHIM_H
#define CMALLOC_SHIM_H

// Swift's module of the GNU C library leaves this header out.
#include <stdlib.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#endif
