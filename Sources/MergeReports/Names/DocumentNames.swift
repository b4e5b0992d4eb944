import NibDecoder
import StackLint
import StackModel
import Vocabulary
import XMLSource

/// The names of a document's objects, as people know them.
struct DocumentNames {
  private let tree: XMLTree
  /// Nil for a document that is not one of views.
  private var names: ObjectNames?

  init(_ tree: XMLTree) {
    self.tree = tree
    let document = try? NibDocument.read(tree.source.bytes, path: "", registry: NibRegistry.standard(for:))
    names = document.map(ObjectNames.init)
  }

  /// The nearest object around an element that people recognize, and its scene.
  mutating func place(of element: ElementIndex) -> ObjectNames.Place {
    names?.place(at: tree.tagRange(of: element).lowerBound + 1) ?? ObjectNames.Place(object: objectName(element))
  }

  /// The nearest object around an element in a document without views.
  private func objectName(_ element: ElementIndex) -> ObjectName? {
    var candidate = element
    while tree[candidate, "id"] == nil, let parent = tree.parent(of: candidate) { candidate = parent }
    guard candidate != tree.root || tree[candidate, "id"] != nil else { return nil }
    let vocabulary = Vocabulary.forDocuments(ofType: tree[tree.root, "type"])
    let label = ["userLabel", "text", "title"].lazy.compactMap { tree[candidate, $0]?.outlineText }.first
    return ObjectName(
      kind: ObjectName.kind(ofElement: tree.name(of: candidate), in: vocabulary), label: label,
      customClass: tree[candidate, "customClass"], id: tree[candidate, "id"])
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
    guard let object, let name = object.quotedName else { return objectText }
    return name.isEmpty ? object.kind : "\(object.kind) \(name)"
  }

  /// `label "Name" (abc-12-xyz)`.
  var objectText: String {
    guard let object else { return scene == nil ? "document" : "scene" }
    var text = object.kind
    if let name = object.quotedName, !name.isEmpty { text += " \(name)" }
    return object.id.map { "\(text) (\($0.outlineText ?? ""))" } ?? text
  }
}

extension ObjectName {
  /// The label in quotes, or else the class; empty for a label that says no more than the kind, nil without any.
  fileprivate var quotedName: String? {
    if let label { return label == kind ? "" : "\"\(label)\"" }
    return customClass
  }
}
