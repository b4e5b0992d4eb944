import StackModel

extension DrawingContext {
  /// Draws one of Apple's symbols in a rectangle.
  ///
  /// - Parameter weight: How much wider than usual its lines are.
  mutating func draw(symbolNamed name: String, in rect: Rect, color: Paint, weight: Double = 1) {
    let symbol = Symbol(named: name)
    guard let enclosure = symbol.enclosure else {
      draw(symbol, in: rect, color: color, isFilled: symbol.isFilled, weight: weight)
      return
    }
    if let shape = SymbolShapes.all[enclosure.rawValue] {
      canvas.glyph(
        shape.data, gaps: shape.gaps, isFilled: symbol.isFilled, lineWidth: 1.7 * weight, in: rect, paint: color)
    }
    let inner = rect.square(min(rect.width, rect.height) * 0.55)
    let front = symbol.isFilled ? system("systemBackground") : color
    draw(symbol, in: inner, color: front, isFilled: false, weight: weight)
  }

  private mutating func draw(_ symbol: Symbol, in rect: Rect, color: Paint, isFilled: Bool, weight: Double) {
    let side = min(rect.width, rect.height)
    if let shape = symbol.shape {
      canvas.glyph(
        shape.data, gaps: shape.gaps, isFilled: isFilled && shape.canBeFilled, lineWidth: 2 * weight, in: rect,
        paint: color)
    } else {
      drawPlaceholder(for: symbol, in: rect.square(side), color: color)
    }
    guard symbol.isCrossedOut else { return }
    canvas.line(
      rect.x + rect.width * 0.12, rect.y + rect.height * 0.12, rect.maxX - rect.width * 0.12,
      rect.maxY - rect.height * 0.12, stroke: Stroke(color, width: max(0.75, side / 12)))
  }

  /// A symbol without a shape: its name if there is room, or the first letter of it.
  private mutating func drawPlaceholder(for symbol: Symbol, in rect: Rect, color: Paint) {
    let side = rect.width
    let line = Stroke(color.withOpacity(0.6), width: min(2, max(0.5, side / 14)))
    canvas.border(rect, radius: min(8, side * 0.2), stroke: line)
    if let size = nameSize(of: symbol.base, fitting: side - 8, upTo: 11) {
      draw(symbol.base, font: .system(size), in: rect, alignment: .center, color: color)
    } else {
      let letter = symbol.base.first.map { String($0).uppercased() } ?? "?"
      draw(letter, font: .system(min(24, side * 0.55), weight: .medium), in: rect, alignment: .center, color: color)
    }
  }
}
