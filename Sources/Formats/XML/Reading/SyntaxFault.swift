internal import CLibXML
import Support

/// What is wrong where the parser stopped, in words for people who write documents by hand.
struct SyntaxFault {
  let message: String
  let range: SourceRange

  private init(_ message: String, _ range: SourceRange) { (self.message, self.range) = (message, range) }

  /// Nil for a reason that libxml2 states as well.
  init?(_ source: SourceFile, _ failure: XMLTreeBuilder.Failure) {
    let place = FaultPlace(source, offset: failure.offset)
    switch xmlParserErrors(rawValue: UInt32(bitPattern: failure.code)) {
    case XML_ERR_DOCUMENT_EMPTY: self = Self.noMarkup(place)
    case XML_ERR_DOCUMENT_END: self = Self.trailing(place)
    case XML_ERR_INVALID_ENCODING, XML_ERR_INVALID_CHAR, XML_ERR_INVALID_CHARREF: self = Self.character(place)
    case XML_ERR_COMMENT_NOT_FINISHED:
      self.init("comment is not closed; end it with -->", place.range(backTo: "<!--"))
    case XML_ERR_HYPHEN_IN_COMMENT:
      self.init("\"--\" inside a comment, where XML does not allow it; write one hyphen", place.here)
    case XML_ERR_MISPLACED_CDATA_END: self.init("\"]]>\" in text; write ]]&gt;", place.here)
    case XML_ERR_RESERVED_XML_NAME:
      self.init("XML declaration behind the beginning of the file; remove what precedes it", place.range(backTo: "<?"))
    case XML_ERR_ATTRIBUTE_NOT_STARTED: self = Self.unquoted(place)
    case XML_ERR_ATTRIBUTE_NOT_FINISHED:
      self.init("value of \(place.attributeName) is not closed; end it with a quote", place.here)
    case XML_ERR_LT_IN_ATTRIBUTE: self = Self.tagInValue(place)
    case XML_ERR_ATTRIBUTE_WITHOUT_VALUE:
      let name = place.nameBefore
      self.init("attribute \(name) has no value; write \(name)=\"…\"", place.here)
    case XML_ERR_ATTRIBUTE_REDEFINED:
      self.init("attribute \(place.attributeName) is written twice; remove one", place.attributeRange)
    case XML_ERR_SPACE_REQUIRED:
      self.init(
        "no space before \(place.name(after: 0)) behind the value of \(place.attributeName); write one, or &quot; for a "
          + "quote in the value", place.here)
    case XML_ERR_NAME_REQUIRED: self = Self.missingName(place)
    case XML_ERR_GT_REQUIRED: self.init("tag is not closed; end it with > or />", place.range(backTo: "<"))
    default: return nil
    }
  }

  // MARK: - Around the root

  static let expectation = "expected a <document> or a view element such as <stackView>"

  private static func noMarkup(_ place: FaultPlace) -> SyntaxFault {
    let found = place.isBinary ? "binary data" : "text \"\(place.start)\""
    return SyntaxFault("\(found); \(expectation)", place.first)
  }

  /// A character that XML does not allow, or that is none.
  private static func character(_ place: FaultPlace) -> SyntaxFault {
    let reference = place.range(backTo: "&")
    if place.text(reference).hasBytePrefix("&#") {
      return SyntaxFault("\(place.text(reference)) is no character that XML allows; remove it", reference)
    }
    guard let byte = place.byte, byte >= 0x80 else {
      return SyntaxFault("control character in the text; remove it", place.here)
    }
    let number = String(byte, radix: 16, uppercase: true)
    return SyntaxFault(
      "byte \(number) is not UTF-8; save the file as UTF-8, or declare its encoding, such as ISO-8859-1", place.here)
  }

  private static func trailing(_ place: FaultPlace) -> SyntaxFault {
    let range = SourceRange(place.offset, place.end(of: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: ">") }))
    if place.begins(with: "</") {
      return SyntaxFault("end tag </\(place.name(after: 2))> without a start tag; remove it", range)
    }
    guard place.begins(with: "<") else {
      return SyntaxFault("text \"\(place.rest)\" behind the root element; remove it", range)
    }
    let name = place.name(after: 1)
    return SyntaxFault("second root element <\(name)>; put both into one, such as <stackView>", range)
  }

  // MARK: - In tags

  private static func unquoted(_ place: FaultPlace) -> SyntaxFault {
    let (name, value) = (place.attributeName, place.word)
    let isCurly = ["\u{201C}", "\u{201D}", "\u{2018}", "\u{2019}"].contains { value.hasBytePrefix($0) }
    let advice = isCurly ? "has typographic quotes; write straight ones" : "has no quotes; write \(name)=\"\(value)\""
    return SyntaxFault("value of \(name) \(advice)", place.here)
  }

  private static func tagInValue(_ place: FaultPlace) -> SyntaxFault {
    // A value goes on in the next line where its quote is missing.
    if place.text(place.valueRange).utf8.contains(UInt8(ascii: "\n")) {
      return SyntaxFault("value of \(place.attributeName) is not closed; end it with a quote", place.attributeRange)
    }
    return SyntaxFault("\"<\" in the value of \(place.attributeName); write &lt; or close the value", place.here)
  }

  private static func missingName(_ place: FaultPlace) -> SyntaxFault {
    let tag = place.range(backTo: "<")
    if place.begins(with: "<") {
      return SyntaxFault("tag is not closed; end it with >, or write &lt; for \"<\" in text", tag)
    }
    guard place.isAfter("<") else {
      return SyntaxFault("\"\(place.word)\" in a tag; expected an attribute or the end of the tag", place.here)
    }
    return place.begins(with: "/")
      ? SyntaxFault("end tag </\(place.name(after: 1))> without a start tag; remove it", tag)
      : SyntaxFault(
        "\"<\" begins no tag; write \(place.begins(with: "=") ? "≤, or &lt;=" : "&lt; for the character itself")", tag)
  }
}

/// The place where the parser stopped, and the characters around it.
private struct FaultPlace {
  let source: SourceFile
  let offset: Int

  init(_ source: SourceFile, offset: Int) {
    (self.source, self.offset) = (source, max(0, min(offset, source.bytes.count)))
  }

  private var bytes: [UInt8] { source.bytes }
  /// How much of the document a message shows, in bytes.
  private static let shown = 40

  var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }
  /// The character at the place.
  var here: SourceRange { SourceRange(offset, min(offset + 1, bytes.count)) }
  /// The first character of the document.
  var first: SourceRange {
    let start = bytes[source.textStart...].firstIndex { $0 > UInt8(ascii: " ") } ?? bytes.count
    return SourceRange(start, min(start + 1, bytes.count))
  }

  /// Whether the document begins with bytes that texts do not have.
  var isBinary: Bool {
    let sample = bytes[source.textStart...].prefix(512)
    // The last character of the sample may be cut.
    let whole = sample.dropLast(4)
    return sample.contains { $0 < 0x20 && ![0x09, 0x0A, 0x0D].contains($0) }
      || !String(decoding: whole, as: UTF8.self).utf8.elementsEqual(whole)
  }

  /// The beginning of the document.
  var start: String { text(from: first.lowerBound) }
  /// What follows on the line.
  var rest: String { text(from: offset) }
  /// What follows up to a space or the end of a tag.
  var word: String {
    let stops = Array(" \t\r\n<>".utf8)
    let end = end { stops.contains($0) }
    // The end of an empty element is no part of it.
    let isEmptyElement = end < bytes.count && bytes[end] == UInt8(ascii: ">") && bytes[end - 1] == UInt8(ascii: "/")
    return text(SourceRange(offset, isEmptyElement && end - 1 > offset ? end - 1 : end))
  }

  private func text(from start: Int) -> String {
    text(SourceRange(start, bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count))
  }

  /// A part of the document, cut if it is long.
  func text(_ range: SourceRange) -> String {
    guard range.upperBound - range.lowerBound > Self.shown else { return source.text(in: range) }
    var end = range.lowerBound + Self.shown
    while end > range.lowerBound, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return source.text(in: SourceRange(range.lowerBound, end)) + "…"
  }

  /// Where what follows ends.
  func end(of isEnd: (UInt8) -> Bool) -> Int { bytes[offset...].firstIndex(where: isEnd) ?? bytes.count }

  func begins(with text: String) -> Bool { bytes[offset...].starts(with: text.utf8) }

  func isAfter(_ character: Character) -> Bool { offset > 0 && bytes[offset - 1] == character.asciiValue }

  /// From the nearest such text before the place to the place.
  func range(backTo text: String) -> SourceRange {
    let wanted = Array(text.utf8)
    var start = offset
    while start > 0 {
      start -= 1
      if bytes[start] == wanted[0], bytes[start...].starts(with: wanted) { return SourceRange(start, offset) }
    }
    return here
  }

  func name(after count: Int) -> String {
    let start = min(offset + count, bytes.count)
    let end = bytes[start...].firstIndex { !Self.isNamePart($0) } ?? bytes.count
    return text(SourceRange(start, end))
  }

  /// The name that ends at the place, but for white space.
  var nameBefore: String { text(name(endingBefore: offset)) }

  /// The name of the attribute whose value the place is in, or behind.
  var attributeName: String { text(attributeRange) }

  var attributeRange: SourceRange { name(endingBefore: max(0, valueRange.lowerBound - 1)) }

  /// From the equals sign to the place.
  var valueRange: SourceRange {
    var start = offset
    while start > 0, bytes[start - 1] != UInt8(ascii: "=") { start -= 1 }
    return SourceRange(start, offset)
  }

  private func name(endingBefore end: Int) -> SourceRange {
    var end = end
    while end > 0, !Self.isNamePart(bytes[end - 1]) { end -= 1 }
    var start = end
    while start > 0, Self.isNamePart(bytes[start - 1]) { start -= 1 }
    return SourceRange(start, end)
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ":"), 0x80...0xFF:
      true
    default: false
    }
  }
}
