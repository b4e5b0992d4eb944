/// What Interface Builder writes in documents of a platform: elements, their attributes and children, and the values of
/// attributes.
///
/// No vocabulary is complete: each version of Xcode adds to it. What is not in it may still be right.
///
/// Evidence: 6,896 documents of 278 public repositories. Leaving one repository out, 5 % of the documents of iOS and 13 % of
/// those of macOS have an attribute that no other repository has.
package struct Vocabulary: Sendable {
  let elements: [String: VocabularyElement]

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

  /// The vocabulary of Interface Builder's documents of a type.
  ///
  /// - Parameter type: The root element's `type`, such as `com.apple.InterfaceBuilder3.Cocoa.XIB`.
  package static func forDocuments(ofType type: String?) -> Vocabulary {
    let type = type ?? ""
    if type.contains("WatchKit") { return watchKit }
    return type.contains(".Cocoa.") ? cocoa : cocoaTouch
  }

  /// - Parameter texts: Those of a platform; what all platforms share is read before them.
  private init(_ texts: [StaticString]) {
    var parser = VocabularyParser()
    let shared = [
      VocabularyText.values, VocabularyText.documents, VocabularyText.connections, VocabularyText.properties,
    ]
    for text in shared + texts { parser.read(text) }
    elements = parser.elements
  }

  private init(_ texts: [StaticString], extending other: Vocabulary) {
    var parser = VocabularyParser(elements: other.elements)
    for text in texts { parser.read(text) }
    elements = parser.elements
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

  /// What all views have.
  package var view: VocabularyElement {
    elements["(view)"] ?? VocabularyElement(name: "view", className: nil, parent: nil)
  }

  /// What is known of an element; nil for one that is not in the vocabulary.
  package subscript(element: String) -> VocabularyElement? { elements[element] }

  /// The names of the elements, in no order.
  package var elementNames: some Sequence<String> { elements.keys.lazy.filter { $0.utf8.first != UInt8(ascii: "(") } }

  /// An element and what it inherits from, the element first.
  private func lineage(of element: VocabularyElement) -> some Sequence<VocabularyElement> {
    sequence(first: element) { $0.parent.flatMap { elements[$0] } }
  }

  /// All attributes of an element, its own ones first. An attribute that it inherits and restates is there twice.
  package func attributes(of element: VocabularyElement) -> [VocabularyAttribute] {
    lineage(of: element).flatMap(\.attributes)
  }

  /// The attributes of an element that are texts.
  package func texts(of element: VocabularyElement) -> [VocabularyAttribute] {
    // What the element restates counts.
    lineage(of: element).flatMap(\.texts).compactMap { attribute($0.name, of: element) }.filter { $0.form == .text }
  }

  /// The children of an element that are texts of the object around them.
  package func translatedStrings(of element: VocabularyElement) -> [VocabularyString] {
    lineage(of: element).flatMap(\.strings)
  }

  /// The name in Interface Builder's inspector of an attribute of an element, or of the child that it has under a key, in
  /// lower case; nil where it is the words of the attribute or the key.
  package func inspectorName(of attribute: String, in element: VocabularyElement) -> String? {
    lineage(of: element).lazy.compactMap { $0.inspectorNames[attribute] }.first
  }

  /// An attribute of an element; nil for one that is not in the vocabulary.
  package func attribute(_ name: String, of element: VocabularyElement) -> VocabularyAttribute? {
    for element in lineage(of: element) {
      if let attribute = element.attributes.first(where: { $0.name == name }) { return attribute }
    }
    return nil
  }

  /// The names of the views whose compiled form is known and follows from single attributes, in no order.
  package var plainViews: [String] {
    elementNames.filter { name in
      guard let element = elements[name], isView(element) else { return false }
      return element.nibKeys.contains { !$0.isOnlyRead } && element.nibKeys.allSatisfy { !$0.isComputed }
    }
  }

  /// The keys of an element's object in a compiled nib, in their order, with those that it inherits: they come first, or
  /// where the element says.
  ///
  /// - Parameter isShared: Whether the keys of an ancestor are left out, such as those of all views.
  package func nibKeys(of element: VocabularyElement, without isShared: (String) -> Bool = { _ in false }) -> [NibKey] {
    let parent = element.parent.flatMap { isShared($0) ? nil : elements[$0] }
    let inherited = parent.map { nibKeys(of: $0, without: isShared) } ?? []
    guard let place = element.nibKeys.firstIndex(where: { $0.source == .inherited }) else {
      return inherited + element.nibKeys
    }
    return element.nibKeys[..<place] + inherited + element.nibKeys[(place + 1)...]
  }

  /// The keys that the children of an element have.
  package func keys(of element: VocabularyElement) -> [String] {
    lineage(of: element).flatMap { $0.children.flatMap(\.keys) }
  }
}

/// An element of Interface Builder's documents.
package struct VocabularyElement: Sendable {
  package let name: String
  /// The class of UIKit, AppKit or WatchKit, as ibtool names it too; nil for a value, a list or an element of several
  /// classes.
  package let className: String?
  /// The name of what it inherits from.
  let parent: String?
  /// The name in Interface Builder's library with small letters; nil where it is the words of the element's name.
  package let libraryName: String?
  /// The attributes, without those that it inherits.
  package fileprivate(set) var attributes: [VocabularyAttribute] = []
  /// Those of them that are texts. Documents with thousands of objects are searched for them.
  fileprivate(set) var texts: [VocabularyAttribute] = []
  /// Child elements with the keys that they have; any view has the name `view`. Without those that it inherits.
  fileprivate(set) var children: [(name: String, keys: [String])] = []
  /// The names in the inspector of attributes and of children, by keys, where they are not their words. Without those that
  /// it inherits.
  fileprivate(set) var inspectorNames: [String: String] = [:]
  /// The children that are texts of the object around them. Without those that it inherits.
  fileprivate(set) var strings: [VocabularyString] = []
  /// The keys of its object in a compiled nib, in their order, without those that it inherits.
  package fileprivate(set) var nibKeys: [NibKey] = []
}

/// Strings in an element that ibtool extracts as texts of the object around them.
package struct VocabularyString: Sendable {
  /// The key of the string; nil for the items of a list.
  package let key: String?
  /// The property of the object, in the form of ``VocabularyAttribute/translatedProperty``.
  package let property: String
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
    /// A text that users see. ibtool extracts those of objects, and others that have a
    /// ``VocabularyAttribute/translatedProperty``.
    ///
    /// Evidence: 780 strings files of 16 public projects that ibtool wrote, with texts of 55 properties. None has an
    /// attributed text, a symbol of a number formatter, or the title of a pop-up button, which its menu items have too.
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
  }

  package let name: String
  package let form: Form
  /// The value of an element without the attribute; nil if it is unknown or has no text.
  package let defaultValue: String?
  /// The property by which ibtool names a text, where it is not the attribute's name: `*` stands for the element's key,
  /// `[]` for its place in a list, and `-` for none. Elements that are no objects have it for each text that ibtool extracts.
  package let translatedProperty: String?
  /// The numbers of a choice in compiled nibs, in the order of its cases, or the bit of a flag; nil for a choice whose
  /// cases are counted from 0, and for a flag that is not part of a mask.
  let numbers: [Int]?

  /// The bit of a flag in a mask of compiled nibs; nil for others.
  package var bit: Int? { form == .flag ? numbers?.first : nil }

  /// The number of a case in compiled nibs; nil for what is none.
  package func number(of name: String) -> Int? {
    guard case .choice(let cases) = form, let place = cases.firstIndex(of: name) else { return nil }
    return numbers?[place] ?? place
  }

  /// The first case with a number in compiled nibs; nil for other numbers.
  package func name(of number: Int) -> String? {
    guard case .choice(let cases) = form else { return nil }
    guard let numbers else { return cases.indices.contains(number) ? cases[number] : nil }
    return numbers.firstIndex(of: number).map { cases[$0] }
  }
}

/// Reads the text of a vocabulary.
///
/// An element is a line `label UILabel : (view)`: its name, its class, and what it inherits from, with its name in the library
/// if that is another: `skView SKView : (view) "SpriteKit view"`. Names in parentheses are what several elements have in
/// common. Below it, each attribute has a line `numberOfLines integer = 1` with its form and
/// its default, and each kind of child a line `<color textColor shadowColor>` with its keys. A line that ends with `|`, or
/// is followed by one with six spaces, continues. `enum` declares values that several attributes have, and `extend` adds to
/// an element.
///
/// A name that Interface Builder's inspector has for an attribute or for the child under a key follows it in quotes, unless
/// it is the words of the name: `numberOfLines integer = 1 "lines"`, `<color textColor "color" shadowColor "shadow">`.
///
/// Where ibtool has a name of its own for a text, it follows: `toolTip text as ibShadowedToolTip`. So it does for texts in
/// elements that are no objects, which belong to the object around them: `title text as *Title` for the title of a state,
/// `title text as segmentTitles[]` for one of a list, and `<string> as scopeButtonTitles[]` for strings in it. What ibtool
/// does not extract is `text as -`.
///
/// ``NibKey`` describes the lines that begin with `@`.
private struct VocabularyParser {
  private(set) var elements: [String: VocabularyElement]
  private var choices: [String: Choice] = [:]
  private var current: VocabularyElement?
  /// The part of the keys of a nib that the next ones belong to.
  private var part = ""

  init(elements: [String: VocabularyElement] = [:]) { self.elements = elements }

  mutating func read(_ text: StaticString) {
    text.withUTF8Buffer { bytes in
      var words = VocabularyWords(bytes)
      while let indentation = words.nextLine() {
        switch (indentation, words.next()) {
        case (0, "extend"): resume(words.next())
        case (0, "enum"): choices[words.next()] = Choice(words.rest(separator: UInt8(ascii: "|")))
        case (0, let name): begin(name, className: words.next(), &words)
        case (_, let name) where name.utf8.first == UInt8(ascii: "<"):
          let child = name.utf8.dropFirst().prefix { $0 != UInt8(ascii: ">") }
          addChild(String(Substring(child)), words.rest(separator: UInt8(ascii: ">")))
        case (_, let name) where name.utf8.first == UInt8(ascii: "@"):
          addNibKey(String(name.dropFirst()), &words)
        case (_, let name): addAttribute(name, &words)
        }
      }
    }
    endElement()
  }

  private mutating func begin(_ name: String, className: String, _ words: inout VocabularyWords) {
    endElement()
    let (colon, parent) = (words.next(), words.next())
    current = VocabularyElement(
      name: name, className: className == "-" ? nil : className, parent: colon == ":" ? parent : nil,
      libraryName: Self.unquoted(colon == ":" ? words.next() : colon))
  }

  private mutating func resume(_ name: String) {
    endElement()
    current = elements[name]
  }

  private mutating func endElement() {
    if let element = current { elements[element.name] = element }
    current = nil
    part = ""
  }

  private mutating func addNibKey(_ name: String, _ words: inout VocabularyWords) {
    guard name.utf8.last != UInt8(ascii: ":") else {
      part = String(name.dropLast())
      return
    }
    let rest = words.rest(separator: UInt8(ascii: " "))
    current?.nibKeys.append(NibKey(key: name, words: rest, part: part))
  }

  private mutating func addAttribute(_ name: String, _ words: inout VocabularyWords) {
    let cases = words.cases()
    var (defaultValue, property): (String?, String?)
    var word = words.next()
    while !word.isEmpty {
      switch word {
      case "=": defaultValue = words.next()
      case "as": property = words.next()
      default: current?.inspectorNames[name] = Self.unquoted(word)
      }
      word = words.next()
    }
    let (form, numbers) = form(of: cases)
    let attribute = VocabularyAttribute(
      name: name, form: form, defaultValue: defaultValue, translatedProperty: property, numbers: numbers)
    current?.attributes.append(attribute)
    if form == .text { current?.texts.append(attribute) }
  }

  /// A form with the numbers of its cases, or its bit.
  private func form(of cases: [String]) -> (VocabularyAttribute.Form, [Int]?) {
    if let form = Self.forms[cases[0]] { return (form, nil) }
    if cases[0].utf8.starts(with: "flag:".utf8) { return (.flag, Int(cases[0].dropFirst(5)).map { [$0] }) }
    let choice = choices[cases[0]] ?? Choice(cases)
    return (.choice(choice.cases), choice.ownNumbers)
  }

  private mutating func addChild(_ name: String, _ words: [String]) {
    var keys: [String] = []
    var words = words.makeIterator()
    while let word = words.next() {
      if word == "as" {
        current?.strings.append(VocabularyString(key: keys.first, property: words.next() ?? ""))
      } else if let inspectorName = Self.unquoted(word) {
        keys.last.map { current?.inspectorNames[$0] = inspectorName }
      } else {
        keys.append(word)
      }
    }
    current?.children.append((name, keys))
  }

  /// The text of a word in quotes, of which the reader of words leaves the first; nil for other words.
  private static func unquoted(_ word: String) -> String? {
    word.utf8.first == UInt8(ascii: "\"") ? String(word.dropFirst()) : nil
  }

  private static let forms: [String: VocabularyAttribute.Form] = [
    "flag": .flag, "integer": .integer, "number": .number, "length": .length, "positive": .positive,
    "lengthOrInfinite": .lengthOrInfinite,
    "priority": .priority, "multiplier": .multiplier, "id": .id, "reference": .reference, "class": .className,
    "module": .module, "selector": .selector, "keyPath": .keyPath, "resource": .resource, "font": .font, "text": .text,
    "name": .name, "pattern": .pattern, "character": .character, "version": .version, "key": .key,
  ]
}

/// The values of an attribute, with their numbers in compiled nibs.
///
/// A number after a value, as in `top:1`, is its own; the next value has the number after it.
private struct Choice {
  private(set) var cases: [String] = []
  private var numbers: [Int] = []

  init(_ words: [String]) {
    for word in words {
      let parts = word.split(separator: ":", maxSplits: 1)
      cases.append(String(parts[0]))
      numbers.append(parts.count > 1 ? Int(parts[1]) ?? 0 : (numbers.last ?? -1) + 1)
    }
  }

  /// The numbers, unless they are counted from 0.
  var ownNumbers: [Int]? { numbers.elementsEqual(numbers.indices) ? nil : numbers }
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
    if position < end, bytes[position] == UInt8(ascii: "\"") { return nextInQuotes() }
    while position < end, !Self.isSpace(bytes[position]), !isEnd(bytes[position]) { position += 1 }
    return String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<position]), as: UTF8.self)
  }

  /// A word with a quote before it, and what is up to the next quote.
  private mutating func nextInQuotes() -> String {
    let start = position
    position += 1
    while position < end, bytes[position] != UInt8(ascii: "\"") { position += 1 }
    let word = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<position]), as: UTF8.self)
    position = min(position + 1, end)
    return word
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
