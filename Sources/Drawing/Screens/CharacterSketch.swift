package import StackModel

/// Draws a picture in characters, for terminals and the logs of builds: boxes for views, dashed for hidden ones, and texts
/// at their places.
package struct CharacterSketch {
  /// A cell is about twice as high as it is wide.
  private static let cellRatio = 2.0
  private static let mostRows = 200
  /// Nothing is drawn larger than a cell per so many points.
  private static let leastPoints = 4.0

  private let frames: PictureFrames
  private let settings: DocumentSettings
  private var grid: CharacterGrid

  /// - Parameter columns: The width of the terminal.
  package init(_ document: LayoutDocument, _ layout: DocumentLayout, of root: View, columns: Int) {
    settings = document.settings
    frames = PictureFrames(layout, root: root, platform: document.settings.platform)
    let size = frames.size
    let width = max(1, min(Double(max(2, columns) - 1), size.width / Self.leastPoints))
    let points = max(size.width / width, size.height / Double(Self.mostRows - 1) / Self.cellRatio, 0.001)
    let rows = min(Double(Self.mostRows), (size.height / points / Self.cellRatio).rounded() + 1)
    let most = Int(clamping: width, to: 1...max(1, columns))
    grid = CharacterGrid(
      columns: Int(clamping: (size.width / points).rounded(), to: 0...most) + 1,
      rows: Int(clamping: rows, to: 2...Self.mostRows))
    draw(root)
  }

  /// The lines of the sketch, of which none is longer than the terminal is wide.
  package var lines: [String] { grid.lines }

  private mutating func draw(_ view: View) {
    drawBoxes(view)
    drawTexts(view)
  }

  private mutating func drawBoxes(_ view: View) {
    guard let frame = frames[view] else { return }
    let (left, right) = (column(frame.x), column(frame.maxX))
    let (top, bottom) = (row(frame.y), row(frame.maxY))
    if right > left, bottom - top > 1 || view.isHidden && bottom > top {
      grid.box(left, top, right, bottom, isDashed: view.isHidden)
    }
    guard !view.isHidden else { return }
    for subview in view.subviews { drawBoxes(subview) }
  }

  private mutating func drawTexts(_ view: View) {
    guard !view.isHidden, let frame = frames[view] else { return }
    let texts = view.texts(in: frame.size, settings: settings)
    for text in texts { write(text, in: frame) }
    if texts.isEmpty, view.subviews.isEmpty { writeKind(of: view, in: frame) }
    for subview in view.subviews { drawTexts(subview) }
  }

  /// Letters of a terminal have another width than those of the text, whose lines stay where they are aligned, within the
  /// view's box.
  private mutating func write(_ text: PlacedText, in frame: Rect) {
    let lines = text.layout.lines.filter { !$0.text.isEmpty }
    let side = Side(lines, of: text, in: frame)
    let (left, right) = (column(frame.x), max(column(frame.x), column(frame.maxX)))
    let (top, bottom) = (row(frame.y), row(frame.maxY))
    let (first, last) = right - left > 2 ? (left + 1, right - 1) : (left, right)
    for line in lines {
      let count = CellText(line.text).cells.count
      let start = text.x + (line.fragments.map(\.x).min() ?? line.x)
      let place =
        switch side {
        case .left: column(frame.x + start)
        case .middle: (left + right - count + 1) / 2
        case .right: column(frame.x + start + line.width) - count + 1
        }
      let middle = row(frame.y + text.y + line.top + line.height / 2)
      grid.write(
        line.text, from: max(first, min(place, last - count + 1)), through: last,
        row: bottom - top > 1 ? max(top + 1, min(middle, bottom - 1)) : middle)
    }
  }

  /// Where the lines of a text stand in its view, as the shortest one shows.
  private enum Side {
    case left, middle, right

    init(_ lines: [TextLayout.Line], of text: PlacedText, in frame: Rect) {
      self = .left
      guard let line = lines.min(by: { $0.width < $1.width }) else { return }
      let before = text.x + (line.fragments.map(\.x).min() ?? line.x)
      let after = frame.width - before - line.width
      if before + after < 8 { return }
      if abs(before - after) < 4 { self = .middle } else if after < before { self = .right }
    }
  }

  /// What draws no text is called by its element's name, if there is room.
  private mutating func writeKind(of view: View, in frame: Rect) {
    guard frame.height > 0, view.elementName != "view", view.elementName != "customView" else { return }
    let (left, right) = (column(frame.x), column(frame.maxX))
    let name = right - left > view.elementName.count ? view.elementName : "▫"
    guard right - left > name.count else { return }
    let first = (left + right - name.count + 1) / 2
    grid.write(name, from: first, through: right, row: row(frame.y + frame.height / 2))
  }

  private func column(_ x: Double) -> Int { Self.cell(x, frames.size.width, grid.columns) }

  private func row(_ y: Double) -> Int { Self.cell(y, frames.size.height, grid.rows) }

  private static func cell(_ place: Double, _ length: Double, _ count: Int) -> Int {
    guard length > 0 else { return 0 }
    return Int(clamping: (place / length * Double(count - 1)).rounded(), to: -1000...1000)
  }
}
