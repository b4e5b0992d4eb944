import NibDecoder
import Project
import Support

/// Tells what connections of a document mean whose outlets or actions got another name in code alone.
struct HalfRenames {
  /// What an object connects.
  private struct Connections {
    let outlets: Set<String>
    /// How many of them its class lacks.
    let unknownCount: Int
    /// The outlets of its class that it does not connect.
    let free: [String]
  }

  private let document: LintedDocument
  private lazy var connected = project.documents.connectedOutlets
  private lazy var selectors = connectedSelectors()
  private let project: ProjectIndex
  private var objects: ObjectClasses
  /// By the lists that hold them.
  private var connections: [ElementIndex: Connections] = [:]
  /// The actions of classes, by the names of these.
  private var actions: [Set<String>: [String]] = [:]
  /// How many more names are compared. Whoever renames by the hundred leaves no half.
  private var comparisons = 200_000

  init(_ document: LintedDocument, _ project: ProjectIndex) {
    (self.document, self.project) = (document, project)
    objects = ObjectClasses(project.classes)
  }

  /// The outlet that a connection to an unknown one means: one that the object does not connect, for an object of the
  /// destination's class. Its name is near, or it is the only one that no document connects.
  mutating func outlet(meantBy outlet: DocumentElement, _ property: String, of lineage: ClassLineage) -> String? {
    guard let list = outlet.parent else { return nil }
    let known = connections(in: list, lineage)
    guard mayCompare(known.free.count) else { return nil }
    let destination = outlet["destination"].flatMap(document.element(withID:))
    let open = known.free.filter { name in
      guard let destination, let type = lineage.outletType(name) else { return true }
      return objects.isKind(destination, of: type) != false
    }
    if let near = Self.near(property, among: open) { return near }
    // A near name of another type says that something else is wrong.
    guard known.unknownCount == 1, Self.near(property, among: known.free) == nil else { return nil }
    let elsewhere = lineage.names.reduce(into: Set<String>()) { $0.formUnion(self.connected[$1] ?? []) }
    return Self.only(open.filter { !elsewhere.contains($0) })
  }

  private mutating func connections(in list: DocumentElement, _ lineage: ClassLineage) -> Connections {
    if let known = connections[list.index] { return known }
    let outlets = Set(list.children.compactMap { $0.written("property") })
    let unknown = outlets.filter { !lineage.hasProperty($0) && !SystemClass.mayHaveOutlet($0, lineage.systemClasses) }
    let free = lineage.outlets.keys.sorted().filter { !outlets.contains($0) }
    let found = Connections(outlets: outlets, unknownCount: unknown.count, free: free)
    connections[list.index] = found
    return found
  }

  private mutating func mayCompare(_ count: Int) -> Bool {
    comparisons -= count
    return comparisons >= 0
  }

  /// The action that a connection to an unknown one means: one of a near name with as many parameters, which nothing in the
  /// document is connected to.
  mutating func action(meantBy selector: String, of target: DocumentElement, _ lineage: ClassLineage) -> String? {
    let connected = target.id.flatMap { selectors[$0] } ?? []
    let count = selector.count { $0 == ":" }
    let all = actions(of: lineage)
    guard mayCompare(all.count) else { return nil }
    let open = all.filter { action in !connected.contains(action) && action.count { $0 == ":" } == count }
    return Self.near(selector, among: open)
  }

  private mutating func actions(of lineage: ClassLineage) -> [String] {
    if let known = actions[lineage.names] { return known }
    let all = lineage.actions.sorted()
    actions[lineage.names] = all
    return all
  }

  /// The selectors that the document sends to objects, by the ids of these.
  private func connectedSelectors() -> [String: Set<String>] {
    document.elements["action"].reduce(into: [:]) { selectors, action in
      guard let target = action["destination"] ?? action["target"], let selector = action.written("selector") else {
        return
      }
      selectors[target, default: []].insert(selector)
    }
  }

  private static func only(_ names: [String]) -> String? { names.count == 1 ? names[0] : nil }

  /// The one name that another one is like.
  private static func near(_ name: String, among names: [String]) -> String? {
    let base = { (name: String) in String(name.prefix { $0 != ":" }) }
    let variants = names.filter { base(name).isVariant(of: base($0)) }
    if !variants.isEmpty { return only(variants) }
    return nearestName(to: name, among: names)
  }
}
