/// What is left to compute when the structure of a part is known: how right sides follow from the constants of
/// constraints, which columns follow from others, and the costs and rows that remain to be optimised.
///
/// Nothing in it depends on constants, priorities or the order of levels.
struct ReducedProgram {
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
    let terms: Range<Int>
    /// The cost of the column, where nothing but a number decides its value; −1 otherwise.
    var root: Int32 = -1
  }

  /// A column that is the total of others.
  struct Total {
    let column: Int32
    let terms: Range<Int>
  }

  var operations: ContiguousArray<Operation> = []
  var definitions: ContiguousArray<Definition> = []
  var totals: ContiguousArray<Total> = []
  var termColumns: ContiguousArray<Int32> = []
  var termCoefficients: ContiguousArray<Double> = []
  /// Rows without columns: their slots have to be 0.
  var checks: ContiguousArray<Int32> = []
  /// The cost of each column, −1 for none.
  var nodeOfColumn: ContiguousArray<Int32> = []
  var tree = CostTree()
  /// Columns that no row mentions any more.
  var freeRoots: ContiguousArray<Int32> = []
  /// Rows that remain, with their slots.
  var core = CoreRows()
  /// Whether a definition, rather than its cost or a total, tells the value of a column.
  var isDefined: ContiguousArray<Bool> = []

  var columnCount: Int { nodeOfColumn.count }
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
