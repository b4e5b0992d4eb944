package import NibDecoder

/// Something that was measured, and that the layout of a document says otherwise or not at all.
package struct MeasuredDifference: Sendable {
  /// What differs.
  package enum Kind: Hashable, Sendable {
    case frame, superview, ambiguity, conflict
    /// The layout has a view that was not measured.
    case unmeasured
    /// A view was measured that the document does not have.
    case unknown
  }

  package let kind: Kind
  /// Its place in the document; nil for the document as a whole.
  package let position: SourcePosition?
  /// The object, and both values.
  package let message: String
}
