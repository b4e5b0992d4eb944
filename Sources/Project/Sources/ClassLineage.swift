import Support

/// A class with everything it inherits.
public struct ClassLineage: Sendable {
  /// The class, the superclasses that the project declares, then what extensions add to those of Apple's.
  public let classes: [ProjectClass]
  /// The names of the class and of all its superclasses, Apple's included.
  public let names: Set<String>
  /// Apple's classes among the superclasses.
  public let systemClasses: Set<String>

  /// Whether key-value coding can set a property. A class that handles undefined keys itself may have any property.
  public func hasProperty(_ name: String) -> Bool {
    let setters = [Self.setter(of: name), "setValue:forUndefinedKey:", "setValue:forKey:"]
    // The keys `Name` and `name` find the setter `setName:`, whichever of the two the property is.
    let rest = name.dropFirst()
    let names = [name, "_" + name, name.prefix(1).lowercased() + rest, name.prefix(1).uppercased() + rest]
    // The key `_name` finds the instance variable that Objective-C makes for a property.
    let synthesized = name.hasBytePrefix("_") ? String(rest) : nil
    return classes.contains { declared in
      names.contains(where: declared.properties.contains)
        || synthesized.map { declared.isObjectiveC && declared.properties.contains($0) } ?? false
        || setters.contains(where: declared.selectors.contains)
    }
  }

  /// Whether nothing shows a property to Objective-C that is declared in Swift: no attribute, class or method. Protocols of
  /// Objective-C may show it all the same.
  public func hidesProperty(_ name: String) -> Bool {
    let setters = [Self.setter(of: name), "setValue:forUndefinedKey:", "setValue:forKey:"]
    return classes.contains { $0.properties.contains(name) }
      && !classes.contains { declared in
        declared.showsAllMethods || declared.outlets[name] != nil || declared.types.inspectables[name] != nil
          || declared.visibleSelectors.contains(setters[0]) || setters.contains(where: declared.selectors.contains)
      }
  }

  /// Whether nothing shows a method to Objective-C that is declared in Swift, apart from protocols.
  public func hidesMethod(_ selector: String) -> Bool {
    classes.contains { $0.selectors.contains(selector) }
      && !classes.contains { $0.showsAllMethods || $0.visibleSelectors.contains(selector) }
  }

  /// Whether key-value coding may find a property, also as a flag: the key `enabled` finds `isEnabled`.
  public func mayHaveValue(forKey key: String) -> Bool {
    hasProperty(key) || hasProperty("is" + key.prefix(1).uppercased() + key.dropFirst())
  }

  /// Whether the class or a superclass in the project has a property. What extensions add to Apple's classes does not
  /// count: they override nothing.
  public func declaresProperty(_ name: String) -> Bool {
    classes.contains { $0.isDeclared && $0.properties.contains(name) }
  }

  /// Whether the class or a superclass in the project has a method.
  public func declaresMethod(_ selector: String) -> Bool {
    classes.contains { $0.isDeclared && $0.selectors.contains(selector) }
  }

  /// Whether there is a method with a selector; the setter of a property counts.
  public func hasMethod(_ selector: String) -> Bool {
    let properties = Self.properties(setBy: selector)
    return classes.contains { declared in
      declared.selectors.contains(selector) || !declared.properties.isDisjoint(with: properties)
    }
  }

  /// Whether methods may exist at run time that no source declares: the class answers for those that it does not have.
  public var answersForMissingMethods: Bool {
    classes.contains { !$0.selectors.isDisjoint(with: Self.answers) }
  }

  private static let answers: Set = [
    "resolveInstanceMethod:", "forwardInvocation:", "forwardingTargetForSelector:", "methodSignatureForSelector:",
    // Swift's name.
    "forwardingTargetFor:",
  ]

  /// The names that a property may have which a method sets: `setName:` sets `name` or `Name`.
  private static func properties(setBy selector: String) -> [String] {
    guard selector.hasBytePrefix("set"), selector.hasByteSuffix(":") else { return [] }
    let name = selector.dropFirst(3).dropLast()
    let names = [String(name), name.prefix(1).lowercased() + name.dropFirst()]
    return names.filter { setter(of: $0) == selector }
  }

  static func setter(of property: String) -> String {
    "set\(property.prefix(1).uppercased())\(property.dropFirst()):"
  }

  /// The class that an outlet is declared with; nil if that is not known, or if declarations differ.
  public func outletType(_ name: String) -> String? { type(name, \.outlets) }

  /// The type of a property for Interface Builder's inspector; nil if that is not known, or if declarations differ.
  public func inspectableType(_ name: String) -> String? { type(name, \.inspectables) }

  /// The type of the sender that an action relies on; nil if any will do, or if that is not known.
  public func senderType(_ selector: String) -> String? {
    type(selector, \.senders).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The selectors of the methods that are marked as actions.
  public var actions: Set<String> { classes.reduce(into: []) { $0.formUnion($1.types.senders.keys) } }

  private func type(_ name: String, _ members: KeyPath<MemberTypes, [String: Set<String>]>) -> String? {
    let all = classes.reduce(into: Set<String>()) { $0.formUnion($1.types[keyPath: members][name] ?? []) }
    return all.count == 1 ? all.first : nil
  }

  /// The names after the colons of all declarations: superclasses and protocols.
  public var inherited: Set<String> { classes.reduce(into: []) { $0.formUnion($1.inherited) } }

  /// The names of all properties.
  public var properties: Set<String> { classes.reduce(into: []) { $0.formUnion($1.properties) } }

  /// Whether its objects are of one of Apple's classes; nil if that is not known.
  public func isKind(of systemClass: String) -> Bool? {
    let answers = systemClasses.map { SystemHierarchy.isKind($0, of: systemClass) }
    if answers.contains(true) { return true }
    return answers.isEmpty || answers.contains(nil) ? nil : false
  }

  /// Whether code relies on each outlet, by the outlet's name.
  public var outlets: [String: Bool] {
    classes.reduce(into: [:]) { all, declared in all.merge(declared.outlets) { own, _ in own } }
  }

  /// The selectors of all methods.
  public var selectors: Set<String> { classes.reduce(into: []) { $0.formUnion($1.selectors) } }

  /// The selectors of the methods that Objective-C code sees even if they belong to no protocol.
  public var visibleSelectors: Set<String> {
    if classes.contains(where: { $0.isDeclared && $0.showsAllMethods }) { return selectors }
    return classes.reduce(into: []) { $0.formUnion($1.visibleSelectors) }
  }
}

/// The lineages of the classes that one document names. Each is computed once.
package struct ClassLineages {
  private let classes: ClassIndex
  private var known: [String: ClassLineage?] = [:]

  /// Creates an empty cache of lineages.
  package init(_ classes: ClassIndex) { self.classes = classes }

  /// A class with everything it inherits; nil if that is not known.
  package subscript(name: String) -> ClassLineage? {
    mutating get {
      if let found = known[name] { return found }
      let lineage = classes.lineage(of: name)
      known[name] = .some(lineage)
      return lineage
    }
  }
}
