/// The memory management of the C library.
package enum Memory {
  /// Keeps freed memory for the next document instead of returning it to the system, which would clear each page again.
  /// Has an effect with glibc only.
  package static func keepFreed() {
    #if canImport(Glibc)
      mallopt(M_TRIM_THRESHOLD, 1 << 30)
      // The largest value that glibc accepts.
      mallopt(M_MMAP_THRESHOLD, 32 << 20)
    #endif
  }
}
