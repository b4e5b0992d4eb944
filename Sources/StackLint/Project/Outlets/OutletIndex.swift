import Project

/// The outlets that code uses without a check and that no document connects, by the names of classes. In Objective-C, code
/// uses an outlet if it sends messages to it.
struct OutletIndex: Sendable {
  private var unconnected: [String: [String]] = [:]
  /// Whether there were more outlets than are looked for.
  private(set) var isCutOff = false

  init() {}

  /// - Parameters:
  ///   - documents: All of the project's.
  ///   - sources: All of the project's, which may set outlets.
  ///   - read: The content of a source file.
  init(
    _ documents: DocumentIndex, _ classes: ClassIndex, _ sources: SourceFiles, read: (String) -> [UInt8]?
  ) {
    // Another document may connect what is missing here.
    guard !documents.isIncomplete else { return }
    let connected = documents.connectedOutlets
    let connections = ClassConnections(connected, classes)
    var reliances: [OutletReliance] = []
    var budget = Self.mostQuestions
    for name in connected.keys.sorted() {
      guard let lineage = classes.lineage(of: name), let family = connections.family(of: name),
        // A file that was left behind may declare another class of the name.
        !lineage.names.contains(where: { sources.paths(declaring: $0).count > 1 }),
        // A connection to an outlet that has another name now is what is to be mended.
        connected[name]?.contains(where: { Self.isUnknown($0, lineage) }) != true
      else { continue }
      let known = KnownKeys(connected: connections.outlets(of: family), archived: documents.archivedTexts)
      if classes[name]?.isObjectiveC == true {
        let outlets = (classes[name]?.outlets.keys).map(Array.init) ?? []
        budget -= outlets.count
        guard budget > 0 else {
          isCutOff = true
          return
        }
        let missing = outlets.filter { !known.set($0) && !sources.assign($0, inClasses: family) }
        unconnected[name] = Self.messaged(missing, in: sources.paths(ofClass: name), read)
        continue
      }
      let missing = lineage.outlets.filter { $0.value && !known.set($0.key) }.keys
      budget -= missing.count
      guard budget > 0 else {
        isCutOff = true
        return
      }
      let unset = missing.filter { !sources.assign($0, inClasses: family) }
      // A superclass may know that a subclass has no such view, so that only the uses of the class itself count. Few
      // classes get here: reading their sources once more is cheaper than noting all uses of all names.
      let paths = unset.isEmpty ? [] : sources.paths(ofClass: name)
      let outlines = paths.compactMap(read).map { SourceOutline($0, language: .swift) }
      // What is protected by a check of an outlet that is nil, too, never runs.
      let absent = unset.isEmpty ? [] : Self.absentOutlets(lineage.outlets.keys, known, sources, family)
      for outlet in unset {
        // In a file with the superclass that declares the outlet, the superclass may be what uses it.
        let owners = lineage.names.filter { $0 != name && classes[$0]?.types.outlets[outlet] != nil }
        guard owners.allSatisfy({ Set(sources.paths(ofClass: $0)).isDisjoint(with: paths) }) else { continue }
        let found = outlines.map { PropertySearch.reliance(on: outlet, absent: absent.subtracting([outlet]), in: $0) }
        reliances.append(OutletReliance(name: name, outlet: outlet, found))
      }
    }
    let unused = sources.wordsThatOccurOnce(among: reliances.reduce(into: []) { $0.formUnion($1.methods) })
    for reliance in reliances where reliance.isAnywhere || !reliance.methods.isSubset(of: unused) {
      unconnected[reliance.name, default: []].append(reliance.outlet)
    }
    for name in unconnected.keys { unconnected[name]?.sort() }
  }

  /// Those of some properties that files of Objective-C send messages to.
  private static func messaged(
    _ properties: [String], in paths: [String], _ read: (String) -> [UInt8]?
  ) -> [String]? {
    guard !properties.isEmpty, !paths.contains(where: { $0.hasByteSuffix(".swift") }) else { return nil }
    let outlines = paths.compactMap(read).map { SourceOutline($0, language: .objectiveC) }
    let found = properties.filter { MessageSearch.sendMessages(to: $0, in: outlines) }
    return found.isEmpty ? nil : found
  }

  private static func isUnknown(_ outlet: String, _ lineage: ClassLineage) -> Bool {
    !outlet.contains(".") && !lineage.hasProperty(outlet) && !SystemClass.mayHaveOutlet(outlet, lineage.systemClasses)
  }

  /// The outlets that neither a document connects nor code sets, whether they are declared with `!` or not.
  private static func absentOutlets(
    _ outlets: some Sequence<String>, _ known: KnownKeys, _ sources: SourceFiles, _ family: Set<String>
  ) -> Set<String> {
    Set(outlets.filter { !known.set($0) && !sources.assign($0, inClasses: family) })
  }

  /// How many outlets are looked for in sources. No project has so many that no document connects.
  static let mostQuestions = 1_000

  /// The classes for which another index has other outlets.
  func differingClasses(from other: OutletIndex) -> Set<String> {
    Set(unconnected.keys).union(other.unconnected.keys).filter { unconnected[$0] != other.unconnected[$0] }
  }

  /// The outlets of a class that are declared with `!`, or in Objective-C, and used, and that neither a document connects nor code sets.
  func unconnectedOutlets(of name: String) -> [String] { unconnected[name] ?? [] }
}

/// The keys that documents may set in objects of a class.
private struct KnownKeys {
  let connected: Set<String>
  /// The texts of documents that hold archives, which may name any key. They are many, and the same for all classes.
  let archived: Set<String>

  /// Whether some key sets a property: `Name` finds the setter `setName:`, as `name` does.
  func set(_ property: String) -> Bool {
    let rest = property.dropFirst()
    return [property, property.prefix(1).uppercased() + rest, property.prefix(1).lowercased() + rest].contains {
      connected.contains($0) || archived.contains($0)
    }
  }
}

/// How a class relies on an outlet that is nil.
private struct OutletReliance {
  let name: String
  let outlet: String
  private(set) var isAnywhere = false
  /// The methods that use the outlet, if only the app's own code can call them.
  private(set) var methods: Set<String> = []

  init(name: String, outlet: String, _ found: [PropertySearch.Reliance]) {
    (self.name, self.outlet) = (name, outlet)
    for reliance in found {
      switch reliance {
      case .none: break
      case .inMethods(let names): methods.formUnion(names)
      case .anywhere: isAnywhere = true
      }
    }
  }
}

/// The outlets that documents connect, with those that subclasses and superclasses connect for a class.
struct ClassConnections {
  private let connected: [String: Set<String>]
  private let classes: ClassIndex
  /// The superclasses of each class that documents name, with the class itself.
  private var lines: [String: Set<String>] = [:]
  /// The classes that documents name below each class.
  private var subclasses: [String: Set<String>] = [:]

  /// - Parameter connected: The outlets that objects of each custom class connect.
  init(_ connected: [String: Set<String>], _ classes: ClassIndex) {
    self.connected = connected
    self.classes = classes
    for name in connected.keys {
      let line = line(of: name)
      lines[name] = line
      for superclass in line { subclasses[superclass, default: []].insert(name) }
    }
  }

  /// The class with its superclasses, and the classes below it that documents name; nil if there are too many of these.
  ///
  /// The owner of a document may be a superclass of what is placed elsewhere, or a subclass.
  func family(of name: String) -> Set<String>? {
    guard let line = lines[name], let below = subclasses[name], below.count <= Self.mostSubclasses else { return nil }
    return line.union(below)
  }

  /// What objects of some classes connect.
  func outlets(of family: Set<String>) -> Set<String> {
    family.reduce(into: []) { $0.formUnion(connected[$1] ?? []) }
  }

  private func line(of name: String) -> Set<String> {
    var found: Set<String> = []
    var open = [name]
    while let name = open.popLast(), found.count < Self.longestLine {
      guard found.insert(name).inserted, let declared = classes[name] else { continue }
      open += declared.superclasses
    }
    return found
  }

  private static let longestLine = 100
  private static let mostSubclasses = 100
}
