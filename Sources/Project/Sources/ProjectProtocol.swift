/// All declarations of the protocols with one name, in all source files.
public struct ProjectProtocol: Sendable {
  /// The protocols that it refines.
  public private(set) var inherited: Set<String> = []
  /// The selectors of the methods that it asks for.
  public private(set) var selectors: Set<String> = []

  /// The names of the properties that it asks for.
  public private(set) var properties: Set<String> = []

  mutating func add(_ declaration: ClassDeclaration) {
    properties.formUnion(declaration.properties)
    inherited.formUnion(declaration.inherited)
    selectors.formUnion(declaration.selectors)
  }
}
