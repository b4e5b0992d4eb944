/// The right side of each row of a part, after all operations of its reduction.
struct RightSides: ~Copyable {
  private var values = UncheckedArray<Double>()
  private var previous = UncheckedArray<Double>()
  private var changes = UncheckedArray<Bool>()

  subscript(slot: Int32) -> Double { values[slot] }

  /// Whether a right side was another one before the last replay.
  func isChanged(_ slot: Int32) -> Bool { changes[slot] }

  /// Starts from the constants of constraints and does what elimination did. `isFirst`: all are new.
  mutating func replay(_ part: borrowing Part, _ system: LinearSystem, isFirst: Bool) {
    swap(&values, &previous)
    values.removeAll()
    values.reserveCapacity(part.program.slotColumns.count)
    for row in 0..<part.program.slotColumns.count {
      let column = part.program.slotColumns[row]
      values.append(column < 0 ? 0 : part.rightSide(ofConstantColumn: Int(column), system))
    }
    for index in 0..<part.program.operations.count {
      let operation = part.program.operations[index]
      values[operation.target] += operation.factor * values[operation.source]
    }
    changes.reset(to: isFirst, count: values.count)
    guard !isFirst else { return }
    for slot in 0..<values.count where values[slot].bitPattern != previous[slot].bitPattern { changes[slot] = true }
  }
}
