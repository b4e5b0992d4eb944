import NibDecoder

extension LintedDocument {
  /// Labels, text fields and text views of an iOS document, kind by kind; none elsewhere.
  var textElements: [DocumentElement] {
    guard document.nib.kind == .interfaceBuilder(.iOS) else { return [] }
    return elements["label"] + elements["textField"] + elements["textView"]
  }

  /// Whether the document is shown while the app starts: never translated, nor in another text size.
  var isLaunchScreen: Bool { elements["document"].first?["launchScreen"] == "YES" }

  /// Whether an outlet names the element.
  func isNamedByOutlet(_ element: DocumentElement) -> Bool {
    element.id.map(changeable.outletDestinations.contains) ?? false
  }
}

extension DocumentElement {
  /// The author's name or the text in quotes; the id of an element with neither.
  var textName: String {
    (self["userLabel"] ?? shownText).map { "\"\($0.shortened)\"" } ?? self["id"] ?? name
  }

  /// The text or title that is written, in an attribute or an element of its own; nil without any.
  var shownText: String? {
    for key in ["text", "title", "placeholder"] {
      if let text = self[key] ?? child(forKey: key)?.content, !text.isEmpty { return text }
    }
    return nil
  }

  /// The characters right inside of the element.
  private var content: String { document.tree.text(of: index) }
}

extension String {
  /// As much of it as a message has room for.
  var shortened: String {
    let line = prefix { $0 != "\n" }
    return line.count > 32 || line.count < count ? line.prefix(30) + "…" : String(line)
  }
}
