import FontMetrics
import StackModel

extension DrawingContext {
  /// Draws a line of text that layout does not know of, in the vertical middle of a rectangle.
  mutating func draw(
    _ text: String, font: Font, in rect: Rect, alignment: TextAlignment = .natural, color: Paint
  ) {
    guard rect.width > 0, !text.isEmpty else { return }
    let layout = TextLayout(
      StyledText(text, font: font), in: settings.text, width: rect.width, maximumLines: 1, alignment: alignment)
    let placed = PlacedText(
      layout: layout, x: rect.x, y: rect.y + (rect.height - layout.height) / 2, color: nil)
    draw([placed], color: color)
  }
}
