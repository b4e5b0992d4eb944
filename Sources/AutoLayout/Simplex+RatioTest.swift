extension Simplex {
  /// Where a basic row meets its kink.
  struct Breakpoint {
    let step: Double
    let row: Int
    /// The absolute rate at which the row moves.
    let rate: Double

    static func precedes(_ left: Breakpoint, _ right: Breakpoint) -> Bool {
      (left.step, left.rate, left.row) < (right.step, right.rate, right.row)
    }
  }

  /// The row that becomes nonbasic, and the rows of the current level whose kinks are passed before.
  struct Leaving {
    let row: Int
    let step: Double
    let crossedRows: [Int]
  }

  /// Walks along the entering direction as long as the cost falls: through kinks of the current level while the slope
  /// stays negative, never through one of an earlier level. Kinks of later levels do not count yet.
  mutating func chooseLeaving(_ entering: Entering) -> Leaving? {
    dictionary.gather(column: entering.column, into: &moving)
    let block = findBlock(isRising: entering.isRising)
    collectCandidates(isRising: entering.isRising, upTo: block?.step ?? .infinity)
    if usesBlandsRule { return shortStep(block) }
    candidates.sort(by: Breakpoint.precedes)
    var slope = entering.slope
    var crossedRows: [Int] = []
    for candidate in candidates {
      let item = Int(dictionary.rowItems[candidate.row])
      slope += candidate.rate * (costBelow[item] + costAbove[item])
      if slope >= -Tolerance.slope {
        return Leaving(row: candidate.row, step: candidate.step, crossedRows: crossedRows)
      }
      crossedRows.append(candidate.row)
    }
    return block.map { Leaving(row: $0.row, step: $0.step, crossedRows: crossedRows) }
  }

  /// Stops at the first kink of any kind, the lowest-numbered one among equals.
  private func shortStep(_ block: Breakpoint?) -> Leaving? {
    var first = block
    for candidate in candidates {
      guard let current = first else {
        first = candidate
        continue
      }
      let isTied = abs(candidate.step - current.step) <= valueTolerance
      let isLower = dictionary.rowItems[candidate.row] < dictionary.rowItems[current.row]
      if isTied ? isLower : candidate.step < current.step { first = candidate }
    }
    return first.map { Leaving(row: $0.row, step: $0.step, crossedRows: []) }
  }

  /// The first kink of an earlier level; of those within the tolerance the one that moves fastest.
  private func findBlock(isRising: Bool) -> Breakpoint? {
    var limit = Double.infinity
    for place in 0..<moving.count {
      if let point = breakpoint(place, isRising: isRising), isEarlier(point.row) {
        limit = min(limit, point.step + valueTolerance / point.rate)
      }
    }
    guard limit < .infinity else { return nil }
    var best: Breakpoint?
    for place in 0..<moving.count {
      guard let point = breakpoint(place, isRising: isRising), point.step <= limit, isEarlier(point.row)
      else { continue }
      if best.map({ isPreferred(point, over: $0) }) ?? true { best = point }
    }
    return best
  }

  private func isPreferred(_ point: Breakpoint, over best: Breakpoint) -> Bool {
    usesBlandsRule
      ? dictionary.rowItems[point.row] < dictionary.rowItems[best.row] : point.rate > best.rate
  }

  private mutating func collectCandidates(isRising: Bool, upTo limit: Double) {
    candidates.removeAll(keepingCapacity: true)
    for place in 0..<moving.count {
      guard let point = breakpoint(place, isRising: isRising), point.step < limit, !isEarlier(point.row)
      else { continue }
      let item = Int(dictionary.rowItems[point.row])
      if costBelow[item] + costAbove[item] > 0 { candidates.append(point) }
    }
  }

  private func isEarlier(_ row: Int) -> Bool {
    problem.levels[Int(dictionary.rowItems[row])] < level
  }

  /// Where a row of the entering column meets its kink, if it moves towards it.
  private func breakpoint(_ place: Int, isRising: Bool) -> Breakpoint? {
    let row = Int(moving.rows[place])
    let rate = isRising ? moving.entries[place] : -moving.entries[place]
    let side = isAbove[Int(dictionary.rowItems[row])]
    guard abs(rate) > Tolerance.pivot, side == (rate < 0) else { return nil }
    return Breakpoint(step: abs(dictionary.values[row] / rate), row: row, rate: abs(rate))
  }
}
