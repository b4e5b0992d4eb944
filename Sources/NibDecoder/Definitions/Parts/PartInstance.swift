import Formats

/// A part where it is included: with the values that are given there, and with ids of its own.
struct PartInstance {
  /// The part with the values.
  let tree: XMLTree
  /// What is wrong with the values.
  private(set) var diagnostics: [Diagnostic] = []
  private let values: [PartValue]
  /// The id of the root, and the beginning of all other ids.
  private let id: String

  /// What is said by values has places from here on, one for each value.
  private static let firstPlace = 1 << 29

  init(_ part: PartFiles.Part, _ file: String, id: String, _ values: [PartValue]) {
    (self.values, self.id) = (values, id)
    let written = part.tree
    var implied = ImpliedElements()
    var elements: [String: ElementIndex] = [:]
    for element in written.indices { if let id = written[element, "id"] { elements[id] = element } }
    var suggestions = NameSuggestions(elements.keys.sorted())
    for (number, value) in values.enumerated() {
      let path = value.keyPath.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let place = SourceRange(Self.firstPlace + number, Self.firstPlace + number)
      guard path.count == 1 || elements[path[0]] != nil, let attribute = path.last, !attribute.isEmpty else {
        let hint = suggestions.next(for: path[0]).map { "; did you mean \"\($0)\"?" } ?? ""
        diagnostics.append(
          Diagnostic(.danglingReference, "no object of \(file) has the id \"\(path[0])\"\(hint)", range: place))
        continue
      }
      let element = path.count == 1 ? written.root : elements[path[0]] ?? written.root
      if path.count == 1, let object = elements[path[0]], !Self.has(path[0], written.root, in: written) {
        let advice = "\(path[0]).\(Self.mostWanted(of: object, in: written))=\"\(value.value)\""
        diagnostics.append(
          Diagnostic(.unknownAttribute, "\(path[0]) is an object of \(file); write \(advice)", range: place))
        continue
      }
      if let position = written.attribute(attribute, of: element) {
        implied.set(value.value, place, ofAttribute: position)
      } else {
        implied.add(ImpliedElement.Attribute(attribute, value.value, place), to: element)
      }
    }
    tree = implied.expanded(written)
  }

  private static func has(_ attribute: String, _ element: ElementIndex, in tree: XMLTree) -> Bool {
    guard let known = Vocabulary.stackDefinition[tree.name(of: element)] else { return true }
    return Vocabulary.stackDefinition.attribute(attribute, of: known) != nil
  }

  /// The attribute of an object that parts are most likely to get.
  private static func mostWanted(of element: ElementIndex, in tree: XMLTree) -> String {
    ["text", "on", "title", "image", "value", "progress"].first { has($0, element, in: tree) } ?? "hidden"
  }

  /// The value that says what is at a place of the part; nil for what the part says.
  func value(at range: SourceRange?) -> PartValue? {
    guard let start = range?.lowerBound, start >= Self.firstPlace, start - Self.firstPlace < values.count else {
      return nil
    }
    return values[start - Self.firstPlace]
  }

  /// Where the document says what is at a place of the part; nil for what the part says.
  private func place(of range: SourceRange?) -> SourceRange? { value(at: range)?.range }

  // MARK: - Elements

  /// The part's root with everything in it, in a document.
  ///
  /// - Parameters:
  ///   - expanded: The part with long forms.
  ///   - places: Those in the tag.
  ///   - resources: What the part lists is added here.
  func element(
    of expanded: XMLTree, _ places: inout PartPlaces, resources: inout [ImpliedElement]
  ) -> ImpliedElement {
    let ids = Set(expanded.indices.compactMap { expanded[$0, "id"] })
    let root = expanded[expanded.root, "id"]
    return copy(expanded.root, of: expanded, Names(ids: ids, root: root, id: id), &places, &resources)
  }

  /// How ids of the part are called in the document.
  private struct Names {
    let ids: Set<String>
    let root: String?
    let id: String

    /// An id, or that of an object before the name of its guide. Names of guides, and what the part does not have, stay.
    func name(of written: String) -> String {
      if written == root { return id }
      if ids.contains(written) { return "\(id).\(written)" }
      guard let dot = written.lastIndex(of: "."), case let owner = String(written[..<dot]), ids.contains(owner) else {
        return written
      }
      return name(of: owner) + written[dot...]
    }
  }

  /// What a root says of itself alone: its size, its screen and what belongs to a document.
  private static let attributesOfRoots: Set = ["width", "height"]
  private static func isOfRoots(_ name: String) -> Bool {
    ["rect", "device", "placeholder", "resources"].contains(name) || name.hasBytePrefix("simulated")
  }

  private func copy(
    _ element: ElementIndex, of tree: XMLTree, _ names: Names, _ places: inout PartPlaces,
    _ resources: inout [ImpliedElement]
  ) -> ImpliedElement {
    let start = places.take()
    let isRoot = element == tree.root
    var attributes = tree.attributePositions(of: element).compactMap { position -> ImpliedElement.Attribute? in
      let (name, written) = (tree.name(ofAttribute: position), tree.value(ofAttribute: position))
      let said = place(of: tree.nameRange(ofAttribute: position))
      if isRoot, said == nil, Self.attributesOfRoots.contains(name) { return nil }
      let value = isReference(name, of: tree.name(of: element)) ? names.name(of: written) : written
      return ImpliedElement.Attribute(name, value, said ?? SourceRange(start, places.tag.upperBound))
    }
    if isRoot, names.root == nil { attributes.append(.init("id", id, SourceRange(start, places.tag.upperBound))) }
    var children: [ImpliedElement] = []
    for child in tree.children(of: element) {
      if isRoot, Self.isOfRoots(tree.name(of: child)) {
        guard tree.name(of: child) == "resources" else { continue }
        for resource in tree.children(of: child) {
          let name = tree[resource, "name"]
          let copy = self.copy(resource, of: tree, names, &places, &resources)
          let isListed = resources.contains { other in
            other.name == copy.name && other.attributes.contains { $0.name == "name" && $0.value == name }
          }
          if !isListed { resources.append(copy) }
        }
        continue
      }
      children.append(copy(child, of: tree, names, &places, &resources))
    }
    let said = place(of: tree.tagRange(of: element))
    return ImpliedElement(
      tree.name(of: element), attributes, children: children, text: tree.text(of: element),
      said ?? SourceRange(start, max(places.next, start + 1)))
  }

  private func isReference(_ attribute: String, of element: String) -> Bool {
    guard let known = Vocabulary.stackDefinition[element] else { return attribute == "id" }
    switch Vocabulary.stackDefinition.attribute(attribute, of: known)?.form {
    case .id?, .reference?: return true
    default: return false
    }
  }
}
