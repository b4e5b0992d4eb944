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
