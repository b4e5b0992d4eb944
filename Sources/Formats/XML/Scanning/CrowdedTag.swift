import Support

/// Finds start tags with too many attributes before the parser sees them.
enum CrowdedTag {
  /// The name of the first start tag with more attributes than `limit`, from its `<` on; nil if there is none.
  static func first(in bytes: [UInt8], limit: Int) -> SourceRange? {
    bytes.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return nil }
      var start = offset(of: UInt8(ascii: "<"), from: 0, base, bytes.count)
      while let tag = start {
        // No value holds a `<`, so the tag ends before the next one; an attribute takes five bytes, as in ` a=""`.
        start = offset(of: UInt8(ascii: "<"), from: tag + 1, base, bytes.count)
        let end = start ?? bytes.count
        if end - tag > 5 * limit, hasMoreAttributes(than: limit, bytes[tag..<end]) {
          return name(tag, bytes[tag..<end])
        }
      }
      return nil
    }
  }

  private static func offset(of byte: UInt8, from start: Int, _ base: UnsafeRawPointer, _ count: Int) -> Int? {
    memchr(base + start, Int32(byte), count - start).map { UnsafeRawPointer($0) - base }
  }

  /// Counts values in quotes up to the end of the tag. Comments, declarations and the like have no attributes.
  private static func hasMoreAttributes(than limit: Int, _ tag: Slice<UnsafeRawBufferPointer>) -> Bool {
    if let second = tag.dropFirst().first, second == UInt8(ascii: "!") || second == UInt8(ascii: "?") { return false }
    var count = 0
    var quote: UInt8?
    for byte in tag {
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
        count += 1
        if count > limit { return true }
      } else if byte == UInt8(ascii: ">") {
        return false
      }
    }
    return false
  }

  private static func name(_ start: Int, _ tag: Slice<UnsafeRawBufferPointer>) -> SourceRange {
    SourceRange(start, start + tag.prefix { $0 > UInt8(ascii: " ") }.count)
  }
}
