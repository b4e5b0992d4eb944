import Formats

/// Where an attribute of another framework stands.
struct ForeignPlace {
  let element: VocabularyElement
  /// The element's id; nil without one.
  let id: String?
  /// Whether a stack view arranges it.
  let isArranged: Bool
  /// Whether it has `edges`.
  let isPinned: Bool
  /// The font that it has; nil without one.
  let font: String?
  /// The element's attributes by their plain names.
  private let attributes: [String: VocabularyAttribute]

  /// - Parameters:
  ///   - known: What the element is, or is meant to be.
  ///   - attributes: Those of elements of the kind by their plain names; nil where they are not known yet.
  init(
    _ element: ElementIndex, in tree: XMLTree, as known: VocabularyElement,
    attributes: [String: VocabularyAttribute]? = nil
  ) {
    self.init(
      element: known, id: tree[element, "id"], isArranged: Self.isArranged(element, in: tree),
      isPinned: Self.shortForm("edges", of: element, in: tree, as: "constraint") != nil,
      font: Self.shortForm("font", of: element, in: tree, as: "fontDescription"), attributes: attributes)
  }

  init(
    element: VocabularyElement, id: String? = nil, isArranged: Bool = false, isPinned: Bool = false,
    font: String? = nil, attributes: [String: VocabularyAttribute]? = nil
  ) {
    (self.element, self.id, self.isArranged, self.isPinned, self.font) = (element, id, isArranged, isPinned, font)
    self.attributes = attributes ?? ForeignNames.plainAttributes(of: element)
  }

  func attribute(_ plainName: String) -> VocabularyAttribute? { attributes[plainName] }

  private static func isArranged(_ element: ElementIndex, in tree: XMLTree) -> Bool {
    guard let parent = tree.parent(of: element) else { return false }
    let holder = tree.name(of: parent) == "subviews" ? tree.parent(of: parent) ?? parent : parent
    let name = tree.name(of: holder)
    return (ForeignNames.all.element(name) ?? name).hasBytePrefix("stackView")
  }

  /// What an attribute has that stands for children, which lie in its place; nil without it.
  private static func shortForm(
    _ name: String, of element: ElementIndex, in tree: XMLTree, as kind: String
  ) -> String? {
    if let written = tree[element, name] { return written }
    let tag = tree.tagRange(of: element)
    let start = Array("\(name)=\"".utf8)
    for child in tree.children(of: element) where tree.name(of: child) == kind {
      let place = tree.range(of: child).lowerBound
      guard tag.lowerBound < place, place < tag.upperBound, tree.source.bytes[place...].starts(with: start) else {
        continue
      }
      let value = place + start.count
      let end = tree.source.bytes[value...].firstIndex(of: UInt8(ascii: "\"")) ?? value
      return tree.source.text(in: SourceRange(value, end))
    }
    return nil
  }
}
