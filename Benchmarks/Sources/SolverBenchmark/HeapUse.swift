import CHeapCounter

/// What a piece of work allocates, itself and at its peak; the peak is what it adds to the memory in use before.
struct HeapUse {
  let allocations: Int
  let peakBytes: Int

  /// Runs the work once; nil where allocations cannot be counted.
  static func measure(_ work: () -> Void) -> HeapUse? {
    guard heapCounterIsAvailable() else { return nil }
    heapCounterStart()
    work()
    heapCounterStop()
    return HeapUse(allocations: Int(heapCounterAllocations()), peakBytes: Int(heapCounterPeak()))
  }
}
