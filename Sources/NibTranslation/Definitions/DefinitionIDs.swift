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
  private var guideIDs: [DefinitionConstraints.Guide: String] = [:]

  /// - Parameters:
  ///   - placeholders: The ids of what placeholders of the definition stand for, by the ids that these have there.
  ///   - guides: What constraints name and no element writes.
  ///   - taken: The ids of other objects of the document.
  ///   - scope: A name of the whole, so that two definitions in one document have different ids.
  init(
    _ tree: XMLTree, placeholders: [String: String], guides: [DefinitionConstraints.Guide] = [],
    taken: Set<String> = [], scope: String
  ) {
    (self.tree, byWritten) = (tree, placeholders)
    used = taken.union(placeholders.values)
    for element in tree.indices {
      guard let written = tree[element, "id"], byWritten[written] == nil else { continue }
      byWritten[written] = claim(DefinitionNames.id(inDocument: written))
    }
    assign(tree.root, in: scope)
    for guide in guides where guide.kind != .layoutMargins {
      guideIDs[guide] = claim(DefinitionNames.id(of: guide.kind.rawValue, in: self[guide.view]))
    }
  }

  /// The id of a guide that the definition does not write as an element.
  subscript(guide: DefinitionConstraints.Guide) -> String? { guideIDs[guide] }

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
