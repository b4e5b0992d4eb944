import DocumentVersions
import XMLSource

/// A document in the course of being patched.
struct PatchedDocument {
  private var target: PatchTarget

  init(_ tree: XMLTree) { target = PatchTarget(tree) }

  var bytes: [UInt8] { target.tree.source.bytes }

  private var tree: XMLTree { target.tree }

  private mutating func apply(_ edits: [SourceEdit]) throws {
    guard !edits.isEmpty else { return }
    let source = SourceFile(path: tree.source.path, bytes: tree.source.bytes)
    target = PatchTarget(try XMLTree(EditList(edits).applied(to: source), path: source.path))
  }

  private func text(of element: ElementIndex) -> String { tree.source.text(in: tree.range(of: element)) }

  // MARK: - Places

  mutating func insert(_ path: String, _ xml: String, at place: PatchChange.Place) throws {
    guard target[path] == nil else { return }
    try makeList(for: place)
    guard let parent = target[place.parent] else { throw refusal(path, place) }
    let indented = IndentedXML(xml, depth: depth(of: parent) + 1)
    try apply([insertion(of: indented, in: parent, after: place.previous.flatMap { target[$0] })])
  }

  mutating func move(_ path: String, to place: PatchChange.Place) throws {
    try makeList(for: place)
    guard let element = target[path], let parent = target[place.parent] else { throw refusal(path, place) }
    if tree.parent(of: element) == parent { return }
    let moved = IndentedXML(text(of: element), depth: depth(of: parent) + 1)
    let edit = insertion(of: moved, in: parent, after: place.previous.flatMap { target[$0] })
    try apply([removal(of: element), edit])
  }

  private func refusal(_ path: String, _ place: PatchChange.Place) -> PatchRefusals {
    PatchRefusals(refusals: [PatchRefusal(path: path, reason: "has no place: \(place.parent) is not there")])
  }

  /// Makes a list such as `<constraints>` that a place is in.
  private mutating func makeList(for place: PatchChange.Place) throws {
    guard let found = target.owner(of: place), let list = found.missingList else { return }
    let owner = found.element
    let after = tree.children(of: owner).reversed().first {
      !Self.last.contains(tree.name(of: $0)) || list == "connections"
    }
    let empty = IndentedXML("<\(list)></\(list)>", depth: depth(of: owner) + 1)
    let before =
      list == "subviews"
      ? tree.children(of: owner).reversed().first { Self.first.contains(tree[$0, "key"] ?? "") } : after
    try apply([insertion(of: empty, in: owner, after: before)])
  }

  /// What Interface Builder writes before subviews, and after constraints.
  private static let first: Set<String> = ["frame", "autoresizingMask"]
  private static let last: Set<String> = ["connections", "variation", "point"]

  private func insertion(of xml: IndentedXML, in parent: ElementIndex, after previous: ElementIndex?) -> SourceEdit {
    let isLaidOut = tree.source.bytes.contains(UInt8(ascii: "\n"))
    let text = isLaidOut ? xml.text : xml.text.trimmingBlanks
    if let previous, tree.parent(of: previous) == parent {
      return SourceEdit(at: tree.range(of: previous).upperBound, text)
    }
    let tag = tree.tagRange(of: parent)
    guard tree.endTagRange(of: parent).count > 0 else {
      let end = "\(isLaidOut ? xml.lineOfParent : "")</\(tree.name(of: parent))>"
      return SourceEdit(SourceRange(tag.upperBound - 2, tag.upperBound), ">\(text)\(end)")
    }
    let isEmpty = tree.contentRange(of: parent).count == 0
    return SourceEdit(at: tag.upperBound, text + (isEmpty && isLaidOut ? xml.lineOfParent : ""))
  }

  private func removal(of element: ElementIndex) -> SourceEdit { SourceEdit.removing(element, in: tree) }

  private func depth(of element: ElementIndex) -> Int {
    var (depth, next) = (0, tree.parent(of: element))
    while let parent = next { (depth, next) = (depth + 1, tree.parent(of: parent)) }
    return depth
  }

  // MARK: - Contents

  /// Removes elements, and lists that hold nothing else.
  mutating func remove(_ paths: [String]) throws {
    let elements = Set(paths.compactMap { target[$0] })
    var removed = elements
    for element in elements {
      guard let list = tree.parent(of: element), target.version.isGroup(list), list != tree.root else { continue }
      if tree.children(of: list).allSatisfy(elements.contains) { removed.insert(list) }
    }
    let outermost = removed.filter { element in !removed.contains { isInside(element, $0) } }
    try apply(outermost.sorted().map(removal))
  }

  private func isInside(_ element: ElementIndex, _ other: ElementIndex) -> Bool {
    tree.parent(of: element) == other
  }

  /// Changes attributes, texts and names.
  mutating func edit(_ changes: [PatchChange]) throws {
    var additions: [ElementIndex: String] = [:]
    var edits: [SourceEdit] = []
    for change in changes {
      guard let element = target[change.path] else { continue }
      switch change.kind {
      case .attribute(let name, _, let new?):
        if let attribute = tree.attribute(named: name, of: element) {
          if attribute.value != new { edits.append(.replacingValue(of: attribute, with: new, in: tree)) }
        } else {
          additions[element, default: ""] +=
            " \(name)=\"\(MarkupText.escaped(new, for: .value(quote: UInt8(ascii: "\""))))\""
        }
      case .attribute(let name, _, nil):
        if let attribute = tree.attribute(named: name, of: element) { edits.append(.removing(attribute, in: tree)) }
      case .text(_, let new): edits.append(.replacingContent(of: element, with: new, in: tree))
      case .renamed(let old, let new): edits += renaming(element, from: old, to: new)
      default: break
      }
    }
    try apply(edits)
    for (element, text) in additions.sorted(by: { $0.key > $1.key }) { try add(text, to: element) }
  }

  /// Adds attributes before the id, where Interface Builder has most of them.
  private mutating func add(_ attributes: String, to element: ElementIndex) throws {
    let id = tree.attribute(named: "id", of: element)
    let last = tree.attributes(of: element).last
    let start = tree.tagRange(of: element).lowerBound + 1 + tree.name(of: element).utf8.count
    let offset = id.map { $0.range.lowerBound - 1 } ?? last?.range.upperBound ?? start
    try apply([SourceEdit(at: offset, attributes)])
  }

  private func renaming(_ element: ElementIndex, from old: String, to new: String) -> [SourceEdit] {
    let start = tree.tagRange(of: element).lowerBound + 1
    let end = tree.endTagRange(of: element)
    let name = SourceEdit(SourceRange(start, start + old.utf8.count), new)
    guard end.count > 0 else { return [name] }
    return [name, SourceEdit(SourceRange(end.lowerBound + 2, end.lowerBound + 2 + old.utf8.count), new)]
  }

  /// Puts the children of an element in an order. Those that the order does not know stay after the one before them.
  mutating func reorder(_ path: String, _ order: [String]) throws {
    guard let list = target[path] else { return }
    let children = Array(tree.children(of: list))
    let known = order.compactMap { target[$0] }.filter(children.contains)
    let slots = children.filter(known.contains)
    let edits = zip(slots, known).filter { $0 != $1 }.map { slot, element in
      SourceEdit(tree.range(of: slot), text(of: element))
    }
    try apply(edits)
  }
}

extension String {
  fileprivate var trimmingBlanks: String { String(drop { $0.isNewline || $0 == " " }) }
}
