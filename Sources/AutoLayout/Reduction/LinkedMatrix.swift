/// A sparse matrix whose entries are linked along their rows and columns, so that entries come and go in constant time.
struct LinkedMatrix: ~Copyable {
  /// One coefficient; links are entry numbers, −1 at the ends.
  struct Entry {
    var coefficient: Double
    let row: Int32
    let column: Int32
    fileprivate(set) var nextInRow: Int32 = -1
    fileprivate var previousInRow: Int32 = -1
    fileprivate(set) var nextInColumn: Int32 = -1
    fileprivate var previousInColumn: Int32 = -1
  }

  /// The ends of the list of one row or column.
  struct Line {
    var first: Int32 = -1
    var last: Int32 = -1
    var count: Int32 = 0
  }

  private var entries: UncheckedArray<Entry>
  private var rows: UncheckedArray<Line>
  private var columns: UncheckedArray<Line>
  private var unused = UncheckedArray<Int32>()

  init(columnCount: Int, rows rowCount: Int, entries entryCount: Int) {
    columns = UncheckedArray(repeating: Line(), count: columnCount)
    rows = UncheckedArray(capacity: rowCount)
    entries = UncheckedArray(capacity: entryCount)
  }

  var rowCount: Int { rows.count }
  var columnCount: Int { columns.count }

  subscript(entry: Int32) -> Entry { entries[entry] }

  func count(row: Int32) -> Int32 { rows[row].count }
  func count(column: Int32) -> Int32 { columns[column].count }
  func first(row: Int32) -> Int32 { rows[row].first }
  func first(column: Int32) -> Int32 { columns[column].first }

  mutating func appendRow() -> Int32 {
    rows.append(Line())
    return Int32(rows.count - 1)
  }

  mutating func appendColumn() -> Int32 {
    columns.append(Line())
    return Int32(columns.count - 1)
  }

  mutating func setCoefficient(_ coefficient: Double, of entry: Int32) {
    entries[entry].coefficient = coefficient
  }

  /// The size of the largest coefficient of a row.
  func largest(row: Int32) -> Double {
    var largest = 0.0
    var place = first(row: row)
    while place >= 0 {
      largest = max(largest, abs(entries[place].coefficient))
      place = entries[place].nextInRow
    }
    return largest
  }

  /// The entry at a place, searched along the shorter of its row and its column.
  func entry(row: Int32, column: Int32) -> Int32? {
    var current: Int32
    if rows[row].count <= columns[column].count {
      current = rows[row].first
      while current >= 0, entries[current].column != column { current = entries[current].nextInRow }
    } else {
      current = columns[column].first
      while current >= 0, entries[current].row != row { current = entries[current].nextInColumn }
    }
    return current >= 0 ? current : nil
  }

  /// Adds an entry at the ends of its row and its column. There must not be one at this place.
  mutating func insert(row: Int32, column: Int32, coefficient: Double) {
    var entry = Entry(coefficient: coefficient, row: row, column: column)
    entry.previousInRow = rows[row].last
    entry.previousInColumn = columns[column].last
    let place = place(entry)
    if entry.previousInRow >= 0 {
      entries[entry.previousInRow].nextInRow = place
    } else {
      rows[row].first = place
    }
    if entry.previousInColumn >= 0 {
      entries[entry.previousInColumn].nextInColumn = place
    } else {
      columns[column].first = place
    }
    rows[row].last = place
    columns[column].last = place
    rows[row].count += 1
    columns[column].count += 1
  }

  private mutating func place(_ entry: Entry) -> Int32 {
    if let place = unused.popLast() {
      entries[place] = entry
      return place
    }
    entries.append(entry)
    return Int32(entries.count - 1)
  }

  mutating func remove(_ place: Int32) {
    let entry = entries[place]
    let (row, column) = (Int(entry.row), Int(entry.column))
    if entry.previousInRow >= 0 {
      entries[entry.previousInRow].nextInRow = entry.nextInRow
    } else {
      rows[row].first = entry.nextInRow
    }
    if entry.nextInRow >= 0 {
      entries[entry.nextInRow].previousInRow = entry.previousInRow
    } else {
      rows[row].last = entry.previousInRow
    }
    if entry.previousInColumn >= 0 {
      entries[entry.previousInColumn].nextInColumn = entry.nextInColumn
    } else {
      columns[column].first = entry.nextInColumn
    }
    if entry.nextInColumn >= 0 {
      entries[entry.nextInColumn].previousInColumn = entry.previousInColumn
    } else {
      columns[column].last = entry.previousInColumn
    }
    rows[row].count -= 1
    columns[column].count -= 1
    unused.append(place)
  }
}
