/// A version of iOS that has stack views, such as `14` or `14.5`.
package struct IOSVersion {
  /// The first number. The others do not change layout.
  package let major: Int

  /// Reads a version of one to three numbers; nil for others, and for versions before iOS 9.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.count <= 2 ? UInt8($0) : nil }
    guard (1...3).contains(parts.count), numbers.count == parts.count, let first = numbers.first, first >= 9 else {
      return nil
    }
    major = Int(first)
  }
}
