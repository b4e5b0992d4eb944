/// A class with all that it inherits.
struct ClassLineage: Sendable {
  /// The class itself, its superclasses as far as the project declares them, then what extensions add to Apple's.
  let classes: [ProjectClass]
  /// Those of Apple's classes that the project's derive from.
  let systemClasses: Set<String>

  /// Whether a document can set a property, as key-value coding finds it; what a class does with keys itself cannot be
  /// known.
  func hasProperty(_ name: String) -> Bool {
    let setters = [Self.setter(of: name), "setValue:forUndefinedKey:", "setValue:forKey:"]
    return classes.contains { declared in
      declared.properties.contains(name) || declared.properties.contains("_" + name)
        || setters.contains(where: declared.selectors.contains)
    }
  }

  /// Whether there is a method, if only that which sets a property.
  func hasMethod(_ selector: String) -> Bool {
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

  /// By name, whether code relies on the outlet.
  var outlets: [String: Bool] {
    classes.reduce(into: [:]) { all, declared in all.merge(declared.outlets) { own, _ in own } }
  }

  /// All methods.
  var selectors: Set<String> { classes.reduce(into: []) { $0.formUnion($1.selectors) } }
}
