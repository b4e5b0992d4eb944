/// What all source files together say about the classes of one name.
struct ProjectClass: Sendable {
  /// One, but where several classes have the name.
  private(set) var superclasses: Set<String> = []
  /// By name, whether code relies on the outlet.
  private(set) var outlets: [String: Bool] = [:]
  private(set) var properties: Set<String> = []
  private(set) var selectors: Set<String> = []
  /// Whether the class itself is declared, not only added to.
  private(set) var isDeclared = false
  /// Whether some declaration has no superclass, or none that could be read.
  private(set) var isRoot = false
  /// Whether a document finds it by its name alone: it is written in Objective-C, or `@objc(Name)` says so.
  private(set) var isKnownAtRunTime = false

  /// - Parameter isEarlySwift: Whether the project is written in Swift 2.
  mutating func add(_ declaration: ClassDeclaration, isEarlySwift: Bool) {
    properties.formUnion(declaration.properties)
    selectors.formUnion(declaration.selectors)
    if isEarlySwift { selectors.formUnion(declaration.earlySelectors) }
    for outlet in declaration.outlets { outlets[outlet.name] = outlet.isRequired }
    guard declaration.kind != .addition else { return }
    isDeclared = true
    if let superclass = declaration.superclass { superclasses.insert(superclass) } else { isRoot = true }
    if declaration.kind != .swiftClass || declaration.runtimeName == declaration.name { isKnownAtRunTime = true }
  }

  /// Adds the members of another class.
  mutating func addMembers(of other: ProjectClass) {
    properties.formUnion(other.properties)
    selectors.formUnion(other.selectors)
    outlets.merge(other.outlets) { own, _ in own }
  }
}
