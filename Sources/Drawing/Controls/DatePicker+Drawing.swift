import StackModel

extension DatePicker: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    let mode = mode ?? .dateAndTime
    context.beginContent(of: self)
    if isInline, mode == .date || mode == .dateAndTime {
      CalendarMonth().draw(in: Rect(x: 0, y: 0, width: size.width, height: size.height), &context)
    } else if isCompact {
      drawButtons(Self.compact[mode] ?? ["Jan 1, 2026", "9:41 AM"], in: size, &context)
    } else {
      context.drawWheels(Self.wheels[mode] ?? Self.dateAndTime, in: size)
    }
    context.endContent(of: self)
  }

  private func drawButtons(_ titles: [String], in size: Size, _ context: inout DrawingContext) {
    var x = 0.0
    for title in titles {
      let width = min(TextMetrics(.system(17), context.settings.text).width(of: title) + 20, size.width - x)
      guard width > 20 else { return }
      context.canvas.rect(
        Rect(x: x, y: 0, width: width, height: size.height), radius: 6, fill: context.system("tertiarySystemFill"))
      context.draw(
        title, font: .system(17), in: Rect(x: x, y: 0, width: width, height: size.height), alignment: .center,
        color: context.system("label"))
      x += width + 6
    }
  }

  private static let compact: [Mode: [String]] = [
    .date: ["Jan 1, 2026"], .time: ["9:41 AM"], .countDownTimer: ["1:00"],
  ]
  private static let dateAndTime = [
    ["Tue Dec 30", "Wed Dec 31", "Today", "Fri Jan 2", "Sat Jan 3"], ["7", "8", "9", "10", "11"],
    ["39", "40", "41", "42", "43"], ["", "", "AM", "PM", ""],
  ]
  private static let wheels: [Mode: [[String]]] = [
    .date: [
      ["November", "December", "January", "February", "March"], ["30", "31", "1", "2", "3"],
      ["2024", "2025", "2026", "2027", "2028"],
    ],
    .time: [["7", "8", "9", "10", "11"], ["39", "40", "41", "42", "43"], ["", "", "AM", "PM", ""]],
    .countDownTimer: [["", "", "0 hours", "1", "2"], ["", "", "1 min", "2", "3"]],
  ]
}

extension PickerView: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    context.drawWheels([["Mountain View", "Sunnyvale", "Cupertino", "Santa Clara", "San Jose"]], in: size)
  }
}

extension DrawingContext {
  /// The columns of a picker, of which the middle row is chosen.
  fileprivate mutating func drawWheels(_ columns: [[String]], in size: Size) {
    let row = 32.0
    let middle = size.height / 2
    canvas.rect(
      Rect(x: 9, y: middle - row / 2, width: max(0, size.width - 18), height: row), radius: 8,
      fill: system("quaternarySystemFill"))
    let font = Font.system(21)
    let lengths = columns.map { $0.map { TextMetrics(font, settings.text).width(of: $0) }.max() ?? 0 }
    let share = (size.width - 18 - lengths.reduce(0, +)) / Double(max(1, columns.count))
    var x = 9.0
    for (column, length) in zip(columns, lengths) {
      let width = max(0, length + share)
      defer { x += width }
      for (place, text) in column.enumerated() {
        let distance = Double(place) - Double(column.count - 1) / 2
        let y = middle + distance * row
        guard y > row / 2, y < size.height - row / 2 else { continue }
        let color = distance == 0 ? system("label") : system(abs(distance) < 1.5 ? "secondaryLabel" : "tertiaryLabel")
        draw(
          text, font: .system(distance == 0 ? 21 : 18),
          in: Rect(x: x, y: y - row / 2, width: width, height: row), alignment: .center, color: color)
      }
    }
  }
}
