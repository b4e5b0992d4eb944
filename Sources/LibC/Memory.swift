/// The memory management of the C library.
package enum Memory {
  /// Keeps freed memory for the next document instead of returning it to the system after each one.
  package static func keepFreed() {
    #if canImport(Glibc)
      mallopt(M_TRIM_THRESHOLD, 64 << 20)
      mallopt(M_MMAP_THRESHOLD, 32 << 20)
    #endif
  }
}
