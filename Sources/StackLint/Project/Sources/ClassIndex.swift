/// The classes of a project's sources.
struct ClassIndex: Sendable {
  private var classes: [String: ProjectClass] = [:]
  /// What extensions add to Apple's classes, as it may concern any class.
  private var foreignAdditions = ProjectClass()
  /// Whether there is any source file at all.
  private(set) var isEmpty = true

  init() {}

  init(_ files: [[ClassDeclaration]]) {
    isEmpty = files.isEmpty
    let isEarlySwift = files.joined().contains { !$0.selectors.isDisjoint(with: SwiftSelector.onlyInEarlySwift) }
    for declaration in files.joined() {
      classes[declaration.name, default: ProjectClass()].add(declaration, isEarlySwift: isEarlySwift)
      // Where `@objc(Name)` renames a class, documents may use either name.
      guard let runtimeName = declaration.runtimeName, runtimeName != declaration.name else { continue }
      let alias = ClassDeclaration(kind: .alias, name: runtimeName, superclass: declaration.name)
      classes[runtimeName, default: ProjectClass()].add(alias, isEarlySwift: isEarlySwift)
    }
    for (name, added) in classes where !added.isDeclared && SystemClass.names.contains(name) {
      foreignAdditions.addMembers(of: added)
    }
  }

  /// The class of a name that some file declares.
  subscript(name: String) -> ProjectClass? {
    classes[name].flatMap { $0.isDeclared ? $0 : nil }
  }

  /// The names of all classes that are declared.
  var names: some Sequence<String> { classes.lazy.filter { $0.value.isDeclared }.map(\.key) }

  /// Whether any class has a method.
  func hasMethod(_ selector: String) -> Bool { classes.values.contains { $0.selectors.contains(selector) } }

  /// The methods of all classes.
  var selectors: Set<String> { classes.values.reduce(into: []) { $0.formUnion($1.selectors) } }

  /// How many classes a class derives from at most: nobody writes more, and each class has a list of all of its own.
  private static let mostSuperclasses = 100

  /// A class with all that it inherits; nil where that is not known, as a superclass comes from somewhere else, or there are
  /// too many of them.
  func lineage(of name: String) -> ClassLineage? {
    guard self[name] != nil else { return nil }
    var (found, systemClasses): ([ProjectClass], Set<String>) = ([], [])
    var open = [name]
    var seen: Set<String> = []
    while let name = open.popLast() {
      guard seen.insert(name).inserted else { continue }
      if let declared = self[name] {
        guard !declared.isRoot, found.count < Self.mostSuperclasses else { return nil }
        found.append(declared)
        open += declared.superclasses
      } else if SystemClass.names.contains(name) {
        systemClasses.insert(name)
      } else {
        return nil
      }
    }
    return ClassLineage(classes: found + [foreignAdditions], systemClasses: systemClasses)
  }
}
