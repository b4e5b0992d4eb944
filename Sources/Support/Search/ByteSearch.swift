extension [UInt8] {
  /// Whether a text stands somewhere in the bytes.
  package func containsBytes(_ text: String) -> Bool { firstOffset(of: Array(text.utf8), from: 0) != nil }

  /// The ranges of a text from an offset on, none of which overlap.
  package func ranges(of text: String, from start: Int = 0) -> [Range<Int>] {
    let wanted = Array(text.utf8)
    var (found, start): ([Range<Int>], Int) = ([], start)
    while let offset = firstOffset(of: wanted, from: start) {
      start = offset + wanted.count
      found.append(offset..<start)
    }
    return found
  }

  private func firstOffset(of wanted: [UInt8], from start: Int) -> Int? {
    guard let first = wanted.first else { return nil }
    return withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return nil }
      var start = start
      while start + wanted.count <= count,
        let found = memchr(base + start, Int32(first), count - wanted.count - start + 1)
      {
        start = UnsafeRawPointer(found) - base
        if memcmp(base + start, wanted, wanted.count) == 0 { return start }
        start += 1
      }
      return nil
    }
  }
}

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
