import Support

/// Source code that is looked at without reading it from the start.
extension UnsafeBufferPointer<UInt8> {
  /// The first place of a byte from an offset on; the end where there is none. Words of bytes are searched at once.
  func firstPlace(of byte: UInt8, from start: Int) -> Int {
    guard let base = baseAddress, start < count else { return count }
    guard let found = memchr(base + start, Int32(byte), count - start) else { return count }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// The word before an offset, after the blanks between them; empty if no word is there.
  func word(before place: Int) -> Range<Int> {
    var end = Swift.max(0, place)
    while end > 0, self[end - 1] == UInt8(ascii: " ") { end -= 1 }
    var start = end
    while start > 0, SourceTokenizer.isWordByte(self[start - 1]) { start -= 1 }
    return start..<end
  }

  /// Whether the bytes of a range are a text.
  func isText(_ range: Range<Int>, _ text: StaticString) -> Bool {
    range.count == text.utf8CodeUnitCount
      && range.allSatisfy { self[$0] == text.utf8Start[$0 - range.lowerBound] }
  }
}
