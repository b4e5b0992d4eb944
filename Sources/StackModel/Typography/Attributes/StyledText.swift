/// A text with its fonts: one run of plain text, or one run for each fragment of attributed text.
public struct StyledText: Hashable, Sendable {
  /// The runs in reading order.
  public var runs: [TextRun]
  /// The style of all paragraphs.
  public var paragraph: ParagraphStyle

  /// Creates attributed text.
  public init(_ runs: [TextRun], paragraph: ParagraphStyle = ParagraphStyle()) {
    self.runs = runs
    self.paragraph = paragraph
  }

  /// Creates plain text.
  public init(_ text: String, font: Font, color: Color? = nil) {
    self.init([TextRun(text, font: font, color: color)])
  }

  /// The characters alone.
  public var characters: String { runs.map(\.text).joined() }
}

/// Characters in one font and color.
public struct TextRun: Hashable, Sendable {
  /// The characters.
  public var text: String
  /// Their font.
  public var font: Font
  /// Their color; nil for that of the view.
  public var color: Color?

  /// Creates a run.
  public init(_ text: String, font: Font, color: Color? = nil) {
    self.text = text
    self.font = font
    self.color = color
  }
}

/// The height of a paragraph's lines, and their alignment: UIKit's `NSParagraphStyle`.
public struct ParagraphStyle: Hashable, Sendable {
  /// The distance between two lines in points.
  public var lineSpacing = 0.0
  /// The least height of a line in points.
  public var minimumLineHeight = 0.0
  /// The greatest height of a line in points; 0 for any.
  public var maximumLineHeight = 0.0
  /// A factor for the height that the font gives a line; 0 for 1.
  public var lineHeightMultiple = 0.0
  /// Where lines are placed; nil for the alignment of the view.
  public var alignment: TextAlignment?

  /// Creates a style that changes nothing.
  public init() {}

  /// The height of a line to which its font gives a height.
  func lineHeight(_ natural: Double) -> Double {
    let height = max(natural * (lineHeightMultiple > 0 ? lineHeightMultiple : 1), minimumLineHeight)
    return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
  }
}

/// Where lines are placed between the sides of their frame: `textAlignment` of labels, `contentHorizontalAlignment` of
/// buttons.
public enum TextAlignment: String, CaseIterable, Sendable {
  case left, center, right
  /// Lines are stretched to both sides, except for the last of a paragraph.
  case justified
  /// Where lines begin in the user's language.
  case natural
  /// Where lines begin.
  case leading
  /// Where lines end.
  case trailing
  /// On both sides, for the content of a button.
  case fill

  /// The sides beside which a text that is shorter than its frame leaves room.
  package func emptySides(isRightToLeft: Bool) -> (left: Bool, right: Bool) {
    switch self {
    case .left: (false, true)
    case .right: (true, false)
    case .center: (true, true)
    case .natural, .leading: (isRightToLeft, !isRightToLeft)
    case .trailing: (!isRightToLeft, isRightToLeft)
    case .justified, .fill: (false, false)
    }
  }
}
