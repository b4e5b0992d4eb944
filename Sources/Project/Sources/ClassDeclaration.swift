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
