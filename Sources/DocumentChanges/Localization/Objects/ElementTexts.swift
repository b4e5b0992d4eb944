import NibDecoder
import Support

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
