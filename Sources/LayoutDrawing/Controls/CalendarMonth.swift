import FontMetrics
import StackModel

/// A month of a calendar, whose first day is chosen.
struct CalendarMonth {
  /// Draws the month if there is room for it; false if there is none.
  @discardableResult
  func draw(in rect: Rect, _ context: inout DrawingContext) -> Bool {
    let column = (rect.width - 16) / 7
    let row = min(44, (rect.height - 68) / 5)
    guard column > 16, row > 16 else { return false }
    let title = Rect(x: rect.x + 16, y: rect.y + 4, width: rect.width - 120, height: 40)
    context.draw("January 2026", font: .system(17, weight: .semibold), in: title, color: context.system("label"))
    for (place, name) in ["chevron.left", "chevron.right"].enumerated() {
      let arrow = Rect(x: rect.maxX - 80 + Double(place) * 42, y: rect.y + 14, width: 20, height: 20)
      context.draw(symbolNamed: name, in: arrow, color: context.tint)
    }
    func cell(_ place: Int, _ y: Double, _ height: Double) -> Rect {
      Rect(x: rect.x + 8 + Double(place % 7) * column, y: y, width: column, height: height)
    }
    for (place, name) in ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"].enumerated() {
      context.draw(
        name, font: .system(column < 34 ? 9 : 13, weight: .semibold), in: cell(place, rect.y + 44, 20),
        alignment: .center, color: context.system("tertiaryLabel"))
    }
    for day in 1...31 {
      // The month begins on a Thursday.
      let place = day + 3
      let cell = cell(place, rect.y + 68 + Double(place / 7) * row, row)
      if day == 1 {
        context.canvas.circle(
          cell.x + column / 2, cell.y + row / 2, radius: min(column, row) / 2 - 1, fill: context.tint.withOpacity(0.15))
      }
      context.draw(
        String(day), font: .system(row < 30 ? 13 : 20, weight: day == 1 ? .semibold : .regular), in: cell,
        alignment: .center, color: day == 1 ? context.tint : context.system("label"))
    }
    return true
  }
}
