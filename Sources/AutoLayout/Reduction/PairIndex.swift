/// Finds the row that has two columns in the same proportion as another.
struct PairIndex {
  private struct Key: Hashable {
    let first: Int32
    let second: Int32
    /// Rounded, so that proportions that differ in their last digits meet; the caller compares exactly.
    let ratio: Float
  }

  private var rows: [Key: Int32] = [:]

  /// The row noted for the pair before, if any, and notes this one instead.
  mutating func exchange(_ row: Int32, first: Int32, second: Int32, ratio: Double) -> Int32? {
    let isOrdered = first < second
    let key = Key(
      first: isOrdered ? first : second, second: isOrdered ? second : first,
      ratio: Float(isOrdered ? ratio : 1 / ratio))
    return rows.updateValue(row, forKey: key)
  }
}
