/// Finds the classes of an Objective-C file, with their properties and methods.
struct ObjectiveCClassScanner {
  private var tokens: SourceTokenizer
  private var pushedBack: SourceToken?
  private var declarations: [ClassDeclaration] = []
  /// Whether a declaration is open, which `@end` closes.
  private var isInClass = false
  /// Whether a brace that comes now opens the instance variables.
  private var isBehindHead = false

  private init(_ bytes: UnsafeBufferPointer<UInt8>) { tokens = SourceTokenizer(bytes, language: .objectiveC) }

  static func declarations(in bytes: [UInt8]) -> [ClassDeclaration] {
    bytes.withUnsafeBufferPointer { bytes in
      var scanner = ObjectiveCClassScanner(bytes)
      scanner.scan()
      return scanner.declarations
    }
  }

  private mutating func scan() {
    while let token = next() {
      switch token.kind {
      case .sign(UInt8(ascii: "@")): readDirective()
      case .sign(UInt8(ascii: "{")): readBraces()
      case .sign(UInt8(ascii: "-")), .sign(UInt8(ascii: "+")): readMethod()
      default: continue
      }
    }
  }

  private mutating func next() -> SourceToken? {
    if let token = pushedBack {
      pushedBack = nil
      return token
    }
    return tokens.next()
  }

  private mutating func nextWord() -> String? {
    guard let token = next() else { return nil }
    if token.kind == .word { return tokens.text(token) }
    pushedBack = token
    return nil
  }

  private mutating func skip(_ sign: Unicode.Scalar) -> Bool {
    guard let token = next() else { return false }
    if token.isSign(sign) { return true }
    pushedBack = token
    return false
  }

  /// Passes over what is left of a pair of signs, the first of which is read already.
  private mutating func skipRest(_ open: Unicode.Scalar, _ close: Unicode.Scalar) {
    var depth = 1
    while depth > 0, let token = next() {
      if token.isSign(open) { depth += 1 }
      if token.isSign(close) { depth -= 1 }
    }
  }
}

// MARK: - Declarations

extension ObjectiveCClassScanner {
  private mutating func readDirective() {
    guard let word = next() else { return }
    if tokens.isWord(word, "interface") {
      readInterface()
    } else if tokens.isWord(word, "implementation") {
      if let name = nextWord() { begin(ClassDeclaration(kind: .addition, name: name)) }
      if skip("(") { skipRest("(", ")") }
    } else if tokens.isWord(word, "property") {
      readProperty()
    } else if tokens.isWord(word, "end") || tokens.isWord(word, "protocol") {
      isInClass = false
    } else if tokens.isWord(word, "compatibility_alias"), let name = nextWord(), let target = nextWord() {
      declarations.append(ClassDeclaration(kind: .alias, name: name, superclass: target))
    }
  }

  private mutating func begin(_ declaration: ClassDeclaration) {
    declarations.append(declaration)
    isInClass = true
    isBehindHead = true
  }

  /// A class with its superclass, or a category, which has a name in parentheses or none there.
  private mutating func readInterface() {
    guard let name = nextWord() else { return }
    if skip("<") { skipRest("<", ">") }
    if skip(":") {
      begin(ClassDeclaration(kind: .objectiveCClass, name: name, superclass: nextWord()))
    } else {
      let isCategory = skip("(")
      if isCategory { skipRest("(", ")") }
      begin(ClassDeclaration(kind: isCategory ? .addition : .objectiveCClass, name: name))
    }
    if skip("<") { skipRest("<", ">") }
  }

  /// The instance variables, or the body of a method. Outside of classes braces are looked into, as those of `extern "C"`
  /// may close where the preprocessor hides it.
  private mutating func readBraces() {
    guard isInClass else { return }
    guard isBehindHead else { return skipRest("{", "}") }
    isBehindHead = false
    var isOutlet = false
    var depth = 1
    var words: [String] = []
    while depth > 0, let token = next() {
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

  /// Attributes in parentheses, a type, names, and often a macro at the end: which word is the name cannot be told
  /// without knowing the macros, so all count.
  private mutating func readProperty() {
    isBehindHead = false
    if skip("(") { skipRest("(", ")") }
    var words: [String] = []
    while let token = next(), !token.isSign(";"), !token.isSign("@") {
      if token.kind == .word { words.append(tokens.text(token)) }
    }
    if isInClass { add(words, isOutlet: words.contains("IBOutlet") || words.contains("IBOutletCollection")) }
  }

  private mutating func add(_ words: [String], isOutlet: Bool) {
    let last = declarations.count - 1
    declarations[last].properties.formUnion(words)
    if isOutlet, let name = words.last(where: { $0 != $0.uppercased() }) {
      declarations[last].outlets.append(ClassDeclaration.Outlet(name: name, isRequired: false))
    }
  }

  /// `- (void)tap:(id)sender event:(UIEvent *)event`.
  private mutating func readMethod() {
    guard isInClass else { return }
    isBehindHead = false
    var (selector, word) = ("", "")
    while let token = next() {
      switch token.kind {
      // Behind a colon stands the parameter, then the next part of the name; without one the first word is the name.
      case .word: if !selector.isEmpty || word.isEmpty { word = tokens.text(token) }
      case .sign(UInt8(ascii: "(")): skipRest("(", ")")
      case .sign(UInt8(ascii: ":")):
        selector += word + ":"
        word = ""
      case .sign(UInt8(ascii: ";")), .sign(UInt8(ascii: "{")), .sign(UInt8(ascii: "@")), .sign(UInt8(ascii: "}")):
        pushedBack = token
        let name = selector.isEmpty ? word : selector
        declarations[declarations.count - 1].selectors.insert(name)
        return
      default: continue
      }
    }
  }
}
