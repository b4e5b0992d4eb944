/// A version of a system as documents write it.
package struct SystemVersion: Comparable, CustomStringConvertible {
  package let major: Int
  package let minor: Int

  /// The newest major version of iOS and macOS whose controls are known.
  package static let newestMajor = 26
  /// The major version of iOS and macOS that brought a new design.
  package static let newDesign = 26
  /// The last major versions before.
  static let (iOSBeforeNewDesign, macOSBeforeNewDesign) = (18, 15)

  /// `0x0930` is 9.3: hexadecimal digits that are meant as decimal ones.
  package init(hexadecimalCode code: Int) {
    major = Self.decimal((code >> 8) & 0xFF)
    minor = (code >> 4) & 0xF
  }

  /// `101304` is 10.13.4, and `1090` from before 10.10 is 10.9.
  package init(macOSCode code: Int) {
    (major, minor) = code < 10_000 ? (code / 100, code / 10 % 10) : (code / 10_000, code / 100 % 100)
  }

  /// The version of one platform in `iOS 12.0`; nil where another platform is meant.
  package init?(_ text: String, on platform: String) {
    let parts = text.split(separator: " ")
    guard parts.count == 2, parts[0].lowercased() == platform.lowercased() else { return nil }
    let numbers = parts[1].split(separator: ".").map { Int($0) ?? 0 }
    major = numbers.first ?? 0
    minor = numbers.dropFirst().first ?? 0
  }

  private static func decimal(_ code: Int) -> Int { (code >> 4) * 10 + (code & 0xF) }

  package static func < (left: Self, right: Self) -> Bool { (left.major, left.minor) < (right.major, right.minor) }

  package var description: String { "\(major).\(minor)" }
}
