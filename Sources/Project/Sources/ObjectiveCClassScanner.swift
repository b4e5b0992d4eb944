/// Finds the classes of an Objective-C file, with their properties and methods.
struct ObjectiveCClassScanner {
  private var tokens: SourceTokenizer
  private let sites = IdentifierSites()
  private var declarations: [ClassDeclaration] = []
  /// The implementations. Where one ends is not looked for: what comes after belongs to the next one.
  private var bodies: [TypeBody] = []
  /// Whether a declaration is open, which `@end` closes.
  private var isInClass = false
  /// Whether a brace that comes now opens the instance variables.
  private var isBehindHead = false

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    tokens = SourceTokenizer(bytes, language: .objectiveC, sites: sites)
  }

  static func scan(
    _ bytes: [UInt8]
  ) -> (declarations: [ClassDeclaration], identifiers: SourceIdentifiers, surface: SourceSurface) {
    bytes.withUnsafeBufferPointer { bytes in
      var scanner = ObjectiveCClassScanner(bytes)
      scanner.scan()
      return (
        scanner.declarations,
        SourceIdentifiers(bytes, language: .objectiveC, sites: scanner.sites, bodies: scanner.bodies),
        SourceSurface(scanner.declarations)
      )
    }
  }

  private mutating func scan() {
    while let token = tokens.next() {
      switch token.kind {
      case .sign(UInt8(ascii: "@")): readDirective()
      case .sign(UInt8(ascii: "{")): readBraces()
      case .sign(UInt8(ascii: "-")), .sign(UInt8(ascii: "+")): readMethod()
      default: continue
      }
    }
  }

  /// The text of the next token, if it is a word.
  private mutating func nextName() -> String? {
    guard let word = tokens.nextWord() else { return nil }
    return tokens.text(word)
  }

  /// Passes over what is left of a pair of signs, the first of which is read already.
  private mutating func skipRest(_ open: Unicode.Scalar, _ close: Unicode.Scalar) {
    var depth = 1
    while depth > 0, let token = tokens.next() {
      if token.isSign(open) { depth += 1 }
      if token.isSign(close) { depth -= 1 }
    }
  }

  /// Skips a body after its opening brace, to the end of the class where a macro hides the last brace.
  private mutating func skipBody() {
    tokens.skipsAlternatives = true
    defer { tokens.skipsAlternatives = false }
    var depth = 1
    while depth > 0, let token = tokens.next() {
      switch token.kind {
      case .sign(UInt8(ascii: "{")): depth += 1
      case .sign(UInt8(ascii: "}")): depth -= 1
      case .sign(UInt8(ascii: "@")):
        guard let word = tokens.nextWord() else { continue }
        if tokens.isWord(word, "end") {
          isInClass = false
          return
        }
      default: continue
      }
    }
  }
}

// MARK: - Declarations

extension ObjectiveCClassScanner {
  private mutating func readDirective() {
    guard let word = tokens.next() else { return }
    if tokens.isWord(word, "interface") {
      readInterface()
    } else if tokens.isWord(word, "implementation") {
      if let word = tokens.nextWord() {
        let name = tokens.text(word)
        bodies.append(TypeBody(name: name, start: word.range.upperBound, end: .max))
        begin(ClassDeclaration(kind: .addition, name: name))
      }
      if tokens.skip("(") { skipRest("(", ")") }
    } else if tokens.isWord(word, "property") {
      readProperty()
    } else if tokens.isWord(word, "synthesize") || tokens.isWord(word, "dynamic") {
      readImplementedProperties()
    } else if tokens.isWord(word, "protocol") {
      readProtocol()
    } else if tokens.isWord(word, "end") {
      isInClass = false
    } else if tokens.isWord(word, "compatibility_alias"), let name = nextName(), let target = nextName() {
      declarations.append(ClassDeclaration(kind: .alias, name: name, superclass: target))
    }
  }

  private mutating func begin(_ declaration: ClassDeclaration) {
    declarations.append(declaration)
    declarations[declarations.count - 1].showsAllMethods = true
    isInClass = true
    isBehindHead = true
  }

  /// A class with its superclass, or a category, which has a name in parentheses or none there.
  private mutating func readInterface() {
    guard let name = nextName() else { return }
    if tokens.skip("<") { skipRest("<", ">") }
    if tokens.skip(":") {
      begin(ClassDeclaration(kind: .objectiveCClass, name: name, superclass: nextName()))
    } else {
      let isCategory = tokens.skip("(")
      if isCategory { skipRest("(", ")") }
      begin(ClassDeclaration(kind: isCategory ? .addition : .objectiveCClass, name: name))
    }
    while tokens.skip("<") { readProtocols() }
  }

  /// A protocol, unless only its name is announced: `@protocol A, B;`.
  private mutating func readProtocol() {
    isInClass = false
    guard let name = nextName(), let next = tokens.next() else { return }
    tokens.pushBack(next)
    // In an expression, as `@protocol(A)`, and in a list of names it declares nothing.
    guard !next.isSign(";"), !next.isSign(","), !next.isSign(")") else { return }
    begin(ClassDeclaration(kind: .protocol, name: name))
    while tokens.skip("<") { readProtocols() }
  }

  /// The names up to the closing angle bracket.
  private mutating func readProtocols() {
    var depth = 1
    while depth > 0, let token = tokens.next() {
      if token.kind == .word { declarations[declarations.count - 1].inherited.append(tokens.text(token)) }
      if token.isSign("<") { depth += 1 }
      if token.isSign(">") { depth -= 1 }
    }
  }

  /// The instance variables, or the body of a method. Outside of classes braces are looked into, as those of `extern "C"`
  /// may close where the preprocessor hides it.
  private mutating func readBraces() {
    guard isInClass else { return }
    guard isBehindHead else { return skipBody() }
    isBehindHead = false
    var isOutlet = false
    var depth = 1
    var words: [String] = []
    while depth > 0, let token = tokens.next() {
      switch token.kind {
      case .word: words.append(tokens.text(token))
      case .sign(UInt8(ascii: "{")): depth += 1
      case .sign(UInt8(ascii: "}")): depth -= 1
      case .sign(UInt8(ascii: ";")), .sign(UInt8(ascii: ",")):
        isOutlet = isOutlet || words.contains("IBOutlet")
        add(words, isOutlet: isOutlet)
        words = []
        if token.isSign(";") { isOutlet = false }
      default: continue
      }
    }
  }

  /// Attributes in parentheses, a type, names, and often a macro at the end: which word is the name is not known
  /// without knowing the macros, so all count.
  private mutating func readProperty() {
    isBehindHead = false
    if tokens.skip("(") { skipRest("(", ")") }
    var words: [String] = []
    while let token = tokens.next(), !token.isSign(";") {
      if token.kind == .word { words.append(tokens.text(token)) }
    }
    if isInClass { add(words, isOutlet: words.contains("IBOutlet") || words.contains("IBOutletCollection")) }
  }

  /// `@synthesize a = _a, b;`, which may be all that a class says of a protocol's property.
  private mutating func readImplementedProperties() {
    var words: [String] = []
    while let token = tokens.next(), !token.isSign(";") {
      if token.kind == .word { words.append(tokens.text(token)) }
    }
    if isInClass { add(words, isOutlet: false) }
  }

  private mutating func add(_ words: [String], isOutlet: Bool) {
    let last = declarations.count - 1
    declarations[last].properties.formUnion(words)
    if isOutlet, let name = words.last(where: { $0 != $0.uppercased() }) {
      let outlet = ClassDeclaration.Outlet(name: name, isRequired: false, type: Self.outletType(words))
      declarations[last].outlets.append(outlet)
    }
  }

  /// The class between `IBOutlet` and the name.
  private static func outletType(_ words: [String]) -> String? {
    guard let mark = words.firstIndex(of: "IBOutlet") else { return nil }
    let type = words[(mark + 1)...].dropLast().first { !qualifiers.contains($0) }
    return type == "id" ? nil : type
  }

  private static let qualifiers: Set = [
    "__weak", "__strong", "__block", "__unsafe_unretained", "__kindof", "nullable", "nonnull", "_Nullable", "_Nonnull",
    "const",
  ]

  /// `- (void)tap:(id)sender event:(UIEvent *)event`.
  private mutating func readMethod() {
    guard isInClass else { return }
    isBehindHead = false
    var (selector, word) = ("", "")
    while let token = tokens.next() {
      switch token.kind {
      // Behind a colon stands the parameter, then the next part of the name; without one the first word is the name.
      case .word: if !selector.isEmpty || word.isEmpty { word = tokens.text(token) }
      case .sign(UInt8(ascii: "(")): skipRest("(", ")")
      case .sign(UInt8(ascii: ":")):
        selector += word + ":"
        word = ""
      case .sign(UInt8(ascii: ";")), .sign(UInt8(ascii: "{")), .sign(UInt8(ascii: "@")), .sign(UInt8(ascii: "}")):
        tokens.pushBack(token)
        let name = selector.isEmpty ? word : selector
        declarations[declarations.count - 1].selectors.insert(name)
        return
      default: continue
      }
    }
  }
}
