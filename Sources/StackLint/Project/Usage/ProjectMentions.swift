import Project
import Support

/// What all sources of a project name.
struct ProjectMentions: Sendable {
  private var literals: Set<UInt64> = []
  private var symbols: Set<UInt64> = []
  private var words: Set<UInt64> = []
  private var members: Set<UInt64> = []
  /// The words of each file.
  private var wordsByPath: [String: Set<UInt64>] = [:]
  private var built: [UsedName: BuiltNames] = [:]
  private var builtTexts = BuiltNames()
  /// The first place where names of a kind are made of which nothing is known.
  private(set) var computed: [UsedName: (path: String, range: Range<Int>)] = [:]
  private(set) var connections: [(path: String, declared: DeclaredConnection)] = []
  private(set) var registrations: [(path: String, name: String, range: Range<Int>)] = []
  /// Whether tools make symbols of the project's resources.
  private(set) var hasGeneratedSymbols = false

  /// Whether texts are made of several values alone.
  private var hasComposites = false

  init() {}

  init(_ paths: [String], _ files: ProjectFiles) {
    let paths = paths.sorted()
    let found = Parallel.map(paths) { path in files.read(path).map { SourceMentions($0, path: path) } }
    var patterns: Set<TextPattern> = []
    for (path, mentions) in zip(paths, found) {
      guard let mentions else { continue }
      hasGeneratedSymbols = hasGeneratedSymbols || mentions.isGenerated
      hasComposites = hasComposites || mentions.hasComposites
      literals.formUnion(mentions.literals)
      symbols.formUnion(mentions.symbols)
      words.formUnion(mentions.words)
      members.formUnion(mentions.members)
      patterns.formUnion(mentions.patterns)
      wordsByPath[path] = mentions.words
      guard SourceRole.isOwn(path) else { continue }
      for (use, range) in mentions.computed where computed[use] == nil { computed[use] = (path, range) }
      connections += mentions.connections.map { (path, $0) }
      registrations += mentions.registrations.map { (path, $0.name, $0.range) }
    }
    hasGeneratedSymbols =
      hasGeneratedSymbols || Self.tables.contains { symbols.contains(NameHash.loose($0.utf8)) }
      || Self.tables.contains { words.contains(NameHash.exact($0.utf8)) }
    builtTexts = BuiltNames(patterns, of: nil)
    for use in UsedName.allCases { built[use] = BuiltNames(patterns, of: use) }
  }

  private static let tables = ["L10n", "SwiftGen", "Localizable", "Strings"]

  /// Whether a string literal is a text, or one that code puts together may be.
  func mayMake(_ text: String, _ use: UsedName? = nil) -> Bool {
    literals.contains(NameHash.exact(text.utf8)) || (use.flatMap { built[$0] } ?? builtTexts).contains(text)
  }

  /// Whether code that puts several values together may make a name of them: `Red60` of `red` and a number.
  func mayCompose(_ name: String) -> Bool {
    guard hasComposites else { return false }
    return name.indices.dropFirst().contains { place in
      let (start, end) = (name[..<place], name[place...])
      return start.utf8.count > 2 && isKnown(start) && (end.allSatisfy { !$0.isLetter } || isKnown(end))
    }
  }

  private func isKnown(_ part: Substring) -> Bool {
    literals.contains(NameHash.exact(part.utf8)) || hasSymbol(part)
  }

  /// Whether code has a literal with values between some pieces.
  func hasOutline(_ pieces: [[UInt8]]) -> Bool { literals.contains(NameHash.outline(pieces)) }

  /// Whether a text stands in some file as a literal.
  func hasLiteral(_ text: String) -> Bool { literals.contains(NameHash.exact(text.utf8)) }

  /// Whether code has a symbol that may be made of a name, or whose raw value the name may be.
  func hasSymbol(_ name: some StringProtocol) -> Bool { symbols.contains(NameHash.loose(name.utf8)) }

  /// Whether a word stands somewhere apart from declarations.
  func hasWord(_ word: String) -> Bool { words.contains(NameHash.exact(word.utf8)) }

  /// Whether code asks some object for a member.
  func hasMember(_ name: String) -> Bool { members.contains(NameHash.exact(name.utf8)) }

  /// Whether a word stands in one of some files.
  func hasWord(_ word: String, in paths: some Sequence<String>) -> Bool {
    let hash = NameHash.exact(word.utf8)
    return paths.contains { wordsByPath[$0]?.contains(hash) ?? false }
  }
}

/// The names that code puts together at run time, as far as their starts and ends are known.
struct BuiltNames: Sendable {
  /// The ends of the names that start alike, by the hashes of the starts. An empty end is any.
  private var ends: [UInt64: Set<[UInt8]>] = [:]
  /// The hashes of ends of names of which nothing else is known, read backward.
  private var tails: Set<UInt64> = []

  init() {}

  /// - Parameter use: What is named. A short piece counts only where code says that it names such a thing.
  init(_ patterns: some Sequence<TextPattern>, of use: UsedName?) {
    for pattern in patterns where use != nil && pattern.use == use || Self.tellsMuch(pattern) {
      if pattern.prefix.isEmpty {
        if !pattern.suffix.isEmpty { tails.insert(NameHash.exact(pattern.suffix.reversed())) }
      } else {
        ends[NameHash.exact(pattern.prefix), default: []].insert(pattern.suffix)
      }
    }
  }

  private static func tellsMuch(_ pattern: TextPattern) -> Bool {
    let bytes = pattern.prefix + pattern.suffix
    return bytes.count > 2 && bytes.contains(where: \.isASCIILetter)
  }

  /// Whether a name may be one of them.
  func contains(_ name: String) -> Bool {
    let bytes = Array(name.utf8)
    var hash = NameHash.exact([])
    for count in 1..<max(1, bytes.count) {
      hash = NameHash.exact(hash, adding: bytes[count - 1])
      guard let ends = ends[hash] else { continue }
      let rest = bytes[count...]
      if ends.contains(where: { $0.isEmpty || $0.count <= rest.count && rest.suffix($0.count).elementsEqual($0) }) {
        return true
      }
    }
    hash = NameHash.exact([])
    for byte in bytes.reversed() {
      hash = NameHash.exact(hash, adding: byte)
      if tails.contains(hash) { return true }
    }
    return false
  }
}
