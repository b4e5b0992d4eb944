/// A syntax that programs or people read: what the characters in it mean, and how text is written so that it means nothing
/// else.
package protocol OutputSyntax: Sendable {
  /// Appends text from outside, such as a name in a document, so that readers take all of it as text.
  ///
  /// - Parameter bytes: What the output holds so far.
  static func append(_ text: String, to bytes: inout [UInt8])
}
