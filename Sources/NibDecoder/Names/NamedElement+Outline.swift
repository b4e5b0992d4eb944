import Formats

extension NamedElement {
  /// The text that the document outline shows after the kind of the object; nil without any.
  var outlineLabel: String? {
    self["userLabel"]?.outlineText ?? writtenText?.outlineText ?? identifier?.outlineText
  }

  /// The text that the object shows, wherever its kind writes it.
  private var writtenText: String? {
    if let text = shownText { return text }
    let holders = children.filter { Self.textHolders.contains($0["key"] ?? "") }
    return holders.lazy.compactMap { $0.shownText ?? $0.attributedText }.first
  }

  /// The text or title that is written, in an attribute or an element of its own; nil without any.
  private var shownText: String? {
    for key in ["text", "title", "placeholder"] {
      if let text = self[key] ?? child(forKey: key)?.content, !text.isEmpty { return text }
    }
    return nil
  }

  private static let textHolders: Set<String> = [
    "normal", "configuration", "attributedText", "attributedTitle", "cell", "headerCell",
  ]

  /// The characters of an attributed string, or of the one that a button's state holds.
  private var attributedText: String? {
    if let title = child(forKey: "attributedTitle") { return title.attributedText }
    let fragments = children.filter { $0.name == "fragment" }.prefix(8)
    let texts = fragments.compactMap {
      $0["content"] ?? $0.child(forKey: "content")?.content
    }
    return texts.isEmpty ? nil : texts.joined()
  }

  /// The identifier of an object without text.
  private var identifier: String? {
    if let label = accessibilityName { return label }
    let names = ["reuseIdentifier", "storyboardIdentifier", "identifier", "systemItem", "headerTitle", "image"]
    return names.lazy.compactMap { written($0) }.first ?? child(forKey: "normal")?.written("image")
  }
}

extension NamedElement {
  /// The nearest object that people recognize: the element itself, or one that contains it.
  func recognizedObject(in vocabulary: Vocabulary) -> NamedElement? {
    var candidate: NamedElement? = self
    while let element = candidate, !element.isInOutline(vocabulary) { candidate = element.parent }
    return candidate
  }

  /// Whether the document outline lists it, apart from connections, and from cells that only draw a control.
  private func isInOutline(_ vocabulary: Vocabulary) -> Bool {
    if name == "constraint" { return true }
    guard self["id"] != nil else {
      // What the vocabulary lacks is a view with a name of another framework.
      return tree.isStackDefinition && vocabulary[name].map(vocabulary.isView) ?? true
    }
    return !Self.unlisted.contains(name) && !Self.keysOfParts.contains(self["key"] ?? "")
      && parent?.name != "connections"
  }

  private static let unlisted: Set<String> = [
    "adaptation", "array", "boolean", "collectionViewCellContentView", "device", "integer", "object", "segue",
    "tableViewCellContentView",
  ]
  private static let keysOfParts: Set<String> = ["cell", "dataCell", "formatter", "headerCell", "sourceIdentifier"]
}

extension XMLTree {
  /// Whether the root is a view, as people write it.
  var isStackDefinition: Bool { name(of: root) != "document" && name(of: root) != "archive" }
}
