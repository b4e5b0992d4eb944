import StackModel

/// A month of a calendar, whose first day is chosen: January 2026, which begins on a Thursday.
struct CalendarMonth {
  static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  /// The days, each in the column of its weekday and the row of its week.
  static let days = (1...31).map { day in (day: day, column: (day + 3) % 7, row: (day + 3) / 7) }

  /// Draws the month as iOS does if there is room for it; false if there is none.
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
      Rect(x: rect.x + 8 + Double(place) * column, y: y, width: column, height: height)
    }
    for (place, name) in Self.weekdays.enumerated() {
      context.draw(
        name.uppercased(), font: .system(column < 34 ? 9 : 13, weight: .semibold), in: cell(place, rect.y + 44, 20),
        alignment: .center, color: context.system("tertiaryLabel"))
    }
    for (day, place, week) in Self.days {
      let cell = cell(place, rect.y + 68 + Double(week) * row, row)
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
