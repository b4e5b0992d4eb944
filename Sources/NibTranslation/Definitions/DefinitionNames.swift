import Formats
import NibDecoder
import StackModel
import Support

/// How ids of objects follow from what a stack definition says of them.
///
/// An object is named by the id of what holds it, by its kind, by what it shows or relates, and by its place among those
/// that are alike in these. So an object that is added or removed changes the ids of no others, unless these look like it.
struct DefinitionNames {
  private struct Sibling: Hashable {
    let owner: String
    let label: String
  }

  private var counts: [Sibling: Int] = [:]

  /// The name of the next object with a label in an owner.
  mutating func next(_ label: String, in owner: String) -> String {
    let sibling = Sibling(owner: owner, label: label)
    let place = counts[sibling, default: 0]
    counts[sibling] = place + 1
    return Self.id(of: place == 0 ? label : "\(label)\u{1}\(place)", in: owner)
  }

  /// The id of a part that a definition does not write as an element, such as the constraint of `width`.
  static func id(of part: String, in owner: String) -> String { ObjectID.generated(from: "\(owner)\u{1}\(part)") }

  /// The id for one of a definition that Interface Builder would not take.
  static func id(inPlaceOf written: String) -> String { ObjectID.generated(from: "id\u{1}\(written)") }

  /// The id in a document of an object of a definition.
  static func id(inDocument written: String) -> String { isAcceptable(written) ? written : id(inPlaceOf: written) }

  /// Whether an id may stand in a document: letters, digits and hyphens, and not the id of a placeholder.
  static func isAcceptable(_ id: String) -> Bool {
    !id.isEmpty && id.utf8.count <= 64 && id.utf8.first != UInt8(ascii: "-")
      && id.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
          || byte == UInt8(ascii: "-")
      }
  }

  /// What tells an element from its siblings.
  ///
  /// - Parameters:
  ///   - attributes: The attributes of a stack definition.
  ///   - text: The text of the element or of the string that it shows.
  static func label(
    _ name: String, _ attributes: [(name: String, value: String)], text: String = ""
  ) -> String {
    let vocabulary = DefinitionDefaults.written
    guard let element = vocabulary[name] else { return name }
    let isView = vocabulary.isView(element)
    let words = attributes.filter { attribute in
      switch vocabulary.attribute(attribute.name, of: element)?.form {
      case .text, .resource, .className, .name, .key: true
      case .reference, .selector, .choice, .keyPath: !isView
      default: false
      }
    }
    let sorted = words.sorted { $0.name < $1.name }.map { "\($0.name)=\($0.value)" }
    return ([name] + sorted + (text.isEmpty ? [] : [text])).joined(separator: "\u{2}")
  }

  /// Lists whose children belong to the element around them.
  static let lists: Set = ["subviews", "constraints", "connections", "prototypes", "cells", "sections"]
}

/// The ids that the objects of a stack definition have in a document.
final class DefinitionIDs {
  private let tree: XMLTree
  private var names = DefinitionNames()
  private var used: Set<String>
  private var byElement: [ElementIndex: String] = [:]
  private var byWritten: [String: String]
  private var guideIDs: [DefinitionConstraints.Guide: String] = [:]
  private let kept: KeptIDs
  /// What a conversion to a new document makes, by the ids that are kept instead. Other ids follow from it.
  private var made: [String: String] = [:]

  /// - Parameters:
  ///   - placeholders: The ids of what placeholders of the definition stand for, by the ids that these have there.
  ///   - guides: What constraints name and no element writes.
  ///   - taken: The ids of other objects of the document.
  ///   - kept: The ids of objects of the document that is replaced.
  ///   - scope: A name of the whole, so that two definitions in one document have different ids.
  init(
    _ tree: XMLTree, placeholders: [String: String], guides: [DefinitionConstraints.Guide] = [],
    taken: Set<String> = [], kept: KeptIDs = KeptIDs(), scope: String
  ) {
    (self.tree, byWritten, self.kept) = (tree, placeholders, kept)
    used = taken.union(placeholders.values)
    for element in tree.indices {
      guard let written = tree[element, "id"], byWritten[written] == nil else { continue }
      byWritten[written] = claim(DefinitionNames.id(inDocument: written))
    }
    assign(tree.root, in: scope)
    for guide in guides where guide.kind != .layoutMargins {
      guideIDs[guide] = made(guide.kind.rawValue, in: self[guide.view])
    }
  }

  /// The id of a guide that the definition does not write as an element.
  subscript(guide: DefinitionConstraints.Guide) -> String? { guideIDs[guide] }

  /// The id of an element.
  subscript(element: ElementIndex) -> String { byElement[element] ?? "" }

  /// The id of the object that a definition refers to; what it writes for one that is not there.
  func reference(_ written: String) -> String { byWritten[written] ?? written }

  /// The id of a part that the definition does not write as an element.
  func made(_ part: String, in owner: String) -> String {
    claim(DefinitionNames.id(of: part, in: made[owner] ?? owner))
  }

  /// Whether an id is that of an object of the document that is replaced.
  func isKept(_ id: String) -> Bool { made[id] != nil }

  private func claim(_ wanted: String) -> String {
    var (id, attempt) = (kept[wanted], 0)
    while !used.insert(id).inserted {
      attempt += 1
      id = DefinitionNames.id(of: "again \(attempt)", in: wanted)
    }
    if attempt == 0, id != wanted { made[id] = wanted }
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
      owner = made[id] ?? id
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
