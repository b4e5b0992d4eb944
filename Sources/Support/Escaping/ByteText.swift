/// Prefixes, suffixes and parts of texts from outside, byte by byte.
///
/// The methods of the standard library compare characters: a combining mark, or one that joins what follows, makes another
/// character of a dot or a slash. So `Main` and U+0600 and `.xib` does not end with `.xib` for them, while it does for the
/// system.
extension StringProtocol {
  /// Whether the text begins with these bytes.
  @inlinable
  package func hasBytePrefix(_ prefix: some StringProtocol) -> Bool { utf8.starts(with: prefix.utf8) }

  /// Whether the text ends with these bytes.
  @inlinable
  package func hasByteSuffix(_ suffix: some StringProtocol) -> Bool {
    let difference = utf8.count - suffix.utf8.count
    return difference >= 0 && utf8.dropFirst(difference).elementsEqual(suffix.utf8)
  }

  /// Whether these bytes are somewhere in the text.
  @inlinable
  package func containsBytes(_ part: some StringProtocol) -> Bool {
    guard let first = part.utf8.first else { return true }
    var rest = utf8[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: part.utf8) { return true }
      rest = rest.dropFirst()
    }
    return false
  }

  /// Whether a file name ends with a dot and this extension, which is lowercase ASCII, in whatever case.
  @inlinable
  package func hasFileExtension(_ fileExtension: StaticString) -> Bool {
    fileExtension.withUTF8Buffer { wanted in
      let start = utf8.count - wanted.count
      guard start > 0, utf8.dropFirst(start - 1).first == UInt8(ascii: ".") else { return false }
      return utf8.dropFirst(start).elementsEqual(wanted) { $0 | ($0.isASCIILetter ? 0x20 : 0) == $1 }
    }
  }
}

extension StringProtocol {
  /// The name of a file without its last dot and what follows.
  package var withoutFileExtension: SubSequence { prefix(upTo: lastIndex(of: ".") ?? endIndex) }

  /// Whether a path, or the name of a file, is that of a document of Interface Builder.
  @inlinable
  package var isDocumentName: Bool { hasFileExtension("storyboard") || hasFileExtension("xib") }
}

extension UInt8 {
  /// Whether it is one of the letters from A to Z, in either case.
  @inlinable
  package var isASCIILetter: Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20
  }

  /// Whether it is one of the digits from 0 to 9.
  @inlinable
  package var isASCIIDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  /// Whether it is white space of XML and JSON: a space, a tab or an end of line.
  @inlinable
  package var isXMLSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }

  /// Whether it is white space of strings files and property lists: also a vertical tab or a form feed.
  @inlinable
  package var isASCIISpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
