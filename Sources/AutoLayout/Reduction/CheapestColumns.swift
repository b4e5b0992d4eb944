/// Columns by the cost of eliminating them, for the end of a reduction. The cost of a column is computed again when its
/// turn comes.
struct CheapestColumns: ~Copyable {
  private static let bucketCount = 256
  /// The last column of each bucket, and the one before each column; −1 for none.
  private var lasts = UncheckedArray<Int32>(repeating: -1, count: bucketCount)
  private var previous: UncheckedArray<Int32>
  private var current = 0

  init(columnCount: Int) {
    previous = UncheckedArray(repeating: -1, count: columnCount)
  }

  mutating func insert(_ column: Int32, cost: Int) {
    let bucket = min(cost, Self.bucketCount - 1)
    previous[column] = lasts[bucket]
    lasts[bucket] = column
  }

  /// The next column that still has a cost; nil at the end.
  mutating func next(cost: (Int32) -> Int?) -> Int32? {
    while current < Self.bucketCount {
      let column = lasts[current]
      guard column >= 0 else {
        current += 1
        continue
      }
      lasts[current] = previous[column]
      guard let cost = cost(column) else { continue }
      if cost <= current || current == Self.bucketCount - 1 { return column }
      insert(column, cost: cost)
    }
    return nil
  }
}
