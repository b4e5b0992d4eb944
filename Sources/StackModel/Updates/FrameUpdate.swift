public import NibDecoder

/// A stored frame that is not the one that the constraints give, and the edits that put it right.
public struct FrameUpdate: Sendable {
  /// The view in words, such as `<label> "Name"`.
  public let view: String
  /// The view's start tag.
  public let range: SourceRange
  /// The frame that was written.
  public let stored: Rect
  /// The frame that constraints give.
  public let computed: Rect
  /// The numbers that change, and the mark that goes away.
  public let edits: [Diagnostic.FixIt]

  /// `<label> "Name": (20, 20, 42, 21) → (20, 24, 42, 21)`.
  public var summary: String { "\(view): \(stored.short) → \(computed.short)" }
}
