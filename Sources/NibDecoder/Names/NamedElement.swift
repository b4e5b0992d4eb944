import Formats
import Support

/// An element of a document, for the names of objects.
struct NamedElement {
  let shared: SharedTree
  let index: ElementIndex

  var tree: XMLTree { shared.tree }

  var name: String { tree.name(of: index) }

  /// An attribute's value.
  subscript(attribute: String) -> String? { tree[index, attribute] }

  /// An attribute that is there and not empty.
  func written(_ attribute: String) -> String? { self[attribute].flatMap { $0.isEmpty ? nil : $0 } }

  /// The characters right inside of the element.
  var content: String { tree.text(of: index) }

  /// The element that holds this one.
  var parent: NamedElement? { tree.parent(of: index).map(element) }

  /// The elements right inside of it, in document order.
  var children: some Sequence<NamedElement> {
    tree.children(of: index).lazy.map(element)
  }

  /// Another element of the document.
  func element(_ index: ElementIndex) -> NamedElement { NamedElement(shared: shared, index: index) }

  /// The child that holds a keyed value.
  func child(forKey key: String) -> NamedElement? { children.first { $0["key"] == key } }

  /// The first child with a name.
  func child(named name: String) -> NamedElement? { children.first { $0.name == name } }
}

extension NamedElement {
  /// The kind of the object as Interface Builder's library calls it, in lower case.
  func kind(in vocabulary: Vocabulary) -> String {
    switch name {
    case "placeholder":
      switch self["placeholderIdentifier"] {
      case "IBFilesOwner": "File's Owner"
      case "IBFirstResponder": "First Responder"
      default: "placeholder"
      }
    case "viewLayoutGuide": self["key"].map(ObjectKind.words) ?? "layout guide"
    case "viewControllerLayoutGuide":
      (self["type"].map { ObjectKind.words(of: $0) + " " } ?? "") + "layout guide"
    default: ObjectKind.name(ofElement: name, in: vocabulary)
    }
  }

  /// The accessibility label, or else the accessibility identifier, which may be runtime attributes.
  var accessibilityName: String? {
    let accessibility = child(named: "accessibility")
    let attributes = child(named: "userDefinedRuntimeAttributes")
    func runtimeAttribute(_ keyPath: String) -> String? {
      attributes?.children.first { $0["keyPath"] == keyPath }.flatMap {
        $0["value"] ?? $0.child(forKey: "value")?["value"]
      }
    }
    return accessibility?["label"] ?? runtimeAttribute("accessibilityLabel")
      ?? accessibility?["identifier"] ?? runtimeAttribute("accessibilityIdentifier")
  }
}

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

/// The kinds of objects as Interface Builder's library calls them.
enum ObjectKind {
  /// The kind of objects that an element stands for: `table view cell` for `tableViewCell`.
  ///
  /// Interface Builder's names start with a small letter; another one, such as `UILabel`, stays as it is.
  static func name(ofElement element: String, in vocabulary: Vocabulary?) -> String {
    if let first = element.utf8.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) {
      return String(element.prefix(longestName))
    }
    return vocabulary?[element]?.libraryName ?? words(of: element)
  }

  /// `safe area` for `safeArea`.
  static func words(of name: String) -> String {
    guard name.utf8.allSatisfy({ $0 < 0x80 }) else { return unusualWords(of: name) }
    var words: [UInt8] = []
    for byte in name.utf8.prefix(longestName) {
      if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) {
        if !words.isEmpty { words.append(UInt8(ascii: " ")) }
        words.append(byte | 0x20)
      } else {
        words.append(byte)
      }
    }
    return String(decoding: words, as: UTF8.self)
  }

  /// The words of a name with other letters than those of ASCII.
  private static func unusualWords(of name: String) -> String {
    var words = String.UnicodeScalarView()
    for scalar in name.unicodeScalars.prefix(longestName) {
      if scalar.properties.isUppercase {
        if !words.isEmpty { words.append(" ") }
        words.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
      } else {
        words.append(scalar)
      }
    }
    return String(words)
  }

  private static let longestName = 40
}

extension ObjectName {
  /// The kind of objects that an element stands for; without a vocabulary the words of its name.
  package static func kind(ofElement name: String, in vocabulary: Vocabulary?) -> String {
    ObjectKind.name(ofElement: name, in: vocabulary)
  }

  /// Several objects of a kind: `labels` for `label`, `switches` for `switch`.
  package static func plural(ofKind kind: String) -> String {
    kind + (["s", "x", "ch", "sh"].contains { kind.hasByteSuffix($0) } ? "es" : "s")
  }

  /// The words of an identifier in lower case: `safe area` for `safeArea`.
  package static func words(of identifier: String) -> String { ObjectKind.words(of: identifier) }
}
