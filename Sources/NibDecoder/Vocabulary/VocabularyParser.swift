/// Reads the text of a vocabulary, a file of `Elements`.
///
/// An element is a line `label UILabel : (view)`: its name, its class, and what it inherits from, with its name in the library
/// if that is another: `skView SKView : (view) "SpriteKit view"`. Names in parentheses are what several elements have in
/// common. `comboBox NSComboBox:NSTextField : (view)` says which class the element's derives from, where that is not the class
/// of what the element inherits from. Below it, each attribute has a line `numberOfLines integer = 1` with its form and
/// its default, or `required`, and each kind of child a line `<color textColor shadowColor>` with its keys; `<#text>` is
/// text, and an attribute `*` stands for any name. `# Controls` begins a family of elements. A line that ends with `|`, or
/// is followed by one with six spaces, continues. `enum` declares values that several attributes have. An exclamation mark
/// after the name of an `enum`, or of an attribute with a list of values, says that AppKit's headers know no others.
/// `extend` adds to an element, or restates what it has: `textAlignment = natural` only the default.
///
/// A name that Interface Builder's inspector has for an attribute or for the child under a key follows it in quotes, unless
/// it is the words of the name: `numberOfLines integer = 1 "lines"`, `<color textColor "color" shadowColor "shadow">`.
///
/// Where ibtool has a name of its own for a text, it follows: `toolTip text as ibShadowedToolTip`. So it does for texts in
/// elements that are no objects, which belong to the object around them: `title text as *Title` for the title of a state,
/// `title text as segmentTitles[]` for one of a list, and `<string> as scopeButtonTitles[]` for strings in it. What ibtool
/// does not extract is `text as -`.
///
/// `! id contentMode @frame <objects>` names the attributes, the keys of children and the children without a key that
/// Interface Builder always writes. A line `=` says that it has no attributes but those of the vocabulary.
///
/// `+ textInputTraits` names a child whose attributes may stand on the element itself in stack definitions.
///
/// `-> rootViewController` names the relationships that segues of a container controller can have.
///
/// ``NibKey`` describes the lines that begin with `@`.
struct VocabularyParser {
  private(set) var elements: [String: ElementRows] = [:]
  private(set) var families: [String] = []
  private(set) var superclasses: [String: String] = [:]
  private var choices = ["CanvasDevice": Choice(CanvasDevice.all.map(\.id))]
  private var current: ElementRows?
  /// The part of the keys of a nib that the next ones belong to.
  private var part = ""

  init() {}

  init(extending vocabulary: Vocabulary) {
    elements = vocabulary.elements.mapValues(\.rows)
    (families, superclasses) = (vocabulary.families, vocabulary.statedSuperclasses)
  }

  mutating func read(_ text: UnsafeBufferPointer<UInt8>) {
    var words = VocabularyWords(text)
    while let indentation = words.nextLine() {
      switch (indentation, words.next()) {
      case (0, "#"): families.append(words.rest(separator: UInt8(ascii: " ")).joined(separator: " "))
      case (0, "extend"): resume(words.next())
      case (0, "enum"): addChoice(words.next(), words.rest(separator: UInt8(ascii: "|")))
      case (0, let name): begin(name, className: words.next(), &words)
      case (_, let name) where name.utf8.first == UInt8(ascii: "<"):
        let child = name.utf8.dropFirst().prefix { $0 != UInt8(ascii: ">") }
        addChild(String(Substring(child)), words.rest(separator: UInt8(ascii: ">")))
      case (_, "!"): current?.form.always += words.rest(separator: UInt8(ascii: " "))
      case (_, "="): current?.form.isClosed = true
      case (_, "+"): current?.form.lifted += words.rest(separator: UInt8(ascii: " "))
      case (_, "->"): current?.relationships += words.rest(separator: UInt8(ascii: " "))
      case (_, let name) where name.utf8.first == UInt8(ascii: "@"):
        addNibKey(String(name.dropFirst()), &words)
      case (_, let name): addAttribute(name, &words)
      }
    }
    endElement()
  }

  private mutating func addChoice(_ name: String, _ words: [String]) {
    let isComplete = name.utf8.last == UInt8(ascii: "!")
    choices[isComplete ? String(name.dropLast()) : name] = Choice(words, isComplete: isComplete)
  }

  private mutating func begin(_ name: String, className: String, _ words: inout VocabularyWords) {
    endElement()
    let (colon, parent) = (words.next(), words.next())
    let classes = className.split(separator: ":").map(String.init)
    if classes.count > 1 { superclasses[name] = classes[1] }
    current = ElementRows(
      name: name, className: classes.first == "-" ? nil : classes.first, parent: colon == ":" ? parent : nil,
      libraryName: Self.unquoted(colon == ":" ? words.next() : colon), family: families.last ?? "")
  }

  private mutating func resume(_ name: String) {
    endElement()
    current = elements[name]
  }

  private mutating func endElement() {
    if let current { elements[current.name] = current }
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

  private mutating func addAttribute(_ word: String, _ words: inout VocabularyWords) {
    let isComplete = word.utf8.last == UInt8(ascii: "!")
    let name = isComplete ? String(word.dropLast()) : word
    let cases = words.cases()
    if cases == ["="] { return restate(name, default: words.next()) }
    var (defaultValue, property, isRequired): (String?, String?, Bool) = (nil, nil, false)
    var word = words.next()
    while !word.isEmpty {
      switch word {
      case "=": defaultValue = words.next()
      case "as": property = words.next()
      case "required": isRequired = true
      default: current?.inspectorNames[name] = Self.unquoted(word)
      }
      word = words.next()
    }
    let (form, numbers) = form(of: cases)
    add(
      VocabularyAttribute(
        name: name, form: form, defaultValue: defaultValue, translatedProperty: property, numbers: numbers,
        isRequired: isRequired, isComplete: isComplete || choices[cases[0]]?.isComplete ?? false))
  }

  /// Gives an attribute that the element has or inherits another default.
  private mutating func restate(_ name: String, default value: String) {
    var rows = current
    while let known = rows {
      if let attribute = known.attributes.first(where: { $0.name == name }) {
        add(
          VocabularyAttribute(
            name: name, form: attribute.form, defaultValue: value, translatedProperty: attribute.translatedProperty,
            numbers: attribute.numbers, isRequired: attribute.isRequired, isComplete: attribute.isComplete))
      }
      rows = known.attributes.contains { $0.name == name } ? nil : known.parent.flatMap { elements[$0] }
    }
  }

  private mutating func add(_ attribute: VocabularyAttribute) {
    let name = attribute.name
    if let place = current?.attributes.firstIndex(where: { $0.name == name }) {
      current?.attributes[place] = attribute
    } else {
      current?.attributes.append(attribute)
    }
  }

  /// Adds an attribute to an element that is read.
  mutating func add(_ attribute: VocabularyAttribute, toElement name: String) {
    elements[name]?.attributes.append(attribute)
  }

  /// A form with the numbers of its cases, or its bit.
  private func form(of cases: [String]) -> (VocabularyAttribute.Form, [Int]?) {
    if cases.count == 1, let form = Self.forms[cases[0]] { return (form, nil) }
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
    "lengthOrFit": .lengthOrFit,
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
  let isComplete: Bool

  init(_ words: [String], isComplete: Bool = false) {
    self.isComplete = isComplete
    for word in words {
      let parts = word.split(separator: ":", maxSplits: 1)
      cases.append(String(parts[0]))
      numbers.append(parts.count > 1 ? Int(parts[1]) ?? 0 : (numbers.last ?? -1) + 1)
    }
  }

  /// The numbers, unless they are counted from 0.
  var ownNumbers: [Int]? { numbers.elementsEqual(numbers.indices) ? nil : numbers }
}

/// What the rows of a vocabulary say about an element, without what it inherits.
struct ElementRows: Sendable {
  let name: String
  let className: String?
  /// The name of what it inherits from.
  let parent: String?
  let libraryName: String?
  let family: String
  var attributes: [VocabularyAttribute] = []
  var children: [(name: String, keys: [String])] = []
  /// The names in the inspector of attributes and of children, by keys, where they are not their words.
  var inspectorNames: [String: String] = [:]
  var form = ElementForm()
  /// The relationships that its segues can have.
  var relationships: [String] = []
  /// The children that are texts of the object around them.
  var strings: [VocabularyString] = []
  var nibKeys: [NibKey] = []
}

/// What each element of a name has in Interface Builder's documents, and how stack definitions shorten it.
struct ElementForm: Sendable {
  /// What Interface Builder always writes.
  var always: [String] = []
  /// Whether no other attributes are known: 2,546 documents that the rows were not made from have none.
  var isClosed = false
  /// The children whose attributes may stand on the element itself.
  var lifted: [String] = []
}

/// The words of a text, line by line.
struct VocabularyWords {
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
