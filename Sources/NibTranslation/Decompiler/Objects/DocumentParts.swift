import NibDecoder

/// What the objects of one document share while it is made.
final class DocumentParts {
  let ids = ObjectIDs()
  let resources = ResourceList()
  /// Connections by the id of their source, which may be in another nib than the connection.
  private var connections: [String: [MarkupElement]] = [:]
  /// The ids of elements that the document has.
  private var written: Set<String> = []
  /// The ids of views that show another controller.
  var containers: Set<String> = []

  func add(_ connection: MarkupElement, to source: String) { connections[source, default: []].append(connection) }

  /// An element with its id.
  func element(_ name: String, id: String) -> MarkupElement {
    written.insert(id)
    return MarkupElement(name, [("id", id)])
  }

  /// An element that has its id.
  func element(_ element: MarkupElement) -> MarkupElement {
    if let id = element["id"] { written.insert(id) }
    return element
  }

  /// Completes a document with its objects or scenes, once all of these are made.
  func finish(_ root: MarkupElement, _ list: String, _ elements: [MarkupElement]) -> [UInt8] {
    let list = MarkupElement(list, children: elements)
    addConnections(below: list)
    RequiredParts(id: { [ids] _, _ in ids.make() }, values: Vocabulary.cocoaTouch.impliedAttributes).complete(list)
    root.finish(list, resources: resources.elements)
    return MarkupWriter.write(root)
  }

  /// Adds its connections to each element, once all elements are made. Those to objects that documents do not have, such
  /// as the data source of a static table, are left out.
  private func addConnections(below root: MarkupElement) {
    var pending = [root]
    while let element = pending.popLast() {
      // Constraints to what documents do not have, such as guides that UIKit makes.
      if element.name == "constraints" {
        element.removeChildren { constraint in
          ["firstItem", "secondItem"].contains { constraint[$0].map { !written.contains($0) } ?? false }
        }
      }
      pending += element.children
      guard let id = element["id"], let found = connections[id] else { continue }
      let kept = found.filter { $0["destination"].map(written.contains) ?? true }
      element.append("connections", kept)
    }
  }
}
