/// A version of macOS that has Auto Layout, such as `26`, `15.1` or `10.15`.
package struct MacOSVersion: Sendable {
  /// The first number. The others do not change layout.
  package let major: Int

  /// The first numbers of all versions that are known.
  package static let majors = Array(10...15) + [26, 27]

  /// Nil for what is no version, and for versions that are not known.
  package init?(_ text: String) {
    guard let major = SystemMajor(text, among: Self.majors) else { return nil }
    self.major = major.number
  }
}

/// The major number in a version of one to three numbers, such as `14`, `14.5` or `10.15.7`.
struct SystemMajor {
  let number: Int
  /// The second number; nil if there is none.
  let minor: Int?

  /// Nil for other texts, and for versions that are not known.
  init?(_ text: String, among majors: [Int]) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.count <= 2 ? UInt8($0) : nil }
    guard (1...3).contains(parts.count), numbers.count == parts.count, let first = numbers.first,
      majors.contains(Int(first))
    else { return nil }
    number = Int(first)
    minor = numbers.count > 1 ? Int(numbers[1]) : nil
  }
}
