import DocumentChanges
import Formats
import LayoutAnalysis
import NibTranslation
import StackModel
import Support

/// Writes a definition as a scene.
struct SceneWriting {
  private let definition: DefinitionDocument
  private let scene: String?
  private let path: String

  init(_ definition: DefinitionDocument, scene: String?, path: String) {
    (self.definition, self.scene, self.path) = (definition, scene, path)
  }

  /// The bytes of the storyboard, and what it loses.
  ///
  /// - Parameter old: The storyboard that exists; nil for a new one.
  func content(
    old: XMLTree?
  ) throws(UnreadableDocument) -> (bytes: [UInt8], losses: (losses: [ConversionLoss], source: SourceFile)?) {
    let name = scene ?? Self.name(of: path)
    let place = ScenePlace.find(name, in: old)
    let new = NewDocument(path: path)
    guard let old else { return (try new.content { definition.storyboard(place, placed: $0) }, nil) }
    try check(old)
    let kept = KeptIDs(of: try LayoutDocument(old.source.bytes, path: path), scene: name)
    var losses: [ConversionLoss] = []
    func inserted(_ placed: [String: Rect]) throws(UnreadableDocument) -> [UInt8] {
      losses = []
      var bytes = try new.formatted(definition.storyboard(place, placed: placed, kept: kept))
      if let outgoing = OutgoingConnections(ofScene: name, in: old) {
        let restored = try outgoing.restored(in: XMLTree(bytes, path: path))
        losses += restored.losses
        bytes = try new.formatted(restored.bytes)
      }
      guard let insertion = SceneInsertion(name, of: try XMLTree(bytes, path: path), into: old) else { return bytes }
      losses += insertion.losses
      return try insertion.bytes()
    }
    let placed = try NewDocument.frames(of: inserted([:]), path)
    let bytes = try inserted(placed)
    return (bytes, (losses, old.source))
  }

  private func check(_ old: XMLTree) throws(UnreadableDocument) {
    let type = old[old.root, "type"] ?? ""
    guard type.contains("CocoaTouch"), DocumentScenes(old).isStoryboard else {
      throw UnreadableDocument(
        Diagnostic(
          .unsupportedDocument, "no storyboard of iOS, into which a scene is put; name another file with --to",
          range: old.tagRange(of: old.root)), in: old.source)
    }
  }

  /// The name of a file without its folder and its kind.
  private static func name(of path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return String(file.withoutFileExtension)
  }
}

/// A new document in Xcode's form, with the frames that its layout gives.
struct NewDocument {
  let path: String

  /// - Parameter write: Writes the document with the frames of objects, by their ids.
  func content(_ write: ([String: Rect]) -> [UInt8]) throws(UnreadableDocument) -> [UInt8] {
    let placed = try Self.frames(of: write([:]), path)
    return try FrameUpdates(formatted(write(placed)), path: path).bytes
  }

  /// The bytes of a document in Xcode's form.
  func formatted(_ bytes: [UInt8]) throws(UnreadableDocument) -> [UInt8] {
    let tree = try XMLTree(bytes, path: path)
    return (try? FormattedDocument(tree).bytes) ?? bytes
  }

  /// The frames of views on the document's own canvas, by their ids.
  static func frames(of bytes: [UInt8], _ path: String) throws(UnreadableDocument) -> [String: Rect] {
    try LayoutDocument(bytes, path: path).layout().framesByID
  }
}

extension DocumentLayout {
  /// The frames of views by their ids.
  var framesByID: [String: Rect] {
    Dictionary(views.compactMap { layout in layout.view.id.map { ($0, layout.frame) } }) { first, _ in first }
  }
}

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
