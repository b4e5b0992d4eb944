/// A sparse matrix whose entries are linked along their rows and columns, so that entries come and go in constant time.
struct LinkedMatrix {
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
  private struct Line {
    var first: Int32 = -1
    var last: Int32 = -1
    var count: Int32 = 0
  }

  private var entries: ContiguousArray<Entry> = []
  private var rows: ContiguousArray<Line> = []
  private var columns: ContiguousArray<Line>
  private var unused: ContiguousArray<Int32> = []

  init(columnCount: Int) {
    columns = ContiguousArray(repeating: Line(), count: columnCount)
  }

  var rowCount: Int { rows.count }
  var columnCount: Int { columns.count }

  subscript(entry: Int32) -> Entry { entries[Int(entry)] }

  func count(row: Int32) -> Int32 { rows[Int(row)].count }
  func count(column: Int32) -> Int32 { columns[Int(column)].count }
  func first(row: Int32) -> Int32 { rows[Int(row)].first }
  func first(column: Int32) -> Int32 { columns[Int(column)].first }

  mutating func reserve(rows rowCount: Int, entries entryCount: Int) {
    rows.reserveCapacity(rowCount)
    entries.reserveCapacity(entryCount)
  }

  mutating func appendRow() -> Int32 {
    rows.append(Line())
    return Int32(rows.count - 1)
  }

  mutating func appendColumn() -> Int32 {
    columns.append(Line())
    return Int32(columns.count - 1)
  }

  mutating func setCoefficient(_ coefficient: Double, of entry: Int32) {
    entries[Int(entry)].coefficient = coefficient
  }

  /// The size of the largest coefficient of a row.
  func largest(row: Int32) -> Double {
    var largest = 0.0
    var place = first(row: row)
    while place >= 0 {
      largest = max(largest, abs(entries[Int(place)].coefficient))
      place = entries[Int(place)].nextInRow
    }
    return largest
  }

  /// The entry at a place, searched along the shorter of its row and its column.
  func entry(row: Int32, column: Int32) -> Int32? {
    var current: Int32
    if rows[Int(row)].count <= columns[Int(column)].count {
      current = rows[Int(row)].first
      while current >= 0, entries[Int(current)].column != column { current = entries[Int(current)].nextInRow }
    } else {
      current = columns[Int(column)].first
      while current >= 0, entries[Int(current)].row != row { current = entries[Int(current)].nextInColumn }
    }
    return current >= 0 ? current : nil
  }

  /// Adds an entry at the ends of its row and its column. There must not be one at this place.
  mutating func insert(row: Int32, column: Int32, coefficient: Double) {
    var entry = Entry(coefficient: coefficient, row: row, column: column)
    entry.previousInRow = rows[Int(row)].last
    entry.previousInColumn = columns[Int(column)].last
    let place = place(entry)
    if entry.previousInRow >= 0 {
      entries[Int(entry.previousInRow)].nextInRow = place
    } else {
      rows[Int(row)].first = place
    }
    if entry.previousInColumn >= 0 {
      entries[Int(entry.previousInColumn)].nextInColumn = place
    } else {
      columns[Int(column)].first = place
    }
    rows[Int(row)].last = place
    columns[Int(column)].last = place
    rows[Int(row)].count += 1
    columns[Int(column)].count += 1
  }

  private mutating func place(_ entry: Entry) -> Int32 {
    if let place = unused.popLast() {
      entries[Int(place)] = entry
      return place
    }
    entries.append(entry)
    return Int32(entries.count - 1)
  }

  mutating func remove(_ place: Int32) {
    let entry = entries[Int(place)]
    let (row, column) = (Int(entry.row), Int(entry.column))
    if entry.previousInRow >= 0 {
      entries[Int(entry.previousInRow)].nextInRow = entry.nextInRow
    } else {
      rows[row].first = entry.nextInRow
    }
    if entry.nextInRow >= 0 {
      entries[Int(entry.nextInRow)].previousInRow = entry.previousInRow
    } else {
      rows[row].last = entry.previousInRow
    }
    if entry.previousInColumn >= 0 {
      entries[Int(entry.previousInColumn)].nextInColumn = entry.nextInColumn
    } else {
      columns[column].first = entry.nextInColumn
    }
    if entry.nextInColumn >= 0 {
      entries[Int(entry.nextInColumn)].previousInColumn = entry.previousInColumn
    } else {
      columns[column].last = entry.previousInColumn
    }
    rows[row].count -= 1
    columns[column].count -= 1
    unused.append(place)
  }
}
