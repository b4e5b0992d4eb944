/// A text as a view draws it, with the places of its lines.
///
///     for text in label.texts {
///       for line in text.layout.lines { print(line.text, text.x + line.x, text.y + line.baseline) }
///     }
public struct PlacedText: Hashable, Sendable {
  /// The lines, in points from the top left corner of the text.
  public let layout: TextLayout
  /// The left edge of the text in the view's bounds.
  public let x: Double
  /// The top of the text, measured downwards from the top of the view's bounds, on macOS too.
  public let y: Double
  /// The default color of the text; nil for the system's.
  public let color: Color?

  /// Places a text.
  package init(layout: TextLayout, x: Double, y: Double, color: Color?) {
    self.layout = layout
    self.x = x
    self.y = y
    self.color = color
  }
}

extension PlacedText {
  /// Places a text in the vertical middle of a rectangle, measured downwards.
  init(_ layout: TextLayout, inMiddleOf rect: Rect, color: Color?) {
    self.init(layout: layout, x: rect.x, y: rect.y + (rect.height - layout.height) / 2, color: color)
  }
}
