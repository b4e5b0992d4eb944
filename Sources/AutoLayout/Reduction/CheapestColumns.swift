/// Columns in the order of what it costs to replace them, for the end of a reduction; costs are looked up again when
/// a column comes up.
struct CheapestColumns {
  private static let bucketCount = 256
  private var buckets: ContiguousArray<ContiguousArray<Int32>>
  private var current = 0

  /// `cost` is nil for columns that do not count.
  init(_ columns: Range<Int32>, cost: (Int32) -> Int?) {
    buckets = ContiguousArray(repeating: [], count: Self.bucketCount)
    for column in columns {
      if let cost = cost(column) { buckets[min(cost, Self.bucketCount - 1)].append(column) }
    }
  }

  /// The next column of those that still count, nil at the end. `cost` is nil for those that do not.
  mutating func next(cost: (Int32) -> Int?) -> Int32? {
    while current < Self.bucketCount {
      guard let column = buckets[current].popLast() else {
        current += 1
        continue
      }
      guard let cost = cost(column) else { continue }
      if cost <= current || current == Self.bucketCount - 1 { return column }
      buckets[min(cost, Self.bucketCount - 1)].append(column)
    }
    return nil
  }
}
