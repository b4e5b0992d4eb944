package import Formats
import NibDecoder
import Support

/// The texts of one object of a document.
struct ObjectStrings {
  private let tree: XMLTree
  private let element: ElementIndex
  private let elements: DocumentElementTexts
  /// Texts by property; empty ones too.
  private(set) var texts: [(property: String, text: String)] = []

  init(_ element: ElementIndex, in tree: XMLTree, _ elements: DocumentElementTexts) {
    (self.tree, self.element, self.elements) = (tree, element, elements)
    guard let object = elements.object(tree[element].name) else { return }
    addTexts(of: element, object)
    addParts(of: element, object)
  }

  /// The developer's hint for translators.
  var note: String? {
    let comments = tree.children(of: element).first { tree[$0, "key"] == "userComments" }
    guard let comments else { return nil }
    let fragments = tree.children(of: comments).filter { tree.name(of: $0) == "fragment" }
    let note = fragments.map { text("content", of: $0) ?? "" }.joined()
    return note.isEmpty ? nil : note
  }

  /// - Parameters:
  ///   - place: The place of the element among others of a list.
  ///   - path: What comes before the properties of an object that has no id of its own.
  private mutating func addTexts(of element: ElementIndex, _ known: ElementTexts, place: Int = 0, path: String = "") {
    for (attribute, property) in known.properties {
      guard let text = text(attribute, of: element) else { continue }
      guard property.utf8.first == UInt8(ascii: "*") else {
        add(path + property, place, text)
        continue
      }
      if let key = tree[element, "key"] { add(key + property.dropFirst(), place, text) }
    }
  }

  private mutating func add(_ property: String, _ place: Int, _ text: String) {
    texts.append((property.hasByteSuffix("[]") ? "\(property.dropLast(2))[\(place)]" : property, text))
  }

  /// Adds the texts of what is in an element and has no id.
  private mutating func addParts(of element: ElementIndex, _ known: ElementTexts) {
    var place = 0
    for child in tree.children(of: element) where tree[child, "id"] == nil {
      if isString(child) {
        let key = tree[child, "key"]
        let string = known.strings.first { $0.key == key }
        if let string { add(string.property, place, tree.plainText(ofString: child)) }
        place += 1
      } else if let part = elements[tree[child].name] {
        place += addPart(child, part, place: place) ? 1 : 0
      }
    }
  }

  /// - Returns: Whether the part counts in a list.
  private mutating func addPart(_ part: ElementIndex, _ known: ElementTexts, place: Int) -> Bool {
    guard known.isPart else {
      if known.className != nil, let key = tree[part, "key"] { addTexts(of: part, known, path: "\(key).") }
      return true
    }
    guard !known.hasLocalizedFlag || tree[part, "localized"] == "YES" else { return false }
    addTexts(of: part, known, place: place)
    addParts(of: part, known)
    return true
  }

  /// A property's text: an attribute, or a string in the element if it has line breaks.
  private func text(_ property: String, of element: ElementIndex) -> String? {
    if let value = tree[element, property] { return value }
    let string = tree.children(of: element).first { tree[$0, "key"] == property && isString($0) }
    return string.map(tree.plainText(ofString:))
  }

  private func isString(_ element: ElementIndex) -> Bool {
    Vocabulary.strings.contains(tree.name(of: element))
  }
}

extension XMLTree {
  /// The character data of a `<string>`. Interface Builder encodes texts whose white space XML would lose.
  package func plainText(ofString element: ElementIndex) -> String {
    let text = text(of: element)
    guard self[element, "base64-UTF8"] == "YES" else { return text }
    return Base64(encoded: text).map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
  }
}
