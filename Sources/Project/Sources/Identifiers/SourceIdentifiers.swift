/// What one source file says about identifiers of Interface Builder.
public struct SourceIdentifiers: Sendable {
  /// Where code names objects and documents, in no particular order.
  public internal(set) var uses: [IdentifierUse] = []
  /// The string constants that the file declares.
  public internal(set) var constants: [IdentifierConstant] = []
  /// The string literals without interpolation, as often as they are written.
  public internal(set) var literals: [String] = []
  /// Where the file takes names from that it hands on.
  var receivers: [NameReceiver] = []
  /// Arguments that others may hand on, and the parameters that take them.
  var passed: [PassedName] = []
  /// The protocols of structures and enumerations that declare constants.
  var protocols: [String: Set<String>] = [:]
  /// Whether the file sets the view controllers of a navigation controller, or pushes one to another than its own.
  public internal(set) var setsControllers = false

  /// A file without identifiers.
  public init() {}

  /// Looks through a file.
  init(_ outline: SourceOutline, bodies: [TypeBody] = []) {
    let bodies = bodies.count > Self.mostTypes ? [] : bodies
    let words = outline.tokens.filter(outline.mayTakeName)
    let texts = outline.tokens.filter { outline[$0].kind == .text }
    constants = ConstantScanner(outline: outline, bodies: bodies).constants(at: words, texts)
    literals = texts.compactMap { position in
      guard outline[position].range.count <= Self.longestLiteral,
        case .literal(let text) = outline.literal(outline[position])
      else { return nil }
      return text.isEmpty ? nil : text
    }
    uses = IdentifierScanner(outline: outline, bodies: bodies).uses(at: words)
    setsControllers = words.contains(where: outline.setsControllers)
    if outline.language == .swift {
      passed = PassedNameScanner(outline: outline, bodies: bodies).names(at: words, except: uses)
      addReceivers(outline)
    }
    hideShadowedNames(outline)
    if outline.language == .swift { hideGenericParameters(outline) }
  }

  /// In a file with more types it is not looked up which of them a use is in.
  private static let mostTypes = 2000

  /// Nobody writes longer identifiers.
  private static let longestLiteral = 100

  /// Notes the protocols of structures and enumerations that declare constants.
  mutating func addProtocols(ofValues declarations: [ClassDeclaration]) {
    guard !constants.isEmpty else { return }
    let owners = Set(constants.lazy.compactMap(\.owner))
    for declaration in declarations
    where declaration.kind == .other && !declaration.inherited.isEmpty && owners.contains(declaration.name) {
      protocols[declaration.name, default: []].formUnion(declaration.inherited)
    }
  }

  /// Looks for the origins of names that the file does not give a text.
  private mutating func addReceivers(_ outline: SourceOutline) {
    let known = Set(constants.map(\.name))
    let open = uses.filter { use in
      guard !use.isRegistration, case .constant(let path) = use.expression else { return false }
      return path.count == 1 && !known.contains(path[0]) || path.count == 2 && (path[0] == "self" || path[0] == "Self")
    }
    guard !open.isEmpty else { return }
    var scanner = ReceiverScanner(outline)
    receivers = scanner.receivers(of: open)
  }

  /// Makes nothing of what code asks for by the parameter of a generic function or type.
  private mutating func hideGenericParameters(_ outline: SourceOutline) {
    guard uses.contains(where: { $0.typeName != nil }) || constants.contains(where: { $0.typeName != nil }) else {
      return
    }
    let parameters = outline.genericParameters
    guard !parameters.isEmpty else { return }
    constants.removeAll { $0.typeName.map(parameters.contains) == true }
    uses = uses.map { use in
      !use.isRegistration && use.typeName.map(parameters.contains) == true ? use.withUnknownExpression : use
    }
  }

  /// Makes nothing of names that something else in the file has, such as a parameter.
  private mutating func hideShadowedNames(_ outline: SourceOutline) {
    let names = Set(uses.compactMap(\.plainName))
    guard !names.isEmpty else { return }
    let known = constants.reduce(into: [:]) { $0[$1.name, default: 0] += 1 }
    let shadowed = outline.declarations(of: names).filter { $0.value > known[$0.key, default: 0] }
    uses = uses.map { use in
      use.plainName.map { shadowed[$0] != nil } == true ? use.withUnknownExpression : use
    }
  }
}

extension IdentifierConstant {
  /// The name of the type that the constant has the name of.
  fileprivate var typeName: String? {
    guard case .typeName(let name) = value else { return nil }
    return name
  }
}

extension IdentifierUse {
  /// The name of a type, or of the type of a constant.
  fileprivate var typeName: String? {
    switch expression {
    case .typeName(let name): name
    case .constant(let path) where path.count == 2: path[0]
    case .constant, .literal, .ownTypeName, .unknown: nil
    }
  }

  /// The name of a constant that stands alone.
  fileprivate var plainName: String? {
    guard case .constant(let path) = expression, path.count == 1 else { return nil }
    return path[0]
  }

  fileprivate var withUnknownExpression: IdentifierUse {
    IdentifierUse(
      kind: kind, isRegistration: isRegistration, expression: .unknown, range: range, enclosingType: enclosingType,
      isPassedOn: true)
  }
}

extension SourceOutline {
  /// Whether a word may take a name, or have to do with one: `withIdentifier`, `nibName`.
  fileprivate func mayTakeName(_ position: Int) -> Bool {
    let token = self[position]
    guard token.kind == .word, token.range.count >= 7 else { return false }
    func ends(with suffix: StaticString) -> Bool {
      bytes.isText(
        max(token.range.lowerBound, token.range.upperBound - suffix.utf8CodeUnitCount)..<token.range.upperBound, suffix)
    }
    return switch bytes[token.range.upperBound - 1] {
    case UInt8(ascii: "r"): ends(with: "dentifier") || ends(with: "pushViewController")
    case UInt8(ascii: "s"): ends(with: "iewControllers")
    case UInt8(ascii: "d"): ends(with: "Storyboard") || ends(with: "ibNamed")
    case UInt8(ascii: "e"): ends(with: "ibName") || ends(with: "oryboardName") || ends(with: "storyboardWithName")
    case UInt8(ascii: "g"): ends(with: "isEqualToString") || ends(with: "describing")
    default: false
    }
  }

  /// Whether a word sets what a navigation controller shows.
  fileprivate func setsControllers(_ word: Int) -> Bool {
    if isWord(word, "setViewControllers") { return true }
    if isWord(word, "pushViewController") { return !isOnOwnStack(word) }
    guard isWord(word, "viewControllers") else { return false }
    // The property is assigned to, or something is added to it.
    if isSign(word + 1, "=") { return self[word + 2].kind != .end && !isSign(word + 2, "=") }
    return isSign(word + 1, ".") && isWord(word + 2, anyOf: ["append", "insert"])
  }

  /// Whether the controller is pushed to the navigation controller that the code is in already.
  private func isOnOwnStack(_ word: Int) -> Bool {
    var reader = BackwardCursor(self, before: word)
    if language == .swift {
      guard reader.skip(".") else { return false }
      reader.skipMark()
    } else {
      _ = reader.skip("]")
    }
    return reader.path().last == "navigationController"
  }

  /// The parameters of generic functions and types, and the associated types of protocols: names that may stand for any
  /// class.
  fileprivate var genericParameters: Set<String> {
    var tokens = TokenCursor(self)
    var names: Set<String> = []
    while let token = tokens.next() {
      guard token.kind == .word else { continue }
      if isWord(token, "associatedtype"), let name = tokens.nextName() { names.insert(name) }
      guard isWord(tokens.position - 1, anyOf: ["func", "class", "struct", "enum", "init", "typealias"]) else {
        continue
      }
      if !isWord(token, "init"), tokens.nextWord() == nil { continue }
      guard tokens.skip("<") else { continue }
      // The first word of each parameter counts.
      var (depth, isStart) = (1, true)
      while depth > 0, !tokens.peek.isSign("{"), !tokens.peek.isSign("}"), let token = tokens.next() {
        switch token.kind {
        case .word:
          if isStart { names.insert(text(token)) }
          isStart = false
        case .sign(UInt8(ascii: "<")): depth += 1
        case .sign(UInt8(ascii: ">")): depth -= 1
        case .sign(UInt8(ascii: ",")): isStart = depth == 1
        default: continue
        }
      }
    }
    return names
  }

  /// How often the file declares or assigns each of some names: constants, variables and parameters.
  fileprivate func declarations(of names: Set<String>) -> [String: Int] {
    tokens.reduce(into: [:]) { counts, position in
      guard let name = word(position), names.contains(name), isDeclared(position) else { return }
      counts[name, default: 0] += 1
    }
  }

  private func isDeclared(_ position: Int) -> Bool {
    let before = self[position - 1]
    let isNew =
      language == .objectiveC
      ? before.isSign("*") || before.isSign(")") || isWord(before, "const")
      : isWord(before, "let") || isWord(before, "var")
    if isNew { return self[position + 1].kind != .end }
    // `name: Type`, `name in`, `name = value`.
    switch self[position + 1].kind {
    case .sign(UInt8(ascii: ":")): return before.kind == .word || before.isSign("(") || before.isSign(",")
    case .sign(UInt8(ascii: "=")): return !isSign(position + 2, "=")
    default: return isWord(position + 1, "in")
    }
  }
}
