/// Texts of a picture, which become as wide as their `textLength` says.
///
/// librsvg ignores `textLength`: text in another font than the one that the width was computed for is too wide or too
/// narrow. Each text is measured in the font that librsvg has, and stretched to the width that it should have, as
/// browsers do for `lengthAdjust="spacingAndGlyphs"`.
struct FittedTexts {
  private struct Text {
    /// Where the first attribute is.
    let start: Int
    /// What is between the tags.
    let content: Range<Int>
    let x: Double
    let width: Double
  }

  private let svg: [UInt8]
  private let texts: [Text]

  /// Whether no text has a length.
  var isEmpty: Bool { texts.isEmpty }

  /// - Parameter svg: A picture as `LayoutDrawing` writes it, with its style sheet before its texts.
  init(_ svg: [UInt8]) {
    self.svg = svg
    var (texts, scanner) = ([Text](), ByteScanner(svg))
    while scanner.skip(past: "<text ") {
      let start = scanner.offset
      guard scanner.skip(past: ">") else { break }
      let content = scanner.offset
      let tag = svg[start..<content]
      guard scanner.skip(past: "</text>") else { break }
      guard let width = Self.number("textLength", in: tag), width > 0, width.isFinite else { continue }
      let end = scanner.offset - "</text>".utf8.count
      texts.append(
        Text(start: start, content: content..<end, x: Self.number("x", in: tag) ?? 0, width: width))
    }
    self.texts = texts
  }

  /// A document that has each text between two bars, and the bars alone, outside of all groups.
  ///
  /// librsvg measures what is inked. The room to the left and to the right of the letters belongs to a text's length, too.
  var measuredDocument: [UInt8] {
    var document = Array(#"<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">"#.utf8)
    document += styleSheet
    for (index, text) in texts.enumerated() {
      for (id, content) in [("t", svg[text.content]), ("b", [])] {
        document += Array("<text id=\"\(id)\(index)\" ".utf8)
        document += svg[text.start..<text.content.lowerBound]
        document += Array("|".utf8) + content + Array("|</text>".utf8)
      }
    }
    document += Array("</svg>".utf8)
    return document
  }

  /// How wide the texts are, from the widths of what ``measuredDocument`` has.
  ///
  /// - Parameter width: The width of the element with an id; nil for one that is not drawn.
  func widths(measuring width: (String) -> Double?) -> [Double?] {
    texts.indices.map { index in
      guard let whole = width("t\(index)"), let bars = width("b\(index)") else { return nil }
      return whole - bars
    }
  }

  /// The picture with each text stretched from the width that was measured; nil leaves a text as it is.
  func fitted(from widths: [Double?]) -> [UInt8] {
    var (result, end) = ([UInt8](), 0)
    result.reserveCapacity(svg.count + 60 * texts.count)
    for (text, width) in zip(texts, widths) {
      guard let width, width > 0, abs(text.width - width) >= 0.01 else { continue }
      let factor = text.width / width
      result += svg[end..<text.start]
      result += Array("transform=\"matrix(\(factor) 0 0 1 \(text.x * (1 - factor)) 0)\" ".utf8)
      end = text.start
    }
    result += svg[end...]
    return result
  }

  private var styleSheet: ArraySlice<UInt8> {
    var scanner = ByteScanner(svg)
    guard scanner.skip(past: "<style>") else { return [] }
    let start = scanner.offset - "<style>".utf8.count
    return scanner.skip(past: "</style>") ? svg[start..<scanner.offset] : []
  }

  /// The value of an attribute that is a number.
  private static func number(_ name: StaticString, in tag: ArraySlice<UInt8>) -> Double? {
    let fields = tag.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ">") }
    let start = Array("\(name)=\"".utf8)
    guard let field = fields.first(where: { $0.starts(with: start) }) else { return nil }
    return Double(String(decoding: field.dropFirst(start.count).dropLast(), as: UTF8.self))
  }
}

/// Finds words in bytes, each after the one before.
struct ByteScanner {
  private let bytes: [UInt8]
  /// What is found next lies here or later.
  private(set) var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Goes to the end of a word.
  ///
  /// - Returns: Whether there is such a word; if not, the scanner stays where it is.
  mutating func skip(past word: StaticString) -> Bool {
    let (start, count) = (word.utf8Start, word.utf8CodeUnitCount)
    let found = bytes.withUnsafeBufferPointer { bytes -> Int? in
      var place = offset
      while place + count <= bytes.count {
        if bytes[place] == start[0], (1..<count).allSatisfy({ bytes[place + $0] == start[$0] }) { return place + count }
        place += 1
      }
      return nil
    }
    guard let found else { return false }
    offset = found
    return true
  }
}
