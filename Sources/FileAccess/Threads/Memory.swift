import LibC

/// How the C library deals with memory that is free again.
package enum Memory {
  /// Keeps it for the next document instead of handing it back to the system after each.
  package static func keepFreed() {
    #if canImport(Glibc)
      mallopt(M_TRIM_THRESHOLD, 64 << 20)
      mallopt(M_MMAP_THRESHOLD, 32 << 20)
    #endif
  }
}
