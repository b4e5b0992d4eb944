import Formats
import NibDecoder

extension NibDocument {
  /// A copy of the document before it was decoded, with the texts of a translation.
  ///
  /// - Parameter texts: By keys as Apple's tools write them: the object's id, a period and the property. Keys without a
  ///   place in the document do not count, as in UIKit. A text of a stack definition is a key, too, as in SwiftUI.
  func translated(_ texts: [String: String]) -> NibDocument {
    var replacements = TextReplacements()
    if kind == .stackDefinition { replaceKeys(texts, in: &replacements) }
    for (key, text) in texts {
      guard let dot = key.utf8.firstIndex(of: UInt8(ascii: ".")), let object = element(withID: String(key[..<dot]))
      else { continue }
      switch TextPlace(property: key[key.utf8.index(after: dot)...], of: object, in: tree) {
      case .attribute(let position): replacements.replace(attribute: position, with: text)
      case .content(let element): replacements.replace(contentOf: element, with: text)
      case nil: continue
      }
    }
    return undecoded(replacing: replacements)
  }

  /// Replaces the texts that are keys themselves.
  private func replaceKeys(_ texts: [String: String], in replacements: inout TextReplacements) {
    let vocabulary = Vocabulary.stackDefinition
    for element in tree.indices {
      let name = tree.name(of: element)
      if Vocabulary.strings.contains(name) {
        if let text = texts[tree.text(of: element)] { replacements.replace(contentOf: element, with: text) }
        continue
      }
      guard let known = vocabulary[name] else { continue }
      for position in tree.attributePositions(of: element) {
        guard let text = texts[tree.value(ofAttribute: position)],
          vocabulary.attribute(tree.name(ofAttribute: position), of: known)?.form == .text
        else { continue }
        replacements.replace(attribute: position, with: text)
      }
    }
  }
}

/// Where a document has the text that a key of a translation stands for.
private enum TextPlace {
  case attribute(Int)
  case content(ElementIndex)

  /// Nil if the object has no such text.
  init?(property: Substring, of object: ElementIndex, in tree: XMLTree) {
    if let bracket = property.utf8.firstIndex(of: UInt8(ascii: "[")) {
      self.init(item: property[..<bracket], Int(property[bracket...].dropFirst().dropLast()), of: object, in: tree)
    } else if let dot = property.utf8.firstIndex(of: UInt8(ascii: ".")) {
      guard let part = Self.part(property[..<dot], of: object, in: tree) else { return nil }
      self.init(property: property[property.utf8.index(after: dot)...], of: part, in: tree)
    } else if let position = tree.attribute(String(property), of: object) {
      self = .attribute(position)
    } else if let part = Self.part(property, of: object, in: tree), Vocabulary.strings.contains(tree.name(of: part)) {
      self = .content(part)
    } else if let state = Self.states[property],
      let holder = Self.part(state, of: object, in: tree) ?? (state == "normal" ? object : nil)
    {
      // A stack definition may have the title of the normal state on the button.
      self.init(property: "title", of: holder, in: tree)
    } else {
      return nil
    }
  }

  /// The text of an entry of a list: `segmentTitles[0]`.
  private init?(item list: Substring, _ number: Int?, of object: ElementIndex, in tree: XMLTree) {
    guard let number, let (container, attribute) = Self.lists[list],
      let holder = tree.child(named: container, of: object)
    else { return nil }
    let items = Array(tree.children(of: holder))
    guard items.indices.contains(number) else { return nil }
    if let attribute {
      self.init(property: attribute[...], of: items[number], in: tree)
    } else {
      self = .content(items[number])
    }
  }

  private static func part(_ key: Substring, of object: ElementIndex, in tree: XMLTree) -> ElementIndex? {
    tree.children(of: object).first { tree[$0, "key"].map { $0[...] == key } ?? false }
  }

  /// The states of a button by the keys of their titles.
  private static let states: [Substring: Substring] = [
    "normalTitle": "normal", "highlightedTitle": "highlighted", "selectedTitle": "selected",
    "disabledTitle": "disabled", "focusedTitle": "focused",
  ]

  /// Where lists are, and the attribute with the text of an entry; nil for its content.
  private static let lists: [Substring: (container: String, attribute: String?)] = [
    "segmentTitles": ("segments", "title"), "ibShadowedLabels": ("segments", "label"),
    "scopeButtonTitles": ("scopeButtonTitles", nil),
  ]
}

extension LayoutOptions {
  /// The texts for a document; nil for its own.
  func texts(of document: NibDocument) -> [String: String]? {
    language.translationIdentifier.flatMap { translations?.texts(ofDocument: document.source.path, in: $0) }
  }
}
