/// Finds the classes of a Swift file, with their properties and methods, without parsing it all: only what stands
/// directly in types is looked at, bodies of functions are passed over.
struct SwiftClassScanner {
  private var tokens: SourceTokenizer
  /// The declarations that the open braces belong to, by position; nil for all other code.
  private var scopes: [Int?] = []
  private var declarations: [ClassDeclaration] = []
  private var isOutlet = false
  /// The name in `@objc(…)`.
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
    while let token = tokens.next() {
      switch token.kind {
      case .sign(UInt8(ascii: "{")): open(nil)
      case .sign(UInt8(ascii: "}")): _ = scopes.popLast()
      case _ where isInBody: continue
      case .sign(UInt8(ascii: "@")): readAttribute()
      case .sign(UInt8(ascii: ".")): _ = tokens.nextWord()
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
    guard let word = tokens.nextWord() else { return }
    if tokens.isWord(word, "IBOutlet") { isOutlet = true }
    guard tokens.isWord(word, "objc"), tokens.skip("(") else { return }
    var name = ""
    while let token = tokens.next(), !token.isSign(")") {
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
    } else if tokens.isWord(word, "import") {
      // What it is that comes from a module, as in `import class UIKit.UIView`, declares nothing.
      _ = tokens.nextWord()
    } else if tokens.isWord(word, "init") || tokens.isWord(word, "subscript") {
      forgetAttributes()
    }
  }
}

// MARK: - Tokens

extension SwiftClassScanner {
  /// A name with dots, of which the last part counts.
  private mutating func nextName() -> String? {
    guard var word = tokens.nextWord() else { return nil }
    while tokens.skip("."), let part = tokens.nextWord() { word = part }
    return tokens.text(word)
  }

  /// Passes over `<…>`, if it comes next.
  private mutating func skipGenerics() {
    guard tokens.skip("<") else { return }
    var depth = 1
    while depth > 0, let token = tokens.next() {
      if token.isSign("<") { depth += 1 }
      if token.isSign("-") { _ = tokens.skip(">") }
      if token.isSign(">") { depth -= 1 }
      if token.isSign("{") || token.isSign("}") {
        tokens.pushBack(token)
        return
      }
    }
  }
}

// MARK: - Types

extension SwiftClassScanner {
  private mutating func readType(_ kind: ClassDeclaration.Kind) {
    guard let word = tokens.nextWord() else { return }
    guard !isModifier(word) else {
      tokens.pushBack(word)
      return
    }
    var name = tokens.text(word)
    while tokens.skip("."), let part = tokens.nextWord() { name = tokens.text(part) }
    var declaration = ClassDeclaration(kind: kind, name: name, runtimeName: runtimeName)
    skipGenerics()
    if tokens.skip(":") {
      if tokens.skip("@") { _ = tokens.nextWord() }
      let first = nextName()
      if kind == .swiftClass { declaration.superclass = first }
    }
    while let token = tokens.next() {
      if token.isSign("}") {
        tokens.pushBack(token)
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
    guard tokens.skip("="), let target = nextName() else { return }
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
      guard let word = tokens.nextWord() else { return }
      let name = tokens.text(word)
      declarations[position].properties.insert(name)
      if isOutlet {
        let outlet = ClassDeclaration.Outlet(name: name, isRequired: isTypeForced())
        declarations[position].outlets.append(outlet)
      }
    } while tokens.skip(",")
  }

  /// Whether the type that comes next ends with an exclamation mark.
  private mutating func isTypeForced() -> Bool {
    guard tokens.skip(":") else { return false }
    while let token = tokens.next() {
      switch token.kind {
      case .sign(UInt8(ascii: "!")): return true
      case .sign(UInt8(ascii: "?")): return false
      case .sign(UInt8(ascii: "[")), .sign(UInt8(ascii: "]")), .sign(UInt8(ascii: ".")), .sign(UInt8(ascii: "<")),
        .sign(UInt8(ascii: ">")), .sign(UInt8(ascii: "(")), .sign(UInt8(ascii: ")")), .sign(UInt8(ascii: "&")), .word:
        continue
      default:
        tokens.pushBack(token)
        return false
      }
    }
    return false
  }

  private mutating func readMethod() {
    defer { forgetAttributes() }
    guard let scope = scopes.last, let position = scope, let word = tokens.nextWord() else { return }
    let name = tokens.text(word)
    skipGenerics()
    guard tokens.skip("(") else { return }
    let labels = readLabels()
    declarations[position].selectors.formUnion(SwiftSelector.names(name, labels: labels))
    if let first = labels.first, first != "_" {
      declarations[position].earlySelectors.insert(SwiftSelector.earlyName(name, labels: labels))
    }
    if let runtimeName { declarations[position].selectors.insert(runtimeName) }
  }

  /// The labels of parameters, up to the closing parenthesis.
  private mutating func readLabels() -> [String] {
    var labels: [String] = []
    var depth = 1
    var isStart = true
    while depth > 0, let token = tokens.next() {
      switch token.kind {
      case .sign(UInt8(ascii: "(")), .sign(UInt8(ascii: "[")), .sign(UInt8(ascii: "{")): depth += 1
      case .sign(UInt8(ascii: ")")), .sign(UInt8(ascii: "]")), .sign(UInt8(ascii: "}")): depth -= 1
      case .sign(UInt8(ascii: ",")): isStart = depth == 1
      case .sign(UInt8(ascii: "@")): _ = tokens.nextWord()
      case .word where isStart:
        isStart = false
        let isNamedTwice = tokens.nextWord() != nil
        if tokens.skip(":") || isNamedTwice { labels.append(tokens.text(token)) }
      default: continue
      }
    }
    return labels
  }
}
