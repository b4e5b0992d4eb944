/// Removes rows and columns from a subproblem until little or nothing is left to optimize.
///
/// Every row is an equality between columns: required equalities as they are, and `Σ variables − column = 0` for every
/// sum that other constraints compare. Each step is exact:
///
/// - a row of one column gives it a value, a row of two makes one follow the other and adds their costs;
/// - a row with a column that occurs nowhere else and costs nothing only defines that column;
/// - columns of one row that occur nowhere else are one total, whose cost is their infimal convolution;
/// - of two rows that agree in two columns one loses both;
/// - a column that costs nothing is replaced in its other rows.
///
/// Rows of views and whole trees of stacks are removed in linear time, without prefix sums, and numbers can change
/// without a new reduction.
struct Reduction: ~Copyable {
  var matrix: LinkedMatrix
  var program: ReducedProgram
  /// Columns that cost nothing.
  var isFree: UncheckedArray<Bool>
  /// Columns that have become part of a total.
  var isConsumed: UncheckedArray<Bool>
  /// Rows that are still to be processed.
  var rows: LiveRows
  var work: WorkLists
  var pairs: PairIndex
  var cheapest: CheapestColumns?
  /// Scratch space for the summands of a total.
  var singlePlaces = UncheckedArray<Int32>()
  var singleLinks = UncheckedArray<CostTree.Link>()
  /// How many more entries row additions may visit. Systems of views need a few for each row. When none are left, the
  /// simplex method solves the remaining rows.
  var remainingWork = 0
  /// The least size of a pivot, relative to the largest coefficient of its row.
  let pivotThreshold: Double

  init(_ columns: SubproblemColumns, isCareful: Bool = false) {
    pivotThreshold = isCareful ? 0.9 : 0.1
    let rowCount = columns.forms.count + columns.constantCount
    // Estimate: a view has two rows and one total.
    let totalCount = rowCount / 2
    matrix = LinkedMatrix(
      columnCount: columns.count, rows: rowCount, entries: 3 * rowCount, addedColumns: totalCount)
    let paired = PairedVariables(columns)
    pairs = PairIndex(capacity: paired.count, columnCount: columns.count, addedColumns: totalCount)
    work = WorkLists(rowCount: rowCount, columnCount: columns.count)
    rows = LiveRows(capacity: rowCount)
    isFree = UncheckedArray(repeating: true, count: columns.count, capacity: columns.count + totalCount)
    isConsumed = UncheckedArray(repeating: false, count: columns.count, capacity: columns.count + totalCount)
    program = ReducedProgram(columnCount: columns.count, rowCount: rowCount, totalCount: totalCount)
    addRows(columns, paired)
    addCosts(columns)
    remainingWork = 100_000 + 200 * columns.count
  }

  static func run(_ columns: SubproblemColumns, isCareful: Bool = false) -> ReducedProgram {
    var reduction = Reduction(columns, isCareful: isCareful)
    reduction.run()
    return reduction.program
  }

  private mutating func addRows(_ columns: SubproblemColumns, _ paired: borrowing PairedVariables) {
    for variable in 0..<columns.variables.count where columns.kinds[variable] == .constant {
      addRow(rightSide: Int32(variable))
      matrix.insert(row: Int32(matrix.rowCount - 1), column: Int32(variable), coefficient: 1)
    }
    for form in 0..<columns.forms.count where !columns.forms.terms(form).isEmpty {
      let (place, scale) = columns.place(ofForm: form)
      let column = Int32(place)
      let isConstant = columns.kinds[Int(column)] == .constant
      addRow(rightSide: isConstant ? column : -1)
      let row = Int32(matrix.rowCount - 1)
      paired.forEachTerm(of: form, columns) { matrix.append(row: row, column: $0, coefficient: $1) }
      if !isConstant { matrix.insert(row: row, column: column, coefficient: -scale) }
    }
    for row in 0..<Int32(matrix.rowCount) { touch(row: row) }
  }

  private mutating func addRow(rightSide: Int32) {
    _ = matrix.appendRow()
    program.slotColumns.append(rightSide)
    rows.append()
  }

  private mutating func addCosts(_ columns: SubproblemColumns) {
    // A constant sum is the right side of its row, not a column; one that equals another has no cost of its own.
    for column in columns.variables.count..<columns.count where columns.kinds[column] != .cost {
      isConsumed[column] = true
    }
    for column in 0..<columns.count where columns.kinds[column] == .cost {
      program.nodeOfColumn[column] = program.tree.appendLeaf(column: Int32(column))
      isFree[column] = false
    }
  }

  private mutating func run() {
    while remainingWork > 0 {
      if let row = work.nextRow() {
        if rows.isAlive(row) { process(row) }
      } else if let column = work.nextCandidate() {
        if isFree[column], matrix.count(column: column) == 2 { _ = eliminate(column) }
      } else if rows.count == 0 || !eliminateCheapest() {
        break
      }
    }
    finish()
  }

  private mutating func process(_ row: Int32) {
    switch matrix.count(row: row) {
    case 0:
      rows.retire(row)
      program.checks.append(row)
    case 1: fix(row)
    case 2: join(row)
    default: simplify(row)
    }
  }

  /// Applies the first step that a row of three or more columns allows.
  private mutating func simplify(_ row: Int32) {
    let shape = RowShape(row, matrix, isFree, pairs)
    if shape.hasFreeSingle, let free = freeSingle(of: row) { return define(free, by: row) }
    // A total has a cost and occurs in no other row, so the shape stays valid.
    if shape.singleCount > 1 { convolve(row) }
    guard matrix.count(row: row) > 2 else { return touch(row: row) }
    if let pair = shape.pair, subtractTwin(of: row, pair.0, pair.1) { return }
    if shape.hasOtherPairs, subtractPair(of: row, except: shape.pair) { return }
    guard shape.freeCount > 0 else { return }
    var entry = matrix.first(row: row)
    while entry >= 0 {
      let column = matrix[entry].column
      if isFree[column], matrix.count(column: column) == 2 { work.insert(candidate: column) }
      entry = matrix[entry].nextInRow
    }
  }

  /// The first column without cost that occurs in no other row and has a coefficient that is large enough.
  @inline(__always)
  private func freeSingle(of row: Int32) -> Int32? {
    let least = pivotThreshold * matrix.largest(row: row)
    var entry = matrix.first(row: row)
    while entry >= 0 {
      let current = matrix[entry]
      if isFree[current.column], matrix.count(column: current.column) == 1, abs(current.coefficient) >= least {
        return entry
      }
      entry = current.nextInRow
    }
    return nil
  }

  private mutating func finish() {
    program.tree.close()
    for row in 0..<Int32(matrix.rowCount) where rows.count > 0 && rows.isAlive(row) {
      var entry = matrix.first(row: row)
      while entry >= 0 {
        program.core.addTerm(column: matrix[entry].column, coefficient: matrix[entry].coefficient)
        entry = matrix[entry].nextInRow
      }
      program.core.closeRow(slot: row)
    }
    for column in 0..<Int32(matrix.columnCount) where !program.isDefined[column] && !isConsumed[column] {
      if matrix.count(column: column) == 0 { program.freeRoots.append(column) }
    }
  }
}

extension Reduction {
  /// Removes two columns that another row has in the same ratio. Returns false if there is no such row.
  mutating func subtractTwin(of row: Int32, _ first: Int32, _ second: Int32) -> Bool {
    let (firstEntry, secondEntry) = (matrix[first], matrix[second])
    let twin = pairs.exchange(
      row, first: firstEntry.column, second: secondEntry.column,
      ratio: secondEntry.coefficient / firstEntry.coefficient)
    guard let twin, twin != row else { return false }
    return subtract(twin, from: row, first, second)
  }

  /// Does the same for any two columns that a row of three columns has. `known`: two entries that need no search.
  mutating func subtractPair(of row: Int32, except known: (Int32, Int32)?) -> Bool {
    guard matrix.count(row: row) <= 8 else { return false }
    var first = matrix.first(row: row)
    while first >= 0 {
      let firstEntry = matrix[first]
      var second = pairs.contains(column: firstEntry.column) ? firstEntry.nextInRow : -1
      while second >= 0 {
        let entry = matrix[second]
        let isKnown = known.map { $0.0 == first && $0.1 == second } ?? false
        if !isKnown, pairs.contains(column: entry.column), let twin = shortTwin(of: row, firstEntry, entry),
          subtract(twin, from: row, first, second)
        {
          return true
        }
        second = entry.nextInRow
      }
      first = firstEntry.nextInRow
    }
    return false
  }

  /// Another row of three columns that has two columns in the same ratio.
  @inline(__always)
  private func shortTwin(of row: Int32, _ first: LinkedMatrix.Entry, _ second: LinkedMatrix.Entry) -> Int32? {
    let ratio = second.coefficient / first.coefficient
    guard let twin = pairs.row(first: first.column, second: second.column, ratio: ratio), twin != row,
      matrix.count(row: twin) == 3
    else { return nil }
    return twin
  }

  private mutating func subtract(_ twin: Int32, from row: Int32, _ first: Int32, _ second: Int32) -> Bool {
    let columns = (matrix[first].column, matrix[second].column)
    let ratio = matrix[second].coefficient / matrix[first].coefficient
    guard rows.isAlive(twin),
      let twinFirst = matrix.entry(row: twin, column: columns.0),
      let twinSecond = matrix.entry(row: twin, column: columns.1),
      abs(matrix[twinSecond].coefficient / matrix[twinFirst].coefficient - ratio) <= 1e-12 * abs(ratio)
    else { return false }
    let factor = -matrix[first].coefficient / matrix[twinFirst].coefficient
    addMultiple(of: twin, times: factor, to: row, without: columns)
    touch(row: row)
    return true
  }

  /// row += factor × source, where `columns` cancel.
  private mutating func addMultiple(
    of source: Int32, times factor: Double, to row: Int32, without columns: (Int32, Int32)
  ) {
    remainingWork -= Int(matrix.count(row: source)) + Int(matrix.count(row: row))
    program.operate(target: row, source: source, factor: factor)
    matrix.add(source, times: factor, to: row, without: columns)
    for index in 0..<matrix.vanished.count { touch(column: matrix.vanished[index]) }
  }

  /// Defines a column without cost by the shortest of its rows and replaces it in the others. Returns false if all of
  /// its coefficients are too small.
  mutating func eliminate(_ column: Int32) -> Bool {
    guard let pivot = pivot(of: column) else { return false }
    let (row, coefficient) = (matrix[pivot].row, matrix[pivot].coefficient)
    var place = matrix.first(column: column)
    while place >= 0 {
      let entry = matrix[place]
      place = entry.nextInColumn
      guard entry.row != row else { continue }
      addMultiple(of: row, times: -entry.coefficient / coefficient, to: entry.row, without: (column, column))
      touch(row: entry.row)
    }
    define(pivot, by: row)
    return true
  }

  @inline(__always)
  private func pivot(of column: Int32) -> Int32? {
    var (best, length): (Int32?, Int32) = (nil, .max)
    var place = matrix.first(column: column)
    while place >= 0 {
      let entry = matrix[place]
      if matrix.count(row: entry.row) < length,
        abs(entry.coefficient) >= pivotThreshold * matrix.largest(row: entry.row)
      {
        (best, length) = (place, matrix.count(row: entry.row))
      }
      place = entry.nextInColumn
    }
    return best
  }

  /// Rows that grow by more than this are left to the simplex method as they are.
  private static var largestFill: Int { 64 }

  /// Eliminates the column without cost that adds the fewest entries, when no other step is left.
  mutating func eliminateCheapest() -> Bool {
    var columns = takeCheapest()
    var isDone = false
    while !isDone, let column = columns.next(cost: { fill($0) }) {
      let added = fill(column) ?? 0
      isDone = added <= Self.largestFill && eliminate(column)
    }
    cheapest = consume columns
    return isDone
  }

  private mutating func takeCheapest() -> CheapestColumns {
    if let columns = cheapest.take() { return columns }
    var columns = CheapestColumns(columnCount: matrix.columnCount)
    for column in 0..<Int32(matrix.columnCount) {
      if let fill = fill(column) { columns.insert(column, cost: fill) }
    }
    return columns
  }

  /// An upper bound for the entries that eliminating a column adds; nil if it cannot be eliminated.
  private func fill(_ column: Int32) -> Int? {
    let count = Int(matrix.count(column: column))
    guard count > 0, isFree[column] else { return nil }
    var shortest = Int.max
    var place = matrix.first(column: column)
    while place >= 0 {
      shortest = min(shortest, Int(matrix.count(row: matrix[place].row)))
      place = matrix[place].nextInColumn
    }
    return max(0, (count - 1) * (shortest - 1) - count - shortest)
  }
}

/// Which rows a reduction has still to process.
struct LiveRows: ~Copyable {
  private var isAlive: UncheckedArray<Bool>
  /// The number of such rows.
  private(set) var count = 0

  /// `capacity`: how many rows there may be; more are possible.
  init(capacity: Int) { isAlive = UncheckedArray(capacity: capacity) }

  @inline(__always)
  mutating func append() {
    isAlive.append(true)
    count += 1
  }

  @inline(__always)
  func isAlive(_ row: Int32) -> Bool { isAlive[row] }

  /// Marks a row as processed.
  @inline(__always)
  mutating func retire(_ row: Int32) {
    isAlive[row] = false
    count -= 1
  }
}

/// Columns by the cost of eliminating them, for the end of a reduction. The cost of a column is computed again when its
/// turn comes.
struct CheapestColumns: ~Copyable {
  private static let bucketCount = 256
  /// The last column of each bucket, and the one before each column; −1 for none.
  private var lasts = UncheckedArray<Int32>(repeating: -1, count: bucketCount)
  private var previous: UncheckedArray<Int32>
  private var current = 0

  init(columnCount: Int) {
    previous = UncheckedArray(repeating: -1, count: columnCount)
  }

  mutating func insert(_ column: Int32, cost: Int) {
    let bucket = min(cost, Self.bucketCount - 1)
    previous[column] = lasts[bucket]
    lasts[bucket] = column
  }

  /// The next column that still has a cost; nil at the end.
  mutating func next(cost: (Int32) -> Int?) -> Int32? {
    while current < Self.bucketCount {
      let column = lasts[current]
      guard column >= 0 else {
        current += 1
        continue
      }
      lasts[current] = previous[column]
      guard let cost = cost(column) else { continue }
      if cost <= current || current == Self.bucketCount - 1 { return column }
      insert(column, cost: cost)
    }
    return nil
  }
}

/// Counts of the kinds of columns in a row.
struct RowShape {
  /// Whether a column without cost occurs in no other row.
  private(set) var hasFreeSingle = false
  /// How many columns with a cost occur in no other row.
  private(set) var singleCount = 0
  private(set) var freeCount = 0
  private var sharedCount = 0
  private var hasPairedCost = false
  private var free: (Int32, Int32) = (-1, -1)
  private var shared: (Int32, Int32) = (-1, -1)

  /// The two columns without cost, else the two that other rows have as well, if there are just two.
  var pair: (Int32, Int32)? { freeCount == 2 ? free : sharedCount == 2 ? shared : nil }

  /// Whether another row may share two columns other than the pair.
  var hasOtherPairs: Bool { freeCount != 2 || hasPairedCost }

  @inline(__always)
  init(
    _ row: Int32, _ matrix: borrowing LinkedMatrix, _ isFree: borrowing UncheckedArray<Bool>,
    _ pairs: borrowing PairIndex
  ) {
    var entry = matrix.first(row: row)
    while entry >= 0 {
      let current = matrix[entry]
      add(
        entry, isFree: isFree[current.column], isSingle: matrix.count(column: current.column) == 1,
        isPaired: pairs.contains(column: current.column))
      entry = current.nextInRow
    }
  }

  @inline(__always)
  private mutating func add(_ entry: Int32, isFree: Bool, isSingle: Bool, isPaired: Bool) {
    if isPaired, !isFree { hasPairedCost = true }
    if isFree {
      if freeCount == 0 { free.0 = entry } else { free.1 = entry }
      freeCount += 1
      if isSingle { hasFreeSingle = true }
    }
    if !isSingle {
      if sharedCount == 0 { shared.0 = entry } else { shared.1 = entry }
      sharedCount += 1
    } else if !isFree {
      singleCount += 1
    }
  }
}
