/// What one source file names, as far as something may be used by it, and the outlets and actions that it declares.
package struct SourceMentions: Sendable {
  /// Exact hashes of string literals, and of the names of files in them.
  package var literals: Set<UInt64> = []
  /// The texts that are put together.
  package var patterns: Set<TextPattern> = []
  /// Loose hashes of what stands behind a dot, and of the cases of enumerations, which may have them as raw values.
  package var symbols: Set<UInt64> = []
  /// Exact hashes of the members that code asks objects for.
  package var members: Set<UInt64> = []
  /// Exact hashes of all words but those of declarations.
  package var words: Set<UInt64> = []
  package var connections: [DeclaredConnection] = []
  /// The reuse identifiers that code registers views with.
  package var registrations: [(name: String, range: Range<Int>)] = []
  /// Where names are made that nothing tells about, the first place of each kind.
  package var computed: [UsedName: Range<Int>] = [:]
  /// Whether texts are made of several values alone.
  package var hasComposites = false
  /// Whether a tool made the file of the project's resources. It names all of them, and uses none.
  package var isGenerated = false

  /// Scans a file. The suffix of its path decides whether it is in Swift or Objective-C.
  package init(_ bytes: [UInt8], path: String) {
    guard let language = SourceSummary.language(of: path) else { return }
    let head = String(decoding: bytes.prefix(Self.headLength), as: UTF8.self)
    isGenerated = Self.generators.contains(where: head.contains)
    guard !isGenerated else { return }
    var scanner = MentionScanner(SourceOutline(bytes, language: language))
    scanner.scan()
    self = scanner.found
  }

  init() {}

  private static let headLength = 400
  private static let generators = ["using SwiftGen", "by R.swift", "R.generated.swift"]
}
