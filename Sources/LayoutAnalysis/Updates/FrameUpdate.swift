public import NibDecoder
public import StackModel

/// A stored frame that differs from the one that follows from the constraints, and the edits that correct it.
public struct FrameUpdate: Sendable {
  /// The view in words, such as `<label> "Name"`.
  public let view: String
  /// The view's start tag.
  public let range: SourceRange
  /// The frame in the document.
  public let stored: Rect
  /// The frame that follows from the constraints.
  public let computed: Rect
  /// The edits of the numbers that change, and the removal of Interface Builder's mark.
  public let edits: [Diagnostic.FixIt]

  /// `<label> "Name": (20, 20, 42, 21) → (20, 24, 42, 21)`.
  public var summary: String { "\(view): \(stored.short) → \(computed.short)" }
}
