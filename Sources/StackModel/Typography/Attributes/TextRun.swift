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
