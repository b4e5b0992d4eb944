/// What a reduction has still to look at.
struct WorkLists: ~Copyable {
  /// Rows of at most two entries, of three, and longer ones, which use the shorter ones.
  private var shortRows: WorkQueue
  private var middleRows: WorkQueue
  private var longRows: WorkQueue
  /// Columns without cost that occur in two rows.
  private var candidates: WorkQueue

  /// How many rows and columns there may be; more are possible.
  init(rowCount: Int, columnCount: Int) {
    shortRows = WorkQueue(capacity: rowCount)
    middleRows = WorkQueue(capacity: rowCount)
    longRows = WorkQueue(capacity: rowCount)
    candidates = WorkQueue(capacity: columnCount)
  }

  /// Queues a row by the number of its entries.
  @inline(__always)
  mutating func insert(row: Int32, count: Int32) {
    switch count {
    case ...2: shortRows.insert(row)
    case 3: middleRows.insert(row)
    default: longRows.insert(row)
    }
  }

  /// Queues a column without cost that occurs in two rows.
  @inline(__always)
  mutating func insert(candidate column: Int32) { candidates.insert(column) }

  /// The next row; the shortest ones first.
  @inline(__always)
  mutating func nextRow() -> Int32? {
    if let row = shortRows.next() { return row }
    if let row = middleRows.next() { return row }
    return longRows.next()
  }

  @inline(__always)
  mutating func nextCandidate() -> Int32? { candidates.next() }
}

/// A first-in, first-out queue of numbers that holds each number at most once.
struct WorkQueue: ~Copyable {
  private var items: UncheckedArray<Int32>
  private var head = 0
  private var isWaiting: UncheckedArray<Bool>

  /// `capacity`: how many numbers there may be; more are possible.
  init(capacity: Int) {
    items = UncheckedArray(capacity: capacity)
    isWaiting = UncheckedArray(repeating: false, count: capacity)
  }

  mutating func insert(_ item: Int32) {
    while isWaiting.count <= Int(item) { isWaiting.append(false) }
    guard !isWaiting[item] else { return }
    isWaiting[item] = true
    items.append(item)
  }

  mutating func next() -> Int32? {
    guard head < items.count else { return nil }
    let item = items[head]
    head += 1
    isWaiting[item] = false
    if head == items.count {
      items.removeAll()
      head = 0
    }
    return item
  }
}
