/// Finds the string constants of a source file, by the literals that are assigned to them.
struct ConstantScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let language: SourceLanguage
  private let bodies: [TypeBody]

  init(_ bytes: UnsafeBufferPointer<UInt8>, language: SourceLanguage, bodies: [TypeBody]) {
    self.bytes = bytes
    self.language = language
    self.bodies = bodies
  }

  func constants(at sites: IdentifierSites) -> [IdentifierConstant] {
    let literals = sites.literals.compactMap { literal in
      constant(IdentifierExpressionReader.literal(literal, bytes), at: literal)
    }
    return literals + sites.words.compactMap(describedType) + sites.definitions.compactMap(macro)
  }

  private func constant(_ value: IdentifierExpression, at range: Range<Int>) -> IdentifierConstant? {
    guard value != .unknown, isAlone(after: range.upperBound) else { return nil }
    return language == .swift ? swiftConstant(value, range) : objectiveCConstant(value, range)
  }

  /// Whether nothing is appended to a literal, and no member of it is taken.
  private func isAlone(after place: Int) -> Bool {
    var place = place
    while place < bytes.count, bytes[place] <= UInt8(ascii: " ") || bytes[place] == UInt8(ascii: ")") { place += 1 }
    return place == bytes.count || !".+?\"".utf8.contains(bytes[place])
  }
}

// MARK: - Swift

extension ConstantScanner {
  private func swiftConstant(_ value: IdentifierExpression, _ range: Range<Int>) -> IdentifierConstant? {
    var reader = BackwardReader(bytes, from: range.lowerBound)
    if reader.skip(":"), !reader.skip(word: "rawValue") { return nil }
    let isWrapped = reader.skip("(")
    if isWrapped {
      guard let wrapper = reader.path().last ?? initializer(&reader),
        IdentifierExpressionReader.wrappers.contains(wrapper)
      else { return nil }
    }
    guard var name = assignedName(&reader) ?? computedName(&reader) else { return nil }
    if isWrapped { name.isPlain = false }
    return declared(name, value, at: range)
  }

  /// The `init` of `.init(…)`, behind whose dot no word stands.
  private func initializer(_ reader: inout BackwardReader) -> String? {
    reader.skip(word: "init") && reader.skip(".") ? "init" : nil
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
    init(_ text: String, isPlain: Bool, behind reader: BackwardReader) {
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
  private func assignedName(_ reader: inout BackwardReader) -> Name? {
    let start = reader
    defer { reader = start }
    guard reader.skipAssignment() else { return nil }
    _ = reader.skip("?") || reader.skip("!")
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
  private func computedName(_ reader: inout BackwardReader) -> Name? {
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
  private func describedType(_ word: Range<Int>) -> IdentifierConstant? {
    guard language == .swift, word.count == 10 else { return nil }
    var reader = BackwardReader(bytes, from: word.lowerBound)
    guard reader.skip("("), reader.skip(word: "String") else { return nil }
    let start = reader.place
    var expression = IdentifierExpressionReader(bytes, language: language, from: start)
    guard let value = expression.expression(), value != .unknown,
      let name = assignedName(&reader) ?? computedName(&reader)
    else { return nil }
    return declared(name, value, at: start..<word.upperBound)
  }
}

// MARK: - Objective-C

extension ConstantScanner {
  /// `static NSString *const name = @"…"`, or the same without `const`, which another file cannot rely on.
  private func objectiveCConstant(_ value: IdentifierExpression, _ range: Range<Int>) -> IdentifierConstant? {
    var reader = BackwardReader(bytes, from: range.lowerBound)
    guard reader.skip("@"), reader.skipAssignment(), let name = reader.word() else { return nil }
    let isConstant = reader.skip(word: "const")
    guard isConstant || reader.skip("*") else { return nil }
    return IdentifierConstant(owner: nil, name: name, value: value, isGlobal: isConstant, isLiteral: true)
  }

  /// `#define name @"…"`.
  private func macro(_ place: Int) -> IdentifierConstant? {
    var end = place
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    var tokens = SourceTokenizer(UnsafeBufferPointer(rebasing: bytes[..<end]), language: language, from: place + 1)
    guard let directive = tokens.nextWord(), tokens.isWord(directive, "define"), let name = tokens.nextWord(),
      tokens.skip("@"), let text = tokens.next(), text.kind == .text, tokens.next() == nil,
      case let value = IdentifierExpressionReader.literal(text.range, bytes), value != .unknown
    else { return nil }
    return IdentifierConstant(owner: nil, name: tokens.text(name), value: value, isGlobal: true, isLiteral: true)
  }
}
