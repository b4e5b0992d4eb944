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

/// Cells of a terminal, with lines that join where they meet and texts above them.
struct CharacterGrid {
  let columns: Int
  let rows: Int
  /// Where the lines of each cell lead.
  private var arms: [Arms]
  /// The character above the lines; nil for none, empty for the second half of a wide one.
  private var texts: [String?]

  private struct Arms: OptionSet {
    let rawValue: UInt8
    static let up = Self(rawValue: 1)
    static let right = Self(rawValue: 2)
    static let down = Self(rawValue: 4)
    static let left = Self(rawValue: 8)
    static let solid = Self(rawValue: 16)
    static let directions: Arms = [.up, .right, .down, .left]
  }

  init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    arms = Array(repeating: [], count: columns * rows)
    texts = Array(repeating: nil, count: columns * rows)
  }

  /// Draws a box between two corners; what lies outside of the grid is left out.
  mutating func box(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int, isDashed: Bool) {
    let style: Arms = isDashed ? [] : .solid
    for column in max(0, left)..<max(max(0, left), min(columns, right + 1)) {
      var sides: Arms = style
      if column > left { sides.insert(.left) }
      if column < right { sides.insert(.right) }
      for row in [top, bottom] { join(column, row, sides) }
    }
    for row in max(0, top)..<max(max(0, top), min(rows, bottom + 1)) {
      var sides: Arms = style
      if row > top { sides.insert(.up) }
      if row < bottom { sides.insert(.down) }
      for column in [left, right] { join(column, row, sides) }
    }
  }

  private mutating func join(_ column: Int, _ row: Int, _ sides: Arms) {
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return }
    arms[row * columns + column].formUnion(sides)
  }

  /// Writes a text from a column on, no further than another column, with an ellipsis where something is missing.
  mutating func write(_ text: String, from first: Int, through last: Int, row: Int) {
    guard (0..<rows).contains(row) else { return }
    let room = min(last, columns - 1) - max(first, 0) + 1
    let shown = CellText(text).cut(to: room)
    var column = max(first, 0)
    for cell in shown.cells where column < columns {
      texts[row * columns + column] = cell
      column += 1
    }
  }

  /// The rows without spaces at their ends.
  var lines: [String] {
    (0..<rows).map { row in
      let cells = (row * columns..<(row + 1) * columns).map { texts[$0] ?? String(Self.line(arms[$0])) }
      return String(cells.joined().reversed().drop { $0 == " " }.reversed())
    }
  }

  private static func line(_ arms: Arms) -> Character {
    let directions = arms.intersection(.directions)
    if !arms.contains(.solid) {
      if directions.isSubset(of: [.left, .right]), !directions.isEmpty { return "╌" }
      if directions.isSubset(of: [.up, .down]), !directions.isEmpty { return "╎" }
    }
    return Array(" ╵╶└╷│┌├╴┘─┴┐┤┬┼")[Int(directions.rawValue)]
  }
}

/// A text by the cells that it takes on a terminal.
struct CellText {
  /// A character, or nothing for the second half of a wide one.
  private(set) var cells: [String] = []

  init(_ text: String) {
    for character in text {
      guard let scalar = character.unicodeScalars.first else { continue }
      if character.isWhitespace {
        cells.append(" ")
      } else if scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format {
        cells.append("·")
      } else if Self.isWide(scalar) {
        cells += [String(character), ""]
      } else {
        cells.append(String(character))
      }
    }
  }

  /// The text with an ellipsis if it needs more cells.
  func cut(to width: Int) -> CellText {
    guard cells.count > width else { return self }
    var cut = self
    cut.cells = Array(cells.prefix(max(0, width - 1)))
    // Half of a wide character cannot be shown.
    if width > 0, cells[width - 1].isEmpty { cut.cells[width - 2] = " " }
    if width > 0 { cut.cells.append("…") }
    return cut
  }

  /// Characters of East Asia, and pictures.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
