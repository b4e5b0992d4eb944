/// The major number in a version of one to three numbers, such as `14`, `14.5` or `10.15.7`.
struct SystemMajor {
  let number: Int

  /// Nil for other texts, and for versions before the least one.
  init?(_ text: String, atLeast least: Int) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.count <= 2 ? UInt8($0) : nil }
    guard (1...3).contains(parts.count), numbers.count == parts.count, let first = numbers.first, first >= least else {
      return nil
    }
    number = Int(first)
  }
}
