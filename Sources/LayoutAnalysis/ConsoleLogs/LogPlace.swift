package import NibDecoder

/// An object of a document that stands for one of a log.
package struct LogPlace: Hashable, Sendable {
  /// How messages name it.
  package let name: String
  /// Its element, label and id: `label "Name" (a1b-2C-d3e)`.
  package let title: String
  /// Where the document says so; nil without lines.
  package let position: SourcePosition?
  /// The constant that is written, if the log has another one.
  package var writtenConstant: Double?
}
