/// A version of iOS that has stack views, such as `14`, `14.5` or `27.1`.
package struct IOSVersion: Sendable {
  /// The first number.
  package let major: Int
  /// The second number; nil if none is given. Only that of iOS 27 changes layout.
  package let minor: Int?

  /// The first numbers of all versions that are known.
  package static let majors = Array(9...18) + [26, 27]

  /// Nil for what is no version, and for versions that are not known.
  package init?(_ text: String) {
    guard let version = SystemMajor(text, among: Self.majors) else { return nil }
    (major, minor) = (version.number, version.minor)
  }
}
