import Support

/// Finds the byte ranges of attribute names and values in a start tag that libxml2 has found well formed.
struct StartTagScanner {
  struct Found {
    var nameStart: Int
    var nameEnd: Int
    var valueStart: Int
    var valueEnd: Int
    /// The value holds a reference or white space that XML normalizes.
    var needsDecoding: Bool
  }

  private let base: UnsafePointer<UInt8>
  private let count: Int
  private var offset: Int

  init(base: UnsafePointer<UInt8>, count: Int, tagStart: Int) {
    self.base = base
    self.count = count
    offset = tagStart + 1
    skip { !$0.isXMLSpace && !Self.isTagEnd($0) }
  }

  /// The start of the tag that holds an offset: no value in it holds a `<`.
  static func start(ofTagBefore offset: Int, base: UnsafePointer<UInt8>) -> Int {
    var offset = offset
    while offset >= 8, !hasTagStart(base + offset - 7) { offset -= 8 }
    while offset > 0, base[offset] != UInt8(ascii: "<") { offset -= 1 }
    return offset
  }

  /// Whether one of eight bytes is a `<`: whether one of their differences from it is zero.
  private static func hasTagStart(_ bytes: UnsafePointer<UInt8>) -> Bool {
    let word = UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self) ^ 0x3C3C_3C3C_3C3C_3C3C
    return (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080 != 0
  }

  /// The next attribute if it is written exactly as libxml2 reports its name and value, else nil.
  mutating func nextAttribute(_ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>) -> Found? {
    skip { $0.isXMLSpace }
    let nameEnd = offset + name.count
    let valueStart = nameEnd + 2
    let valueEnd = valueStart + value.count
    guard valueEnd < count, base[nameEnd] == UInt8(ascii: "="),
      base[nameEnd + 1] == UInt8(ascii: "\"") || base[nameEnd + 1] == UInt8(ascii: "'"),
      base[valueEnd] == base[nameEnd + 1], holds(name, at: offset), holds(value, at: valueStart)
    else { return nil }
    defer { offset = valueEnd + 1 }
    return Found(
      nameStart: offset, nameEnd: nameEnd, valueStart: valueStart, valueEnd: valueEnd, needsDecoding: false)
  }

  private func holds(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    guard let address = bytes.baseAddress else { return true }
    return memcmp(base + offset, address, bytes.count) == 0
  }

  /// The next attribute that is not a namespace declaration, which libxml2 reports elsewhere.
  mutating func nextAttribute() -> Found? {
    while let found = anyAttribute() {
      if !isNamespaceDeclaration(found) { return found }
    }
    return nil
  }

  /// The remaining namespace declarations of the tag.
  mutating func namespaceDeclarations() -> [Found] {
    var declarations: [Found] = []
    while let found = anyAttribute() {
      if isNamespaceDeclaration(found) { declarations.append(found) }
    }
    return declarations
  }

  /// The offset after the tag's `>`.
  mutating func endOfTag() -> Int {
    while anyAttribute() != nil {}
    skip { $0 != UInt8(ascii: ">") }
    return min(offset + 1, count)
  }

  private mutating func anyAttribute() -> Found? {
    skip { $0.isXMLSpace }
    guard offset < count, !Self.isTagEnd(base[offset]) else { return nil }
    let nameStart = offset
    skip { $0 != UInt8(ascii: "=") && !$0.isXMLSpace }
    let nameEnd = offset
    skip { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") }
    guard offset < count else { return nil }
    let quote = base[offset]
    offset += 1
    let valueStart = offset
    let needsDecoding = skipValue(quote)
    defer { offset += 1 }
    return Found(
      nameStart: nameStart, nameEnd: nameEnd, valueStart: valueStart, valueEnd: offset,
      needsDecoding: needsDecoding)
  }

  private mutating func skipValue(_ quote: UInt8) -> Bool {
    var needsDecoding = false
    while offset < count, base[offset] != quote {
      needsDecoding = needsDecoding || base[offset] == UInt8(ascii: "&") || base[offset] < 0x20
      offset += 1
    }
    return needsDecoding
  }

  private func isNamespaceDeclaration(_ found: Found) -> Bool {
    let length = found.nameEnd - found.nameStart
    guard length >= 5, length == 5 || base[found.nameStart + 5] == UInt8(ascii: ":") else { return false }
    return zip(0..<5, "xmlns".utf8).allSatisfy { base[found.nameStart + $0] == $1 }
  }

  private mutating func skip(while condition: (UInt8) -> Bool) {
    while offset < count, condition(base[offset]) { offset += 1 }
  }

  private static func isTagEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
  }
}

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
