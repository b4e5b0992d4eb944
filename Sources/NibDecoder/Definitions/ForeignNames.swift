import EmbeddedFiles
import Support

/// What people mean who write names and values of other frameworks and formats in a stack definition.
///
/// A line of `Foreign.txt` is `element VStack Column = stackView axis="vertical"`, `attribute gap space = spacing` or
/// `value axis column = vertical`. Names are compared by their letters and digits, without prefixes. An attribute may mean
/// several: the first counts that the element has and whose value fits. `image` takes the value that is written;
/// `hidden="!"` its opposite; in `image="*" catalog="system"` and `<state titleColor="*"/>` it stands for `*`. A child counts
/// if the element may have it. Words after a colon are advice as they are, where `$.` is the id of the element.
struct ForeignNames {
  private var elements: [String: String] = [:]
  private var children: [String: String] = [:]
  private var attributes: [String: [String]] = [:]
  /// By attributes, and by what is written.
  private var values: [String: [String: String]] = [:]

  static let all = ForeignNames(String(cString: EmbeddedForeignNames.bytes))

  init(_ text: String) {
    for line in text.split(separator: "\n") {
      let sides = line.split(separator: " = ", maxSplits: 1).map(String.init)
      guard sides.count == 2, case let words = sides[0].split(separator: " "), let kind = words.first else { continue }
      let names = words.dropFirst().map { Self.plain(String($0)) }
      switch kind {
      case "element": for name in names { elements[name] = sides[1] }
      case "child": for name in names { children[name] = sides[1] }
      case "attribute":
        let meanings = sides[1].split(separator: " | ").map(String.init)
        for name in names { attributes[name, default: []] += meanings }
      default:
        let attribute = words.dropFirst().first.map(String.init) ?? ""
        for value in words.dropFirst(2) { values[attribute, default: [:]][Self.plain(String(value))] = sides[1] }
      }
    }
  }

  /// Letters and digits of a name without its prefix, and signs of a value that has no others.
  private static func plain(_ name: String) -> String {
    let own = name.split(separator: ":").last.map(String.init) ?? name
    let plain = own.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "%" }
    return plain.isEmpty ? own : plain
  }

  /// The attributes of an element by their plain names. Made once for all elements of a name.
  static func plainAttributes(of element: VocabularyElement, _ vocabulary: Vocabulary) -> [String: VocabularyAttribute]
  {
    Dictionary(vocabulary.attributes(of: element).map { (plain($0.name), $0) }) { first, _ in first }
  }

  // MARK: - Elements

  /// The start tag that a name means, without brackets.
  func element(_ name: String) -> String? {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return elements[Self.plain(last)]
  }

  /// What to write instead of a child that an element does not have, with one of its attributes or its text.
  func advice(forChild name: String, value: String, in element: VocabularyElement, _ vocabulary: Vocabulary) -> String?
  {
    guard let meaning = children[Self.plain(name)] else { return nil }
    let attribute = meaning.prefix { $0 != "=" }
    guard meaning.utf8.contains(UInt8(ascii: " ")) || vocabulary.attribute(String(attribute), of: element) != nil else {
      return nil
    }
    let isTag = meaning.prefix { $0 != "=" }.utf8.contains(UInt8(ascii: " "))
    return "write " + Self.filled(isTag ? "<\(meaning)/>" : meaning, value.isEmpty ? "…" : value)
  }

  // MARK: - Attributes

  /// The attributes of elements that a name may mean.
  func attributes(_ name: String) -> [String] {
    (attributes[Self.plain(name)] ?? []).filter {
      $0.utf8.allSatisfy { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "<") }
    }
    .map { String($0.prefix { $0 != "=" }) }
  }

  /// What to write instead of an attribute that an element does not have.
  ///
  /// - Parameters:
  ///   - own: The attributes of the element by their plain names.
  ///   - id: The id of the element; nil without one.
  func advice(
    for name: String, value: String, of element: VocabularyElement, own: [String: VocabularyAttribute], id: String?,
    _ vocabulary: Vocabulary
  ) -> String? {
    if let own = own[Self.plain(name)] {
      return "write " + Self.filled("\(own.name)=\"*\"", fitting(value, own) ?? value)
    }
    let meanings = (attributes[Self.plain(name)] ?? []).filter { applies($0, to: element, vocabulary) }
    let attributes = meanings.filter { $0.utf8.first != UInt8(ascii: ":") }
    for meaning in attributes.isEmpty ? meanings : attributes {
      if let advice = advice(meaning, value, element, id, vocabulary) { return advice }
    }
    guard let first = meanings.first, let row = row(of: first, element, vocabulary) else { return nil }
    guard case .choice(let cases) = row.form else { return "write \(row.name)" }
    return "write \(row.name)=\"\(cases.joined(separator: "\", or \""))\""
  }

  private func applies(_ meaning: String, to element: VocabularyElement, _ vocabulary: Vocabulary) -> Bool {
    switch meaning.utf8.first {
    case UInt8(ascii: ":"): return true
    case UInt8(ascii: "<"):
      let child = String(meaning.dropFirst().prefix { $0.isLetter })
      return vocabulary.children(of: element).contains(child)
    default: return row(of: meaning, element, vocabulary) != nil
    }
  }

  private func row(
    of meaning: String, _ element: VocabularyElement, _ vocabulary: Vocabulary
  ) -> VocabularyAttribute? {
    vocabulary.attribute(String(meaning.prefix { $0 != "=" && $0 != " " }), of: element)
  }

  /// Nil if the value does not fit.
  private func advice(
    _ meaning: String, _ value: String, _ element: VocabularyElement, _ id: String?, _ vocabulary: Vocabulary
  ) -> String? {
    let number = Self.number(value) ?? value
    switch meaning.utf8.first {
    case UInt8(ascii: ":"):
      // A distance may be written as an equation.
      let isDistance = meaning.contains("insets=\"*\"")
      return Self.words(meaning, isDistance ? Self.number(value) ?? "16" : number, id)
    case UInt8(ascii: "<"): return "write \(Self.filled(meaning, value)) as a child"
    default: break
    }
    guard let row = row(of: meaning, element, vocabulary) else { return nil }
    if meaning.hasByteSuffix("\"!\"") {
      return fitting(value, row).map { "write \(row.name)=\"\($0 == "YES" ? "NO" : "YES")\"" }
    }
    guard let template = meaning.firstIndex(of: "=") else {
      if let words = values[row.name]?[Self.plain(value)], words.utf8.first == UInt8(ascii: ":") {
        return Self.words(words, number, id)
      }
      return fitting(value, row).map { "write " + Self.filled("\(row.name)=\"*\"", $0) }
    }
    let text = Self.filled(meaning, number)
    let written = String(meaning[meaning.index(template, offsetBy: 2)...].prefix { $0 != "\"" })
    if row.form == .fontWords, (try? FontWords(written.replacing("*", with: number))) == nil { return nil }
    return "write \(text)"
  }

  private static func words(_ meaning: String, _ value: String, _ id: String?) -> String {
    filled(String(meaning.dropFirst(2)).replacing("$.", with: id.map { "\($0)." } ?? ""), value)
  }

  /// A text with a value in place of its asterisks.
  private static func filled(_ text: String, _ value: String) -> String {
    let short = value.count > 40 ? "…" : value
    return text.replacing(
      "*", with: short.replacing("&", with: "&amp;").replacing("\"", with: "&quot;").replacing("<", with: "&lt;"))
  }

  // MARK: - Values

  /// What to write instead of a value that an attribute does not have.
  func advice(forValue value: String, of row: VocabularyAttribute, id: String?) -> String? {
    if let words = values[row.name]?[Self.plain(value)], words.utf8.first == UInt8(ascii: ":") {
      return Self.words(words, value, id)
    }
    if let fraction = Self.fraction(value), row.name == "width" || row.name == "height" {
      let item = id.map { "\($0)." } ?? ""
      return "write \(item)\(row.name) = superview.\(row.name) * \(fraction) in <constraints>"
    }
    if row.name == "width" || row.name == "height", let relation = Self.relation(value) {
      return "write \(id.map { "\($0)." } ?? "")\(row.name) \(relation) in <constraints>"
    }
    guard let fitting = fitting(value, row), fitting != value else { return nil }
    return "write " + Self.filled("\"*\"", fitting)
  }

  /// What a value of another framework or format means for an attribute; nil for others.
  func value(_ value: String, of attribute: String) -> String? {
    values[attribute]?[Self.plain(value)].flatMap { $0.utf8.first == UInt8(ascii: ":") ? nil : $0 }
  }

  /// A value as an attribute has it; nil for one that it cannot have.
  private func fitting(_ value: String, _ row: VocabularyAttribute) -> String? {
    if let known = values[row.name]?[Self.plain(value)], known.utf8.first != UInt8(ascii: ":") { return known }
    switch row.form {
    case .choice(let cases):
      return cases.first { $0 == value } ?? cases.first { Self.plain($0) == Self.plain(value) }
    case .flag: return Self.flags[Self.plain(value)]
    case .number: return Self.number(value) ?? Self.fraction(value)
    case .multiplier: return Double(writtenRatio: value) == nil ? Self.number(value) ?? Self.fraction(value) : value
    case .integer, .length, .positive, .lengthOrFit, .lengthOrInfinite, .priority: return Self.number(value)
    case .fontWords: return [value, Self.number(value) ?? ""].first { (try? FontWords($0)) != nil }
    case .color: return [Self.last(of: value)].first { (try? ColorWord($0, assets: [])) != nil }
    case .id, .resource: return Self.last(of: value)
    case .reference: return Self.item(value) ?? value
    default: return value
    }
  }

  /// The item of a constraint that a name means; nil for others.
  static func item(_ name: String) -> String? {
    switch plain(name) {
    case "parent", "super", "superview", "self", "container", "root", "window", "parentview", "view", "contentview",
      "yes", "true", "all":
      "superview"
    case "safearea", "safe", "safearealayoutguide", "safeareainsets", "view.safearea", "safeareaguide": "safeArea"
    case "layoutmargins", "layoutmarginsguide", "margin", "margins", "marginsguide": "layoutMargins"
    case "keyboard", "keyboardlayoutguide": "keyboard"
    case "content", "contentlayout", "contentlayoutguide": "contentLayoutGuide"
    case "frame", "framelayout", "framelayoutguide": "frameLayoutGuide"
    default: nil
    }
  }

  private static let flags = [
    "yes": "YES", "true": "YES", "1": "YES", "on": "YES", "gone": "YES", "hidden": "YES", "invisible": "YES",
    "none": "YES",
    "no": "NO", "false": "NO", "0": "NO", "off": "NO", "visible": "NO", "block": "NO",
  ]

  /// A number without its unit; nil for another value.
  static func number(_ value: String) -> String? {
    let number = value.prefix { $0.isASCII && ($0.isNumber || "+-.".contains($0)) }
    let unit = value.dropFirst(number.count)
    guard unit.isEmpty || units.contains(String(unit)), Double(written: number) != nil else { return nil }
    return String(number)
  }

  private static let units: Set = ["px", "pt", "pts", "dp", "dip", "sp", "points", "point", "f"]

  /// A relation with its number, as in `≤ 200`.
  private static func relation(_ value: String) -> String? {
    for (sign, written) in [("≤", "≤"), ("<=", "≤"), ("≥", "≥"), (">=", "≥")] where value.hasBytePrefix(sign) {
      return number(String(value.dropFirst(sign.count).drop { $0 == " " })).map { "\(written) \($0)" }
    }
    return nil
  }

  /// A percentage as a fraction.
  private static func fraction(_ value: String) -> String? {
    guard value.utf8.last == UInt8(ascii: "%"), let percentage = Double(written: value.dropLast()) else { return nil }
    let text = "\(percentage / 100)"
    return text.hasByteSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A name without what Android or Swift put before it: `@color/red` and `UIColor.red`.
  private static func last(of value: String) -> String {
    value.utf8.first == UInt8(ascii: "@") || value.utf8.first == UInt8(ascii: ".") || value.hasBytePrefix("UIColor.")
      || value.hasBytePrefix("Color.")
      ? value.split { $0 == "/" || $0 == "." }.last.map(String.init) ?? value : value
  }
}

extension Vocabulary {
  /// What somebody means who writes the name of an element of another framework or format, such as `VStack` or `UILabel`.
  package func meaning(ofForeign name: String) -> String? {
    if let element = plainestElement(ofClass: name) ?? ForeignNames.all.element(name) { return element }
    // AppKit's classes have the names of UIKit's.
    return name.hasBytePrefix("NS") ? plainestElement(ofClass: "UI" + name.dropFirst(2)) : nil
  }

  /// The item of a constraint that a name of another framework or format means; nil for others.
  package static func item(ofForeign name: String) -> String? { ForeignNames.item(name) }

  /// The attributes that one of another framework or format may stand for, such as `axis` for `orientation`.
  package func meanings(ofForeignAttribute name: String) -> [String] { ForeignNames.all.attributes(name) }
}
