/// Those of some words that a source names, in code and in string literals. Comments, imports and forward declarations use
/// nothing.
package struct NamedWords: Sendable {
  /// The hashes of the words.
  package private(set) var hashes: [UInt64] = []
  /// The hashes of the names of classes of which code makes objects.
  package private(set) var made: Set<UInt64> = []
  /// Whether an app starts in the file.
  package private(set) var isEntry = false

  private static let entries = Set(["UIApplicationMain", "NSApplicationMain"].map { NameHash.exact($0.utf8) })
  private static let main = NameHash.exact("main".utf8)

  /// The words that show where an app starts.
  package static let entryWords = ["UIApplicationMain", "NSApplicationMain", "main"]

  /// Looks through a source.
  ///
  /// - Parameter words: The words to look for, with ``entryWords``.
  package init(_ bytes: [UInt8], language: SourceLanguage, words: WordSet) {
    let outline = SourceOutline(bytes, language: language, splitsLiterals: true)
    var found: Set<UInt64> = []
    var position = 0
    while position < outline.tokens.upperBound {
      if outline.isForwardDeclaration(position) {
        while outline[position].kind != .end, !outline.isSign(position, ";") { position += 1 }
      }
      let token = outline[position]
      if token.kind == .word, let hash = words.hash(of: token.range, in: bytes) {
        found.insert(hash)
        if outline.isMade(position) { made.insert(hash) }
        if Self.entries.contains(hash) || hash == Self.main && outline.isSign(position - 1, "@") { isEntry = true }
      }
      position += 1
    }
    hashes = Array(found)
  }
}

extension SourceOutline {
  /// Whether the class is only announced: `@class Badge;`.
  fileprivate func isForwardDeclaration(_ position: Int) -> Bool {
    language == .objectiveC && isSign(position, "@") && isWord(position + 1, "class")
  }

  /// Whether code makes an object of a class: `Badge()`, `[Badge alloc]` or `[Badge new]`.
  func isMade(_ position: Int) -> Bool {
    if language == .swift { return isSign(position + 1, "(") && isAdjacent(position + 1) }
    guard isSign(position - 1, "[") else { return false }
    return isWord(position + 1, "alloc") || isWord(position + 1, "new") && isSign(position + 2, "]")
  }
}

/// Hashes of names, by which those of a project are compared: they are many, and few of them matter. FNV-1a is the same in
/// every run.
package enum NameHash {
  private static let empty: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Of a name as it is written.
  package static func exact(_ bytes: some Sequence<UInt8>) -> UInt64 { bytes.reduce(empty) { exact($0, adding: $1) } }

  /// Of a name and another byte.
  package static func exact(_ hash: UInt64, adding byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }

  /// Of a name without regard to case and to what is no letter or digit: the same for `badge_small`, `Badge-Small` and
  /// `badgeSmall`, which tools that generate code make of it.
  package static func loose(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(empty) { hash, byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): exact(hash, adding: byte | 0x20)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
        exact(hash, adding: byte)
      default: hash
      }
    }
  }

  /// Of a text with values in it, by what stands between them.
  package static func outline(_ pieces: [[UInt8]]) -> UInt64 { exact(pieces.joined(separator: [1])) }
}
