extension LinkedMatrix {
  /// Adds a multiple of a row to another one. Entries that cancel are removed, and those of two columns in any case; their
  /// columns are in `vanished` afterwards.
  mutating func add(_ source: Int32, times factor: Double, to row: Int32, without gone: (Int32, Int32) = (-1, -1)) {
    vanished.removeAll()
    if Int(count(row: source)) * Int(count(row: row)) <= Self.searchedEntries {
      addShort(source, times: factor, to: row, without: gone)
      return
    }
    mark(row) { $0 }
    var place = first(row: source)
    while place >= 0 {
      let entry = self[place]
      let isGone = entry.column == gone.0 || entry.column == gone.1
      if add(factor * entry.coefficient, at: placeOfColumn[entry.column], row, entry.column, isGone: isGone) {
        placeOfColumn[entry.column] = -1
      }
      place = entry.nextInRow
    }
    mark(row) { _ in -1 }
  }

  /// Two rows are added by search if the product of their lengths is at most this, else with scratch space.
  private static var searchedEntries: Int { 32 }

  private mutating func addShort(_ source: Int32, times factor: Double, to row: Int32, without gone: (Int32, Int32)) {
    var place = first(row: source)
    while place >= 0 {
      let entry = self[place]
      let isGone = entry.column == gone.0 || entry.column == gone.1
      let present = self.entry(row: row, column: entry.column) ?? -1
      _ = add(factor * entry.coefficient, at: present, row, entry.column, isGone: isGone)
      place = entry.nextInRow
    }
  }

  @inline(__always)
  private mutating func mark(_ row: Int32, _ mark: (Int32) -> Int32) {
    var place = first(row: row)
    while place >= 0 {
      placeOfColumn[self[place].column] = mark(place)
      place = self[place].nextInRow
    }
  }

  /// Adds to the entry of a row at `present`, or a new one if that is −1; true if the entry vanishes.
  @inline(__always)
  private mutating func add(
    _ amount: Double, at present: Int32, _ row: Int32, _ column: Int32, isGone: Bool
  ) -> Bool {
    guard present >= 0 else {
      guard abs(amount) > Tolerance.vanishingFactor else { return false }
      insert(row: row, column: column, coefficient: amount)
      return false
    }
    let isCanceled = add(amount, to: present, isGone: isGone)
    if isCanceled { vanished.append(column) }
    return isCanceled
  }

  /// Adds to an entry, and removes it if it cancels or is to be gone. Returns whether it was removed.
  @inline(__always)
  mutating func add(_ amount: Double, to present: Int32, isGone: Bool = false) -> Bool {
    let old = self[present].coefficient
    let sum = old + amount
    guard isGone || abs(sum) <= Tolerance.cancellation * max(abs(old), abs(amount)) else {
      setCoefficient(sum, of: present)
      return false
    }
    remove(present)
    return true
  }
}
