extension RandomAccessCollection {
  /// The first index at which a condition holds, found by bisection; the end index if it holds nowhere.
  ///
  /// - Parameter holds: A condition that holds for no element before that index, and for all from there on.
  @inlinable
  package func partitioningIndex(where holds: (Element) -> Bool) -> Index {
    var (low, count) = (startIndex, count)
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if holds(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
