#pragma once

#include <zlib.h>

// Both are macros. A window of negative size means data without a header.
static inline int ibstack_inflate_raw(z_stream *stream) { return inflateInit2(stream, -MAX_WBITS); }

static inline int ibstack_deflate_raw(z_stream *stream) {
  return deflateInit2(stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, -MAX_WBITS, MAX_MEM_LEVEL, Z_DEFAULT_STRATEGY);
}
