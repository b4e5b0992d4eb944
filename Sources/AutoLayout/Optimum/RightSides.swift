/// The right side of each row of a subproblem, after all operations of its reduction.
struct RightSides: ~Copyable {
  private var values = UncheckedArray<Double>()
  private var previous = UncheckedArray<Double>()
  private var changes = UncheckedArray<Bool>()

  subscript(slot: Int32) -> Double { values[slot] }

  /// Whether the last replay changed a right side.
  func isChanged(_ slot: Int32) -> Bool { changes[slot] }

  /// Applies all operations of the elimination to the constants of constraints. `isFirst`: all right sides count as
  /// changed.
  mutating func replay(_ subproblem: borrowing Subproblem, _ system: LinearSystem, isFirst: Bool) {
    swap(&values, &previous)
    values.removeAll()
    values.reserveCapacity(subproblem.program.slotColumns.count)
    for row in 0..<subproblem.program.slotColumns.count {
      let column = subproblem.program.slotColumns[row]
      values.append(column < 0 ? 0 : subproblem.rightSide(ofConstantColumn: Int(column), system))
    }
    for index in 0..<subproblem.program.operations.count {
      let operation = subproblem.program.operations[index]
      values[operation.target] += operation.factor * values[operation.source]
    }
    changes.reset(to: isFirst, count: values.count)
    guard !isFirst else { return }
    for slot in 0..<values.count where values[slot].bitPattern != previous[slot].bitPattern { changes[slot] = true }
  }
}
