import Formats
import NibTranslation

/// The connections of an old view that lead out of it, such as segues, which definitions do not have.
struct OutgoingConnections {
  private let old: XMLTree
  private let oldView: ElementIndex
  /// The ids of what is in the old view.
  private let idsInside: Set<String>

  /// - Parameter name: The name of the scene.
  init?(ofScene name: String, in old: XMLTree) {
    guard let scene = DocumentScenes(old).find(name), let view = scene.view(in: old) else { return nil }
    (self.old, oldView) = (old, view)
    idsInside = Set(old.descendants(of: view).compactMap { old[ElementIndex($0), "id"] })
  }

  /// A new storyboard with those connections whose objects are still there, and what is lost of the others.
  func restored(in new: XMLTree) throws(UnreadableDocument) -> (bytes: [UInt8], losses: [ConversionLoss]) {
    var byID: [String: ElementIndex] = [:]
    for element in new.indices { if let id = new[element, "id"] { byID[id] = element } }
    var added: [ElementIndex: String] = [:]
    var losses: [ConversionLoss] = []
    for position in [oldView.position] + Array(old.descendants(of: oldView)) {
      let list = ElementIndex(position)
      guard old.name(of: list) == "connections", let owner = old.parent(of: list), let id = old[owner, "id"] else {
        continue
      }
      for connection in old.children(of: list) where leadsOut(connection, byID) {
        if let object = byID[id] {
          added[object, default: ""] += "\n" + old.source.text(in: old.range(of: connection))
        } else {
          let name = old.name(of: connection)
          losses.append(
            ConversionLoss(
              kind: "\(name) of a removed object", message: "<\(name)> of \(id), which is not in the new view",
              range: old.tagRange(of: connection)))
        }
      }
    }
    let edits = added.map { object, text -> SourceEdit in
      if let list = new.child(named: "connections", of: object) {
        return .insertingLastChild(text, in: list, of: new)
      }
      return .insertingLastChild("<connections>\(text)</connections>", in: object, of: new)
    }
    return (try new.source.edited(by: edits), losses)
  }

  /// Whether a connection is one that only the old view has: it leads to something that is in neither view.
  private func leadsOut(_ connection: ElementIndex, _ byID: [String: ElementIndex]) -> Bool {
    if let id = old[connection, "id"], byID[id] != nil { return false }
    guard let destination = old[connection, "destination"], byID[destination] == nil else {
      return old.name(of: connection) == "segue"
    }
    return !idsInside.contains(destination)
  }
}
