/// The classes that the source files of a project declare.
public struct ClassIndex: Sendable {
  private var classes: [String: ProjectClass] = [:]
  /// Members that extensions add to any of Apple's classes. A class whose own place among these is not known may inherit
  /// them.
  private var foreignAdditions = ProjectClass()
  /// Those of Apple's classes that extensions add to and whose superclasses are not known.
  private var extendedUnplacedClasses: [String] = []
  private var protocols: [String: ProjectProtocol] = [:]
  /// Whether there are no source files.
  public private(set) var isEmpty = true

  /// Creates an index of the declarations of several files.
  public init(_ files: [[ClassDeclaration]]) {
    isEmpty = files.isEmpty
    let isEarlySwift = files.joined().contains(where: \.isEarlySwift)
    let aliases = TypeAliases(files)
    for (declaration, file) in files.enumerated().lazy.flatMap({ number, file in file.map { ($0, number) } }) {
      guard declaration.kind != .protocol else {
        protocols[declaration.name, default: ProjectProtocol()].add(declaration)
        continue
      }
      let name = declaration.kind == .addition ? aliases.target(of: declaration.name, inFile: file) : declaration.name
      // What the code of another platform or a copy of the framework declares under Apple's name is not what documents have.
      guard declaration.kind == .addition || !SystemHierarchy.contains(name) else { continue }
      classes[name, default: ProjectClass()].add(declaration, isEarlySwift: isEarlySwift)
      // Where `@objc(Name)` renames a class, documents may use either name.
      guard let runtimeName = declaration.runtimeName, runtimeName != declaration.name else { continue }
      let alias = ClassDeclaration(kind: .alias, name: runtimeName, superclass: declaration.name)
      classes[runtimeName, default: ProjectClass()].add(alias, isEarlySwift: isEarlySwift)
    }
    extendedUnplacedClasses = classes.filter { name, added in
      !added.isDeclared && SystemHierarchy.unplaced.contains(name)
    }.map(\.key)
    for (name, added) in classes where !added.isDeclared && SystemClass.names.contains(name) {
      foreignAdditions.addMembers(of: added)
    }
  }

  /// The class with a name; nil if no file declares it.
  public subscript(name: String) -> ProjectClass? {
    classes[name].flatMap { $0.isDeclared ? $0 : nil }
  }

  /// The project's extensions of a class, whether or not the project declares it.
  public func additions(to name: String) -> ProjectClass? { classes[name] }

  /// One of Apple's classes with what extensions add to it; nil if its superclasses are not known.
  public func systemLineage(of name: String) -> ClassLineage? {
    let names = SystemHierarchy.lineage(of: name)
    guard self[name] == nil, !names.isEmpty else { return nil }
    return ClassLineage(classes: additions(inheritedBy: [name]), names: Set(names), systemClasses: [name])
  }

  /// What extensions of Apple's classes add to some of these, those of their superclasses included: what is added to
  /// views is no part of controllers.
  private func additions(inheritedBy systemClasses: Set<String>) -> [ProjectClass] {
    let lineages = systemClasses.map(SystemHierarchy.certainLineage)
    guard !lineages.isEmpty, !lineages.contains([]) else { return [foreignAdditions] }
    let extended = Set(lineages.joined().filter { classes[$0]?.isDeclared == false } + extendedUnplacedClasses)
    return extended.sorted().compactMap { classes[$0] }
  }

  /// Whether a bundle is one of the project's: that of a class, or one that an extension of `Bundle` names.
  func hasBundle(_ name: String) -> Bool {
    if self[name] != nil { return true }
    return ["Bundle", "NSBundle"].contains { additions(to: $0)?.properties.contains(name) == true }
  }

  /// The protocol with a name; nil if no file declares it.
  public func protocolDeclaration(_ name: String) -> ProjectProtocol? { protocols[name] }

  /// The names of the properties that protocols ask for.
  public var propertiesOfProtocols: Set<String> { protocols.values.reduce(into: []) { $0.formUnion($1.properties) } }

  /// The selectors of the methods that protocols ask for.
  public var selectorsOfProtocols: Set<String> { protocols.values.reduce(into: []) { $0.formUnion($1.selectors) } }

  /// The names of all declared classes.
  public var names: some Sequence<String> { classes.lazy.filter { $0.value.isDeclared }.map(\.key) }

  /// The classes that others derive from.
  package var superclasses: Set<String> { names.reduce(into: []) { $0.formUnion(self[$1]?.superclasses ?? []) } }

  /// Whether any class has a method with a selector.
  public func hasMethod(_ selector: String) -> Bool { classes.values.contains { $0.selectors.contains(selector) } }

  /// The selectors of the methods of all classes.
  public var selectors: Set<String> { classes.values.reduce(into: []) { $0.formUnion($1.selectors) } }

  /// How many superclasses a class may have. No project has more, and a lineage takes time for each of them.
  private static let mostSuperclasses = 100

  /// A class with everything it inherits; nil if a superclass is not known or there are too many superclasses.
  public func lineage(of name: String) -> ClassLineage? { lineage(of: name, mayLeaveProject: false) }

  /// A class with what it inherits from other classes of the project, whatever else it inherits; nil if there are too many
  /// superclasses.
  public func declaredLineage(of name: String) -> ClassLineage? { lineage(of: name, mayLeaveProject: true) }

  private func lineage(of name: String, mayLeaveProject: Bool) -> ClassLineage? {
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
      } else if !mayLeaveProject {
        return nil
      }
    }
    return ClassLineage(
      classes: found + additions(inheritedBy: systemClasses), names: seen, systemClasses: systemClasses)
  }
}

/// All declarations of the protocols with one name, in all source files.
public struct ProjectProtocol: Sendable {
  /// The protocols that it refines.
  public private(set) var inherited: Set<String> = []
  /// The selectors of the methods that it asks for.
  public private(set) var selectors: Set<String> = []

  /// The names of the properties that it asks for.
  public private(set) var properties: Set<String> = []

  mutating func add(_ declaration: ClassDeclaration) {
    properties.formUnion(declaration.properties)
    inherited.formUnion(declaration.inherited)
    selectors.formUnion(declaration.selectors)
  }
}

/// Other names for classes, by which extensions may add to them.
struct TypeAliases {
  /// By file: a file can have aliases of its own.
  private var files: [[String: String]] = []
  /// The aliases that mean one class wherever they are declared.
  private var common: [String: String] = [:]

  init(_ files: [[ClassDeclaration]]) {
    var ambiguous: Set<String> = []
    for file in files {
      var names: [String: String] = [:]
      for declaration in file where declaration.kind == .alias {
        guard let target = declaration.superclass else { continue }
        names[declaration.name] = target
        if let known = common.updateValue(target, forKey: declaration.name), known != target {
          ambiguous.insert(declaration.name)
        }
      }
      self.files.append(names)
    }
    for name in ambiguous { common[name] = nil }
  }

  /// The class that a name in a file stands for.
  func target(of name: String, inFile file: Int) -> String { files[file][name] ?? common[name] ?? name }
}
