/// A version of Interface Builder: the number that it writes into a document as `toolsVersion`, such as 21701.
package struct InterfaceBuilderVersion: Hashable, Sendable {
  /// The number as it is written; of `24128.0.4` the part before the first point.
  package let number: Int

  /// Creates the version with a number.
  package init(_ number: Int) { self.number = number }

  /// Later than every release: for documents without a version, stack definitions and views made in code.
  package static let newest = Self(99_999)

  /// The release that the version belongs to; nil for versions before all that changed something.
  package var release: InterfaceBuilderRelease? { InterfaceBuilderRelease.allCases.last { self >= $0 } }

  /// Whether a version is that of a release or of a later one.
  package static func >= (version: Self, release: InterfaceBuilderRelease) -> Bool {
    version.number >= release.rawValue
  }
}
