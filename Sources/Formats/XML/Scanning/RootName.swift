import Support

/// The name of the root element of an XML document, as far as its start tells.
package enum RootName: Equatable {
  /// The name, without a prefix.
  case name(String)
  /// The bytes are not those of a document.
  case missing
  /// The bytes end before the root element.
  case later

  /// Reads past all that may stand before a root element: blanks, comments, processing instructions, a document type, and
  /// the lines that a version-control system leaves in a conflict.
  ///
  /// - Parameter bytes: The start of a file, in any encoding.
  package init(_ bytes: [UInt8]) {
    var prolog = Prolog(Self.decoded(bytes))
    self = prolog.rootName()
  }

  /// What can be read of bytes that may end in the middle of a character.
  private static func decoded(_ bytes: [UInt8]) -> [UInt8] {
    let encoding = TextEncoding(of: bytes)
    guard encoding != .utf8 else { return bytes }
    let whole = bytes.dropLast(bytes.count % 4)
    return encoding.decode(Array(whole)) ?? encoding.decode(Array(whole.dropLast(2))) ?? bytes
  }
}

/// What stands before the root element.
private struct Prolog {
  private let bytes: [UInt8]
  private var offset: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    offset = bytes.starts(with: Self.mark) ? Self.mark.count : 0
  }

  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Skips it.
  mutating func rootName() -> RootName {
    while true {
      offset = bytes[offset...].firstIndex { !" \t\r\n".utf8.contains($0) } ?? bytes.count
      guard let length = lengthOfPart else { return .later }
      guard length > 0 else { return name }
      offset += length
    }
  }

  /// The length of what comes next and is not the root; zero where the root should be, nil if it does not end.
  private var lengthOfPart: Int? {
    let rest = bytes[offset...]
    if rest.starts(with: "<?".utf8) { return length(to: "?>") }
    if rest.starts(with: "<!--".utf8) { return length(to: "-->") }
    if rest.starts(with: "<!DOCTYPE".utf8) { return lengthOfDocumentType }
    if !rest.isEmpty, ConflictMarker.marker(in: bytes, at: offset) != nil { return length(to: "\n") }
    return rest.count < "<!DOCTYPE".utf8.count && rest.allSatisfy({ "<!-=>|DOCTYPE".utf8.contains($0) }) ? nil : 0
  }

  private func length(to end: String) -> Int? {
    bytes[offset...].firstIndex(of: end.utf8).map { $0 + end.utf8.count - offset }
  }

  /// A document type may hold declarations in brackets, and texts in quotation marks.
  private var lengthOfDocumentType: Int? {
    var (depth, quote): (Int, UInt8?) = (0, nil)
    for place in offset..<bytes.count {
      switch bytes[place] {
      case quote: quote = nil
      case _ where quote != nil: break
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = bytes[place]
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where depth <= 0: return place + 1 - offset
      default: break
      }
    }
    return nil
  }

  private var name: RootName {
    guard bytes[offset] == UInt8(ascii: "<") else { return .missing }
    let rest = bytes[(offset + 1)...]
    guard let first = rest.first, first >= UInt8(ascii: "A") else { return rest.isEmpty ? .later : .missing }
    guard let end = rest.firstIndex(where: { $0 <= UInt8(ascii: " ") || "/>".utf8.contains($0) }) else { return .later }
    let local = rest[..<end].split(separator: UInt8(ascii: ":")).last ?? []
    return .name(String(decoding: local, as: UTF8.self))
  }
}
