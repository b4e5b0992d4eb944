import FontMetrics
import StackModel

extension DrawingContext {
  /// Draws an image: the project's own, a symbol, or a placeholder with the name and the size that the document gives.
  ///
  /// - Parameters:
  ///   - mode: How the image is fitted into the rectangle.
  ///   - tint: The color of a symbol.
  ///   - isCovered: Whether something is drawn over the image, so that a placeholder is only a frame.
  mutating func draw(imageNamed name: String, in rect: Rect, mode: ContentMode, tint: Paint, isCovered: Bool = false) {
    guard rect.width > 0, rect.height > 0 else { return }
    if let image = assets.image(named: name) {
      let placed = mode.place(image.size, in: rect)
      canvas.beginClip(rect)
      canvas.image(image, in: placed, isStretched: true)
      canvas.endGroup()
    } else if settings.imageSizes[name] == nil, settings.hasSymbol(named: name) || Symbol.isKnown(name) {
      draw(symbolNamed: name, in: mode.place(Size(width: 1, height: 1), fitting: rect), color: tint)
    } else if isCovered {
      canvas.rect(rect, fill: system("tertiarySystemFill"))
    } else {
      let size = settings.imageSizes[name] ?? rect.size
      drawPlaceholder(for: name, in: mode.place(size, in: rect).intersection(rect))
    }
  }

  /// A placeholder for an image: a frame with a mountain below a sun, and the image's name if there is room.
  mutating func drawPlaceholder(for name: String?, in rect: Rect) {
    guard rect.width > 0, rect.height > 0 else { return }
    let color = system("systemGray")
    canvas.rect(rect, fill: system("tertiarySystemFill"))
    let side = min(min(rect.width, rect.height) * 0.6, 32)
    guard side >= 6 else { return }
    let showsName = name != nil && rect.height >= side + 26 && rect.width >= 40
    let (x, y) = (rect.x + (rect.width - side) / 2, rect.y + (rect.height - side - (showsName ? 14 : 0)) / 2)
    let hills = Path.lines(
      [
        (x, y + side * 0.9), (x + side * 0.35, y + side * 0.35), (x + side * 0.6, y + side * 0.7),
        (x + side * 0.75, y + side * 0.5), (x + side, y + side * 0.9),
      ], isClosed: true)
    canvas.path(hills, fill: color.withOpacity(0.5))
    canvas.circle(x + side * 0.72, y + side * 0.2, radius: side * 0.1, fill: color.withOpacity(0.5))
    guard showsName, let name else { return }
    draw(
      name, font: .system(10), in: Rect(x: rect.x + 2, y: y + side + 1, width: rect.width - 4, height: 14),
      alignment: .center, color: color)
  }
}

extension Rect {
  /// What two rectangles have in common; of no size if they are apart.
  func intersection(_ other: Rect) -> Rect {
    let (x, y) = (max(self.x, other.x), max(self.y, other.y))
    return Rect(
      x: x, y: y, width: max(0, min(maxX, other.maxX) - x), height: max(0, min(maxY, other.maxY) - y))
  }
}
