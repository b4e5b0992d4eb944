import Support

/// Looks in a source file for constants and classes that code may hand to something which registers cells.
///
/// It is cautious: whatever is not clearly harmless, such as a type annotation or a cast, is a mention.
package struct MentionSearch {
  /// A constant or a class whose mentions matter.
  package enum Symbol: Hashable, Sendable {
    /// A constant, by the type that declares it; nil for one that stands alone.
    case constant(owner: String?, name: String)
    /// A class, of which cells may be made.
    case type(String)
    /// A structure or an enumeration, which has constants.
    case namespace(String)
  }

  private let symbols: Set<Symbol>
  /// The symbols, by the hashes of their names.
  private var byHash: [UInt64: [Symbol]] = [:]
  private let words: WordSet
  /// The constants of objects, which variables lead to.
  private let ofObjects: Set<Symbol>
  /// The constants that are of the type that declares them, so that a dot before them is enough.
  private let implicit: Set<Symbol>

  /// - Parameters:
  ///   - ofObjects: Those constants that are not static.
  ///   - implicit: Those constants that are of the type that declares them, as the cases of enumerations.
  package init(_ symbols: Set<Symbol>, ofObjects: Set<Symbol>, implicit: Set<Symbol>) {
    (self.symbols, self.ofObjects, self.implicit) = (symbols, ofObjects, implicit)
    words = WordSet(symbols.lazy.map(\.name))
    for symbol in symbols { byHash[AssignmentScanner.hash(symbol.name.utf8), default: []].append(symbol) }
  }

  /// The symbols that a file mentions.
  ///
  /// - Parameter ranges: Where the file asks for cells; what stands there does not count.
  package func mentions(in bytes: [UInt8], language: SourceLanguage, except ranges: [Range<Int>]) -> Set<Symbol> {
    bytes.withUnsafeBufferPointer { bytes in
      // Few files have any of the words.
      guard words.occurs(in: bytes) else { return [] }
      var tokens = SourceTokenizer(bytes, language: language)
      var found: Set<Symbol> = []
      var before = Before()
      var bodies = OpenBodies()
      while let token = tokens.next() {
        defer { before.append(token) }
        bodies.pass(token, in: tokens)
        guard token.kind == .word, let named = byHash[AssignmentScanner.hash(bytes[token.range])],
          !ranges.contains(where: { $0.contains(token.range.lowerBound) })
        else { continue }
        let place = Place(before: before, after: tokens, language: language, types: bodies.names)
        found.formUnion(named.filter { !found.contains($0) && isMention($0, at: place) })
      }
      return found
    }
  }

  /// The three tokens before a word.
  private struct Before {
    private(set) var tokens: [SourceToken] = []

    mutating func append(_ token: SourceToken) {
      if tokens.count == 3 { tokens.removeFirst() }
      tokens.append(token)
    }

    subscript(distance: Int) -> SourceToken? { tokens.count < distance ? nil : tokens[tokens.count - distance] }
  }

  /// The types whose braces are open.
  private struct OpenBodies {
    private var depth = 0
    private var open: [(name: String, depth: Int)] = []
    /// Whether the name of a type comes next, and the name that the next brace belongs to.
    private var isBehindKeyword = false
    private var next: String?
    /// Whether the token before was such a name.
    private var isName = false

    var names: [String] { open.map(\.name) }

    mutating func pass(_ token: SourceToken, in tokens: SourceTokenizer) {
      let wasBehindKeyword = isBehindKeyword
      switch token.kind {
      case .sign(UInt8(ascii: "{")):
        depth += 1
        if let next { open.append((next, depth)) }
        next = nil
      case .sign(UInt8(ascii: "}")):
        if open.last?.depth == depth { open.removeLast() }
        depth -= 1
      case .word where isBehindKeyword:
        next = tokens.text(token)
        isBehindKeyword = false
      // The last part of a name with dots counts.
      case .sign(UInt8(ascii: ".")) where isName: isBehindKeyword = true
      case .word:
        isBehindKeyword = Self.keywords.contains { tokens.isWord(token, $0) }
      default: isBehindKeyword = false
      }
      isName = wasBehindKeyword && token.kind == .word
    }

    private static let keywords: [StaticString] = ["class", "enum", "struct", "extension", "actor"]
  }

  /// What stands around a word.
  private struct Place {
    let before: Before
    let after: SourceTokenizer
    let language: SourceLanguage
    /// The types around it.
    let types: [String]

    /// The next tokens.
    func next() -> (SourceToken?, SourceToken?) {
      var rest = after
      return (rest.next(), rest.next())
    }

    /// The text of a token before, if it is a word.
    func word(_ distance: Int) -> String? {
      before[distance].flatMap { $0.kind == .word ? after.text($0) : nil }
    }

    func isSign(_ sign: Unicode.Scalar, _ distance: Int) -> Bool { before[distance]?.isSign(sign) == true }
  }

  private func isMention(_ symbol: Symbol, at place: Place) -> Bool {
    switch symbol {
    case .constant(let owner, _): isMention(ofConstant: symbol, owner, at: place)
    case .type(let name): isMention(ofType: name, at: place)
    case .namespace: isMentionOfNamespace(at: place)
    }
  }
}

extension MentionSearch.Symbol {
  fileprivate var name: String {
    switch self {
    case .constant(_, let name): name
    case .type(let name), .namespace(let name): name
    }
  }
}

// MARK: - Constants

extension MentionSearch {
  private func isMention(ofConstant constant: Symbol, _ owner: String?, at place: Place) -> Bool {
    guard !isDeclaration(place) else { return false }
    let isNear = owner.map { place.types.contains($0) } ?? true
    guard place.language == .swift else { return owner == nil || place.word(1) == owner || place.word(2) == owner }
    guard place.isSign(".", 1) else { return isNear }
    guard let holder = place.word(2) else {
      return isImplicit(place) && implicit.contains(constant) || ofObjects.contains(constant)
    }
    if holder == owner { return true }
    if ["self", "Self", "super"].contains(holder) { return isNear }
    // Of other types it is a constant of theirs.
    return holder.first?.isLowercase == true && ofObjects.contains(constant)
  }

  /// Whether nothing stands before the dot: `.badge` may be of any type.
  private func isImplicit(_ place: Place) -> Bool {
    !(place.isSign(")", 2) || place.isSign("]", 2) || place.isSign("?", 2) || place.isSign("!", 2))
  }

  private func isDeclaration(_ place: Place) -> Bool {
    if place.language == .objectiveC { return place.isSign("*", 1) || place.word(1) == "const" }
    if let word = place.word(1), ["let", "var", "case"].contains(word) { return true }
    let isLabel = (place.isSign("(", 1) || place.isSign(",", 1)) && place.next().0?.isSign(":") == true
    return isLabel
  }
}

// MARK: - Types

extension MentionSearch {
  private func isMention(ofType name: String, at place: Place) -> Bool {
    let (next, second) = place.next()
    if place.language == .objectiveC {
      return place.isSign("[", 1) ? !isWord(second: next, "alloc", place) : next?.isSign(".") == true
    }
    if place.isSign("<", 1) || next?.isSign(">") == true || place.isSign(",", 1) && next?.isSign(",") == true {
      return true
    }
    if next?.isSign(".") == true { return isMention(ofMember: second, of: name, at: place) }
    return place.isSign("=", 1) && next?.isSign("(") != true
  }

  /// Whether code may go through all constants of a type.
  private func isMentionOfNamespace(at place: Place) -> Bool {
    let (next, second) = place.next()
    if place.isSign("<", 1) || next?.isSign(">") == true { return true }
    guard next?.isSign(".") == true, let second else { return false }
    return ["allCases", "self"].contains(place.after.text(second))
  }

  /// Whether a member of a type may be used to register cells of it.
  private func isMention(ofMember token: SourceToken?, of type: String, at place: Place) -> Bool {
    guard let token, token.kind == .word else { return true }
    let member = place.after.text(token)
    if member == "self" { return !(place.isSign(":", 1) && place.word(2) == "describing") }
    // The constant itself is looked at where it comes.
    if member == "init" || symbols.contains(.constant(owner: type, name: member)) { return false }
    return member.first?.isUppercase != true && !Self.measures.contains { member.hasByteSuffix($0) }
  }

  private static let measures = ["eight", "idth", "ize", "nsets", "pacing"]

  private func isWord(second token: SourceToken?, _ word: StaticString, _ place: Place) -> Bool {
    token.map { place.after.isWord($0, word) } ?? false
  }
}
