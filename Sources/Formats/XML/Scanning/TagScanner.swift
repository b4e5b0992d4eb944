import Support

/// Finds the tags of a document one after another, without a tree and without checking that they match.
///
/// It is for the many documents of which little is asked. Bytes that are no XML give other tags than a parser would
/// find, and nothing worse.
package struct TagScanner {
  /// Whether a tag opens an element, closes one, or is a whole one.
  package enum Kind: Hashable, Sendable {
    case start, end, empty
  }

  /// The places of an attribute's name and of its value between the quotes.
  package struct Attribute {
    package let name: Range<Int>
    package let value: Range<Int>
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var place: Int
  /// Where the name of the current tag is.
  package private(set) var name = 0..<0
  /// The attributes of the current tag, in its order.
  package private(set) var attributes: [Attribute] = []

  /// - Parameter bytes: UTF-8 that stays where it is for as long as the scanner is used.
  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    place = 0
  }

  /// Goes to the next tag, and answers its kind; nil at the end.
  package mutating func next() -> Kind? {
    while let start = offset(of: UInt8(ascii: "<"), from: place) {
      place = start + 1
      guard let byte = current else { return nil }
      switch byte {
      case UInt8(ascii: "!"), UInt8(ascii: "?"): skipMarkup()
      case UInt8(ascii: "/"):
        place += 1
        readName()
        place = offset(of: UInt8(ascii: ">"), from: place).map { $0 + 1 } ?? bytes.count
        attributes.removeAll(keepingCapacity: true)
        return .end
      default: return readStartTag()
      }
    }
    return nil
  }

  /// Whether the bytes of a range are a name.
  package func isText(_ range: Range<Int>, _ text: StaticString) -> Bool {
    guard range.count == text.utf8CodeUnitCount else { return false }
    let start = text.utf8Start
    return range.indices.allSatisfy { bytes[$0] == start[$0 - range.lowerBound] }
  }

  /// The value of an attribute, with its references resolved.
  package func value(_ attribute: Attribute) -> String {
    let value = UnsafeBufferPointer(rebasing: bytes[attribute.value])
    return value.contains(UInt8(ascii: "&"))
      ? CharacterReference.resolved(value) : String(decoding: value, as: UTF8.self)
  }

  /// The name of the current tag.
  package var tagName: String { String(decoding: UnsafeBufferPointer(rebasing: bytes[name]), as: UTF8.self) }

  /// The text between the current tag and the next one, with its references resolved.
  package var followingText: String {
    let text = UnsafeBufferPointer(rebasing: bytes[place..<(offset(of: UInt8(ascii: "<"), from: place) ?? bytes.count)])
    return text.contains(UInt8(ascii: "&"))
      ? CharacterReference.resolved(text) : String(decoding: text, as: UTF8.self)
  }

  private var current: UInt8? { place < bytes.count ? bytes[place] : nil }

  private func offset(of byte: UInt8, from start: Int) -> Int? {
    var place = start
    while place < bytes.count, bytes[place] != byte { place += 1 }
    return place < bytes.count ? place : nil
  }
}

// MARK: - Tags

extension TagScanner {
  private mutating func readStartTag() -> Kind {
    readName()
    attributes.removeAll(keepingCapacity: true)
    while let byte = current, byte != UInt8(ascii: ">") {
      if Self.isNameByte(byte) { readAttribute() } else { place += 1 }
    }
    let isEmpty = place > 0 && bytes[place - 1] == UInt8(ascii: "/")
    place = min(place + 1, bytes.count)
    return isEmpty ? .empty : .start
  }

  private mutating func readName() { name = nextName() }

  private mutating func nextName() -> Range<Int> {
    let start = place
    while let byte = current, Self.isNameByte(byte) { place += 1 }
    return start..<place
  }

  private mutating func readAttribute() {
    let name = nextName()
    while let byte = current, byte <= UInt8(ascii: " ") || byte == UInt8(ascii: "=") { place += 1 }
    guard let quote = current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return }
    let start = place + 1
    let end = offset(of: quote, from: start) ?? bytes.count
    attributes.append(Attribute(name: name, value: start..<end))
    place = min(end + 1, bytes.count)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte > UInt8(ascii: ">") || byte > UInt8(ascii: "/") && byte < UInt8(ascii: "<") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: ".")
  }
}

// MARK: - Other markup

extension TagScanner {
  /// Passes over a comment, a CDATA section, a processing instruction or a declaration, of which `<` is read.
  private mutating func skipMarkup() {
    if isNext("!--") {
      skip(past: "-->", from: place + 3)
    } else if isNext("![CDATA[") {
      skip(past: "]]>", from: place + 8)
    } else {
      skip(past: ">", from: place)
    }
  }

  private func isNext(_ text: StaticString) -> Bool {
    let end = place + text.utf8CodeUnitCount
    return end <= bytes.count && isText(place..<end, text)
  }

  private mutating func skip(past text: StaticString, from start: Int) {
    place = min(start, bytes.count)
    while place < bytes.count, !isNext(text) { place += 1 }
    place = min(place + text.utf8CodeUnitCount, bytes.count)
  }
}

/// A reference to a character, such as `&amp;` or `&#10;`.
package enum CharacterReference {
  /// The text of a value with its references resolved. Those that XML does not know stay as they are.
  static func resolved(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    var text: [UInt8] = []
    var place = 0
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "&"), let (character, end) = character(bytes, at: place) {
        text += Array(String(character).utf8)
        place = end
      } else {
        text.append(bytes[place])
        place += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The longest reference, `&#x0010FFFF;`.
  private static let longest = 12

  /// The character that a reference at an ampersand stands for, and the place after it; nil for one that XML does not know.
  package static func character<Bytes: RandomAccessCollection>(
    _ bytes: Bytes, at start: Int
  ) -> (Unicode.Scalar, end: Int)? where Bytes.Element == UInt8, Bytes.Index == Int {
    let rest = bytes[(start + 1)..<min(start + longest, bytes.endIndex)]
    guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = String(decoding: rest[..<end], as: UTF8.self)
    return scalar(name).map { ($0, end + 1) }
  }

  private static func scalar(_ name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    let isHexadecimal = name.hasBytePrefix("#x")
    guard name.hasBytePrefix("#") else { return nil }
    return UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init)
  }
}
