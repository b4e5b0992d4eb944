/// What the least certain length is that a frame depends on, from the most certain to the least.
public enum FrameConfidence: String, CaseIterable, Comparable, Hashable, Sendable {
  /// Lengths that the document tells.
  case exact
  /// The size of a text in a font whose metrics are known.
  case estimatedText = "estimated text"
  /// The size of a control.
  case estimatedControl = "estimated control"
  /// The size of a text in a font whose metrics are not known.
  case unknownFont = "unknown font"
  /// The size of an image that the document names and does not describe.
  case unknownImage = "unknown image"
  /// A length that Interface Builder keeps for a view without content: the one that the view had, or 50 points.
  case remembered
  /// What a class of the app's own measures in code.
  case unknownClass = "unknown class"

  /// Whether the document and the metrics that ibstack has determine the frame.
  public var isDetermined: Bool { self <= .estimatedControl }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
}
