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

  /// Looks at the sites that a tokenizer noted.
  init(
    _ bytes: UnsafeBufferPointer<UInt8>, language: SourceLanguage, sites: IdentifierSites, bodies: [TypeBody] = []
  ) {
    let bodies = bodies.count > Self.mostTypes ? [] : bodies
    let constants = ConstantScanner(bytes, language: language, bodies: bodies)
    self.constants = constants.constants(at: sites)
    literals = sites.literals.compactMap { range in
      guard range.count <= Self.longestLiteral else { return nil }
      guard case .literal(let text) = IdentifierExpressionReader.literal(range, bytes) else { return nil }
      return text.isEmpty ? nil : text
    }
    uses = IdentifierScanner(bytes, language: language, bodies: bodies).uses(at: sites)
    setsControllers = NavigationScanner(bytes, language: language).setsControllers(at: sites)
    if language == .swift {
      passed = PassedNameScanner(bytes, bodies: bodies).names(at: sites, except: uses)
      addReceivers(bytes, bodies)
    }
    hideShadowedNames(bytes, language)
    if language == .swift { hideGenericParameters(bytes) }
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
  private mutating func addReceivers(_ bytes: UnsafeBufferPointer<UInt8>, _ bodies: [TypeBody]) {
    let known = Set(constants.map(\.name))
    let open = uses.filter { use in
      guard !use.isRegistration, case .constant(let path) = use.expression else { return false }
      return path.count == 1 && !known.contains(path[0]) || path.count == 2 && (path[0] == "self" || path[0] == "Self")
    }
    guard !open.isEmpty else { return }
    var scanner = ReceiverScanner(bytes, bodies: bodies)
    receivers = scanner.receivers(of: open)
  }

  /// Makes nothing of what code asks for by the parameter of a generic function or type.
  private mutating func hideGenericParameters(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard uses.contains(where: { $0.typeName != nil }) || constants.contains(where: { $0.typeName != nil }) else {
      return
    }
    let parameters = GenericParameters.names(in: bytes)
    guard !parameters.isEmpty else { return }
    constants.removeAll { $0.typeName.map(parameters.contains) == true }
    uses = uses.map { use in
      !use.isRegistration && use.typeName.map(parameters.contains) == true ? use.withUnknownExpression : use
    }
  }

  /// Makes nothing of names that something else in the file has, such as a parameter.
  private mutating func hideShadowedNames(_ bytes: UnsafeBufferPointer<UInt8>, _ language: SourceLanguage) {
    let names = Set(uses.compactMap(\.plainName))
    guard !names.isEmpty else { return }
    let shadowed = NameDeclarations(of: names, in: bytes, language: language).names(except: constants)
    uses = uses.map { use in
      use.plainName.map(shadowed.contains) == true ? use.withUnknownExpression : use
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

/// Finds out whether a source file sets what a navigation controller shows.
struct NavigationScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let language: SourceLanguage

  init(_ bytes: UnsafeBufferPointer<UInt8>, language: SourceLanguage) {
    (self.bytes, self.language) = (bytes, language)
  }

  /// Whether one of the words that a tokenizer noted sets controllers.
  func setsControllers(at sites: IdentifierSites) -> Bool { sites.words.contains(where: setsControllers) }

  private func setsControllers(_ word: Range<Int>) -> Bool {
    if bytes.isText(word, "setViewControllers") { return true }
    if bytes.isText(word, "pushViewController") { return !isOnOwnStack(word) }
    return bytes.isText(word, "viewControllers") && isChanged(after: word.upperBound)
  }

  /// Whether the controller is pushed to the navigation controller that the code is in already.
  private func isOnOwnStack(_ word: Range<Int>) -> Bool {
    var reader = BackwardReader(bytes, from: word.lowerBound)
    if language == .swift {
      guard reader.skip(".") else { return false }
      _ = reader.skip("?") || reader.skip("!")
    } else {
      _ = reader.skip("]")
    }
    return reader.path().last == "navigationController"
  }

  /// Whether the property is assigned to, or something is added to it.
  private func isChanged(after place: Int) -> Bool {
    var tokens = SourceTokenizer(bytes, language: language, from: place)
    if tokens.skip("="), let next = tokens.next() { return !next.isSign("=") }
    return tokens.skip(".") && tokens.nextWord().map { ["append", "insert"].contains(tokens.text($0)) } == true
  }
}

/// Finds the parameters of generic functions and types, and the associated types of protocols, in a Swift file: names that may stand for any class.
enum GenericParameters {
  static func names(in bytes: UnsafeBufferPointer<UInt8>) -> Set<String> {
    var tokens = SourceTokenizer(bytes, language: .swift)
    var names: Set<String> = []
    while let token = tokens.next() {
      guard token.kind == .word else { continue }
      if tokens.isWord(token, "associatedtype"), let name = tokens.nextWord() { names.insert(tokens.text(name)) }
      guard mayBeGeneric(token, tokens) else { continue }
      if !tokens.isWord(token, "init"), tokens.nextWord() == nil { continue }
      if tokens.skip("<") { readParameters(&tokens, into: &names) }
    }
    return names
  }

  private static func mayBeGeneric(_ token: SourceToken, _ tokens: SourceTokenizer) -> Bool {
    ["func", "class", "struct", "enum", "init", "typealias"].contains { tokens.isWord(token, $0) }
  }

  /// The first word of each parameter, up to the closing angle bracket.
  private static func readParameters(_ tokens: inout SourceTokenizer, into names: inout Set<String>) {
    var depth = 1
    var isStart = true
    while depth > 0, let token = tokens.next() {
      switch token.kind {
      case .word:
        if isStart { names.insert(tokens.text(token)) }
        isStart = false
      case .sign(UInt8(ascii: "<")): depth += 1
      case .sign(UInt8(ascii: ">")): depth -= 1
      case .sign(UInt8(ascii: ",")): isStart = depth == 1
      case .sign(UInt8(ascii: "{")), .sign(UInt8(ascii: "}")):
        tokens.pushBack(token)
        return
      default: continue
      }
    }
  }
}

/// Counts what one source file declares or assigns under some names: constants, variables and parameters.
struct NameDeclarations {
  private var counts: [String: Int] = [:]

  init(of names: Set<String>, in bytes: UnsafeBufferPointer<UInt8>, language: SourceLanguage) {
    var tokens = SourceTokenizer(bytes, language: language)
    var before: SourceToken?
    while let token = tokens.next() {
      defer { before = token }
      guard token.kind == .word, case let name = tokens.text(token), names.contains(name) else { continue }
      guard let next = tokens.next() else { break }
      let isDeclared =
        before.map { Self.isDeclaration(after: $0, tokens, language) } == true
        || Self.isDeclaration(before: next, after: before, &tokens)
      if isDeclared { counts[name, default: 0] += 1 }
      tokens.pushBack(next)
    }
  }

  /// Whether a name after some token is one that is declared there.
  private static func isDeclaration(
    after token: SourceToken, _ tokens: SourceTokenizer, _ language: SourceLanguage
  ) -> Bool {
    if language == .objectiveC {
      return token.isSign("*") || token.isSign(")") || tokens.isWord(token, "const")
    }
    return tokens.isWord(token, "let") || tokens.isWord(token, "var")
  }

  /// Whether the token after a name says that the name is declared or assigned: `name: Type`, `name in`, `name = value`.
  private static func isDeclaration(
    before next: SourceToken, after previous: SourceToken?, _ tokens: inout SourceTokenizer
  ) -> Bool {
    switch next.kind {
    case .sign(UInt8(ascii: ":")):
      guard let previous else { return false }
      return previous.kind == .word || previous.isSign("(") || previous.isSign(",")
    case .sign(UInt8(ascii: "=")):
      guard let second = tokens.next() else { return true }
      let isComparison = second.isSign("=")
      tokens.pushBack(second)
      return !isComparison
    case .word: return tokens.isWord(next, "in")
    default: return false
    }
  }

  /// The names that something else has than the given constants.
  func names(except constants: [IdentifierConstant]) -> Set<String> {
    var known: [String: Int] = [:]
    for constant in constants { known[constant.name, default: 0] += 1 }
    return Set(counts.filter { $0.value > known[$0.key, default: 0] }.keys)
  }
}
