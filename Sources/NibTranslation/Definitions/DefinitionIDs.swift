import Formats
import NibDecoder
import StackModel

/// The ids that the objects of a stack definition have in a document.
final class DefinitionIDs {
  private let tree: XMLTree
  private var names = DefinitionNames()
  private var used: Set<String>
  private var byElement: [ElementIndex: String] = [:]
  private var byWritten: [String: String]
  private var guidesByView: [ElementIndex: [Guide]] = [:]

  /// A guide that constraints name, and that the definition does not write as an element.
  struct Guide {
    let kind: LayoutGuide.Kind
    let id: String

    var element: String { kind == .keyboard ? "keyboardLayoutGuide" : "viewLayoutGuide" }
  }

  /// - Parameters:
  ///   - placeholders: The ids of what placeholders of the definition stand for, by the ids that these have there.
  ///   - taken: The ids of other objects of the document.
  ///   - scope: A name of the whole, so that two definitions in one document have different ids.
  init(_ tree: XMLTree, placeholders: [String: String], taken: Set<String> = [], scope: String) {
    (self.tree, byWritten) = (tree, placeholders)
    used = taken.union(placeholders.values)
    for element in tree.indices {
      guard let written = tree[element, "id"], byWritten[written] == nil else { continue }
      byWritten[written] = claim(DefinitionNames.id(inDocument: written))
    }
    assign(tree.root, in: scope)
    for element in tree.indices where tree.name(of: element) == "constraint" {
      for name in ["firstItem", "secondItem"] { tree[element, name].map { addGuide($0, from: element) } }
    }
  }

  /// The guides of a view that constraints name by its kind.
  func guides(of view: ElementIndex) -> [Guide] { guidesByView[view] ?? [] }

  /// The id of the view whose margins a constraint names as a guide, which Interface Builder has as attributes of the view.
  func viewOfMargins(_ written: String?, _ container: String?) -> String? {
    guard let written, byWritten[written] == nil, let name = GuideName(written), name.kind == .layoutMargins else {
      return nil
    }
    return name.owner.map(reference) ?? container
  }

  private func addGuide(_ written: String, from constraint: ElementIndex) {
    guard byWritten[written] == nil, let name = GuideName(written), name.kind != .layoutMargins else { return }
    let owner = name.owner.map { id in tree.indices.first { tree[$0, "id"] == id } } ?? tree.root
    guard let owner else { return }
    let id = claim(DefinitionNames.id(of: name.kind.rawValue, in: self[owner]))
    byWritten[written] = id
    guidesByView[owner, default: []].append(Guide(kind: name.kind, id: id))
  }

  /// The id of an element.
  subscript(element: ElementIndex) -> String { byElement[element] ?? "" }

  /// The id of the object that a definition refers to; what it writes for one that is not there.
  func reference(_ written: String) -> String { byWritten[written] ?? written }

  /// The id of a part that the definition does not write as an element.
  func made(_ part: String, in owner: String) -> String { claim(DefinitionNames.id(of: part, in: owner)) }

  private func claim(_ wanted: String) -> String {
    var (id, attempt) = (wanted, 0)
    while !used.insert(id).inserted {
      attempt += 1
      id = DefinitionNames.id(of: "again \(attempt)", in: wanted)
    }
    return id
  }

  private func assign(_ element: ElementIndex, in owner: String) {
    var owner = owner
    if !DefinitionNames.lists.contains(tree.name(of: element)) {
      let attributes = tree.attributes(of: element).filter { $0.name != "id" }.map { (name: $0.name, value: $0.value) }
      let label = DefinitionNames.label(tree.name(of: element), attributes, text: text(of: element))
      let derived = names.next(label, in: owner)
      let id = tree[element, "id"].flatMap { byWritten[$0] } ?? (needsID(element) ? claim(derived) : derived)
      byElement[element] = id
      owner = id
    }
    for child in tree.children(of: element) { assign(child, in: owner) }
  }

  private func needsID(_ element: ElementIndex) -> Bool {
    DefinitionDefaults.written[tree.name(of: element)].map { known in
      DefinitionDefaults.written.attribute("id", of: known) != nil
    } ?? true
  }

  /// The text of a string that the element shows.
  private func text(of element: ElementIndex) -> String {
    tree.children(of: element).filter { tree.name(of: $0) == "string" }.map { tree.text(of: $0) }
      .joined(separator: "\u{2}")
  }
}
