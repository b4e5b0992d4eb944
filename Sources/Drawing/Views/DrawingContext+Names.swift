import StackModel

extension DrawingContext {
  /// Whether no other view draws over a rectangle of the view.
  func isUncovered(_ rect: Rect) -> Bool { surroundings?.isUncovered(rect) ?? true }

  /// Whether the view draws over no other one in a rectangle, but for backgrounds.
  func coversNothing(in rect: Rect) -> Bool { surroundings?.coversNothing(in: rect) ?? true }

  /// A quiet color for names that can be read on what is behind the view.
  var nameColor: Paint { surroundings?.backdrop.contrast.withOpacity(0.5) ?? system("systemGray") }

  /// The largest size in which a name fits into a width; nil if it fits in none.
  func nameSize(of name: String, fitting width: Double, upTo largest: Double) -> Double? {
    [largest, largest - 2].first { $0 >= 8 && TextMetrics(.system($0), settings.text).width(of: name) <= width }
  }

  /// Draws the name of what has no picture of its own in the middle of a rectangle, if there is room for all of it and no
  /// other view in its place.
  mutating func drawName(_ name: String, in rect: Rect, size: Double = 11) {
    guard let size = nameSize(of: name, fitting: rect.width - 4, upTo: size), rect.height >= size + 4 else { return }
    let width = TextMetrics(.system(size), settings.text).width(of: name)
    let place = Rect(
      x: rect.x + (rect.width - width) / 2, y: rect.y + rect.height / 2 - size * 0.7, width: width, height: size * 1.4)
    guard isUncovered(place), coversNothing(in: place) else { return }
    draw(name, font: .system(size), in: rect, alignment: .center, color: nameColor)
  }
}
