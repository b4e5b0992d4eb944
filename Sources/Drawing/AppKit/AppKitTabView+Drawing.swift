import StackModel

extension AppKitTabView: DrawnView {
  /// A bezel with the tabs in the middle of one of its edges, the first one chosen; a bezel or a line without tabs.
  func draw(in size: Size, _ context: inout DrawingContext) {
    let line = Stroke(context.system("separator"))
    let bounds = size.bounds
    guard let insets = bezelInsets else {
      if type == .noTabsLineBorder { context.canvas.border(bounds, stroke: .fieldLine) }
      return
    }
    context.canvas.border(bounds.inset(by: insets), radius: 5, fill: Paint.black.withOpacity(0.03), stroke: line)
    let titles = tabTitles
    guard type != .noTabsBezelBorder, !titles.isEmpty else { return }
    let widths = titles.map { TextMetrics(.system(13), context.settings.text).width(of: $0) + 20 }
    let isTurned = type == .leftTabsBezelBorder || type == .rightTabsBezelBorder
    let total = min(widths.reduce(0, +), (isTurned ? size.height : size.width) - 14)
    context.canvas.beginGroup(place(ofTabs: total, in: size))
    drawTabs(titles, widths, total, &context)
    context.canvas.endGroup()
  }

  /// From the edges of the view to the bezel; nil without one.
  private var bezelInsets: EdgeInsets? {
    switch type {
    case .topTabsBezelBorder: EdgeInsets(top: 16, left: 7, bottom: 10, right: 7)
    case .bottomTabsBezelBorder: EdgeInsets(top: 10, left: 7, bottom: 16, right: 7)
    case .leftTabsBezelBorder: EdgeInsets(top: 6, left: 16, bottom: 10, right: 7)
    case .rightTabsBezelBorder: EdgeInsets(top: 6, left: 7, bottom: 10, right: 16)
    case .noTabsBezelBorder: EdgeInsets(top: 6, left: 7, bottom: 10, right: 7)
    case .noTabsLineBorder, .noTabsNoBorder: nil
    }
  }

  /// Tabs at the left are read from the bottom to the top, and those at the right from the top to the bottom.
  private func place(ofTabs length: Double, in size: Size) -> SVGCanvas.Group {
    var group = SVGCanvas.Group(x: (size.width - length) / 2, y: 6)
    switch type {
    case .bottomTabsBezelBorder: group.y = size.height - 26
    case .leftTabsBezelBorder: (group.x, group.y, group.quarterTurns) = (6, (size.height + length) / 2, -1)
    case .rightTabsBezelBorder:
      (group.x, group.y, group.quarterTurns) = (size.width - 6, (size.height - length) / 2, 1)
    default: break
    }
    return group
  }

  /// Draws the tabs from the origin.
  private func drawTabs(_ titles: [String], _ widths: [Double], _ length: Double, _ context: inout DrawingContext) {
    let chosen = initialTab
    let bar = Rect(x: 0, y: 0, width: length, height: 20)
    context.canvas.border(bar, radius: 5, fill: .bezel, stroke: .bezelLine)
    var x = 0.0
    for (index, (title, width)) in zip(titles, widths).enumerated() where x < length {
      let place = Rect(x: x, y: 0, width: min(width, length - x), height: 20)
      x += width
      if index == chosen { context.canvas.rect(place, radius: 5, fill: context.tint) }
      guard place.width >= 12 else { return }
      context.draw(
        title, font: .system(13), in: place, alignment: .center,
        color: index == chosen ? .white : context.system("controlText"))
    }
  }
}
