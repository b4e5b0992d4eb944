/// A declaration of a class in a source file: the class itself, or an extension or category of it.
public struct ClassDeclaration: Hashable, Sendable {
  /// The kind of the declaration.
  public enum Kind: Hashable, Sendable {
    /// A class, by the language it is written in.
    case swiftClass, objectiveCClass
    /// Another name for the class that ``ClassDeclaration/superclass`` names.
    case alias
    /// A Swift extension, or an Objective-C category or implementation.
    case addition
    /// A protocol, with what it refines and asks for.
    case `protocol`
    /// A structure or an enumeration, which documents cannot name.
    case other
  }

  /// A property that a document can connect.
  public struct Outlet: Hashable, Sendable {
    /// The name of the property.
    public let name: String
    /// Whether code relies on the connection: the property is declared with `!`.
    public let isRequired: Bool
    /// The name of the class that the property is declared with; nil for a collection, a protocol type, and where it
    /// could not be read.
    public var type: String?
  }

  /// The kind of the declaration.
  public var kind: Kind
  /// The name of the class, without the names of enclosing types.
  public var name: String
  /// The class's name at run time, if `@objc(Name)` sets one.
  public var runtimeName: String?
  /// The first name after the colon, which may be the name of a protocol.
  public var superclass: String?
  /// The names after the colon: a superclass and protocols, or the raw type of an enumeration. In Objective-C also those
  /// between angle brackets.
  public var inherited: [String] = []
  /// The properties that are marked as outlets.
  public var outlets: [Outlet] = []
  /// The types of members other than outlets.
  public var memberTypes = MemberTypes()
  /// All properties, outlets or not.
  public var properties: Set<String> = []
  /// The Objective-C selectors of all methods.
  public var selectors: Set<String> = []
  /// The selectors that the methods have if the file is in Swift 2, where they differ.
  public var earlySelectors: Set<String> = []
  /// The selectors of the methods that Objective-C code sees whether or not they belong to a protocol: those marked as
  /// `@objc`, `@IBAction` or `override`, and the setters of such properties.
  public var visibleSelectors: Set<String> = []
  /// Whether Objective-C code sees all methods: the class is written in Objective-C, or marked as `@objcMembers`.
  public var showsAllMethods = false

  /// The declaration without its members.
  package var outline: ClassDeclaration {
    var outline = self
    (outline.outlets, outline.properties, outline.selectors) = ([], [], [])
    (outline.earlySelectors, outline.visibleSelectors) = ([], [])
    outline.memberTypes = MemberTypes()
    return outline
  }

  /// Whether a method shows that the project is written in Swift 2.
  package var isEarlySwift: Bool { !selectors.isDisjoint(with: SwiftSelector.onlyInEarlySwift) }
}

/// The types of a class's members that documents connect or set, by their names. Several for a member, if classes of a name
/// differ.
public struct MemberTypes: Hashable, Sendable {
  /// The classes that outlets are declared with.
  public internal(set) var outlets: [String: Set<String>] = [:]
  /// The types of the properties that are marked for Interface Builder's inspector.
  public internal(set) var inspectables: [String: Set<String>] = [:]
  /// The types of the senders that actions rely on, by selector: the method asks its only parameter for what not every sender
  /// has. Empty for an action that takes any sender, or none.
  public internal(set) var senders: [String: Set<String>] = [:]

  mutating func merge(_ other: Self) {
    outlets.merge(other.outlets) { $0.union($1) }
    inspectables.merge(other.inspectables) { $0.union($1) }
    senders.merge(other.senders) { $0.union($1) }
  }
}

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
