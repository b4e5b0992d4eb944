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
  private var unused: UncheckedArray<Int32>

  /// Scratch space: the entry of each column in the row that is being changed, −1 otherwise.
  var placeOfColumn: UncheckedArray<Int32>
  /// The columns that the last sum of rows removed from a row.
  var vanished = UncheckedArray<Int32>()

  /// `rowCount`, `addedColumnCount`, `entryCount`: how many there may be; more are possible.
  init(columnCount: Int, rows rowCount: Int, entries entryCount: Int, addedColumns addedColumnCount: Int = 0) {
    columns = UncheckedArray(capacity: columnCount + addedColumnCount)
    columns.reset(to: Line(), count: columnCount)
    placeOfColumn = UncheckedArray(repeating: -1, count: columnCount, capacity: columnCount + addedColumnCount)
    unused = UncheckedArray(capacity: entryCount / 2)
    rows = UncheckedArray(capacity: rowCount)
    entries = UncheckedArray(capacity: entryCount)
  }

  var rowCount: Int { rows.count }
  var columnCount: Int { columns.count }
  var entryCount: Int { entries.count - unused.count }

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
    placeOfColumn.append(-1)
    return Int32(columns.count - 1)
  }

  mutating func setCoefficient(_ coefficient: Double, of entry: Int32) {
    entries[entry].coefficient = coefficient
  }

  /// The size of the largest coefficient of a row.
  @inline(__always)
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
  @inline(__always)
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
    let place = place(Entry(coefficient: coefficient, row: row, column: column))
    appendToRow(place, row)
    appendToColumn(place, column)
  }

  private mutating func place(_ entry: Entry) -> Int32 {
    if let place = unused.popLast() {
      entries[place] = entry
      return place
    }
    entries.append(entry)
    return Int32(entries.count - 1)
  }

  /// Adds an entry to a row while rows are filled one after the other, as `insert` does.
  @inline(__always)
  mutating func append(row: Int32, column: Int32, coefficient: Double) {
    entries.append(Entry(coefficient: coefficient, row: row, column: column))
    let place = Int32(entries.count - 1)
    appendToRow(place, row)
    appendToColumn(place, column)
  }

  mutating func remove(_ place: Int32) {
    unlinkFromRow(place)
    unlinkFromColumn(place)
    unused.append(place)
  }

  /// Removes a row's first entry. The row is about to lose all of them, so the others keep their links to it.
  mutating func removeFirst(row: Int32) -> Entry {
    let place = rows[row].first
    let entry = entries[place]
    let count = rows[row].count - 1
    rows[row] = count > 0 ? Line(first: entry.nextInRow, last: rows[row].last, count: count) : Line()
    unlinkFromColumn(place)
    unused.append(place)
    return entry
  }

  /// Moves an entry to the ends of its row and of another column, which must not have an entry in the row.
  mutating func move(_ place: Int32, to column: Int32, coefficient: Double) {
    let row = entries[place].row
    unlinkFromRow(place)
    unlinkFromColumn(place)
    entries[place] = Entry(coefficient: coefficient, row: row, column: column)
    appendToRow(place, row)
    appendToColumn(place, column)
  }

  // MARK: Links

  private mutating func appendToRow(_ place: Int32, _ row: Int32) {
    let (entries, rows) = (entries.elements, rows.elements)
    let line = rows[Int(row)]
    entries[Int(place)].previousInRow = line.last
    if line.last >= 0 { entries[Int(line.last)].nextInRow = place }
    rows[Int(row)] = Line(first: line.last >= 0 ? line.first : place, last: place, count: line.count + 1)
  }

  private mutating func appendToColumn(_ place: Int32, _ column: Int32) {
    let (entries, columns) = (entries.elements, columns.elements)
    let line = columns[Int(column)]
    entries[Int(place)].previousInColumn = line.last
    if line.last >= 0 { entries[Int(line.last)].nextInColumn = place }
    columns[Int(column)] = Line(first: line.last >= 0 ? line.first : place, last: place, count: line.count + 1)
  }

  private mutating func unlinkFromRow(_ place: Int32) {
    let entries = entries.elements
    let (previous, next) = (entries[Int(place)].previousInRow, entries[Int(place)].nextInRow)
    let row = Int(entries[Int(place)].row)
    let rows = rows.elements
    if previous >= 0 { entries[Int(previous)].nextInRow = next } else { rows[row].first = next }
    if next >= 0 { entries[Int(next)].previousInRow = previous } else { rows[row].last = previous }
    rows[row].count -= 1
  }

  private mutating func unlinkFromColumn(_ place: Int32) {
    let entries = entries.elements
    let (previous, next) = (entries[Int(place)].previousInColumn, entries[Int(place)].nextInColumn)
    let column = Int(entries[Int(place)].column)
    let columns = columns.elements
    if previous >= 0 { entries[Int(previous)].nextInColumn = next } else { columns[column].first = next }
    if next >= 0 { entries[Int(next)].previousInColumn = previous } else { columns[column].last = previous }
    columns[column].count -= 1
  }
}

extension LinkedMatrix {
  /// Adds a multiple of a row to another one. Entries that cancel are removed, and those of two columns in any case; their
  /// columns are in `vanished` afterwards.
  mutating func add(_ source: Int32, times factor: Double, to row: Int32, without gone: (Int32, Int32) = (-1, -1)) {
    vanished.removeAll()
    if Int(count(row: source)) * Int(count(row: row)) <= Self.searchedEntries {
      addShort(source, times: factor, to: row, without: gone)
      return
    }
    mark(row) { $0 }
    var place = first(row: source)
    while place >= 0 {
      let entry = self[place]
      let isGone = entry.column == gone.0 || entry.column == gone.1
      if add(factor * entry.coefficient, at: placeOfColumn[entry.column], row, entry.column, isGone: isGone) {
        placeOfColumn[entry.column] = -1
      }
      place = entry.nextInRow
    }
    mark(row) { _ in -1 }
  }

  /// Two rows are added by search if the product of their lengths is at most this, else with scratch space.
  private static var searchedEntries: Int { 32 }

  private mutating func addShort(_ source: Int32, times factor: Double, to row: Int32, without gone: (Int32, Int32)) {
    var place = first(row: source)
    while place >= 0 {
      let entry = self[place]
      let isGone = entry.column == gone.0 || entry.column == gone.1
      let present = self.entry(row: row, column: entry.column) ?? -1
      _ = add(factor * entry.coefficient, at: present, row, entry.column, isGone: isGone)
      place = entry.nextInRow
    }
  }

  @inline(__always)
  private mutating func mark(_ row: Int32, _ mark: (Int32) -> Int32) {
    var place = first(row: row)
    while place >= 0 {
      placeOfColumn[self[place].column] = mark(place)
      place = self[place].nextInRow
    }
  }

  /// Adds to the entry of a row at `present`, or a new one if that is −1; true if the entry vanishes.
  @inline(__always)
  private mutating func add(
    _ amount: Double, at present: Int32, _ row: Int32, _ column: Int32, isGone: Bool
  ) -> Bool {
    guard present >= 0 else {
      guard abs(amount) > Tolerance.vanishingFactor else { return false }
      insert(row: row, column: column, coefficient: amount)
      return false
    }
    let isCanceled = add(amount, to: present, isGone: isGone)
    if isCanceled { vanished.append(column) }
    return isCanceled
  }

  /// Adds to an entry, and removes it if it cancels or is to be gone. Returns whether it was removed.
  @inline(__always)
  mutating func add(_ amount: Double, to present: Int32, isGone: Bool = false) -> Bool {
    let old = self[present].coefficient
    let sum = old + amount
    guard isGone || abs(sum) <= Tolerance.cancellation * max(abs(old), abs(amount)) else {
      setCoefficient(sum, of: present)
      return false
    }
    remove(present)
    return true
  }
}
