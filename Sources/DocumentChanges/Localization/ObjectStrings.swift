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

/// The texts that an element of a name has, as the vocabulary says.
struct ElementTexts {
  /// The class that ibtool names; nil for an element that is no object.
  let className: String?
  /// Whether the element belongs to the object around it: a value or a list, which never has an id.
  let isPart: Bool
  /// Whether a flag says which of the elements are translated.
  let hasLocalizedFlag: Bool
  /// The attributes that are texts, and the properties of the object that they are, in the form of
  /// ``VocabularyAttribute/translatedProperty``.
  let properties: [(attribute: String, property: String)]
  /// The strings in the element that are texts.
  let strings: [VocabularyString]

  init(_ element: VocabularyElement, in vocabulary: Vocabulary) {
    className = element.className
    isPart = element.className == nil && vocabulary.attribute("id", of: element) == nil
    hasLocalizedFlag = isPart && vocabulary.attribute("localized", of: element) != nil
    properties = vocabulary.texts(of: element).compactMap { [isPart] text in
      guard let property = text.translatedProperty ?? (isPart ? nil : text.name), property != "-" else { return nil }
      return (text.name, property)
    }
    strings = vocabulary.translatedStrings(of: element)
  }
}

/// The texts of the elements of a document.
struct DocumentElementTexts {
  /// By the numbers of names.
  private let elements: [ElementTexts?]
  /// Those of an element that is not in the vocabulary.
  private let unknown: ElementTexts?

  /// - Parameter names: The names of the elements by their numbers; other names may be among them.
  init(names: [String], vocabulary: Vocabulary) {
    elements = names.map { name in vocabulary[name].map { ElementTexts($0, in: vocabulary) } }
    unknown = vocabulary["(view)"].map { ElementTexts($0, in: vocabulary) }
  }

  /// The texts of an element by the number of its name; nil for one that is not in the vocabulary.
  subscript(name: Int32) -> ElementTexts? { elements[Int(name)] }

  /// The same for an object. One that is not in the vocabulary has those of any view.
  func object(_ name: Int32) -> ElementTexts? { elements[Int(name)] ?? unknown }
}

extension Vocabulary {
  /// Whether an object of an element may have a text under a property.
  func mayTranslate(_ property: String, of element: String) -> Bool {
    guard let element = self[element] ?? self["(view)"] else { return false }
    var seen: Set<String> = []
    return forms(of: element, &seen).contains { Self.matches(property, $0) }
  }

  /// The forms of the properties of an element and of its parts.
  private func forms(of element: VocabularyElement, _ seen: inout Set<String>) -> [String] {
    let texts = ElementTexts(element, in: self)
    var forms = texts.properties.map(\.property) + texts.strings.map(\.property)
    for child in children(of: element) where seen.insert(child).inserted {
      guard let part = self[child] else { continue }
      let texts = ElementTexts(part, in: self)
      if texts.isPart {
        forms += self.forms(of: part, &seen)
      } else if texts.className != nil {
        forms += keys(of: element).flatMap { key in texts.properties.map { "\(key).\($0.property)" } }
      }
    }
    return forms
  }

  private static func matches(_ property: String, _ form: String) -> Bool {
    let (name, pattern) = (property.prefix { $0 != "[" }, form.prefix { $0 != "[" })
    return pattern.utf8.first == UInt8(ascii: "*") ? name.hasByteSuffix(pattern.dropFirst()) : name == pattern
  }
}
