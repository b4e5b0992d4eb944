/// A version of iOS that has stack views, such as `14` or `14.5`.
package struct IOSVersion {
  /// The first number. The others do not change layout.
  package let major: Int

  /// Nil for what is no version, and for versions before iOS 9.
  package init?(_ text: String) {
    guard let major = SystemMajor(text, atLeast: 9) else { return nil }
    self.major = major.number
  }
}
