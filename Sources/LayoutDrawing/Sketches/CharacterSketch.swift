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
    grid = CharacterGrid(
      columns: Int(min(width, (size.width / points).rounded())) + 1, rows: rows.isFinite ? max(2, Int(rows)) : 2)
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
    for text in texts {
      for line in text.layout.lines where !line.text.isEmpty { write(line, of: text, in: frame) }
    }
    if texts.isEmpty, view.subviews.isEmpty { writeKind(of: view, in: frame) }
    for subview in view.subviews { drawTexts(subview) }
  }

  /// Letters of a terminal have another width than those of the text, which stays where it is aligned.
  private mutating func write(_ line: TextLayout.Line, of text: PlacedText, in frame: Rect) {
    let start = line.fragments.map(\.x).min() ?? line.x
    let (before, after) = (text.x + start, frame.width - text.x - start - line.width)
    let count = CellText(line.text).cells.count
    let (left, right) = (column(frame.x), max(column(frame.x), column(frame.maxX)))
    let first: Int
    if abs(before - after) < 4 {
      first = (left + right - count + 1) / 2
    } else if after < before {
      first = column(frame.x + text.x + start + line.width) - count + 1
    } else {
      first = column(frame.x + before)
    }
    let middle = frame.y + text.y + line.top + line.height / 2
    grid.write(line.text, from: max(left, first), through: max(right, first), row: row(middle))
  }

  /// What draws no text is called by its element's name, if there is room.
  private mutating func writeKind(of view: View, in frame: Rect) {
    guard view.elementName != "view", view.elementName != "customView" else { return }
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
    return Int(max(-1000, min(1000, (place / length * Double(count - 1)).rounded())))
  }
}
