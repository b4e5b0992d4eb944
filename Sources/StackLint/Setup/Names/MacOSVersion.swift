/// A version of macOS that has Auto Layout, such as `26`, `15.1` or `10.15`.
package struct MacOSVersion {
  /// The first number. The others do not change layout.
  package let major: Int

  /// Nil for what is no version, and for versions before 10.
  package init?(_ text: String) {
    guard let major = SystemMajor(text, atLeast: 10) else { return nil }
    self.major = major.number
  }
}

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
