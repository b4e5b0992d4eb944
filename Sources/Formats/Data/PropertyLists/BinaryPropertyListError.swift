/// Why bytes are not a binary property list.
package struct BinaryPropertyListError: Error, Sendable, Hashable {
  /// What was found and what was expected.
  package let message: String
  /// The offset of a byte.
  package let offset: Int

  init(_ message: String, at offset: Int) {
    self.message = message
    self.offset = offset
  }
}
