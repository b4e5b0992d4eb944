/// Finds the string constants of a source file, by the literals that are assigned to them.
struct ConstantScanner {
  let outline: SourceOutline
  let bodies: [TypeBody]

  /// - Parameters:
  ///   - words: The positions of words that may name a type.
  ///   - literals: The positions of string literals.
  func constants(at words: [Int], _ literals: [Int]) -> [IdentifierConstant] {
    literals.compactMap { constant(outline.literal(outline[$0]), at: $0) } + words.compactMap(describedType)
      + outline.macros.compactMap(macro)
  }

  private func constant(_ value: IdentifierExpression, at literal: Int) -> IdentifierConstant? {
    guard value != .unknown, isAlone(literal) else { return nil }
    return outline.language == .swift ? swiftConstant(value, literal) : objectiveCConstant(value, literal)
  }

  /// Whether nothing is appended to a literal, and no member of it is taken.
  private func isAlone(_ literal: Int) -> Bool {
    var next = literal + 1
    while outline.isSign(next, ")") { next += 1 }
    switch outline[next].kind {
    case .sign(let sign): return !".+?".utf8.contains(sign)
    case .text: return false
    case .word, .end: return true
    }
  }
}

// MARK: - Swift

extension ConstantScanner {
  private func swiftConstant(_ value: IdentifierExpression, _ literal: Int) -> IdentifierConstant? {
    var reader = BackwardCursor(outline, before: literal)
    if reader.skip(":"), !reader.skip(word: "rawValue") { return nil }
    let isWrapped = reader.skip("(")
    if isWrapped {
      guard let wrapper = reader.path().last, IdentifierExpressionReader.wrappers.contains(wrapper) else { return nil }
    }
    guard var name = assignedName(&reader) ?? computedName(&reader) else { return nil }
    if isWrapped { name.isPlain = false }
    return declared(name, value, at: outline[literal].range)
  }

  private func declared(_ name: Name, _ value: IdentifierExpression, at range: Range<Int>) -> IdentifierConstant {
    let owner = bodies.innermost(at: range.lowerBound)
    var isLiteral = false
    if case .literal = value { isLiteral = true }
    return IdentifierConstant(
      owner: owner, name: name.text, value: value, isGlobal: owner == nil,
      isOfObject: owner != nil && !name.isStatic, isImplicit: owner == "String" || !name.isPlain, isLiteral: isLiteral,
      isCase: name.isCase, range: range)
  }

  /// The name of a constant.
  private struct Name {
    let text: String
    let isStatic: Bool
    /// Whether the constant is certainly a `String`.
    var isPlain: Bool
    var isCase = false

    /// - Parameter reader: Stands before the word `let` or `var`.
    init(_ text: String, isPlain: Bool, behind reader: BackwardCursor) {
      var reader = reader
      self.isPlain = isPlain
      var words: [String] = []
      while words.count < 3, let word = reader.word() { words.append(word) }
      (self.text, isStatic) = (text, words.contains("static") || words.contains("class"))
    }

    init(static text: String, isCase: Bool = false) {
      (self.text, isStatic, isPlain, self.isCase) = (text, true, false, isCase)
    }
  }

  /// The name in `let name: Type = `, `case name = ` and the like.
  private func assignedName(_ reader: inout BackwardCursor) -> Name? {
    let start = reader
    defer { reader = start }
    guard reader.skipAssignment() else { return nil }
    reader.skipMark()
    guard var name = reader.path().last else { return nil }
    let hasType = reader.skip(":")
    let isPlain = !hasType || name == "String"
    if hasType {
      guard let typed = reader.word() else { return nil }
      name = typed
    }
    // The second of several cases: parameters have a type before their default values.
    if !hasType, reader.skip(",") { return Name(static: name, isCase: true) }
    switch reader.word() {
    case "case": return Name(static: name, isCase: true)
    case "let": return Name(name, isPlain: isPlain, behind: reader)
    case "var": return reader.skip(word: "static") || reader.skip(word: "class") ? Name(static: name) : nil
    default: return nil
    }
  }

  /// The name in `var name: String { return … }`.
  private func computedName(_ reader: inout BackwardCursor) -> Name? {
    _ = reader.skip(word: "return")
    guard reader.skip("{") else { return nil }
    if reader.skip(word: "get"), !reader.skip("{") { return nil }
    _ = reader.skip("?")
    guard !reader.path().isEmpty, reader.skip(":"), let name = reader.word(), reader.skip(word: "var") else {
      return nil
    }
    return Name(name, isPlain: false, behind: reader)
  }

  /// A constant that is the name of a type, by the word `describing`.
  private func describedType(_ word: Int) -> IdentifierConstant? {
    guard outline.language == .swift, outline.isWord(word, "describing") else { return nil }
    var reader = BackwardCursor(outline, before: word)
    guard reader.skip("("), reader.skip(word: "String") else { return nil }
    let start = reader.position
    var expression = IdentifierExpressionReader(outline, at: start)
    guard let value = expression.expression(), value != .unknown,
      let name = assignedName(&reader) ?? computedName(&reader)
    else { return nil }
    return declared(name, value, at: outline[start].range.lowerBound..<outline[word].range.upperBound)
  }
}

// MARK: - Objective-C

extension ConstantScanner {
  /// `static NSString *const name = @"…"`, or the same without `const`, which another file cannot rely on.
  private func objectiveCConstant(_ value: IdentifierExpression, _ literal: Int) -> IdentifierConstant? {
    var reader = BackwardCursor(outline, before: literal)
    guard reader.skip("@"), reader.skipAssignment(), let name = reader.word() else { return nil }
    let isConstant = reader.skip(word: "const")
    guard isConstant || reader.skip("*") else { return nil }
    return IdentifierConstant(owner: nil, name: name, value: value, isGlobal: isConstant, isLiteral: true)
  }

  /// `#define name @"…"`.
  private func macro(_ tokens: Range<Int>) -> IdentifierConstant? {
    let start = tokens.lowerBound
    guard tokens.count == 4, let name = outline.word(start), outline.isSign(start + 2, "@"),
      outline[start + 3].kind == .text, case let value = outline.literal(outline[start + 3]), value != .unknown
    else { return nil }
    return IdentifierConstant(owner: nil, name: name, value: value, isGlobal: true, isLiteral: true)
  }
}
