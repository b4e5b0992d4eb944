/// Removes rows and columns from a subproblem until little or nothing is left to optimise.
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
  private(set) var isAlive: UncheckedArray<Bool>
  private var liveRowCount = 0
  /// Rows to process: those of at most two entries, of three, and longer ones, which use the shorter ones.
  var shortRows: WorkQueue
  var middleRows: WorkQueue
  var longRows: WorkQueue
  /// Columns without cost that occur in two rows.
  var candidates: WorkQueue
  var pairs = PairIndex()
  /// Columns in `pairs`.
  var isPaired: UncheckedArray<Bool>
  var cheapest: CheapestColumns?
  /// Scratch space for the summands of a total.
  var singlePlaces = UncheckedArray<Int32>()
  var singleLinks = UncheckedArray<CostTree.Link>()
  /// The entry of each column in the row that is being changed.
  var placeOfColumn: UncheckedArray<Int32>
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
    shortRows = WorkQueue(capacity: rowCount)
    middleRows = WorkQueue(capacity: rowCount)
    longRows = WorkQueue(capacity: rowCount)
    candidates = WorkQueue(capacity: columns.count)
    isAlive = UncheckedArray(capacity: rowCount)
    isFree = UncheckedArray(repeating: true, count: columns.count, capacity: columns.count + totalCount)
    isConsumed = UncheckedArray(repeating: false, count: columns.count, capacity: columns.count + totalCount)
    isPaired = UncheckedArray(repeating: false, count: columns.count, capacity: columns.count + totalCount)
    placeOfColumn = UncheckedArray(repeating: -1, count: columns.count, capacity: columns.count + totalCount)
    program = ReducedProgram(columnCount: columns.count, rowCount: rowCount, totalCount: totalCount)
    addRows(columns)
    addCosts(columns)
    remainingWork = 100_000 + 200 * columns.count
  }

  static func run(_ columns: SubproblemColumns, isCareful: Bool = false) -> ReducedProgram {
    var reduction = Reduction(columns, isCareful: isCareful)
    reduction.run()
    return reduction.program
  }

  private mutating func addRows(_ columns: SubproblemColumns) {
    let isPaired = variablesOfPairs(columns)
    for variable in 0..<columns.variables.count where columns.kinds[variable] == .constant {
      addRow(rightSide: Int32(variable))
      matrix.insert(row: Int32(matrix.rowCount - 1), column: Int32(variable), coefficient: 1)
    }
    for form in 0..<columns.forms.count {
      let column = Int32(columns.variables.count + form)
      let isConstant = columns.kinds[Int(column)] == .constant
      addRow(rightSide: isConstant ? column : -1)
      addTerms(of: form, columns, isPaired)
      if !isConstant { matrix.insert(row: Int32(matrix.rowCount - 1), column: column, coefficient: -1) }
    }
    for row in 0..<Int32(matrix.rowCount) { touch(row: row) }
  }

  private mutating func addRow(rightSide: Int32) {
    _ = matrix.appendRow()
    program.slotColumns.append(rightSide)
    isAlive.append(true)
    liveRowCount += 1
  }

  /// Finds the variables of two-variable sums that have a cost.
  private mutating func variablesOfPairs(_ columns: SubproblemColumns) -> UncheckedArray<Bool> {
    var isPaired = UncheckedArray<Bool>(repeating: false, count: columns.variables.count)
    var count = 0
    for form in 0..<columns.forms.count where columns.kinds[columns.variables.count + form] == .cost {
      let range = columns.forms.terms(form)
      guard range.count == 2 else { continue }
      isPaired[columns.forms.variables[range.lowerBound]] = true
      isPaired[columns.forms.variables[range.lowerBound + 1]] = true
      count += 1
    }
    pairs = PairIndex(capacity: count)
    return isPaired
  }

  /// Adds the terms of a form. Two variables whose sum is a column are replaced by that column.
  private mutating func addTerms(of form: Int, _ columns: SubproblemColumns, _ isPaired: borrowing UncheckedArray<Bool>)
  {
    let row = Int32(matrix.rowCount - 1)
    let range = columns.forms.terms(form)
    guard (3...8).contains(range.count) else {
      for place in range {
        matrix.append(
          row: row, column: columns.forms.variables[place], coefficient: columns.forms.coefficients[place])
      }
      return
    }
    var isTaken: UInt8 = 0
    for place in range where isTaken & 1 << (place - range.lowerBound) == 0 {
      let coefficient = columns.forms.coefficients[place]
      guard isPaired[columns.forms.variables[place]],
        let (other, sum) = partner(of: place, in: range, isTaken, columns, isPaired)
      else {
        matrix.append(row: row, column: columns.forms.variables[place], coefficient: coefficient)
        continue
      }
      isTaken |= 1 << (other - range.lowerBound)
      matrix.append(row: row, column: Int32(columns.variables.count + sum), coefficient: coefficient)
    }
  }

  private func partner(
    of place: Int, in range: Range<Int>, _ isTaken: UInt8, _ columns: SubproblemColumns,
    _ isPaired: borrowing UncheckedArray<Bool>
  ) -> (Int, Int)? {
    let firstConstant = columns.variables.count - columns.constantCount
    for other in place + 1..<max(place + 1, range.upperBound) where isTaken & 1 << (other - range.lowerBound) == 0 {
      let (first, second) = (columns.forms.variables[place], columns.forms.variables[other])
      guard isPaired[second], second < firstConstant else { continue }
      let ratio = columns.forms.coefficients[other] / columns.forms.coefficients[place]
      if let sum = columns.forms.pair(first, second, ratio: ratio),
        columns.kinds[columns.variables.count + sum] == .cost
      {
        return (other, sum)
      }
    }
    return nil
  }

  private mutating func addCosts(_ columns: SubproblemColumns) {
    // A constant sum is the right side of its row, not a column.
    for column in columns.variables.count..<columns.count where columns.kinds[column] == .constant {
      isConsumed[column] = true
    }
    for column in 0..<columns.count where columns.kinds[column] == .cost {
      program.nodeOfColumn[column] = program.tree.appendLeaf(column: Int32(column))
      isFree[column] = false
    }
  }

  private mutating func run() {
    while remainingWork > 0 {
      if let row = nextRow() {
        if isAlive[row] { process(row) }
      } else if let column = candidates.next() {
        if isFree[column], matrix.count(column: column) == 2 { _ = eliminate(column) }
      } else if liveRowCount == 0 || !eliminateCheapest() {
        break
      }
    }
    finish()
  }

  private mutating func nextRow() -> Int32? {
    if let row = shortRows.next() { return row }
    if let row = middleRows.next() { return row }
    return longRows.next()
  }

  private mutating func process(_ row: Int32) {
    switch matrix.count(row: row) {
    case 0:
      retire(row)
      program.checks.append(row)
    case 1: fix(row)
    case 2: join(row)
    default: simplify(row)
    }
  }

  /// Marks a row as processed.
  mutating func retire(_ row: Int32) {
    isAlive[row] = false
    liveRowCount -= 1
  }

  /// Applies the first step that a row of three or more columns allows.
  private mutating func simplify(_ row: Int32) {
    let shape = shape(of: row)
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
      if isFree[column], matrix.count(column: column) == 2 { candidates.insert(column) }
      entry = matrix[entry].nextInRow
    }
  }

  @inline(__always)
  private func shape(of row: Int32) -> RowShape {
    var shape = RowShape()
    var entry = matrix.first(row: row)
    while entry >= 0 {
      let current = matrix[entry]
      shape.add(
        entry, isFree: isFree[current.column], isSingle: matrix.count(column: current.column) == 1,
        isPaired: isPaired[current.column])
      entry = current.nextInRow
    }
    return shape
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
    for row in 0..<Int32(matrix.rowCount) where liveRowCount > 0 && isAlive[row] {
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

/// Counts of the kinds of columns in a row.
private struct RowShape {
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
  mutating func add(_ entry: Int32, isFree: Bool, isSingle: Bool, isPaired: Bool) {
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
