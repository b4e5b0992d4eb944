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
