/// A run of places in an array.
struct Places {
  let start: Int32
  let end: Int32

  init(_ range: Range<Int>) {
    start = Int32(range.lowerBound)
    end = Int32(range.upperBound)
  }

  var range: Range<Int> { Int(start)..<Int(end) }
}

/// The computation that remains when the structure of a subproblem is known: how right sides follow from constants,
/// which columns follow from others, and the costs and rows to optimize.
///
/// Nothing in it depends on constants, priorities or the order of levels.
struct ReducedProgram: ~Copyable {
  /// `slots[target] += factor × slots[source]`.
  struct Operation {
    let target: Int32
    let source: Int32
    let factor: Double
  }

  /// `column = factor × slot + Σ terms`; the terms are defined later or not at all.
  struct Definition {
    let column: Int32
    let slot: Int32
    let factor: Double
    let terms: Places
    /// The cost of the column if its value is a known number; −1 otherwise.
    var root: Int32 = -1
  }

  /// A column that is the sum of others.
  struct Total {
    let column: Int32
    let terms: Places
  }

  /// The constant column whose value is the initial right side of each row; −1 for a right side of 0.
  var slotColumns: UncheckedArray<Int32>
  var operations: UncheckedArray<Operation>
  var definitions: UncheckedArray<Definition>
  var totals: UncheckedArray<Total>
  var termColumns: UncheckedArray<Int32>
  var termCoefficients: UncheckedArray<Double>
  /// Rows without columns: their slots must be 0.
  var checks = UncheckedArray<Int32>()
  /// The cost of each column, −1 for none.
  var nodeOfColumn: UncheckedArray<Int32>
  var tree: CostTree
  /// Columns that no row mentions after the reduction.
  var freeRoots = UncheckedArray<Int32>()
  /// Rows that remain, with their slots.
  var core = CoreRows()
  /// Whether a definition gives the value of a column, rather than its cost or a total.
  var isDefined: UncheckedArray<Bool>

  /// `rowCount`, `totalCount`: how many there may be; more are possible.
  init(columnCount: Int, rowCount: Int, totalCount: Int) {
    slotColumns = UncheckedArray(capacity: rowCount)
    operations = UncheckedArray(capacity: 2 * rowCount)
    definitions = UncheckedArray(capacity: rowCount)
    totals = UncheckedArray(capacity: totalCount)
    termColumns = UncheckedArray(capacity: 3 * rowCount)
    termCoefficients = UncheckedArray(capacity: 3 * rowCount)
    nodeOfColumn = UncheckedArray(repeating: -1, count: columnCount, capacity: columnCount + totalCount)
    tree = CostTree(capacity: columnCount)
    isDefined = UncheckedArray(repeating: false, count: columnCount, capacity: columnCount + totalCount)
  }

  var columnCount: Int { nodeOfColumn.count }

  /// Records that a multiple of one right side is added to another.
  @inline(__always)
  mutating func operate(target: Int32, source: Int32, factor: Double) {
    operations.append(Operation(target: target, source: source, factor: factor))
  }

  /// Adds a term to the definition or total that comes next; returns its place.
  @inline(__always)
  mutating func appendTerm(_ column: Int32, _ coefficient: Double) -> Int {
    termColumns.append(column)
    termCoefficients.append(coefficient)
    return termColumns.count - 1
  }

  /// Records what defines a column. `start`: the place of its first term; nil without terms.
  @inline(__always)
  mutating func define(
    _ column: Int32, slot: Int32, factor: Double, root: Int32 = -1, termsFrom start: Int? = nil
  ) {
    let end = termColumns.count
    definitions.append(
      Definition(column: column, slot: slot, factor: factor, terms: Places((start ?? end)..<end), root: root))
    isDefined[column] = true
  }

  /// Adds a column for a total with a cost.
  mutating func appendColumn(node: Int32) {
    nodeOfColumn.append(node)
    isDefined.append(false)
  }
}

/// Rows Σ coefficient × column = slot.
struct CoreRows {
  private(set) var slots: ContiguousArray<Int32> = []
  private(set) var starts: ContiguousArray<Int32> = [0]
  private(set) var columns: ContiguousArray<Int32> = []
  private(set) var coefficients: ContiguousArray<Double> = []

  var count: Int { slots.count }

  func terms(_ row: Int) -> Range<Int> { Int(starts[row])..<Int(starts[row + 1]) }

  mutating func addTerm(column: Int32, coefficient: Double) {
    columns.append(column)
    coefficients.append(coefficient)
  }

  mutating func closeRow(slot: Int32) {
    slots.append(slot)
    starts.append(Int32(columns.count))
  }
}
