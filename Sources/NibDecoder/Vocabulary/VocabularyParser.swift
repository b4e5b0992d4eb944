/// Reads the text of a vocabulary, a file of `Elements`.
///
/// An element is a line `label UILabel : (view)`: its name, its class, and what it inherits from, with its name in the library
/// if that is another: `skView SKView : (view) "SpriteKit view"`. Names in parentheses are what several elements have in
/// common. `comboBox NSComboBox:NSTextField : (view)` says which class the element's derives from, where that is not the class
/// of what the element inherits from. Below it, each attribute has a line `numberOfLines integer = 1` with its form and
/// its default, or `required`, and each kind of child a line `<color textColor shadowColor>` with its keys; `<#text>` is
/// text. `# Controls` begins a family of elements. A line that ends with `|`, or
/// is followed by one with six spaces, continues. `enum` declares values that several attributes have, and `extend` adds to
/// an element, or restates what it has.
///
/// A name that Interface Builder's inspector has for an attribute or for the child under a key follows it in quotes, unless
/// it is the words of the name: `numberOfLines integer = 1 "lines"`, `<color textColor "color" shadowColor "shadow">`.
///
/// Where ibtool has a name of its own for a text, it follows: `toolTip text as ibShadowedToolTip`. So it does for texts in
/// elements that are no objects, which belong to the object around them: `title text as *Title` for the title of a state,
/// `title text as segmentTitles[]` for one of a list, and `<string> as scopeButtonTitles[]` for strings in it. What ibtool
/// does not extract is `text as -`.
///
/// `foreign VStack LazyVStack = stackView axis="vertical"` says what names of other frameworks and formats mean, and
/// `foreignAttribute orientation = axis` does so for attributes.
///
/// `-> rootViewController` names the relationships that segues of a container controller can have.
///
/// ``NibKey`` describes the lines that begin with `@`.
struct VocabularyParser {
  private(set) var elements: [String: ElementRows] = [:]
  private(set) var families: [String] = []
  private(set) var superclasses: [String: String] = [:]
  private(set) var foreignNames: [String: String] = [:]
  private(set) var foreignAttributes: [String: [String]] = [:]
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
      case (0, "enum"): choices[words.next()] = Choice(words.rest(separator: UInt8(ascii: "|")))
      case (0, "foreign"):
        let (names, meaning) = Self.foreign(&words)
        for name in names { foreignNames[name] = meaning.joined(separator: " ") }
      case (0, "foreignAttribute"):
        let (names, meanings) = Self.foreign(&words)
        for name in names { foreignAttributes[name] = meanings }
      case (0, let name): begin(name, className: words.next(), &words)
      case (_, let name) where name.utf8.first == UInt8(ascii: "<"):
        let child = name.utf8.dropFirst().prefix { $0 != UInt8(ascii: ">") }
        addChild(String(Substring(child)), words.rest(separator: UInt8(ascii: ">")))
      case (_, "->"): current?.relationships += words.rest(separator: UInt8(ascii: " "))
      case (_, let name) where name.utf8.first == UInt8(ascii: "@"):
        addNibKey(String(name.dropFirst()), &words)
      case (_, let name): addAttribute(name, &words)
      }
    }
    endElement()
  }

  /// The names before an equals sign, and the words after it.
  private static func foreign(_ words: inout VocabularyWords) -> (names: ArraySlice<String>, meaning: [String]) {
    let parts = words.rest(separator: UInt8(ascii: " ")).split(separator: "=", maxSplits: 1)
    return (parts.first ?? [], Array(parts.last ?? []))
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

  private mutating func addAttribute(_ name: String, _ words: inout VocabularyWords) {
    let cases = words.cases()
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
    let attribute = VocabularyAttribute(
      name: name, form: form, defaultValue: defaultValue, translatedProperty: property, numbers: numbers,
      isRequired: isRequired)
    if let place = current?.attributes.firstIndex(where: { $0.name == name }) {
      current?.attributes[place] = attribute
    } else {
      current?.attributes.append(attribute)
    }
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
    "nonnegative": .nonnegative,
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
