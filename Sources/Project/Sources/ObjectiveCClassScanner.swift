/// Finds the classes of an Objective-C file, with their properties and methods.
struct ObjectiveCClassScanner {
  private let outline: SourceOutline
  private var tokens: TokenCursor
  private let alternatives: [Int: Int]
  private var declarations: [ClassDeclaration] = []
  /// The implementations. Where one ends is not looked for: what comes after belongs to the next one.
  private var bodies: [TypeBody] = []
  /// Whether a declaration is open, which `@end` closes.
  private var isInClass = false
  /// Whether a brace that comes now opens the instance variables.
  private var isBehindHead = false

  private init(_ outline: SourceOutline) {
    (self.outline, tokens, alternatives) = (outline, TokenCursor(outline), outline.alternatives)
  }

  static func scan(
    _ outline: SourceOutline
  ) -> (declarations: [ClassDeclaration], identifiers: SourceIdentifiers, surface: SourceSurface) {
    var scanner = ObjectiveCClassScanner(outline)
    scanner.scan()
    return (
      scanner.declarations, SourceIdentifiers(outline, bodies: scanner.bodies), SourceSurface(scanner.declarations)
    )
  }

  private mutating func scan() {
    while let token = tokens.next() {
      switch token.kind {
      case .sign(UInt8(ascii: "@")): readDirective()
      case .sign(UInt8(ascii: "{")): readBraces()
      case .sign(UInt8(ascii: "-")), .sign(UInt8(ascii: "+")): readMethod()
      case .word where isInClass && tokens.peek.isSign("("): readMacro(outline.text(token))
      default: continue
      }
    }
  }

  /// A macro between methods, such as `ACTION(save)`, may declare what it names. Names of macros have no small letters.
  private mutating func readMacro(_ name: String) {
    guard name == name.uppercased() else { return }
    tokens.position += 1
    let names = words(before: ")")
    declarations[declarations.count - 1].properties.formUnion(names)
    declarations[declarations.count - 1].selectors.formUnion(names + names.map { $0 + ":" })
  }

  /// Skips a body after its opening brace, to the end of the class where a macro hides the last brace. Of several branches
  /// for the preprocessor only the first counts, as each may open a brace that is closed once.
  private mutating func skipBody() {
    var depth = 1
    while depth > 0 {
      while let end = alternatives[tokens.position] { tokens.position = end }
      guard let token = tokens.next() else { return }
      switch token.kind {
      case .sign(UInt8(ascii: "{")): depth += 1
      case .sign(UInt8(ascii: "}")): depth -= 1
      case .sign(UInt8(ascii: "@")) where tokens.skip(word: "end"):
        isInClass = false
        return
      default: continue
      }
    }
  }
}

// MARK: - Declarations

extension ObjectiveCClassScanner {
  private mutating func readDirective() {
    guard let word = tokens.next() else { return }
    switch outline.text(word) {
    case "interface": readInterface()
    case "implementation":
      if let name = tokens.nextName() {
        bodies.append(TypeBody(name: name, start: outline[tokens.position - 1].range.upperBound, end: .max))
        begin(ClassDeclaration(kind: .addition, name: name))
      }
      if tokens.skip("(") { tokens.skipRest("(", ")") }
    case "property": readProperty()
    // `@synthesize a = _a, b;` may be all that a class says of a protocol's property.
    case "synthesize", "dynamic":
      let words = words(before: ";")
      if isInClass { add(words, isOutlet: false) }
    case "protocol": readProtocol()
    case "end": isInClass = false
    case "compatibility_alias":
      guard let name = tokens.nextName(), let target = tokens.nextName() else { return }
      declarations.append(ClassDeclaration(kind: .alias, name: name, superclass: target))
    default: break
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
    guard let name = tokens.nextName() else { return }
    if tokens.skip("<") { tokens.skipRest("<", ">") }
    if tokens.skip(":") {
      begin(ClassDeclaration(kind: .objectiveCClass, name: name, superclass: tokens.nextName()))
    } else {
      let isCategory = tokens.skip("(")
      if isCategory { tokens.skipRest("(", ")") }
      begin(ClassDeclaration(kind: isCategory ? .addition : .objectiveCClass, name: name))
    }
    while tokens.skip("<") { readProtocols() }
  }

  /// A protocol, unless only its name is announced: `@protocol A, B;`.
  private mutating func readProtocol() {
    isInClass = false
    guard let name = tokens.nextName() else { return }
    // In an expression, as `@protocol(A)`, and in a list of names it declares nothing.
    if case .sign(let sign) = tokens.peek.kind, ";,)".utf8.contains(sign) { return }
    begin(ClassDeclaration(kind: .protocol, name: name))
    while tokens.skip("<") { readProtocols() }
  }

  /// The names up to the closing angle bracket.
  private mutating func readProtocols() {
    var depth = 1
    while depth > 0, let token = tokens.next() {
      if token.kind == .word { declarations[declarations.count - 1].inherited.append(outline.text(token)) }
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
      case .word: words.append(outline.text(token))
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
  /// without knowing the macros, so all count that are not before the star of a pointer.
  private mutating func readProperty() {
    isBehindHead = false
    if tokens.skip("(") { tokens.skipRest("(", ")") }
    let start = tokens.position
    let words = words(before: ";")
    guard isInClass else { return }
    let type = words.prefix(wordsOfPointer(from: start))
    add(words, isOutlet: words.contains("IBOutlet") || words.contains("IBOutletCollection"), type: Set(type))
  }

  /// How many words stand before the star of a pointer; 0 where a parenthesis comes first, as that of a block or of a macro.
  private func wordsOfPointer(from start: Int) -> Int {
    var count = 0
    for position in start..<tokens.position {
      let token = outline[position]
      if token.kind == .word { count += 1 }
      if token.isSign("(") { return 0 }
      if token.isSign("*") { return count }
    }
    return 0
  }

  private mutating func words(before sign: Unicode.Scalar) -> [String] {
    var words: [String] = []
    while let token = tokens.next(), !token.isSign(sign) {
      if token.kind == .word { words.append(outline.text(token)) }
    }
    return words
  }

  private mutating func add(_ words: [String], isOutlet: Bool, type: Set<String> = []) {
    let last = declarations.count - 1
    declarations[last].properties.formUnion(words.filter { !type.contains($0) })
    if let mark = words.firstIndex(of: "IBInspectable"), mark + 2 < words.endIndex, let name = words.last {
      declarations[last].memberTypes.inspectables[name] = [words[mark + 1]]
    }
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
    // The types of what the method returns and of its parameters.
    var types: [String] = []
    while let token = tokens.next() {
      switch token.kind {
      // Behind a colon stands the parameter, then the next part of the name; without one the first word is the name.
      case .word: if !selector.isEmpty || word.isEmpty { word = outline.text(token) }
      case .sign(UInt8(ascii: "(")):
        types.append(outline.word(tokens.position) ?? "")
        tokens.skipRest("(", ")")
      case .sign(UInt8(ascii: ":")):
        selector += word + ":"
        word = ""
      case .sign(UInt8(ascii: ";")), .sign(UInt8(ascii: "{")), .sign(UInt8(ascii: "@")), .sign(UInt8(ascii: "}")):
        tokens.position -= 1
        let name = selector.isEmpty ? word : selector
        declarations[declarations.count - 1].selectors.insert(name)
        if token.isSign("{"), types.first == "IBAction" {
          let asks = types.count == 2 && tokens.bodyAsks(word)
          declarations[declarations.count - 1].memberTypes.senders[name] = [asks ? types[1] : ""]
        }
        return
      default: continue
      }
    }
  }
}
