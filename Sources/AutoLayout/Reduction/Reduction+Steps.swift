extension Reduction {
  mutating func touch(row: Int32) { work.insert(row: row, count: matrix.count(row: row)) }

  /// Queues the rows of a column that occurs in fewer rows now, or has a cost.
  mutating func touch(column: Int32) {
    switch matrix.count(column: column) {
    case 1: touch(row: matrix[matrix.first(column: column)].row)
    case 2 where isFree[column]: work.insert(candidate: column)
    default: break
    }
  }

  /// Processes a row of one column: its value is known.
  mutating func fix(_ row: Int32) {
    let entry = matrix[matrix.first(row: row)]
    rows.retire(row)
    program.define(entry.column, slot: row, factor: 1 / entry.coefficient, root: program.nodeOfColumn[entry.column])
    matrix.remove(matrix.first(row: row))
    while matrix.count(column: entry.column) > 0 {
      let place = matrix.first(column: entry.column)
      let other = matrix[place]
      program.operate(target: other.row, source: row, factor: -other.coefficient / entry.coefficient)
      matrix.remove(place)
      touch(row: other.row)
    }
  }

  /// Processes a row of two columns: one follows the other, and so does its cost.
  mutating func join(_ row: Int32) {
    let (first, second) = (matrix.first(row: row), matrix[matrix.first(row: row)].nextInRow)
    let (gone, kept) = prefers(matrix[first], over: matrix[second]) ? (first, second) : (second, first)
    let (goneEntry, keptEntry) = (matrix[gone], matrix[kept])
    let (column, target) = (goneEntry.column, keptEntry.column)
    let ratio = -keptEntry.coefficient / goneEntry.coefficient
    rows.retire(row)
    for _ in 0..<2 { _ = matrix.removeFirst(row: row) }
    var place = matrix.first(column: column)
    while place >= 0 {
      let other = matrix[place]
      program.operate(target: other.row, source: row, factor: -other.coefficient / goneEntry.coefficient)
      replace(place, by: target, other.coefficient * ratio)
      touch(row: other.row)
      place = other.nextInColumn
    }
    let start = program.appendTerm(target, ratio)
    program.define(column, slot: row, factor: 1 / goneEntry.coefficient, termsFrom: start)
    moveCost(
      of: column, to: target,
      CostTree.Link(
        node: program.nodeOfColumn[column], coefficient: ratio, slot: row, factor: 1 / goneEntry.coefficient))
    touch(column: target)
  }

  /// Whether to replace the first of two columns. A replacement should not make numbers large; then the column without
  /// cost is replaced, so that totals stay totals, else the one in fewer rows.
  @inline(__always)
  private func prefers(_ first: LinkedMatrix.Entry, over second: LinkedMatrix.Entry) -> Bool {
    let ratio = abs(first.coefficient / second.coefficient)
    if ratio > 100 || ratio < 0.01 { return ratio > 1 }
    let (isFirstFree, isSecondFree) = (isFree[first.column], isFree[second.column])
    if isFirstFree != isSecondFree { return isFirstFree }
    return matrix.count(column: first.column) <= matrix.count(column: second.column)
  }

  private mutating func moveCost(of column: Int32, to target: Int32, _ link: CostTree.Link) {
    guard link.node >= 0 else { return }
    let node = program.nodeOfColumn[target]
    program.nodeOfColumn[target] = program.tree.appendSum(node >= 0 ? node : nil, link)
    isFree[target] = false
  }

  /// Moves an entry to another column, unless it is as good as zero there. If the row has an entry there, they are added and
  /// may cancel.
  private mutating func replace(_ place: Int32, by column: Int32, _ amount: Double) {
    guard abs(amount) > Tolerance.vanishingFactor else { return matrix.remove(place) }
    guard let present = matrix.entry(row: matrix[place].row, column: column) else {
      return matrix.move(place, to: column, coefficient: amount)
    }
    matrix.remove(place)
    if matrix.add(amount, to: present) {
      touch(column: column)
    }
  }

  /// Processes a row that only defines a column without cost that occurs nowhere else.
  mutating func define(_ place: Int32, by row: Int32) {
    let pivot = matrix[place]
    rows.retire(row)
    matrix.remove(place)
    let start = program.termColumns.count
    while matrix.count(row: row) > 0 {
      let entry = matrix.removeFirst(row: row)
      _ = program.appendTerm(entry.column, -entry.coefficient / pivot.coefficient)
      touch(column: entry.column)
    }
    program.define(pivot.column, slot: row, factor: 1 / pivot.coefficient, termsFrom: start)
  }

  /// Replaces the columns that occur in this row only by their total. All of them have a cost.
  mutating func convolve(_ row: Int32) {
    collectSingles(row)
    let scale = matrix[baseOfTotal()].coefficient
    let start = program.termColumns.count
    for index in 0..<singlePlaces.count {
      let place = singlePlaces[index]
      let entry = matrix[place]
      let coefficient = entry.coefficient / scale
      singleLinks.append(CostTree.Link(node: program.nodeOfColumn[entry.column], coefficient: coefficient))
      _ = program.appendTerm(entry.column, coefficient)
      isConsumed[entry.column] = true
      matrix.remove(place)
    }
    let total = appendColumn(node: program.tree.appendConvolution(singleLinks))
    singleLinks.removeAll()
    program.totals.append(ReducedProgram.Total(column: total, terms: Places(start..<program.termColumns.count)))
    matrix.insert(row: row, column: total, coefficient: scale)
  }

  private mutating func collectSingles(_ row: Int32) {
    singlePlaces.removeAll()
    var place = matrix.first(row: row)
    while place >= 0 {
      let column = matrix[place].column
      if !isFree[column], matrix.count(column: column) == 1 { singlePlaces.append(place) }
      place = matrix[place].nextInRow
    }
  }

  /// The entry that gives a total its scale: that of its largest summand, which can hand over its children unchanged.
  @inline(__always)
  private func baseOfTotal() -> Int32 {
    var (base, size) = (singlePlaces[0], Int32(0))
    for index in 0..<singlePlaces.count {
      let place = singlePlaces[index]
      let node = program.tree.nodes[program.nodeOfColumn[Int(matrix[place].column)]]
      if node.kind == .convolution, node.linkCount > size { (base, size) = (place, node.linkCount) }
    }
    return base
  }

  private mutating func appendColumn(node: Int32) -> Int32 {
    isFree.append(false)
    isConsumed.append(false)
    pairs.appendColumn()
    program.appendColumn(node: node)
    return matrix.appendColumn()
  }
}
