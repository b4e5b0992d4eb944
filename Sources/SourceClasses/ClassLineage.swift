/// A class with everything it inherits.
public struct ClassLineage: Sendable {
  /// The class, the superclasses that the project declares, then what extensions add to Apple's classes.
  public let classes: [ProjectClass]
  /// Apple's classes among the superclasses.
  public let systemClasses: Set<String>

  /// Whether key-value coding can set a property. A class that handles undefined keys itself may have any property.
  public func hasProperty(_ name: String) -> Bool {
    let setters = [Self.setter(of: name), "setValue:forUndefinedKey:", "setValue:forKey:"]
    return classes.contains { declared in
      declared.properties.contains(name) || declared.properties.contains("_" + name)
        || setters.contains(where: declared.selectors.contains)
    }
  }

  /// Whether there is a method with a selector; the setter of a property counts.
  public func hasMethod(_ selector: String) -> Bool {
    let properties = Self.properties(setBy: selector)
    return classes.contains { declared in
      declared.selectors.contains(selector) || !declared.properties.isDisjoint(with: properties)
    }
  }

  /// The names that a property may have which a method sets: `setName:` sets `name` or `Name`.
  private static func properties(setBy selector: String) -> [String] {
    guard selector.hasPrefix("set"), selector.hasSuffix(":") else { return [] }
    let name = selector.dropFirst(3).dropLast()
    let names = [String(name), name.prefix(1).lowercased() + name.dropFirst()]
    return names.filter { setter(of: $0) == selector }
  }

  private static func setter(of property: String) -> String {
    "set\(property.prefix(1).uppercased())\(property.dropFirst()):"
  }

  /// Whether code relies on each outlet, by the outlet's name.
  public var outlets: [String: Bool] {
    classes.reduce(into: [:]) { all, declared in all.merge(declared.outlets) { own, _ in own } }
  }

  /// The selectors of all methods.
  public var selectors: Set<String> { classes.reduce(into: []) { $0.formUnion($1.selectors) } }
}
