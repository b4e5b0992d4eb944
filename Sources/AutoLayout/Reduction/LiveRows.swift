/// Which rows a reduction has still to process.
struct LiveRows: ~Copyable {
  private var isAlive: UncheckedArray<Bool>
  /// The number of such rows.
  private(set) var count = 0

  /// `capacity`: how many rows there may be; more are possible.
  init(capacity: Int) { isAlive = UncheckedArray(capacity: capacity) }

  @inline(__always)
  mutating func append() {
    isAlive.append(true)
    count += 1
  }

  @inline(__always)
  func isAlive(_ row: Int32) -> Bool { isAlive[row] }

  /// Marks a row as processed.
  @inline(__always)
  mutating func retire(_ row: Int32) {
    isAlive[row] = false
    count -= 1
  }
}
