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
