import Formats
import NibDecoder
import StackModel
import Support

/// Takes from a definition what converting it makes again: ids, parts that Interface Builder always writes, and constraints
/// that are attributes.
final class DefinitionShortening {
  private var names = DefinitionNames()
  /// The ids that follow from names, by the elements that have them.
  private var derived: [ObjectIdentifier: String] = [:]
  /// The ids that elements of the definition refer to.
  private var referenced: Set<String> = []
  private let scope: String

  /// - Parameter scope: What the ids of a conversion begin with.
  init(scope: String) { self.scope = scope }

  func shorten(_ root: MarkupElement) {
    addReferences(in: root)
    shortenParts(root, owner: nil)
    name(root, in: scope, written: nil)
    referenced = []
    addReferences(in: root)
    dropIDs(root)
    ShortFormWriting(root).shorten(root)
    ReadingOrder.arrange(root)
  }

  // MARK: - Parts

  private func shortenParts(_ element: MarkupElement, owner: String?) {
    let id = element["id"].map(idInDocument) ?? owner
    if let known = DefinitionDefaults.document[element.name], let id { removeRequired(of: element, known, id: id) }
    shortenState(of: element)
    shortenLengths(of: element)
    for child in element.children { shortenParts(child, owner: id) }
  }

  /// Removes what is as it is made, and takes the subviews out of a content view that is made.
  private func removeRequired(of element: MarkupElement, _ known: VocabularyElement, id: String) {
    let required = RequiredParts(id: { DefinitionNames.id(of: $0, in: $1) }, values: DefinitionDefaults.filled)
    let font = Self.shortened(RequiredParts.labelFont)
    if element.name == "label" { element.removeChildren { $0.says(theSameAs: font) } }
    for key in known.always.keys.map(\.text) {
      guard key != "frame", let child = element.child(forKey: key),
        let made = required.made(key: key, in: known, owner: id, size: nil).map(Self.shortened)
      else { continue }
      if let id = child["id"], referenced.contains(id) { continue }
      if child.says(theSameAs: made) {
        element.removeChildren { $0 === child }
      } else if key == "contentView", child["id"] == made["id"], child.attributes.count == made.attributes.count {
        let (views, others) = child.split { $0.isView }
        guard others.allSatisfy({ ["rect", "autoresizingMask"].contains($0.name) }) else { continue }
        element.removeChildren { $0 === child }
        for view in views { element.append(view) }
      }
    }
  }

  /// A made part as a definition has it.
  private static func shortened(_ element: MarkupElement) -> MarkupElement {
    let known = DefinitionDefaults.document[element.name]
    let kept = element.attributes.filter { attribute in
      known.map { !DefinitionDefaults.isImplied(attribute.name, attribute.value, of: $0) } ?? true
    }
    let result = MarkupElement(element.name, kept, children: element.children.map(shortened))
    result.text = element.text
    if ["rect", "autoresizingMask", "fontDescription"].contains(element.name) { result.remove("key") }
    return result
  }

  private func shortenState(of button: MarkupElement) {
    // Beside a configuration, the title and the image of the button are those of the configuration.
    guard button.name == "button", button.child(forKey: "configuration") == nil,
      let state = button.child(forKey: "normal"), state.name == "state"
    else { return }
    for name in ["title", "image", "catalog"] {
      guard let value = state[name] else { continue }
      button.set(name, value)
      state.remove(name)
    }
    if state.attributes.count == 1, state.children.isEmpty { button.removeChildren { $0 === state } }
  }

  private func shortenLengths(of view: MarkupElement) {
    guard view.isView, let id = view["id"].map(idInDocument) else { return }
    for name in ["width", "height"] where view[name] == nil {
      let made = DefinitionNames.id(of: name, in: id)
      if referenced.contains(made) { continue }
      guard let constraint = view.children.first(where: { $0.name == "constraint" && $0["id"] == made }),
        Set(constraint.attributes.map(\.name)) == ["firstAttribute", "constant", "id"], constraint.children.isEmpty
      else { continue }
      view.set(name, constraint["constant"])
      view.removeChildren { $0 === constraint }
    }
  }

  // MARK: - Ids

  /// Names elements as a conversion does.
  ///
  /// - Parameters:
  ///   - owner: The id in a document of what holds the element.
  ///   - written: Its id in the definition.
  private func name(_ element: MarkupElement, in owner: String, written: String?) {
    var (owner, written) = (owner, written)
    if !DefinitionNames.lists.contains(element.name) {
      let id = element["id"]
      let text = element.children.filter { $0.name == "string" }.compactMap(\.text).joined(separator: "\u{2}")
      let attributes = element.attributes.filter { $0.name != "id" }
      if element.name == "constraint", element["secondItem"] != nil, element["secondItem"] == written {
        let short = attributes.filter { $0.name != "secondItem" }
        let name = names.next(DefinitionNames.label(element.name, short), in: owner)
        if name == id || !Self.isExplicit(id, element, attributes, owner) { element.remove("secondItem") }
        derived[ObjectIdentifier(element)] = element["secondItem"] == nil ? name : id ?? name
        return
      }
      let name = names.next(DefinitionNames.label(element.name, attributes, text: text), in: owner)
      derived[ObjectIdentifier(element)] = name
      owner = id.map(idInDocument) ?? name
      written = id
    }
    for child in element.children { self.name(child, in: owner, written: written) }
  }

  /// The id in a document of an object of the definition.
  private func idInDocument(_ written: String) -> String {
    written == Placeholder.owner.id ? scope : DefinitionNames.id(inDocument: written)
  }

  /// Whether the id of a constraint is made of what names its view.
  private static func isExplicit(
    _ id: String?, _ element: MarkupElement, _ attributes: [(name: String, value: String)], _ owner: String
  ) -> Bool {
    DefinitionNames.id(of: DefinitionNames.label(element.name, attributes), in: owner) == id
  }

  private func addReferences(in element: MarkupElement) {
    if let known = DefinitionDefaults.document[element.name] {
      for name in DefinitionDefaults.document.references(of: known) {
        if let id = element[name] { referenced.insert(id) }
      }
    }
    for child in element.children { addReferences(in: child) }
  }

  private func dropIDs(_ element: MarkupElement) {
    if let id = element["id"], id == derived[ObjectIdentifier(element)], !referenced.contains(id) {
      element.remove("id")
    }
    for child in element.children { dropIDs(child) }
  }
}

extension MarkupElement {
  /// Whether it is a view.
  var isView: Bool { DefinitionDefaults.written[name].map(DefinitionDefaults.written.isView) ?? false }

  /// The children that fit, and the others.
  func split(_ fits: (MarkupElement) -> Bool) -> (fitting: [MarkupElement], others: [MarkupElement]) {
    (children.filter(fits), children.filter { !fits($0) })
  }
}
