import NibDecoder
import StackLint
import StackModel
import XMLSource

/// The names of a document's objects, as people know them.
struct DocumentNames {
  private let tree: XMLTree
  /// Nil for a document without views, which has names of elements only.
  private var names: ObjectNames?

  init(_ tree: XMLTree) {
    self.tree = tree
    let document = try? NibDocument.read(tree.source.bytes, path: "", registry: NibRegistry.standard(for:))
    names = document.map(ObjectNames.init)
  }

  /// The nearest object around an element that people recognize, and its scene.
  mutating func place(of element: ElementIndex) -> ObjectNames.Place {
    names?.place(at: tree.tagRange(of: element).lowerBound + 1)
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

  /// `label "Name"`; `view (abc-12-xyz)` for an object without a name.
  var shortText: String {
    guard let object, object.label != nil || object.customClass != nil else { return objectText }
    return "\(object.kind) \(object.label.map { "\"\($0)\"" } ?? object.customClass ?? "")"
  }

  /// `label "Name" (abc-12-xyz)`.
  var objectText: String {
    guard let object else { return scene == nil ? "document" : "scene" }
    var text = object.kind
    if let name = object.label.map({ "\"\($0)\"" }) ?? object.customClass { text += " \(name)" }
    return object.id.map { "\(text) (\($0.outlineText ?? ""))" } ?? text
  }
}
