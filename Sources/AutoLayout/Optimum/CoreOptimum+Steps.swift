extension CoreOptimum {
  /// A nonbasic column that moves, which way, and how its cost changes at first.
  struct Entering {
    let column: Int
    let direction: Double
    let slope: Double
  }

  /// A column that reaches a kink or the end of its range.
  private struct Event {
    let column: Int
    let step: Double
    let rate: Double
    /// What the slope of the cost grows by; infinite at the end of the range.
    let jump: Double
    let place: Double
  }

  func slopeRising(_ column: Int) -> Double {
    values[column] < highs[column] ? slope(column, pieceAbove[column]) + prices[column] : .infinity
  }

  func slopeFalling(_ column: Int) -> Double {
    values[column] > lows[column] ? -slope(column, pieceBelow[column]) - prices[column] : .infinity
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

  /// Moves as far as the cost falls; answers how far that was.
  mutating func move(_ entering: Entering) -> Double {
    var slope = entering.slope
    while let event = firstEvent(entering) {
      slope += event.rate * event.jump
      if slope >= -Tolerance.slope || usesBlandsRule || event.jump == .infinity {
        finish(entering, event)
        return event.step
      }
      cross(event, isRising: event.column == entering.column ? entering.direction > 0 : isRising(event, entering))
    }
    // Nothing stops it although the cost falls: numbers beyond precision. The column stays where it is.
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

  /// The next kink or end that the movement meets; of those at one place the column that moves fastest.
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
      let piece = pieceAbove[column]
      let kink = Int(piece) < breakpointCount(column) ? breakpoint(column, Int(piece)) : .infinity
      let place = min(kink, highs[column])
      guard place < .infinity else { return nil }
      let jump = kink < highs[column] ? slope(column, piece + 1) - slope(column, piece) : .infinity
      return Event(column: column, step: max(0, (place - value) / rate), rate: rate, jump: jump, place: place)
    }
    let piece = pieceBelow[column]
    let kink = piece > 0 ? breakpoint(column, Int(piece) - 1) : -.infinity
    let place = max(kink, lows[column])
    guard place > -.infinity else { return nil }
    let jump = kink > lows[column] ? slope(column, piece) - slope(column, piece - 1) : .infinity
    return Event(column: column, step: max(0, (place - value) / rate), rate: -rate, jump: jump, place: place)
  }

  /// The column is on the next piece from now on.
  private mutating func cross(_ event: Event, isRising: Bool) {
    let piece = isRising ? pieceAbove[event.column] + 1 : pieceBelow[event.column] - 1
    pieceAbove[event.column] = piece
    pieceBelow[event.column] = piece
  }

  /// Stops at an event: what met it becomes nonbasic there.
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
    let piece = entering.direction > 0 ? pieceAbove[entering.column] : pieceBelow[entering.column]
    pieceBelow[entering.column] = piece
    pieceAbove[entering.column] = piece
    let row = tableau.rowOfColumn[event.column]
    if let entry = tableau.matrix.entry(row: row, column: Int32(entering.column)) { tableau.pivot(entry) }
  }

  private mutating func stop(_ event: Event, isRising: Bool) {
    values[event.column] = event.place
    // At the end of its range a column has a piece on either side only if there is a kink.
    guard event.jump < .infinity else { return setPieces(of: event.column, tolerance: 0) }
    if isRising {
      pieceBelow[event.column] = pieceAbove[event.column]
      pieceAbove[event.column] += 1
    } else {
      pieceAbove[event.column] = pieceBelow[event.column]
      pieceBelow[event.column] -= 1
    }
  }
}
