import Formats
import NibDecoder
import StackModel
import Support

/// Takes from a definition what converting it makes again, and writes what is left as a person would: ids, parts that
/// Interface Builder always writes, constraints that are attributes or lines, and children that are attributes.
struct DefinitionShortening {
  private let root: MarkupElement
  /// The ids that elements of the definition refer to.
  private let referenced: Set<String>

  init(_ root: MarkupElement) {
    self.root = root
    referenced = root.referencedIDs
  }

  func shorten() {
    shortenParts(root, owner: nil)
    ConstraintShortening(root).shorten()
    ShortFormWriting(root).shorten(root)
    ReadableNames.rename(root)
    ConstraintLineWriting(root).write()
    ReadingOrder.arrange(root)
  }

  private func shortenParts(_ element: MarkupElement, owner: String?) {
    let id = element["id"].map(idInDocument) ?? owner
    if let known = DefinitionDefaults.document[element.name], let id { removeRequired(of: element, known, id: id) }
    shortenState(of: element)
    for child in element.children { shortenParts(child, owner: id) }
  }

  /// Removes what is as it is made, and takes the subviews out of a content view that is made.
  private func removeRequired(of element: MarkupElement, _ known: VocabularyElement, id: String) {
    let required = RequiredParts(id: { DefinitionNames.id(of: $0, in: $1) }, values: DefinitionDefaults.filled)
    if element.name == "label" {
      let parts = ([RequiredParts.labelFont] + RequiredParts.unsetColors(of: element)).map(Self.shortened)
      element.removeChildren { child in parts.contains { child.says(theSameAs: $0) } }
    }
    for key in known.always.keys.map(\.text) {
      guard key != "frame", let child = element.child(forKey: key),
        let made = required.made(key: key, in: known, owner: id, size: nil).map(Self.shortened)
      else { continue }
      if child.says(theSameAs: made) {
        if child["id"].map(referenced.contains) != true { element.removeChildren { $0 === child } }
      } else if key == "contentView", child.attributes.count == made.attributes.count {
        shortenContent(child, of: element)
      }
    }
    if element === root, let content = element.child(forKey: "contentView") { shortenFrame(of: content) }
  }

  /// Removes the frame of a content view that is that of its cell. Whatever the mask says, the cell keeps it there.
  private func shortenFrame(of content: MarkupElement) {
    guard let frame = content.children.first(where: { $0.name == "rect" }),
      [("x", "0"), ("y", "0"), ("width", root["width"]), ("height", root["height"])].allSatisfy({ name, value in
        frame[name].flatMap { Double(written: $0) } == value.flatMap { Double(written: $0) }
      })
    else { return }
    content.removeChildren { ["rect", "autoresizingMask"].contains($0.name) }
  }

  /// Puts the subviews of a content view into the element around it, unless it holds or is named by anything else.
  private func shortenContent(_ content: MarkupElement, of element: MarkupElement) {
    let (views, others) = content.split { $0.isView }
    guard content["id"].map(referenced.contains) != true,
      others.allSatisfy({ ["rect", "autoresizingMask"].contains($0.name) })
    else { return }
    element.removeChildren { $0 === content }
    for view in views { element.append(view) }
  }

  /// A made part as a definition has it.
  private static func shortened(_ element: MarkupElement) -> MarkupElement {
    let known = DefinitionDefaults.document[element.name]
    let kept = element.attributes.filter { attribute in
      known.map { !DefinitionDefaults.isImplied(attribute.name, attribute.value, of: $0) } ?? true
    }
    let result = MarkupElement(element.name, kept, children: element.children.map(shortened))
    result.text = element.text
    result.remove("tableViewCell")
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

  /// The id in a document of an object of the definition.
  private func idInDocument(_ written: String) -> String { DefinitionNames.id(inDocument: written) }
}

extension MarkupElement {
  /// Whether it is a view.
  var isView: Bool { DefinitionDefaults.written[name].map(DefinitionDefaults.written.isView) ?? false }

  /// The children that fit, and the others.
  func split(_ fits: (MarkupElement) -> Bool) -> (fitting: [MarkupElement], others: [MarkupElement]) {
    (children.filter(fits), children.filter { !fits($0) })
  }

  /// The ids that the element and those in it refer to. That of a guide without an element begins with the id of its view.
  var referencedIDs: Set<String> {
    let ids = all.flatMap { element in element.references.compactMap { element[$0] } }
    return Set(ids).union(ids.compactMap { GuideName($0)?.owner })
  }

  /// The attributes that refer to other elements.
  var references: [String] {
    DefinitionDefaults.document[name].map { DefinitionDefaults.document.references(of: $0) } ?? []
  }
}
