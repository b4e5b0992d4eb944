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
