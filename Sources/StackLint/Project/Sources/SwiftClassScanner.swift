/// Finds the classes of a Swift file, with their properties and methods, without parsing it all: only what stands
/// directly in types is looked at, bodies of functions are passed over.
struct SwiftClassScanner {
  private var tokens: SourceTokenizer
  private var pushedBack: SourceToken?
  /// What the open braces belong to: a declaration by its position, nil for all other code.
  private var scopes: [Int?] = []
  private var declarations: [ClassDeclaration] = []
  private var isOutlet = false
  /// What stands in `@objc(…)`.
  private var runtimeName: String?

  private init(_ bytes: UnsafeBufferPointer<UInt8>) { tokens = SourceTokenizer(bytes, language: .swift) }

  static func declarations(in bytes: [UInt8]) -> [ClassDeclaration] {
    bytes.withUnsafeBufferPointer { bytes in
      var scanner = SwiftClassScanner(bytes)
      scanner.scan()
      return scanner.declarations.filter { $0.kind != .other }
    }
  }

  private mutating func scan() {
    while let token = next() {
      switch token.kind {
      case .sign(UInt8(ascii: "{")): open(nil)
      case .sign(UInt8(ascii: "}")): _ = scopes.popLast()
      case _ where isInBody: continue
      case .sign(UInt8(ascii: "@")): readAttribute()
      case .sign(UInt8(ascii: ".")): _ = nextWord()
      case .word: readDeclaration(token)
      default: continue
      }
    }
  }

  /// Whether this is code in which declarations are local.
  private var isInBody: Bool { scopes.last.map { $0 == nil } ?? false }

  private mutating func open(_ scope: Int?) {
    scopes.append(scope)
    forgetAttributes()
  }

  private mutating func forgetAttributes() {
    isOutlet = false
    runtimeName = nil
  }

  private mutating func readAttribute() {
    guard let word = nextWord() else { return }
    if tokens.isWord(word, "IBOutlet") { isOutlet = true }
    guard tokens.isWord(word, "objc"), skip("(") else { return }
    var name = ""
    while let token = next(), !token.isSign(")") {
      name += token.kind == .word ? tokens.text(token) : ":"
    }
    runtimeName = name
  }

  private mutating func readDeclaration(_ word: SourceToken) {
    if tokens.isWord(word, "var") || tokens.isWord(word, "let") {
      readProperty()
    } else if tokens.isWord(word, "func") {
      readMethod()
    } else if tokens.isWord(word, "class") {
      readType(.swiftClass)
    } else if tokens.isWord(word, "extension") {
      readType(.addition)
    } else if tokens.isWord(word, "struct") || tokens.isWord(word, "enum") || tokens.isWord(word, "protocol")
      || tokens.isWord(word, "actor")
    {
      readType(.other)
    } else if tokens.isWord(word, "typealias") {
      readAlias()
    } else if tokens.isWord(word, "init") || tokens.isWord(word, "subscript") {
      forgetAttributes()
    }
  }
}

// MARK: - Tokens

extension SwiftClassScanner {
  private mutating func next() -> SourceToken? {
    if let token = pushedBack {
      pushedBack = nil
      return token
    }
    return tokens.next()
  }

  /// The next token, if it is a word.
  private mutating func nextWord() -> SourceToken? {
    guard let token = next() else { return nil }
    if token.kind == .word { return token }
    pushedBack = token
    return nil
  }

  /// Passes over a sign, if it comes next.
  private mutating func skip(_ sign: Unicode.Scalar) -> Bool {
    guard let token = next() else { return false }
    if token.isSign(sign) { return true }
    pushedBack = token
    return false
  }

  /// A name with dots, of which the last part counts.
  private mutating func nextName() -> String? {
    guard var word = nextWord() else { return nil }
    while skip("."), let part = nextWord() { word = part }
    return tokens.text(word)
  }

  /// Passes over `<…>`, if it comes next.
  private mutating func skipGenerics() {
    guard skip("<") else { return }
    var depth = 1
    while depth > 0, let token = next() {
      if token.isSign("<") { depth += 1 }
      if token.isSign("-") { _ = skip(">") }
      if token.isSign(">") { depth -= 1 }
      if token.isSign("{") || token.isSign("}") {
        pushedBack = token
        return
      }
    }
  }
}

// MARK: - Types

extension SwiftClassScanner {
  private mutating func readType(_ kind: ClassDeclaration.Kind) {
    guard let word = nextWord() else { return }
    guard !isModifier(word) else {
      pushedBack = word
      return
    }
    var name = tokens.text(word)
    while skip("."), let part = nextWord() { name = tokens.text(part) }
    var declaration = ClassDeclaration(kind: kind, name: name, runtimeName: runtimeName)
    skipGenerics()
    if skip(":") {
      if skip("@") { _ = nextWord() }
      let first = nextName()
      if kind == .swiftClass { declaration.superclass = first }
    }
    while let token = next() {
      if token.isSign("}") {
        pushedBack = token
        return
      }
      guard token.isSign("{") else { continue }
      declarations.append(declaration)
      return open(declarations.count - 1)
    }
  }

  /// `class func` and the like declare no class.
  private func isModifier(_ word: SourceToken) -> Bool {
    ["func", "var", "let", "override", "final", "subscript", "private", "public", "internal", "fileprivate", "open"]
      .contains { tokens.isWord(word, $0) }
  }

  private mutating func readAlias() {
    guard let name = nextName() else { return }
    skipGenerics()
    guard skip("="), let target = nextName() else { return }
    declarations.append(ClassDeclaration(kind: .alias, name: name, superclass: target))
  }
}

// MARK: - Members

extension SwiftClassScanner {
  private mutating func readProperty() {
    defer { forgetAttributes() }
    guard let scope = scopes.last, let position = scope else { return }
    if let runtimeName { declarations[position].properties.insert(runtimeName) }
    repeat {
      guard let word = nextWord() else { return }
      let name = tokens.text(word)
      declarations[position].properties.insert(name)
      if isOutlet {
        let outlet = ClassDeclaration.Outlet(name: name, isRequired: isTypeForced())
        declarations[position].outlets.append(outlet)
      }
    } while skip(",")
  }

  /// Whether the type that comes next ends with an exclamation mark.
  private mutating func isTypeForced() -> Bool {
    guard skip(":") else { return false }
    while let token = next() {
      switch token.kind {
      case .sign(UInt8(ascii: "!")): return true
      case .sign(UInt8(ascii: "?")): return false
      case .sign(UInt8(ascii: "[")), .sign(UInt8(ascii: "]")), .sign(UInt8(ascii: ".")), .sign(UInt8(ascii: "<")),
        .sign(UInt8(ascii: ">")), .sign(UInt8(ascii: "(")), .sign(UInt8(ascii: ")")), .sign(UInt8(ascii: "&")), .word:
        continue
      default:
        pushedBack = token
        return false
      }
    }
    return false
  }

  private mutating func readMethod() {
    defer { forgetAttributes() }
    guard let scope = scopes.last, let position = scope, let word = nextWord() else { return }
    let name = tokens.text(word)
    skipGenerics()
    guard skip("(") else { return }
    let labels = readLabels()
    declarations[position].selectors.formUnion(SwiftSelector.names(name, labels: labels))
    if let runtimeName { declarations[position].selectors.insert(runtimeName) }
  }

  /// The labels of parameters, up to the closing parenthesis.
  private mutating func readLabels() -> [String] {
    var labels: [String] = []
    var depth = 1
    var isStart = true
    while depth > 0, let token = next() {
      switch token.kind {
      case .sign(UInt8(ascii: "(")), .sign(UInt8(ascii: "[")), .sign(UInt8(ascii: "{")): depth += 1
      case .sign(UInt8(ascii: ")")), .sign(UInt8(ascii: "]")), .sign(UInt8(ascii: "}")): depth -= 1
      case .sign(UInt8(ascii: ",")): isStart = depth == 1
      case .sign(UInt8(ascii: "@")): _ = nextWord()
      case .word where isStart:
        isStart = false
        let isNamedTwice = nextWord() != nil
        if skip(":") || isNamedTwice { labels.append(tokens.text(token)) }
      default: continue
      }
    }
    return labels
  }
}
