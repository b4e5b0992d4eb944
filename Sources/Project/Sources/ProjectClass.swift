/// All declarations of the classes with one name, in all source files.
public struct ProjectClass: Sendable {
  /// The superclass. Several, if several classes have the name.
  public private(set) var superclasses: Set<String> = []
  /// Whether code relies on each outlet, by the outlet's name.
  public private(set) var outlets: [String: Bool] = [:]
  /// The types of members.
  public private(set) var types = MemberTypes()
  /// The names after the colons of all declarations: superclasses and protocols.
  public private(set) var inherited: Set<String> = []
  /// Whether the name is another name for a class.
  public private(set) var isAlias = false
  /// The names of all properties.
  public private(set) var properties: Set<String> = []
  /// The selectors of all methods.
  public private(set) var selectors: Set<String> = []
  /// The selectors of methods that Objective-C code sees whether or not they belong to a protocol.
  public private(set) var visibleSelectors: Set<String> = []
  /// Whether Objective-C code sees all methods.
  public private(set) var showsAllMethods = false
  /// Whether the project declares the class, not only extensions of it.
  public private(set) var isDeclared = false
  /// Whether some declaration has no superclass, or one that could not be read.
  public private(set) var isRoot = false
  /// Whether a document finds the class by its name without a module: it is written in Objective-C or has `@objc(Name)`.
  public private(set) var isKnownAtRunTime = false

  /// Whether the class is written in Objective-C, or is like such a class to documents.
  package var isObjectiveC: Bool { showsAllMethods && isKnownAtRunTime }

  /// - Parameter isEarlySwift: Whether the project is written in Swift 2.
  mutating func add(_ declaration: ClassDeclaration, isEarlySwift: Bool) {
    properties.formUnion(declaration.properties)
    selectors.formUnion(declaration.selectors)
    if isEarlySwift { selectors.formUnion(declaration.earlySelectors) }
    visibleSelectors.formUnion(declaration.visibleSelectors)
    if declaration.showsAllMethods { showsAllMethods = true }
    inherited.formUnion(declaration.inherited)
    for outlet in declaration.outlets {
      outlets[outlet.name] = outlet.isRequired
      if let type = outlet.type { types.outlets[outlet.name, default: []].insert(type) }
    }
    types.merge(declaration.memberTypes)
    guard declaration.kind != .addition else { return }
    isDeclared = true
    if declaration.kind == .alias { isAlias = true }
    if let superclass = declaration.superclass { superclasses.insert(superclass) } else { isRoot = true }
    if declaration.kind != .swiftClass || declaration.runtimeName == declaration.name { isKnownAtRunTime = true }
  }

  /// Adds the members of another class.
  mutating func addMembers(of other: ProjectClass) {
    properties.formUnion(other.properties)
    selectors.formUnion(other.selectors)
    visibleSelectors.formUnion(other.visibleSelectors)
    outlets.merge(other.outlets) { own, _ in own }
    inherited.formUnion(other.inherited)
  }
}
