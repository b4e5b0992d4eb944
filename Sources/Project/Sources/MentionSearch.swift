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
    for symbol in symbols { byHash[NameHash.exact(symbol.name.utf8), default: []].append(symbol) }
  }

  /// The symbols that a file mentions.
  ///
  /// - Parameter ranges: Where the file asks for cells; what stands there does not count.
  package func mentions(in bytes: [UInt8], language: SourceLanguage, except ranges: [Range<Int>]) -> Set<Symbol> {
    // Few files have any of the words.
    guard words.occurs(in: bytes) else { return [] }
    let outline = SourceOutline(bytes, language: language)
    var found: Set<Symbol> = []
    var bodies = OpenBodies()
    for position in outline.tokens {
      bodies.pass(position, in: outline)
      let token = outline[position]
      guard token.kind == .word, let named = byHash[NameHash.exact(bytes[token.range])],
        !ranges.contains(where: { $0.contains(token.range.lowerBound) })
      else { continue }
      let types = bodies.names
      found.formUnion(named.filter { !found.contains($0) && isMention($0, at: position, in: outline, types) })
    }
    return found
  }

  /// The types whose braces are open.
  private struct OpenBodies {
    private var depth = 0
    private var open: [(name: String, depth: Int)] = []
    /// The name that the next brace belongs to.
    private var next: String?

    var names: [String] { open.map(\.name) }

    mutating func pass(_ position: Int, in outline: SourceOutline) {
      switch outline[position].kind {
      case .sign(UInt8(ascii: "{")):
        depth += 1
        if let next { open.append((next, depth)) }
        next = nil
      case .sign(UInt8(ascii: "}")):
        if open.last?.depth == depth { open.removeLast() }
        depth -= 1
      case .word where outline.isWord(position - 1, anyOf: ["class", "enum", "struct", "extension", "actor"]):
        // The last part of a name with dots counts.
        var cursor = TokenCursor(outline, at: position + 1)
        next = cursor.members().last ?? outline.word(position)
      default: break
      }
    }
  }

  /// - Parameter types: Those around the word.
  private func isMention(_ symbol: Symbol, at word: Int, in outline: SourceOutline, _ types: [String]) -> Bool {
    switch symbol {
    case .constant(let owner, _): isMention(ofConstant: symbol, owner, at: word, in: outline, types)
    case .type(let name): isMention(ofType: name, at: word, in: outline)
    case .namespace:
      // Code may go through all constants of a type.
      outline.isSign(word - 1, "<") || outline.isSign(word + 1, ">")
        || outline.isSign(word + 1, ".") && outline.isWord(word + 2, anyOf: ["allCases", "self"])
    }
  }

  private func isMention(
    ofConstant constant: Symbol, _ owner: String?, at word: Int, in outline: SourceOutline, _ types: [String]
  ) -> Bool {
    guard !outline.isConstantDeclaration(word) else { return false }
    if outline.language == .objectiveC {
      return owner == nil || outline.word(word - 1) == owner || outline.word(word - 2) == owner
    }
    let isNear = owner.map(types.contains) ?? true
    guard outline.isSign(word - 1, ".") else { return isNear }
    guard let holder = outline.word(word - 2) else {
      // Where nothing stands before the dot, `.badge` may be of any type.
      let isImplicit = !")]?!".unicodeScalars.contains { outline.isSign(word - 2, $0) }
      return isImplicit && implicit.contains(constant) || ofObjects.contains(constant)
    }
    if holder == owner { return true }
    if ["self", "Self", "super"].contains(holder) { return isNear }
    // Of other types it is a constant of theirs.
    return holder.first?.isLowercase == true && ofObjects.contains(constant)
  }

  private func isMention(ofType name: String, at word: Int, in outline: SourceOutline) -> Bool {
    let next = outline[word + 1]
    if outline.language == .objectiveC {
      return outline.isSign(word - 1, "[") ? !outline.isWord(word + 1, "alloc") : next.isSign(".")
    }
    if outline.isSign(word - 1, "<") || next.isSign(">") || outline.isSign(word - 1, ",") && next.isSign(",") {
      return true
    }
    guard next.isSign(".") else { return outline.isSign(word - 1, "=") && !next.isSign("(") }
    // A member may be used to register cells of the type.
    guard let member = outline.word(word + 2) else { return true }
    if member == "self" { return !(outline.isSign(word - 1, ":") && outline.isWord(word - 2, "describing")) }
    // The constant itself is looked at where it comes.
    if member == "init" || symbols.contains(.constant(owner: name, name: member)) { return false }
    let measure = member.lowercased()
    return member.first?.isUppercase != true && !Self.measures.contains(where: measure.hasByteSuffix)
  }

  private static let measures = ["height", "width", "size", "insets", "spacing"]
}

extension MentionSearch.Symbol {
  fileprivate var name: String {
    switch self {
    case .constant(_, let name): name
    case .type(let name), .namespace(let name): name
    }
  }
}

extension SourceOutline {
  fileprivate func isConstantDeclaration(_ word: Int) -> Bool {
    if language == .objectiveC { return isSign(word - 1, "*") || isWord(word - 1, "const") }
    let isLabel = (isSign(word - 1, "(") || isSign(word - 1, ",")) && isSign(word + 1, ":")
    return isLabel || isWord(word - 1, anyOf: ["let", "var", "case"])
  }
}

/// Looks for the messages that Objective-C files send to a property. They do nothing if it is nil.
///
/// It is cautious: where a check for nil may protect a message, none counts.
package struct MessageSearch {
  private let outline: SourceOutline
  private let name: String

  /// What a file does with a property.
  private enum Use {
    case none, message, check
  }

  /// Whether some files send messages to a property of `self`, and none asks whether it is nil.
  package static func sendMessages(to name: String, in outlines: [SourceOutline]) -> Bool {
    let uses = outlines.map { MessageSearch(outline: $0, name: name).use }
    return uses.contains(.message) && !uses.contains(.check)
  }

  private var use: Use {
    var found = Use.none
    for position in outline.tokens {
      guard let start = start(position) else { continue }
      if isChecked(start, position) { return .check }
      if isReceiver(start, position) { found = .message }
    }
    return found
  }

  /// Where `self.name` or `_name` begins; nil for anything else.
  private func start(_ position: Int) -> Int? {
    if outline.isWord(position, named: "_" + name) { return position }
    guard outline.isWord(position, named: name), outline.isSign(position - 1, "."),
      outline.isWord(position - 2, "self")
    else { return nil }
    return position - 2
  }

  /// Whether it is a whole condition or a part of one, or a pointer to it is taken.
  private func isChecked(_ start: Int, _ end: Int) -> Bool {
    if outline.isSign(start - 1, "!") || outline.isSign(start - 1, "&") || outline.isSign(end + 1, "?") { return true }
    if outline.isSign(end + 1, "=") || outline.isSign(end + 1, "!") { return outline.isSign(end + 2, "=") }
    return outline.isSign(start - 1, "(") && (outline.isSign(end + 1, ")") || outline.isSign(end + 1, "&"))
  }

  private func isReceiver(_ start: Int, _ end: Int) -> Bool {
    outline.isSign(end + 1, ".") || outline.isSign(start - 1, "[") && outline[end + 1].kind == .word
  }
}

/// A class of a project, or a member of one, that a document names.
package enum DeclaredName: Hashable, Sendable {
  case type(String)
  case property(String, of: String)
  /// A method by its selector.
  case method(String, of: String)

  /// The class.
  package var className: String {
    switch self {
    case .type(let name), .property(_, let name), .method(_, let name): name
    }
  }

  package var isClass: Bool {
    if case .type = self { true } else { false }
  }

  /// Where a source file has it: the bytes of the name in its declaration, or else in its implementation.
  package func place(in content: [UInt8], path: String) -> Range<Int>? {
    guard let language = SourceSummary.language(of: path) else { return nil }
    let outline = SourceOutline(content, language: language)
    return outline.tokens.first { isDeclared(at: $0, in: outline) }.map { outline[$0].range }
  }

  private func isDeclared(at position: Int, in outline: SourceOutline) -> Bool {
    guard let word = outline.word(position) else { return false }
    switch self {
    case .type(let name):
      return word == name
        && ["class", "interface", "implementation", "extension"].contains(outline.word(position - 1) ?? "")
    case .property(let name, _):
      guard word == name else { return false }
      if outline.language == .swift {
        return outline.isWord(position - 1, "var") || outline.isWord(position - 1, "let")
      }
      return outline.isSign(position + 1, ";")
        && (outline.isSign(position - 1, "*") || outline[position - 1].kind == .word)
    case .method(let selector, _):
      let first = selector.split(separator: ":", omittingEmptySubsequences: false)[0]
      guard outline.language == .swift else { return word == first && outline.isSign(position - 1, ")") }
      return outline.isWord(position - 1, "func") && (word == first || first.utf8.starts(with: (word + "With").utf8))
    }
  }
}
