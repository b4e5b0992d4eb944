/// Splits the markup between two elements into text, comments and the like.
///
/// The markup is part of a well-formed document without document type, so that each `<` starts a comment, a CDATA
/// section, a processing instruction, or the tag of an element that the tree does not have because it stands for others. Such a
/// tag counts as text.
struct MarkupScanner: Sequence, IteratorProtocol {
  enum Kind: Hashable, Sendable {
    case byteOrderMark, xmlDeclaration, text, comment, processingInstruction, cdataSection
  }

  private let bytes: [UInt8]
  private let end: Int
  private var offset: Int

  init(_ bytes: [UInt8], in range: SourceRange) {
    self.bytes = bytes
    offset = range.lowerBound
    end = Swift.min(range.upperBound, bytes.count)
  }

  mutating func next() -> (kind: Kind, range: SourceRange)? {
    guard offset < end else { return nil }
    let start = offset
    let kind = skip()
    return (kind, SourceRange(start, offset))
  }

  private mutating func skip() -> Kind {
    if offset == 0, starts(with: [0xEF, 0xBB, 0xBF]) {
      offset += 3
      return .byteOrderMark
    }
    guard bytes[offset] == UInt8(ascii: "<") else {
      offset = bytes[offset..<end].firstIndex(of: UInt8(ascii: "<")) ?? end
      return .text
    }
    if offset + 1 < end, bytes[offset + 1] != UInt8(ascii: "!"), bytes[offset + 1] != UInt8(ascii: "?") {
      return skipTag()
    }
    if starts(with: "<!--".utf8) { return skip(4, through: "-->".utf8, .comment) }
    if starts(with: "<![CDATA[".utf8) { return skip(9, through: "]]>".utf8, .cdataSection) }
    return skip(2, through: "?>".utf8, isDeclaration ? .xmlDeclaration : .processingInstruction)
  }

  /// `<?xml` and white space, as in `<?xml version="1.0"?>` but not in `<?xml-stylesheet?>`.
  private var isDeclaration: Bool {
    starts(with: "<?xml".utf8) && offset + 5 < end && bytes[offset + 5] <= UInt8(ascii: " ")
  }

  private mutating func skipTag() -> Kind {
    var quote: UInt8?
    while offset < end {
      let byte = bytes[offset]
      offset += 1
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        break
      }
    }
    return .text
  }

  private func starts(with prefix: some Collection<UInt8>) -> Bool { bytes[offset..<end].starts(with: prefix) }

  private mutating func skip(_ count: Int, through terminator: String.UTF8View, _ kind: Kind) -> Kind {
    let rest = bytes[Swift.min(offset + count, end)..<end]
    offset = rest.firstIndex(of: terminator).map { $0 + terminator.count } ?? end
    return kind
  }
}
