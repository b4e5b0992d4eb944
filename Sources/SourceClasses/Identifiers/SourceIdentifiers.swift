/// What one source file says about identifiers of Interface Builder.
public struct SourceIdentifiers: Sendable {
  /// Where code names objects and documents, in no particular order.
  public internal(set) var uses: [IdentifierUse] = []
  /// The string constants that the file declares.
  public internal(set) var constants: [IdentifierConstant] = []
  /// The string literals without interpolation, as often as they are written.
  public internal(set) var literals: [String] = []
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
    hideShadowedNames(bytes, language)
    if language == .swift { hideGenericTypes(bytes) }
  }

  /// In a file with more types it is not looked up which of them a use is in.
  private static let mostTypes = 2000

  /// Nobody writes longer identifiers.
  private static let longestLiteral = 100

  /// Makes nothing of names that something else in the file has, such as a parameter.
  private mutating func hideShadowedNames(_ bytes: UnsafeBufferPointer<UInt8>, _ language: SourceLanguage) {
    let names = Set(uses.compactMap(\.plainName))
    guard !names.isEmpty else { return }
    let shadowed = NameDeclarations(of: names, in: bytes, language: language).names(except: constants)
    uses = uses.map { use in
      use.plainName.map(shadowed.contains) == true ? use.withUnknownExpression : use
    }
  }

  /// Makes nothing of the names of generic parameters, even where the project has classes with such names.
  private mutating func hideGenericTypes(_ bytes: UnsafeBufferPointer<UInt8>) {
    let names = Set(uses.compactMap(\.typeName))
    guard !names.isEmpty else { return }
    let generic = GenericParameters(among: names, in: bytes).names
    uses = uses.map { $0.typeName.map(generic.contains) == true ? $0.withUnknownExpression : $0 }
  }
}

extension IdentifierUse {
  /// The name of a constant that stands alone.
  fileprivate var plainName: String? {
    guard case .constant(let path) = expression, path.count == 1 else { return nil }
    return path[0]
  }

  /// The type whose name or constant it is.
  fileprivate var typeName: String? {
    switch expression {
    case .typeName(let name): name
    case .constant(let path) where path.count > 1: path[path.count - 2]
    default: nil
    }
  }

  fileprivate var withUnknownExpression: IdentifierUse {
    IdentifierUse(
      kind: kind, isRegistration: isRegistration, expression: .unknown, range: range, enclosingType: enclosingType,
      isPassedOn: true)
  }
}
