import LibC

/// How the C library deals with memory that is free again.
package enum Memory {
  /// Keeps it for the next document instead of handing it back to the system after each, which then clears each page
  /// when it is used again. No effect outside of glibc.
  package static func keepFreed() {
    #if canImport(Glibc)
      mallopt(M_TRIM_THRESHOLD, 1 << 30)
      // The largest value that glibc accepts.
      mallopt(M_MMAP_THRESHOLD, 32 << 20)
    #endif
  }
}
