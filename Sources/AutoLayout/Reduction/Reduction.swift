/// Takes rows and columns out of a part until little or nothing is left to optimise.
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
/// So series of views and whole trees of stacks vanish in linear time, prefix sums are never written out, and the
/// numbers can be changed without doing any of this again.
struct Reduction: ~Copyable {
  var matrix: LinkedMatrix
  var program: ReducedProgram
  /// Columns that cost nothing.
  var isFree: UncheckedArray<Bool>
  /// Columns that have become part of a total.
  var isConsumed: UncheckedArray<Bool>
  private(set) var isAlive: UncheckedArray<Bool>
  private var liveRowCount = 0
  /// Rows to look at: of at most two entries, of three, and longer ones, which use what shorter ones say.
  var shortRows: WorkQueue
  var middleRows: WorkQueue
  var longRows: WorkQueue
  /// Columns without cost that occur in two rows.
  var candidates: WorkQueue
  var pairs = PairIndex()
  var cheapest: CheapestColumns?
  /// Scratch space for the parts of a total.
  var singlePlaces = UncheckedArray<Int32>()
  var singleLinks = UncheckedArray<CostTree.Link>()
  /// The entry of each column in the row that is being changed.
  var placeOfColumn: UncheckedArray<Int32>
  /// How many more entries may be visited while rows are added up. Systems of views need a few for each row; what is
  /// left when there are no more goes to the simplex method.
  var remainingWork = 0
  /// How small a pivot may be against the largest coefficient of its row.
  let pivotThreshold: Double

  init(_ columns: PartColumns, isCareful: Bool = false) {
    pivotThreshold = isCareful ? 0.9 : 0.1
    let rowCount = columns.forms.count + columns.constantCount
    matrix = LinkedMatrix(columnCount: columns.count, rows: rowCount, entries: 3 * rowCount)
    shortRows = WorkQueue(capacity: rowCount)
    middleRows = WorkQueue(capacity: rowCount)
    longRows = WorkQueue(capacity: rowCount)
    candidates = WorkQueue(capacity: columns.count)
    isAlive = UncheckedArray(capacity: rowCount)
    isFree = UncheckedArray(repeating: true, count: columns.count)
    isConsumed = UncheckedArray(repeating: false, count: columns.count)
    placeOfColumn = UncheckedArray(repeating: -1, count: columns.count)
    program = ReducedProgram(columnCount: columns.count, rowCount: rowCount)
    addRows(columns)
    addCosts(columns)
    remainingWork = 100_000 + 200 * columns.count
  }

  static func run(_ columns: PartColumns, isCareful: Bool = false) -> ReducedProgram {
    var reduction = Reduction(columns, isCareful: isCareful)
    reduction.run()
    return reduction.program
  }

  private mutating func addRows(_ columns: PartColumns) {
    for variable in 0..<columns.variables.count where columns.kinds[variable] == .constant {
      addRow(rightSide: Int32(variable))
      matrix.insert(row: Int32(matrix.rowCount - 1), column: Int32(variable), coefficient: 1)
    }
    for form in 0..<columns.forms.count {
      let column = Int32(columns.variables.count + form)
      let isConstant = columns.kinds[Int(column)] == .constant
      addRow(rightSide: isConstant ? column : -1)
      addTerms(of: form, columns)
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

  /// The terms of a form. Two variables whose sum is a column of its own are replaced by it.
  private mutating func addTerms(of form: Int, _ columns: PartColumns) {
    let row = Int32(matrix.rowCount - 1)
    let range = columns.forms.terms(form)
    guard (3...8).contains(range.count) else {
      for place in range {
        matrix.insert(
          row: row, column: columns.forms.variables[place], coefficient: columns.forms.coefficients[place])
      }
      return
    }
    var isTaken: UInt8 = 0
    for place in range where isTaken & 1 << (place - range.lowerBound) == 0 {
      let coefficient = columns.forms.coefficients[place]
      guard let (other, sum) = partner(of: place, in: range, isTaken, columns) else {
        matrix.insert(row: row, column: columns.forms.variables[place], coefficient: coefficient)
        continue
      }
      isTaken |= 1 << (other - range.lowerBound)
      matrix.insert(row: row, column: Int32(columns.variables.count + sum), coefficient: coefficient)
    }
  }

  private func partner(of place: Int, in range: Range<Int>, _ isTaken: UInt8, _ columns: PartColumns) -> (Int, Int)? {
    for other in place + 1..<max(place + 1, range.upperBound) where isTaken & 1 << (other - range.lowerBound) == 0 {
      let ratio = columns.forms.coefficients[other] / columns.forms.coefficients[place]
      if let sum = columns.forms.pair(columns.forms.variables[place], columns.forms.variables[other], ratio: ratio),
        columns.kinds[columns.variables.count + sum] == .cost
      {
        return (other, sum)
      }
    }
    return nil
  }

  private mutating func addCosts(_ columns: PartColumns) {
    // A constant sum is no column but the right side of its row.
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

  /// A row that has said what it has to say.
  mutating func retire(_ row: Int32) {
    isAlive[row] = false
    liveRowCount -= 1
  }

  /// Looks for what a longer row allows.
  private mutating func simplify(_ row: Int32) {
    let singles = singles(of: row)
    if let free = singles.free { return define(free, by: row) }
    if singles.count > 1 { convolve(row) }
    guard matrix.count(row: row) > 2 else { return touch(row: row) }
    if subtractTwin(of: row) { return }
    if subtractPair(of: row) { return }
    var entry = matrix.first(row: row)
    while entry >= 0 {
      let column = matrix[entry].column
      if isFree[column], matrix.count(column: column) == 2 { candidates.insert(column) }
      entry = matrix[entry].nextInRow
    }
  }

  private func singles(of row: Int32) -> (free: Int32?, count: Int) {
    var (free, count): (Int32?, Int) = (nil, 0)
    let least = pivotThreshold * matrix.largest(row: row)
    var entry = matrix.first(row: row)
    while entry >= 0 {
      let current = matrix[entry]
      if matrix.count(column: current.column) == 1 {
        if !isFree[current.column] {
          count += 1
        } else if free == nil, abs(current.coefficient) >= least {
          free = entry
        }
      }
      entry = current.nextInRow
    }
    return (free, count)
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
