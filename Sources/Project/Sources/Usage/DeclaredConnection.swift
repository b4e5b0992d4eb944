/// An outlet or an action that a source file declares for documents to connect.
package struct DeclaredConnection: Sendable {
  package let name: String
  /// The bytes of the name in the file.
  package let range: Range<Int>
  /// The Objective-C selectors that an action may have; empty for an outlet.
  package let selectors: [String]
  /// Whether the declaration itself does something, as `didSet` does, or overrides another one.
  package var isUsedByItself = false

  /// Whether it is an action.
  package var isAction: Bool { !selectors.isEmpty }
}
