extension CoreOptimum {
  /// A nonbasic column that moves, which way, and how its cost changes at first.
  struct Entering {
    let column: Int
    let direction: Double
    let slope: Double
  }

  /// A column that reaches a breakpoint or the end of its range.
  private struct Event {
    let column: Int
    let step: Double
    let rate: Double
    /// The increase of the cost's slope; infinite at the end of the range.
    let jump: Double
    let place: Double
  }

  func slopeRising(_ column: Int) -> Double {
    values[column] < highs[column] ? slope(column, segmentAbove[column]) + prices[column] : .infinity
  }

  func slopeFalling(_ column: Int) -> Double {
    values[column] > lows[column] ? -slope(column, segmentBelow[column]) - prices[column] : .infinity
  }

  /// The direction that lowers the cost fastest, nil at the optimum.
  func chooseEntering() -> Entering? {
    var best: Entering?
    for column in 0..<columnCount where tableau.rowOfColumn[column] < 0 && lows[column] < highs[column] {
      let (rising, falling) = (slopeRising(column), slopeFalling(column))
      let slope = min(rising, falling)
      guard slope < -Tolerance.slope * max(1, abs(prices[column])), slope < best?.slope ?? 0 else { continue }
      best = Entering(column: column, direction: rising < falling ? 1 : -1, slope: slope)
      if usesBlandsRule { break }
    }
    return best
  }

  /// Moves as far as the cost decreases; returns the step length.
  mutating func move(_ entering: Entering) -> Double {
    var slope = entering.slope
    while let event = firstEvent(entering) {
      steps.count(visits: 1 + Int(tableau.matrix.count(column: Int32(entering.column))))
      slope += event.rate * event.jump
      if slope >= -Tolerance.slope || usesBlandsRule || event.jump == .infinity {
        finish(entering, event)
        return event.step
      }
      cross(event, isRising: event.column == entering.column ? entering.direction > 0 : isRising(event, entering))
    }
    // The cost decreases without end: the numbers exceed the precision. The column stays where it is.
    lows[entering.column] = values[entering.column]
    highs[entering.column] = values[entering.column]
    return 0
  }

  private func isRising(_ event: Event, _ entering: Entering) -> Bool {
    rate(of: event.column, entering) > 0
  }

  private func rate(of column: Int, _ entering: Entering) -> Double {
    let row = tableau.rowOfColumn[column]
    guard row >= 0 else { return entering.direction }
    return -tableau.entry(row: row, column: Int32(entering.column)) * entering.direction
  }

  /// The next breakpoint or end in the direction of the movement; among equals, that of the fastest column.
  private func firstEvent(_ entering: Entering) -> Event? {
    var best = event(entering.column, rate: entering.direction)
    var place = tableau.matrix.first(column: Int32(entering.column))
    while place >= 0 {
      let entry = tableau.matrix[place]
      place = entry.nextInColumn
      let rate = -entry.coefficient * entering.direction
      guard abs(rate) > Tolerance.pivot else { continue }
      let column = Int(tableau.basicOfRow[entry.row])
      if let event = event(column, rate: rate), best.map({ precedes(event, $0) }) ?? true { best = event }
    }
    return best
  }

  private func precedes(_ left: Event, _ right: Event) -> Bool {
    let tolerance = Tolerance.breakpoint * max(1, abs(left.place), abs(right.place))
    if abs(left.step - right.step) > tolerance { return left.step < right.step }
    if usesBlandsRule { return left.column < right.column }
    if (left.jump == .infinity) != (right.jump == .infinity) { return left.jump == .infinity }
    return left.rate > right.rate
  }

  private func event(_ column: Int, rate: Double) -> Event? {
    let value = values[column]
    if rate > 0 {
      let segment = segmentAbove[column]
      let next = Int(segment) < breakpointCount(column) ? breakpoint(column, Int(segment)) : .infinity
      let place = min(next, highs[column])
      guard place < .infinity else { return nil }
      let jump = next < highs[column] ? slope(column, segment + 1) - slope(column, segment) : .infinity
      return Event(column: column, step: max(0, (place - value) / rate), rate: rate, jump: jump, place: place)
    }
    let segment = segmentBelow[column]
    let next = segment > 0 ? breakpoint(column, Int(segment) - 1) : -.infinity
    let place = max(next, lows[column])
    guard place > -.infinity else { return nil }
    let jump = next > lows[column] ? slope(column, segment) - slope(column, segment - 1) : .infinity
    return Event(column: column, step: max(0, (place - value) / rate), rate: -rate, jump: jump, place: place)
  }

  /// Moves the column on to its next segment.
  private mutating func cross(_ event: Event, isRising: Bool) {
    let segment = isRising ? segmentAbove[event.column] + 1 : segmentBelow[event.column] - 1
    segmentAbove[event.column] = segment
    segmentBelow[event.column] = segment
  }

  /// Stops at an event: its column becomes nonbasic there.
  private mutating func finish(_ entering: Entering, _ event: Event) {
    let signed = entering.direction * event.step
    var place = tableau.matrix.first(column: Int32(entering.column))
    while place >= 0 {
      let entry = tableau.matrix[place]
      values[tableau.basicOfRow[Int(entry.row)]] -= entry.coefficient * signed
      place = entry.nextInColumn
    }
    values[entering.column] += signed
    let isRising = isRising(event, entering)
    stop(event, isRising: isRising)
    guard event.column != entering.column else { return }
    let segment = entering.direction > 0 ? segmentAbove[entering.column] : segmentBelow[entering.column]
    segmentBelow[entering.column] = segment
    segmentAbove[entering.column] = segment
    let row = tableau.rowOfColumn[event.column]
    if let entry = tableau.matrix.entry(row: row, column: Int32(entering.column)) {
      tableau.pivot(entry, &steps)
    }
  }

  private mutating func stop(_ event: Event, isRising: Bool) {
    values[event.column] = event.place
    // At the end of its range a column has segments on both sides only if there is a breakpoint.
    guard event.jump < .infinity else { return setSegments(of: event.column, tolerance: 0) }
    if isRising {
      segmentBelow[event.column] = segmentAbove[event.column]
      segmentAbove[event.column] += 1
    } else {
      segmentAbove[event.column] = segmentBelow[event.column]
      segmentBelow[event.column] -= 1
    }
  }
}
