/// Finds the row that has two columns in the same proportion as another.
struct PairIndex: ~Copyable {
  struct Slot {
    var first: Int32 = -1
    var second: Int32 = -1
    /// Rounded, so that ratios that differ in their last digits are equal; the caller compares exactly.
    var ratio: Float = 0
    var row: Int32 = -1
  }

  private var slots: UncheckedArray<Slot>
  private var count = 0
  /// Whether each column is in some pair.
  private var isPaired: UncheckedArray<Bool>

  /// `capacity`, `addedColumnCount`: how many pairs there may be, and how many columns may be added; more are possible.
  init(capacity: Int = 0, columnCount: Int, addedColumns addedColumnCount: Int = 0) {
    isPaired = UncheckedArray(repeating: false, count: columnCount, capacity: columnCount + addedColumnCount)
    var slotCount = 16
    while slotCount < 2 * capacity + 2 { slotCount *= 2 }
    slots = UncheckedArray(repeating: Slot(), count: slotCount)
  }

  mutating func appendColumn() { isPaired.append(false) }

  /// Whether some pair has the column.
  @inline(__always)
  func contains(column: Int32) -> Bool { isPaired[column] }

  /// Records a row for a pair; returns the row recorded before, if any.
  mutating func exchange(_ row: Int32, first: Int32, second: Int32, ratio: Double) -> Int32? {
    isPaired[first] = true
    isPaired[second] = true
    if count * 2 >= slots.count { grow() }
    var key = Self.key(first, second, ratio)
    key.row = row
    let place = place(of: key)
    let old = slots[place].row
    slots[place] = key
    if old < 0 { count += 1 }
    return old < 0 ? nil : old
  }

  /// The row recorded for the pair.
  func row(first: Int32, second: Int32, ratio: Double) -> Int32? {
    guard count > 0 else { return nil }
    let row = slots[place(of: Self.key(first, second, ratio))].row
    return row < 0 ? nil : row
  }

  private static func key(_ first: Int32, _ second: Int32, _ ratio: Double) -> Slot {
    let isOrdered = first < second
    return Slot(
      first: isOrdered ? first : second, second: isOrdered ? second : first,
      ratio: Float(isOrdered ? ratio : 1 / ratio))
  }

  /// The slot of the key, or the one for a new key.
  ///
  /// Pairs of neighboring columns have neighboring slots, so that a pass along a chain stays within the cache. A pair
  /// whose slot is taken gets one by double hashing, which does not probe runs of neighbors.
  @inline(__always)
  private func place(of key: Slot) -> Int {
    let slots = slots.elements
    let mask = slots.count - 1
    let near = Int(key.first &+ key.second) & mask
    if slots[near].row < 0 || Self.isEqual(slots[near], key) { return near }
    var hash = UInt64(UInt32(bitPattern: key.first)) << 32 | UInt64(UInt32(bitPattern: key.second))
    hash = (hash ^ UInt64(key.ratio.bitPattern)) &* 0x9E37_79B9_7F4A_7C15
    var place = Int(truncatingIfNeeded: hash >> 32) & mask
    let step = Int(truncatingIfNeeded: hash >> 8) | 1
    while slots[place].row >= 0, !Self.isEqual(slots[place], key) { place = (place &+ step) & mask }
    return place
  }

  private static func isEqual(_ left: Slot, _ right: Slot) -> Bool {
    left.first == right.first && left.second == right.second && left.ratio.bitPattern == right.ratio.bitPattern
  }

  private mutating func grow() {
    var old = UncheckedArray(repeating: Slot(), count: slots.count * 2)
    swap(&old, &slots)
    for place in 0..<old.count where old[place].row >= 0 { slots[self.place(of: old[place])] = old[place] }
  }
}

/// Sums of two variables that have a cost, such as the lengths of views. Where a row has both variables in the same
/// proportion, the column of the sum replaces them.
struct PairedVariables: ~Copyable {
  /// Whether each variable belongs to such a sum.
  private var isPaired: UncheckedArray<Bool>
  /// The number of sums.
  private(set) var count = 0

  init(_ columns: SubproblemColumns) {
    isPaired = UncheckedArray(repeating: false, count: columns.variables.count)
    for form in 0..<columns.forms.count where columns.kinds[columns.variables.count + form] == .cost {
      let range = columns.forms.terms(form)
      guard range.count == 2 else { continue }
      isPaired[columns.forms.variables[range.lowerBound]] = true
      isPaired[columns.forms.variables[range.lowerBound + 1]] = true
      count += 1
    }
  }

  /// Calls `body` with the terms of a form. In long forms the search for pairs would take too long.
  @inline(__always)
  func forEachTerm(
    of form: Int, _ columns: SubproblemColumns, _ body: (_ column: Int32, _ coefficient: Double) -> Void
  ) {
    let range = columns.forms.terms(form)
    guard (3...8).contains(range.count) else {
      for place in range { body(columns.forms.variables[place], columns.forms.coefficients[place]) }
      return
    }
    var isTaken: UInt8 = 0
    for place in range where isTaken & 1 << (place - range.lowerBound) == 0 {
      let (variable, coefficient) = (columns.forms.variables[place], columns.forms.coefficients[place])
      guard isPaired[variable], let (other, sum) = partner(of: place, in: range, isTaken, columns) else {
        body(variable, coefficient)
        continue
      }
      isTaken |= 1 << (other - range.lowerBound)
      body(Int32(columns.variables.count + sum), coefficient)
    }
  }

  /// The place of another variable of a form, and the sum of both that has a cost.
  private func partner(
    of place: Int, in range: Range<Int>, _ isTaken: UInt8, _ columns: SubproblemColumns
  ) -> (Int, Int)? {
    let firstConstant = columns.variables.count - columns.constantCount
    for other in place + 1..<max(place + 1, range.upperBound) where isTaken & 1 << (other - range.lowerBound) == 0 {
      let (first, second) = (columns.forms.variables[place], columns.forms.variables[other])
      guard isPaired[second], second < firstConstant else { continue }
      let ratio = columns.forms.coefficients[other] / columns.forms.coefficients[place]
      if let sum = columns.forms.pair(first, second, ratio: ratio),
        columns.kinds[columns.variables.count + sum] == .cost
      {
        return (other, sum)
      }
    }
    return nil
  }
}
