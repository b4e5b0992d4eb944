/// Why an edit of a document is not made.
package struct EditRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was found and what to do; without a full stop.
  package let description: String

  package init(_ description: String) { self.description = description }
}
