import StackModel

extension DatePicker: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    let mode = mode ?? .dateAndTime
    context.beginContent(of: self)
    if isInline, mode == .date || mode == .dateAndTime {
      CalendarMonth().draw(in: size.bounds, &context)
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

extension PageControl: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    let count = min(numberOfPages, 20)
    guard count > 1 || (count == 1 && !hidesForSinglePage) else { return }
    let current = currentPageIndicatorTintColor.flatMap(context.palette.paint)
    let other = pageIndicatorTintColor.flatMap(context.palette.paint)
    let start = (size.width - Double(count - 1) * 16) / 2
    for page in 0..<count {
      let place = isRightToLeft(in: context.settings) ? count - 1 - page : page
      let paint = page == currentPage ? current ?? .white : other ?? Paint.white.withOpacity(0.4)
      context.canvas.circle(start + Double(place) * 16, size.height / 2, radius: 3.5, fill: paint)
    }
  }
}

extension Label: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    let texts = context.texts(of: self, in: size)
    let isCut = lineBreakMode == .clipping && texts.contains { $0.layout.lines.contains { $0.width > size.width } }
    context.beginContent(of: self)
    if isCut { context.canvas.beginClip(size.bounds) }
    if let (color, offset) = shadow, let paint = context.palette.paint(color) {
      context.drawShadow(of: texts, offset: offset, color: paint)
    }
    context.draw(texts, color: context.system("label"))
    if isCut { context.canvas.endGroup() }
    context.endContent(of: self)
  }
}

extension CellView: DrawnView {
  /// The accessory of a table's cell.
  func draw(in size: Size, _ context: inout DrawingContext) {
    guard elementName == "tableViewCell", let name = Self.accessories[accessoryType] else { return }
    let isMirrored = isRightToLeft(in: context.settings)
    let side = name == "info.circle" ? 22.0 : 13
    let x = isMirrored ? 20 : size.width - 20 - side
    let color = name == "chevron.right" ? context.system("systemGray3") : context.tint
    context.draw(
      symbolNamed: isMirrored && name == "chevron.right" ? "chevron.left" : name,
      in: Rect(x: x, y: (size.height - side) / 2, width: side, height: side), color: color)
  }

  private static let accessories: [AccessoryType: String] = [
    .disclosureIndicator: "chevron.right", .checkmark: "checkmark", .detailButton: "info.circle",
    .detailDisclosureButton: "info.circle",
  ]
}

extension ColorWell: DrawnView {
  /// A ring of all colors around the color that is chosen.
  func draw(in size: Size, _ context: inout DrawingContext) {
    let radius = min(size.width, size.height) / 2 - 1.5
    guard radius > 4 else { return }
    let (x, y) = (size.width / 2, size.height / 2)
    context.beginContent(of: self)
    for (index, direction) in DrawingContext.directions.enumerated() {
      let end = DrawingContext.directions[(index + 1) % DrawingContext.directions.count]
      var arc = Path()
      arc.move(x + direction.x * radius, y + direction.y * radius)
      arc.arc(radius: radius, to: x + end.x * radius, y + end.y * radius)
      context.canvas.path(arc, stroke: Stroke(context.system(Self.ring[index]), width: 3))
    }
    if let paint = selectedColor.flatMap(context.palette.paint) {
      context.canvas.circle(x, y, radius: radius - 3.5, fill: paint)
    }
    context.endContent(of: self)
  }

  private static let ring = [
    "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemTeal", "systemBlue", "systemPurple",
    "systemPink",
  ]
}
