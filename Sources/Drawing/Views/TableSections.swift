import StackModel

/// The sections of a table of iOS: what the table draws behind, above, below and between its cells.
struct TableSections {
  private let table: ListView
  private let style: ListView.Style
  private let sections: [ListView.Section]

  /// - Parameter view: A view; anything but a table of iOS has no sections.
  init?(_ view: View, in settings: DocumentSettings) {
    guard settings.platform == .iOS, let table = view as? ListView, table.elementName == "tableView" else { return nil }
    self.table = table
    style = table.style
    sections = table.sections
  }
}

// MARK: - Behind the cells

extension TableSections {
  /// Draws the titles of sections, and what is behind cells without a background of their own.
  func drawBackgrounds(_ frames: PictureFrames, _ context: inout DrawingContext) {
    guard let bounds = frames[table] else { return }
    if table.backgroundColor == nil {
      let name = style == .plain ? "systemBackground" : "systemGroupedBackground"
      context.canvas.rect(
        Rect(x: 0, y: 0, width: bounds.width, height: bounds.height), fill: context.system(name))
    }
    for section in sections {
      guard let rect = rect(of: section, frames, bounds) else { continue }
      drawBackground(of: section, in: rect, frames, bounds, &context)
      if let header = section.headerTitle { drawHeader(header, above: rect, width: bounds.width, &context) }
      if let footer = section.footerTitle { drawFooter(footer, below: rect, width: bounds.width, &context) }
    }
  }

  /// The rectangle of a section's cells in the table.
  private func rect(of section: ListView.Section, _ frames: PictureFrames, _ bounds: Rect) -> Rect? {
    guard let first = section.cells.first.flatMap({ frames[$0] }), let last = section.cells.last.flatMap({ frames[$0] })
    else { return nil }
    return Rect(x: first.x - bounds.x, y: first.y - bounds.y, width: first.width, height: last.maxY - first.y)
  }

  private func drawBackground(
    of section: ListView.Section, in rect: Rect, _ frames: PictureFrames, _ bounds: Rect,
    _ context: inout DrawingContext
  ) {
    guard style != .plain, section.cells.allSatisfy({ $0.backgroundColor == nil }) else { return }
    let fill = context.system("secondarySystemGroupedBackground")
    guard section.cells.contains(where: \.isHidden) else {
      return context.canvas.rect(rect, radius: style == .insetGrouped ? 10 : 0, fill: fill)
    }
    // A hidden cell keeps its place, in which the table shows.
    for cell in section.cells where !cell.isHidden {
      guard let frame = frames[cell] else { continue }
      context.canvas.rect(
        Rect(x: frame.x - bounds.x, y: frame.y - bounds.y, width: frame.width, height: frame.height), fill: fill)
    }
  }

  private func drawHeader(_ title: String, above rect: Rect, width: Double, _ context: inout DrawingContext) {
    if style == .plain {
      let row = Rect(x: 0, y: rect.y - 28, width: width, height: 28)
      context.canvas.rect(row, fill: context.system("secondarySystemBackground"))
      context.draw(
        title, font: .system(17, weight: .semibold), in: Rect(x: 16, y: row.y, width: width - 32, height: 28),
        color: context.system("label"))
    } else {
      context.draw(
        title.uppercased(), font: .system(13),
        in: Rect(x: rect.x + 16, y: rect.y - 23, width: rect.width - 32, height: 16),
        color: context.system("secondaryLabel"))
    }
  }

  private func drawFooter(_ title: String, below rect: Rect, width: Double, _ context: inout DrawingContext) {
    let layout = TextLayout(
      StyledText(title, font: .system(style == .plain ? 17 : 13)), in: context.settings.text,
      width: max(1, rect.width - 32))
    let text = PlacedText(layout: layout, x: rect.x + 16, y: rect.maxY + 7, color: nil)
    context.draw([text], color: context.system("secondaryLabel"))
  }
}

// MARK: - Between the cells

extension TableSections {
  /// Draws the lines below cells.
  func drawSeparators(_ frames: PictureFrames, _ context: inout DrawingContext) {
    guard let bounds = frames[table], table.separatorStyle != .none else { return }
    let color = context.paint(table.separatorColor, or: "separator")
    for section in sections {
      for (index, cell) in section.cells.enumerated() where !cell.isHidden {
        guard let frame = frames[cell], let inset = inset(isLast: index == section.cells.count - 1) else { continue }
        let width = max(0, frame.width - inset)
        let x = frame.x - bounds.x + (table.isRightToLeft(in: context.settings) ? 0 : inset)
        context.canvas.rect(Rect(x: x, y: frame.maxY - bounds.y - 0.5, width: width, height: 0.5), fill: color)
      }
    }
  }

  /// Where a line begins; nil if a cell has none.
  private func inset(isLast: Bool) -> Double? {
    let written = table.leftSeparatorInset
    switch style {
    case .plain: return written ?? 16
    case .grouped: return isLast ? 0 : written ?? 16
    case .insetGrouped: return isLast ? nil : written ?? 16
    }
  }
}
