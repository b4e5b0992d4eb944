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
