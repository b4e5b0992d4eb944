import StackModel

extension AppKitDatePicker: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    let frame = size.bounds
      .inset(by: alignmentRectInsets(in: context.settings))
    context.beginContent(of: self)
    if style == .clockAndCalendar {
      drawClockAndCalendar(in: frame, &context)
    } else {
      drawField(in: frame, &context)
    }
    context.endContent(of: self)
  }

  private func drawField(in frame: Rect, _ context: inout DrawingContext) {
    var field = frame
    if style == .textFieldAndStepper, frame.width > 40 {
      let stepper = Rect(x: frame.maxX - 13, y: frame.y, width: 13, height: min(frame.height, 22))
      context.canvas.border(stepper, radius: 4, fill: .bezel, stroke: .bezelLine)
      context.draw(
        symbolNamed: "chevron.up.chevron.down", in: stepper.square(10), color: context.system("controlText"))
      field = Rect(x: frame.x, y: frame.y, width: frame.width - 16, height: frame.height)
    }
    context.canvas.border(field, fill: context.system("textBackground"), stroke: .fieldLine)
    let (date, time) = elements
    let text = [date ? "1/ 1/2026" : nil, time ? "9:41 AM" : nil].compactMap { $0 }.joined(separator: ", ")
    let line = Rect(x: field.x + 4, y: field.y, width: field.width - 8, height: min(field.height, 24))
    context.draw(
      text, font: .system(controlSize.pointSize), in: line, alignment: .left, color: context.system("controlText"),
      slack: 14)
  }

  /// The calendar stands before the clock, or above it if there is no room beside it.
  private func drawClockAndCalendar(in frame: Rect, _ context: inout DrawingContext) {
    let (date, time) = elements
    let isWide = frame.width >= 260
    let calendar = Rect(x: frame.x, y: frame.y, width: min(frame.width, 140), height: min(frame.height, 148))
    if date { drawCalendar(in: calendar, &context) }
    guard time, isWide || !date else { return }
    let x = date ? calendar.maxX + 8 : frame.x
    let clock = Rect(x: x, y: frame.y, width: frame.maxX - x, height: calendar.height)
    drawClock(in: clock.square(min(clock.width, clock.height, 122)), &context)
  }

  private func drawCalendar(in frame: Rect, _ context: inout DrawingContext) {
    let text = context.system("controlText")
    context.canvas.border(frame, fill: context.system("textBackground"), stroke: .fieldLine)
    let (column, row) = (frame.width / 7, frame.height / 8)
    func cell(_ place: Int, _ line: Int) -> Rect {
      Rect(x: frame.x + Double(place) * column, y: frame.y + Double(line) * row, width: column, height: row)
    }
    context.draw(
      "Jan 2026", font: .system(11, weight: .bold),
      in: Rect(x: frame.x + 6, y: frame.y, width: frame.width - 12, height: row), color: text)
    for (place, name) in CalendarMonth.weekdays.enumerated() {
      context.draw(
        String(name.prefix(1)), font: .system(9), in: cell(place, 1), alignment: .center,
        color: context.system("secondaryLabel"))
    }
    for (day, place, week) in CalendarMonth.days {
      let rect = cell(place, 2 + week)
      if day == 1 { context.canvas.rect(rect, radius: 3, fill: context.tint) }
      context.draw(
        String(day), font: .system(10), in: rect, alignment: .center, color: day == 1 ? .white : text, slack: 4)
    }
  }

  /// A clock that shows 9:41.
  private func drawClock(in frame: Rect, _ context: inout DrawingContext) {
    let (x, y, radius) = (frame.x + frame.width / 2, frame.y + frame.height / 2, frame.width / 2)
    let text = context.system("controlText")
    context.canvas.circle(x, y, radius: radius - 1, fill: context.system("textBackground"), stroke: .fieldLine)
    for (name, side) in [("12", (0.0, -1.0)), ("3", (1, 0)), ("6", (0, 1)), ("9", (-1, 0))] {
      let middle = (x: x + side.0 * radius * 0.8, y: y + side.1 * radius * 0.8)
      context.draw(
        name, font: .system(10), in: Rect(x: middle.x - 8, y: middle.y - 7, width: 16, height: 14), alignment: .center,
        color: text)
    }
    context.canvas.line(x, y, x - radius * 0.48, y - radius * 0.17, stroke: Stroke(text, width: 2))
    context.canvas.line(x, y, x - radius * 0.64, y + radius * 0.29, stroke: Stroke(text, width: 1.5))
  }
}
