import Support

/// The text of a string literal as it is at run time: in pieces, where code is put in between.
struct LiteralText {
  /// One more than there are interpolations.
  private(set) var pieces: [[UInt8]] = [[]]

  private static let backslash = UInt8(ascii: "\\")
  private static let quote = UInt8(ascii: "\"")
  private static let newline = UInt8(ascii: "\n")

  /// - Parameter token: The literal.
  init(_ token: SourceToken, in outline: SourceOutline) {
    let (range, bytes, language) = (token.range, outline.bytes, outline.language)
    var (start, end) = (range.lowerBound, range.upperBound)
    var hashes = 0
    while start < end, bytes[start] == UInt8(ascii: "#") { (start, hashes) = (start + 1, hashes + 1) }
    end = max(start, end - hashes)
    let isLong =
      language == .swift && end - start >= 6 && bytes[start + 1] == Self.quote && bytes[start + 2] == Self.quote
    let quotes = isLong ? 3 : 1
    guard end - start >= 2 * quotes else { return }
    (start, end) = (start + quotes, end - quotes)
    var indent = 0
    if isLong {
      if start < end, bytes[start] == Self.newline { start += 1 }
      if let last = bytes[start..<end].lastIndex(of: Self.newline) { (indent, end) = (end - last - 1, last) }
      start = Self.skipIndent(indent, from: start, to: end, bytes)
    }
    var place = start
    while place < end {
      let byte = bytes[place]
      if byte == Self.backslash, Self.areHashes(hashes, after: place, bytes) {
        place += 1 + hashes
        guard place < end else { return }
        let isContinued = isLong && bytes[place] == Self.newline
        readEscape(bytes, &place, end, language)
        if isContinued { place = Self.skipIndent(indent, from: place, to: end, bytes) }
      } else {
        pieces[pieces.count - 1].append(byte)
        place += 1
        if isLong, byte == Self.newline { place = Self.skipIndent(indent, from: place, to: end, bytes) }
      }
    }
  }

  /// Whether several values make up the text, with nothing but signs in between.
  var isComposite: Bool {
    pieces.count > 2 && !pieces.joined().contains(where: \.isASCIILetter)
  }

  private static func skipIndent(
    _ count: Int, from place: Int, to end: Int, _ bytes: [UInt8]
  ) -> Int {
    var place = place
    for _ in 0..<count where place < end && bytes[place] <= UInt8(ascii: " ") && bytes[place] != newline { place += 1 }
    return place
  }

  private static func areHashes(_ count: Int, after place: Int, _ bytes: [UInt8]) -> Bool {
    (0..<count).allSatisfy { place + 1 + $0 < bytes.count && bytes[place + 1 + $0] == UInt8(ascii: "#") }
  }

  /// Reads what follows a backslash.
  private mutating func readEscape(
    _ bytes: [UInt8], _ place: inout Int, _ end: Int, _ language: SourceLanguage
  ) {
    let byte = bytes[place]
    place += 1
    switch byte {
    case UInt8(ascii: "n"): append(Self.newline)
    case UInt8(ascii: "t"): append(UInt8(ascii: "\t"))
    case UInt8(ascii: "r"): append(UInt8(ascii: "\r"))
    case UInt8(ascii: "u"), UInt8(ascii: "U"), UInt8(ascii: "x"): readScalar(bytes, &place, end)
    case UInt8(ascii: "(") where language == .swift:
      pieces.append([])
      place = Self.endOfInterpolation(bytes, from: place, before: end)
    case Self.newline: break
    default: append(byte)
    }
  }

  private mutating func append(_ byte: UInt8) { pieces[pieces.count - 1].append(byte) }

  private mutating func readScalar(_ bytes: [UInt8], _ place: inout Int, _ end: Int) {
    if place < end, bytes[place] == UInt8(ascii: "{") { place += 1 }
    var value: UInt32 = 0
    var count = 0
    while place < end, count < 8, let digit = Character(Unicode.Scalar(bytes[place])).hexDigitValue {
      (value, place, count) = (value << 4 | UInt32(digit), place + 1, count + 1)
    }
    if place < end, bytes[place] == UInt8(ascii: "}") { place += 1 }
    guard let scalar = Unicode.Scalar(value) else { return }
    pieces[pieces.count - 1] += Array(String(Character(scalar)).utf8)
  }

  /// The place behind the parenthesis that closes an interpolation; the literal's end where none does.
  private static func endOfInterpolation(
    _ bytes: [UInt8], from start: Int, before end: Int
  ) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var lexer = SourceLexer(bytes, language: .swift, from: start)
      var depth = 1
      while let token = lexer.next(), token.range.lowerBound < end {
        if token.isSign("(") { depth += 1 }
        if token.isSign(")") { depth -= 1 }
        if depth == 0 { return min(end, token.range.upperBound) }
      }
      return end
    }
  }
}
