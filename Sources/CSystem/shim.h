#ifndef CSYSTEM_SHIM_H
#define CSYSTEM_SHIM_H

// Swift's modules of the C libraries leave these headers out.
#include <stdlib.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif
#ifdef __linux__
#include <sys/xattr.h>
#endif

#endif
