import NibDecoder
import Project
import Support

/// Tells what connections of a document mean whose outlets or actions got another name in code alone.
struct HalfRenames {
  private let document: LintedDocument
  private let project: ProjectIndex
  private lazy var connected = project.documents.connectedOutlets
  private var objects: ObjectClasses

  init(_ document: LintedDocument, _ project: ProjectIndex) {
    (self.document, self.project) = (document, project)
    objects = ObjectClasses(project.classes)
  }

  /// The outlet that a connection to an unknown one means: one that the object does not connect, for an object of the
  /// destination's class. Its name is near, or it is the only one that no document connects.
  mutating func outlet(meantBy outlet: DocumentElement, _ property: String, of lineage: ClassLineage) -> String? {
    let connected = Set(outlet.parent?.children.compactMap { $0.written("property") } ?? [])
    let destination = outlet["destination"].flatMap(document.element(withID:))
    let open = lineage.outlets.keys.filter { name in
      guard !connected.contains(name) else { return false }
      guard let destination, let type = lineage.outletType(name) else { return true }
      return objects.isKind(destination, of: type) != false
    }
    if let near = Self.near(property, among: open) { return near }
    let elsewhere = lineage.names.reduce(into: Set<String>()) { $0.formUnion(self.connected[$1] ?? []) }
    let unknown = connected.filter { !lineage.hasProperty($0) && !SystemClass.mayHaveOutlet($0, lineage.systemClasses) }
    return unknown.count == 1 ? Self.only(open.filter { !elsewhere.contains($0) }) : nil
  }

  /// The action that a connection to an unknown one means: one with as many parameters, which nothing in the document is
  /// connected to. Its name is near, or it is the only one.
  func action(meantBy selector: String, of target: DocumentElement, _ lineage: ClassLineage) -> String? {
    let connected = Set(
      document.elements["action"].filter { ($0["destination"] ?? $0["target"]) == target.id }.compactMap { $0.written("selector") })
    let count = selector.count { $0 == ":" }
    let open = lineage.actions.filter { action in !connected.contains(action) && action.count { $0 == ":" } == count }
    if let near = Self.near(selector, among: Array(open)) { return near }
    let unknown = connected.filter { !lineage.hasMethod($0) && !SystemActions.mayHave($0, lineage.systemClasses) }
    return unknown.count == 1 ? Self.only(Array(open)) : nil
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

extension String {
  /// Whether one name is the other with a slip, or with more words at its end.
  func isVariant(of other: String) -> Bool {
    if isSlip(of: other) { return true }
    let (short, long) = count < other.count ? (self, other) : (other, self)
    return short.count > 3 && long.hasBytePrefix(short) && long.dropFirst(short.count).first?.isUppercase == true
  }
}
