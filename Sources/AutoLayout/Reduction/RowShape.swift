/// Counts of the kinds of columns in a row.
struct RowShape {
  /// Whether a column without cost occurs in no other row.
  private(set) var hasFreeSingle = false
  /// How many columns with a cost occur in no other row.
  private(set) var singleCount = 0
  private(set) var freeCount = 0
  private var sharedCount = 0
  private var hasPairedCost = false
  private var free: (Int32, Int32) = (-1, -1)
  private var shared: (Int32, Int32) = (-1, -1)

  /// The two columns without cost, else the two that other rows have as well, if there are just two.
  var pair: (Int32, Int32)? { freeCount == 2 ? free : sharedCount == 2 ? shared : nil }

  /// Whether another row may share two columns other than the pair.
  var hasOtherPairs: Bool { freeCount != 2 || hasPairedCost }

  @inline(__always)
  init(
    _ row: Int32, _ matrix: borrowing LinkedMatrix, _ isFree: borrowing UncheckedArray<Bool>,
    _ pairs: borrowing PairIndex
  ) {
    var entry = matrix.first(row: row)
    while entry >= 0 {
      let current = matrix[entry]
      add(
        entry, isFree: isFree[current.column], isSingle: matrix.count(column: current.column) == 1,
        isPaired: pairs.contains(column: current.column))
      entry = current.nextInRow
    }
  }

  @inline(__always)
  private mutating func add(_ entry: Int32, isFree: Bool, isSingle: Bool, isPaired: Bool) {
    if isPaired, !isFree { hasPairedCost = true }
    if isFree {
      if freeCount == 0 { free.0 = entry } else { free.1 = entry }
      freeCount += 1
      if isSingle { hasFreeSingle = true }
    }
    if !isSingle {
      if sharedCount == 0 { shared.0 = entry } else { shared.1 = entry }
      sharedCount += 1
    } else if !isFree {
      singleCount += 1
    }
  }
}
