/// What Interface Builder writes in documents of a platform: elements, their attributes and children, and the values of
/// attributes.
///
/// No vocabulary is complete: each version of Xcode adds to it. What is not in it may still be right.
///
/// Evidence: 6,896 documents of 278 public repositories. Leaving one repository out, 5 % of the documents of iOS and 13 % of
/// those of macOS have an attribute that no other repository has.
package struct Vocabulary: Sendable {
  let elements: [String: VocabularyElement]
  /// The families of elements.
  package let families: [String]

  /// iOS and tvOS, whose documents share most elements.
  package static let cocoaTouch = Vocabulary([
    VocabularyText.touchViews, VocabularyText.touchControls, VocabularyText.touchScrolling, VocabularyText.touchBars,
    VocabularyText.touchControllers, VocabularyText.touchGestures, VocabularyText.touchMenus,
  ])

  /// macOS.
  package static let cocoa = Vocabulary([
    VocabularyText.macViews, VocabularyText.macControls, VocabularyText.macCells, VocabularyText.macParts,
    VocabularyText.macControllers,
  ])

  /// Stack definitions: the elements of iOS, and short forms that only people write.
  package static let stackDefinition = Vocabulary([VocabularyText.stackDefinition], extending: cocoaTouch)

  /// watchOS.
  package static let watchKit = Vocabulary([VocabularyText.watch])

  /// - Parameter texts: Those of a platform; what all platforms share is read before them.
  private init(_ texts: [StaticString]) {
    var parser = VocabularyParser()
    let shared = [
      VocabularyText.values, VocabularyText.documents, VocabularyText.connections, VocabularyText.properties,
    ]
    for text in shared + texts { parser.read(text) }
    (elements, families) = (parser.elements, parser.families)
  }

  private init(_ texts: [StaticString], extending other: Vocabulary) {
    var parser = VocabularyParser(extending: other)
    for text in texts { parser.read(text) }
    (elements, families) = (parser.elements, parser.families)
  }

  /// The names of the elements that an element may contain; any view has the name `view`.
  package func children(of element: VocabularyElement) -> [String] {
    lineage(of: element).flatMap { $0.children.map(\.name) }
  }

  /// The name of the child that an element has under a key; nil if it has none.
  package func child(withKey key: String, of element: VocabularyElement) -> String? {
    lineage(of: element).lazy.flatMap(\.children).first { $0.keys.contains(key) }?.name
  }

  /// Whether an element is a view.
  package func isView(_ element: VocabularyElement) -> Bool { lineage(of: element).contains { $0.name == "(view)" } }

  /// Whether any element has an attribute of a name.
  package func hasAttribute(_ name: String) -> Bool {
    elements.values.contains { $0.attributes.contains { $0.name == name } }
  }

  /// Whether any element has a child with a key.
  package func hasKey(_ name: String) -> Bool {
    elements.values.contains { $0.children.contains { $0.keys.contains(name) } }
  }

  /// Whether an element holds text.
  package func holdsText(_ element: VocabularyElement) -> Bool { children(of: element).contains("#text") }

  /// The elements of stack definitions, in the order of their names: views, and what they contain at any depth.
  package var elementsOfViews: [VocabularyElement] {
    var found: Set<String> = []
    var open = allElements.filter { !$0.isAbstract && isView($0) }
    while let element = open.popLast() {
      guard found.insert(element.name).inserted else { continue }
      open += children(of: element).compactMap { elements[$0] }
    }
    return allElements.filter { found.contains($0.name) }
  }

  /// The elements, and what several of them have in common, in the order of their names.
  package var allElements: [VocabularyElement] { elements.values.sorted { $0.name < $1.name } }

  /// What is known of an element; nil for one that is not in the vocabulary.
  package subscript(element: String) -> VocabularyElement? { elements[element] }

  /// The names of the elements, in no order.
  package var elementNames: some Sequence<String> { elements.values.lazy.filter { !$0.isAbstract }.map(\.name) }

  /// An element and what it inherits from, the element first.
  package func lineage(of element: VocabularyElement) -> some Sequence<VocabularyElement> {
    sequence(first: element) { $0.parent.flatMap { elements[$0] } }
  }

  /// All attributes of an element, its own ones first. An attribute that it inherits and restates is there twice.
  package func attributes(of element: VocabularyElement) -> [VocabularyAttribute] {
    lineage(of: element).flatMap(\.attributes)
  }

  /// An attribute of an element; nil for one that is not in the vocabulary.
  package func attribute(_ name: String, of element: VocabularyElement) -> VocabularyAttribute? {
    for element in lineage(of: element) {
      if let attribute = element.attributes.first(where: { $0.name == name }) { return attribute }
    }
    return nil
  }

  /// The keys that the children of an element have.
  package func keys(of element: VocabularyElement) -> [String] {
    lineage(of: element).flatMap { $0.children.flatMap(\.keys) }
  }
}

/// An element of Interface Builder's documents.
package struct VocabularyElement: Sendable {
  package let name: String
  /// The class of UIKit, AppKit or WatchKit; nil for a value, a list or an element of several classes.
  package let className: String?
  /// The name of what it inherits from.
  let parent: String?
  /// What it belongs to, such as `Controls`.
  package let family: String
  /// The attributes, without those that it inherits.
  package fileprivate(set) var attributes: [VocabularyAttribute] = []
  /// Child elements with the keys that they have; any view has the name `view`. Without those that it inherits.
  package fileprivate(set) var children: [(name: String, keys: [String])] = []

  /// Whether it is what several elements have in common.
  package var isAbstract: Bool { name.utf8.first == UInt8(ascii: "(") }
}

/// An attribute of an element.
package struct VocabularyAttribute: Sendable {
  /// What its value is.
  package enum Form: Sendable, Equatable {
    /// One of some names.
    case choice([String])
    /// `YES` or `NO`.
    case flag
    /// A number without a fraction.
    case integer
    /// Any number.
    case number
    /// Points.
    case length
    /// Points, more than 0.
    case positive
    /// Points, or `infinite`.
    case lengthOrInfinite
    /// A priority of Auto Layout, from 0 to 1000.
    case priority
    /// A number, a ratio such as `16:9` or a fraction such as `1/3`.
    case multiplier
    /// The element's own id.
    case id
    /// The id of another element.
    case reference
    /// The name of a class.
    case className
    /// The name of a module.
    case module
    /// The name of a method.
    case selector
    /// The path of a property.
    case keyPath
    /// The name of an image, a color or a sound.
    case resource
    /// The name of a font or of a family.
    case font
    /// A text that users see.
    case text
    /// A name that developers choose, and every other text.
    case name
    /// The pattern of a date, a number or a predicate.
    case pattern
    /// A key of the keyboard.
    case character
    /// A version number.
    case version
    /// The property of the parent that the element is the value of.
    case key

    /// What it is, in words.
    package var words: String {
      switch self {
      case .choice(let cases): cases.joined(separator: ", ")
      case .flag: "YES or NO"
      case .integer: "whole number"
      case .number: "number"
      case .length: "points"
      case .positive: "points above 0"
      case .lengthOrInfinite: "points, or infinite"
      case .priority: "priority up to 1000"
      case .multiplier: "number, ratio such as 16:9 or fraction such as 1/3"
      case .id: "its own id"
      case .reference: "id of another element"
      case .className: "class"
      case .module: "module"
      case .selector: "method"
      case .keyPath: "key path"
      case .resource: "name of an image, color or sound"
      case .font: "name of a font"
      case .text: "text"
      case .name: "name"
      case .pattern: "format pattern"
      case .character: "key of the keyboard"
      case .version: "version"
      case .key: "property that it is the value of"
      }
    }
  }

  package let name: String
  package let form: Form
  /// The value of an element without the attribute; nil if it is unknown or has no text.
  package let defaultValue: String?
  /// Whether an element without it is wrong.
  package var isRequired = false
}

/// Reads the text of a vocabulary.
///
/// An element is a line `label UILabel : (view)`: its name, its class, and what it inherits from. Names in parentheses are
/// what several elements have in common. Below it, each attribute has a line `numberOfLines integer = 1` with its form and
/// its default, or `required`, and each kind of child a line `<color textColor shadowColor>` with its keys; `<#text>` is
/// text. `# Controls` begins a family of elements. A line that ends with `|`, or
/// is followed by one with six spaces, continues. `enum` declares values that several attributes have, and `extend` adds to
/// an element, or restates what it has.
private struct VocabularyParser {
  private(set) var elements: [String: VocabularyElement] = [:]
  private(set) var families: [String] = []
  private var choices: [String: [String]] = [:]
  private var current: VocabularyElement?

  init() {}

  init(extending vocabulary: Vocabulary) { (elements, families) = (vocabulary.elements, vocabulary.families) }

  mutating func read(_ text: StaticString) {
    text.withUTF8Buffer { bytes in
      var words = VocabularyWords(bytes)
      while let indentation = words.nextLine() {
        switch (indentation, words.next()) {
        case (0, "#"): families.append(words.rest(separator: UInt8(ascii: " ")).joined(separator: " "))
        case (0, "extend"): resume(words.next())
        case (0, "enum"): choices[words.next()] = words.rest(separator: UInt8(ascii: "|"))
        case (0, let name): begin(name, className: words.next(), parent: words.next() == ":" ? words.next() : nil)
        case (_, let name) where name.utf8.first == UInt8(ascii: "<"):
          let child = name.utf8.dropFirst().prefix { $0 != UInt8(ascii: ">") }
          current?.children.append((String(Substring(child)), words.rest(separator: UInt8(ascii: ">"))))
        case (_, let name): addAttribute(name, &words)
        }
      }
    }
    endElement()
  }

  private mutating func begin(_ name: String, className: String, parent: String?) {
    endElement()
    current = VocabularyElement(
      name: name, className: className == "-" ? nil : className, parent: parent, family: families.last ?? "")
  }

  private mutating func resume(_ name: String) {
    endElement()
    current = elements[name]
  }

  private mutating func endElement() {
    if let element = current { elements[element.name] = element }
    current = nil
  }

  private mutating func addAttribute(_ name: String, _ words: inout VocabularyWords) {
    let cases = words.cases()
    let form = cases.count == 1 ? Self.forms[cases[0]] ?? .choice(choices[cases[0]] ?? cases) : .choice(cases)
    let mark = words.next()
    let attribute = VocabularyAttribute(
      name: name, form: form, defaultValue: mark == "=" ? words.next() : nil, isRequired: mark == "required")
    if let place = current?.attributes.firstIndex(where: { $0.name == name }) {
      current?.attributes[place] = attribute
    } else {
      current?.attributes.append(attribute)
    }
  }

  private static let forms: [String: VocabularyAttribute.Form] = [
    "flag": .flag, "integer": .integer, "number": .number, "length": .length, "positive": .positive,
    "lengthOrInfinite": .lengthOrInfinite,
    "priority": .priority, "multiplier": .multiplier, "id": .id, "reference": .reference, "class": .className,
    "module": .module, "selector": .selector, "keyPath": .keyPath, "resource": .resource, "font": .font, "text": .text,
    "name": .name, "pattern": .pattern, "character": .character, "version": .version, "key": .key,
  ]
}

/// The words of a text, line by line.
private struct VocabularyWords {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  /// The end of the line, with the lines that continue it.
  private var end = -1

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Goes to the next line that is not empty.
  ///
  /// - Returns: By how many spaces it is indented; nil at the end of the text.
  mutating func nextLine() -> Int? {
    position = end + 1
    while position < bytes.count, bytes[position] == UInt8(ascii: "\n") { position += 1 }
    guard position < bytes.count else { return nil }
    let start = position
    end = lineEnd(position)
    while end < bytes.count, bytes[end - 1] == UInt8(ascii: "|") || isContinuation(end + 1) { end = lineEnd(end + 1) }
    skipSpace()
    return position - start
  }

  private func lineEnd(_ start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    return end
  }

  private func isContinuation(_ start: Int) -> Bool {
    start + 6 <= bytes.count && bytes[start..<start + 6].allSatisfy { $0 == UInt8(ascii: " ") }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") }

  private mutating func skipSpace() {
    while position < end, Self.isSpace(bytes[position]) { position += 1 }
  }

  /// The next word; empty at the end of the line.
  mutating func next() -> String { next { _ in false } }

  private mutating func next(endingAt isEnd: (UInt8) -> Bool) -> String {
    skipSpace()
    let start = position
    while position < end, !Self.isSpace(bytes[position]), !isEnd(bytes[position]) { position += 1 }
    return String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<position]), as: UTF8.self)
  }

  /// The next words that have `|` between them.
  mutating func cases() -> [String] {
    var cases = [next { $0 == UInt8(ascii: "|") }]
    while position < end, bytes[position] == UInt8(ascii: "|") {
      position += 1
      cases.append(next { $0 == UInt8(ascii: "|") })
    }
    return cases
  }

  /// All other words of the line.
  mutating func rest(separator: UInt8) -> [String] {
    var words: [String] = []
    while position < end {
      let word = next { $0 == separator }
      if !word.isEmpty { words.append(word) }
      if position < end, bytes[position] == separator { position += 1 }
    }
    return words
  }
}

/// The texts of the vocabularies, a family of elements each.
enum VocabularyText {}
