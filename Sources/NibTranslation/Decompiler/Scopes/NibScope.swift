/// One graph of the document that is being made, and how its objects and those outside of it are named.
final class NibScope {
  let graph: ObjectGraph
  private let ids: ObjectIDs
  private var idsByPosition: [Int: String] = [:]
  /// The ids of what proxies stand for.
  private var external: [String: String]
  /// The scopes of archives in the graph, by the positions of their objects.
  private(set) var nested: [Int: NibScope] = [:]
  /// Objects that have been translated: a view that holds itself would have no end.
  private var translated: Set<Int> = []
  let properties: ObjectProperties

  private static let depthLimit = 8

  init(_ graph: ObjectGraph, ids: ObjectIDs, external: [String: String] = [:], depth: Int = 0) {
    (self.graph, self.ids, self.external) = (graph, ids, external)
    properties = ObjectProperties(graph)
    guard depth < Self.depthLimit else { return }
    addPrototypes(depth)
  }

  /// Names an object as the document named it.
  func name(_ position: Int, _ id: String) { idsByPosition[position] = ids.claim(id) }

  /// Says what proxies stand for.
  func handIn(_ objects: [String: String]) { external.merge(objects) { $1 } }

  /// The id of an object, also of one that a proxy stands for; nil for a proxy of which nobody says what it stands for.
  func id(of position: Int) -> String? {
    if graph.objects[position].className == "UIProxyObject" {
      return graph.text("UIProxiedObjectIdentifier", of: position).flatMap { external[$0] }
    }
    if let id = idsByPosition[position] { return id }
    let id = ids.make()
    idsByPosition[position] = id
    return id
  }

  /// Whether an object has not been translated before, which it is from now on.
  func begin(_ position: Int) -> Bool { translated.insert(position).inserted }

  func isTranslated(_ position: Int) -> Bool { translated.contains(position) }

  /// The objects at the top but for proxies.
  var topLevelObjects: [Int] {
    graph.objects(in: "UINibTopLevelObjectsKey", of: 0).filter { graph.objects[$0].className != "UIProxyObject" }
  }

  /// The class of an object before the app's own is swapped in.
  func className(of position: Int) -> String {
    let object = graph.objects[position]
    guard object.className == "UIClassSwapper" else { return object.className }
    return graph.text("UIOriginalClassName", of: position) ?? "UIView"
  }

  private func addPrototypes(_ depth: Int) {
    for prototype in graph.prototypeNibs {
      var external: [String: String] = [:]
      for object in prototype.externalObjects { external[object.name] = id(of: object.position) }
      nested[prototype.nib] = NibScope(prototype.graph, ids: ids, external: external, depth: depth + 1)
    }
  }
}

/// The ids of a document: those that its compiled form still names, and made ones, numbered in the order of the document.
final class ObjectIDs {
  private var next = 1
  private var used: Set<String> = []

  /// A new id, such as `nib-12`.
  func make() -> String {
    var id: String
    repeat {
      id = "nib-\(next)"
      next += 1
    } while !used.insert(id).inserted
    return id
  }

  /// An id that is known from the nib; a made one if another object has it.
  func claim(_ id: String) -> String { used.insert(id).inserted ? id : make() }
}
