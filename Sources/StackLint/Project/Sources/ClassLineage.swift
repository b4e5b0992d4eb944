/// A class with all that it inherits.
struct ClassLineage: Sendable {
  /// The class itself, its superclasses as far as the project declares them, then what extensions add to Apple's.
  let classes: [ProjectClass]

  /// Whether a document can set a property, as key-value coding finds it.
  func hasProperty(_ name: String) -> Bool {
    let setter = "set\(name.prefix(1).uppercased())\(name.dropFirst()):"
    return classes.contains { declared in
      declared.properties.contains(name) || declared.properties.contains("_" + name)
        || declared.selectors.contains(setter) || declared.selectors.contains("setValue:forUndefinedKey:")
    }
  }

  /// Whether there is a method.
  func hasMethod(_ selector: String) -> Bool { classes.contains { $0.selectors.contains(selector) } }

  /// By name, whether code relies on the outlet.
  var outlets: [String: Bool] {
    classes.reduce(into: [:]) { all, declared in all.merge(declared.outlets) { own, _ in own } }
  }

  /// All methods.
  var selectors: Set<String> { classes.reduce(into: []) { $0.formUnion($1.selectors) } }
}
