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
    rows.updateValue(row, forKey: Self.key(first, second, ratio))
  }

  /// The row noted for the pair.
  func row(first: Int32, second: Int32, ratio: Double) -> Int32? {
    rows[Self.key(first, second, ratio)]
  }

  private static func key(_ first: Int32, _ second: Int32, _ ratio: Double) -> Key {
    let isOrdered = first < second
    return Key(
      first: isOrdered ? first : second, second: isOrdered ? second : first,
      ratio: Float(isOrdered ? ratio : 1 / ratio))
  }
}
