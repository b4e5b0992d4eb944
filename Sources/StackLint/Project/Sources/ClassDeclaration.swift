/// What a source file says about one class: its declaration, or an extension or category of it.
struct ClassDeclaration: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case swiftClass, objectiveCClass
    /// Another name for the class that stands as its superclass.
    case alias
    /// A Swift extension, or an Objective-C category or implementation.
    case addition
    /// A structure, an enumeration or a protocol, which documents cannot name.
    case other
  }

  /// A property that a document can connect.
  struct Outlet: Hashable, Sendable {
    let name: String
    /// Whether code relies on it: it is declared with `!`.
    let isRequired: Bool
  }

  var kind: Kind
  /// Without the types round it.
  var name: String
  /// What the class is called at run time, where `@objc(Name)` says so.
  var runtimeName: String?
  /// The first name behind the colon, which may be that of a protocol.
  var superclass: String?
  var outlets: [Outlet] = []
  /// All properties, outlets or not.
  var properties: Set<String> = []
  /// All methods, as Objective-C would call them.
  var selectors: Set<String> = []
  /// The methods as they would be called if the file were written before Swift 3, where that is something else.
  var earlySelectors: Set<String> = []
}
