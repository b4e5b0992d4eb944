import DocumentMerge
import DocumentVersions
import NibDecoder
import StackLint
import StackModel
import XMLSource

/// The names of the objects that conflicts are about, as people know them.
struct ConflictNames {
  private let merge: DocumentMerge
  /// Nil for a version that is no document of views.
  private var names: [MergeSide: ObjectNames?] = [:]

  init(_ merge: DocumentMerge) { self.merge = merge }

  /// The object of an identity, and its scene: from ours, or else from the version that has it.
  mutating func place(of identity: ElementIdentity) -> ObjectNames.Place {
    for side in [MergeSide.ours, .theirs, .base] {
      if let element = merge.element(of: identity, in: side) { return place(of: element, in: side) }
    }
    return ObjectNames.Place()
  }

  /// The object with an id, from the base or from a side that has it.
  mutating func object(withID id: String) -> ObjectNames.Place {
    for side in [MergeSide.ours, .theirs, .base] {
      if let element = merge.element(withID: id, in: side) { return place(of: element, in: side) }
    }
    return ObjectNames.Place()
  }

  mutating func place(of element: ElementIndex, in side: MergeSide) -> ObjectNames.Place {
    let tree = merge.tree(of: side)
    if names[side] == nil {
      let document = try? NibDocument.read(tree.source.bytes, path: "", registry: NibRegistry.standard(for:))
      names[side] = .some(document.map(ObjectNames.init))
    }
    let offset = tree.tagRange(of: element).lowerBound + 1
    return names[side]??.place(at: offset)
      ?? ObjectNames.Place(object: ObjectName(kind: "<\(tree.name(of: element))>", id: tree[element, "id"]))
  }
}

extension ObjectNames.Place {
  /// `label "Name" (abc-12-xyz) in LoginController`.
  var text: String {
    var text = objectText
    if let scene, scene != object?.customClass { text += " in \(scene.outlineText ?? "")" }
    return text
  }

  /// `label "Name" (abc-12-xyz)`.
  var objectText: String {
    guard let object else { return scene == nil ? "document" : "scene" }
    var text = object.kind
    if let name = object.label.map({ "\"\($0)\"" }) ?? object.customClass { text += " \(name)" }
    return object.id.map { "\(text) (\($0.outlineText ?? ""))" } ?? text
  }
}
