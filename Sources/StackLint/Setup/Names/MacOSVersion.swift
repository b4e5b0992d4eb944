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
