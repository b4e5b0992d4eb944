#pragma once

#include <zlib.h>

// inflateInit2 is a macro.
static inline int ibstack_inflate_raw(z_stream *stream) { return inflateInit2(stream, -MAX_WBITS); }
