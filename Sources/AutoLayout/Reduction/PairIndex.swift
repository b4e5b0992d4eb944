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
